<?php
declare( strict_types=1 );

namespace Brolga\Shop\BackInStock;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Lifecycle\HomeAddress;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Text;
use Brolga\Mail\Mail;
use Brolga\Mail\MailShare;
use Brolga\Mail\Sender;
use Brolga\Mail\ShareUsed;
use Brolga\Outbox\Outbox;
use Brolga\Shop\Shop;
use WC_Product;
use WP_Post;

/**
 * Asks whoever typed an address whether it is theirs, and tells those who
 * confirmed that a product is back, once: the email is queued and the address
 * forgotten in one transaction. Nothing a visitor typed stands in an email but
 * its recipient.
 *
 * @see SHOP-45 SHOP-90 OUTBOX-360
 */
final class StockMails implements Module, CronTask {

	/** Emails queued at once; the rest goes with the hour. */
	private const BATCH = 200;

	/** Products that are looked at in an hour. */
	private const PRODUCTS = 500;

	/** After so long nobody waits any more. */
	private const DAYS = 365;

	/** So long a request can be confirmed. */
	private const DAYS_TO_CONFIRM = 30;

	/** What emails that anybody can cause are counted as. */
	private const MAIL = 'stock-mail';

	/** One more for one address and product by one requester. */
	private const INTERVAL_MS = 24 * 3600 * 1000;

	public function __construct(
		private readonly StockWaitRepository $waits,
		private readonly Transaction $transaction,
		private readonly Outbox $outbox,
		private readonly Sender $sender,
		private readonly Shop $shop,
		private readonly Clock $clock,
		private readonly StockLinks $links,
		private readonly MailShare $share,
		private readonly HomeAddress $home
	) {}

	/**
	 * Waits for stock.
	 */
	public function register(): void {
		add_action( 'woocommerce_product_set_stock_status', $this->see( ... ), 10, 3 );
		add_action( 'woocommerce_variation_set_stock_status', $this->see( ... ), 10, 3 );
		add_action( 'deleted_post', $this->forget( ... ), 10, 2 );
	}

	/**
	 * What came back without anybody saying so, what was too much for one request, and what is too old.
	 */
	public function run_task(): void {
		$this->waits->delete_old( $this->ago( self::DAYS ), $this->ago( self::DAYS_TO_CONFIRM ) );
		foreach ( $this->shop->is_running() ? $this->waits->products( self::PRODUCTS ) : [] as $id ) {
			$product = wc_get_product( $id );
			if ( ! $product instanceof WC_Product ) {
				$this->waits->delete_of( $id );
			} elseif ( self::can_be_bought( $product ) ) {
				$this->tell( $product );
			}
		}
	}

	/**
	 * Notes that somebody asked to be told, and has the owner of the address
	 * confirm it. Whether they asked before is told in their mailbox alone.
	 *
	 * @param WC_Product $product The product, or a variation.
	 * @param string     $email   The address.
	 *
	 * @throws ShareUsed          When no email may leave for the address now: nothing was stored.
	 */
	public function ask( WC_Product $product, string $email ): void {
		$this->transaction->run(
			function () use ( $product, $email ): void {
				$this->share->take( self::MAIL, (string) $product->get_id(), Text::lower( $email ), self::INTERVAL_MS );
				$wait = $this->waits->ask( $product->get_id(), $email );
				$this->outbox->enqueue( SiteLanguage::write(
					fn (): Mail => $wait->is_confirmed
						? $this->known( $product, $wait )
						: $this->question( $product, $wait )
				)->to_job() );
			}
		);
	}

	/**
	 * A product's stock has changed.
	 *
	 * @param mixed $id     Its number.
	 * @param mixed $status What it is now.
	 */
	private function see( mixed $id, mixed $status, mixed $product ): void {
		if ( 'instock' !== $status || ! $product instanceof WC_Product || ! self::can_be_bought( $product ) ) {
			return;
		}
		try {
			$this->tell( $product );
		} catch ( StorageUnavailable ) {
			// Whoever restocks is not kept from it: the hour tells them.
			return;
		}
	}

	/**
	 * A product is gone for good.
	 *
	 * @param mixed $id The post's number.
	 */
	private function forget( mixed $id, mixed $post ): void {
		if ( ! $post instanceof WP_Post || ! in_array( $post->post_type, [ 'product', 'product_variation' ], true ) ) {
			return;
		}
		try {
			$this->waits->delete_of( is_numeric( $id ) ? (int) $id : 0 );
		} catch ( StorageUnavailable ) {
			// The hour finds that it is gone.
			return;
		}
	}

	/**
	 * Queues the emails of a product.
	 */
	private function tell( WC_Product $product ): void {
		// Whoever waits does so for the live site: once this is it, the hour tells them.
		if ( $this->home->is_copy() ) {
			return;
		}
		$this->transaction->run(
			function () use ( $product ): void {
				$waiting = $this->waits->first( $product->get_id(), self::BATCH );
				foreach ( $waiting as $wait ) {
					$this->outbox->enqueue(
						SiteLanguage::write( fn (): Mail => $this->news( $product, $wait ) )->to_job()
					);
				}
				$this->waits->delete( array_column( $waiting, 'id' ) );
			}
		);
	}

	/**
	 * The email that asks the owner of an address.
	 *
	 * @param StockWait $wait The request.
	 */
	private function question( WC_Product $product, StockWait $wait ): Mail {
		return $this->mail(
			$wait,
			/* translators: %s: a product. */
			sprintf( __( 'Confirm: email me when %s is back in stock', 'brolga' ), self::name( $product ) ),
			sprintf(
				/* translators: 1: a product. 2: the shop’s name. */
				__( "You, or someone using this address, asked to be emailed when %1\$s is back in stock at %2\$s.\n\nTo confirm, open this page and press the button:", 'brolga' ),
				self::name( $product ),
				$this->sender->name()
			),
			$this->links->url( StockLinks::CONFIRM, $wait ),
			__( 'If this was not you, you can ignore this email and you will not hear from us again.', 'brolga' )
		);
	}

	/**
	 * The email to somebody who has confirmed before.
	 *
	 * @param StockWait $wait The request.
	 */
	private function known( WC_Product $product, StockWait $wait ): Mail {
		return $this->mail(
			$wait,
			/* translators: %s: a product. */
			sprintf( __( 'You’re already on the waiting list for %s', 'brolga' ), self::name( $product ) ),
			sprintf(
				/* translators: 1: a product. 2: the shop’s name. */
				__( 'You, or someone using this address, asked again to be emailed when %1$s is back in stock at %2$s. You’re already on the waiting list, so there’s nothing to do.', 'brolga' ),
				self::name( $product ),
				$this->sender->name()
			)
		);
	}

	/**
	 * The email that says that a product is back.
	 *
	 * @param WC_Product $product What is back.
	 * @param StockWait  $wait    Who waits for it.
	 */
	private function news( WC_Product $product, StockWait $wait ): Mail {
		return $this->mail(
			$wait,
			/* translators: %s: a product. */
			sprintf( __( '%s is back in stock', 'brolga' ), self::name( $product ) ),
			/* translators: 1: a product. 2: the shop's name. */
			sprintf( __( '%1$s is back in stock at %2$s:', 'brolga' ), self::name( $product ), $this->sender->name() ),
			$product->get_permalink(),
			__( 'You asked us to tell you. This is the only email about it, and we have deleted your request.', 'brolga' )
		);
	}

	/**
	 * An email with its sender and the way to end the request.
	 *
	 * @param StockWait $wait    Who gets it.
	 * @param string    ...$text The text, in paragraphs.
	 */
	private function mail( StockWait $wait, string $subject, string ...$text ): Mail {
		$stop = $this->links->url( StockLinks::STOP, $wait );
		return new Mail(
			[ $wait->email ],
			$subject,
			implode(
				"\n\n",
				[
					...array_values( $text ),
					'--',
					/* translators: 1: the sender's name, 2: the site's address. */
					sprintf( __( 'Sent by %1$s, %2$s', 'brolga' ), $this->sender->name(), home_url( '/' ) ),
					/* translators: %s: an address. */
					sprintf( __( 'Unsubscribe: %s', 'brolga' ), $stop ),
				]
			) . "\n",
			unsubscribe: $stop
		);
	}

	/**
	 * A product's name, as an email has it.
	 */
	private static function name( WC_Product $product ): string {
		return Text::line( html_entity_decode( wp_strip_all_tags( $product->get_name() ), ENT_QUOTES, 'UTF-8' ) );
	}

	/**
	 * A moment so long ago, as the table has it.
	 *
	 * @param int $days How long.
	 */
	private function ago( int $days ): string {
		return $this->clock->now()->modify( "-{$days} days" )->format( 'Y-m-d H:i:s' );
	}

	/**
	 * Whether visitors find a product and can buy it.
	 *
	 * @param WC_Product $product The product, or a variation.
	 */
	private static function can_be_bought( WC_Product $product ): bool {
		$page = 0 === $product->get_parent_id() ? $product->get_id() : $product->get_parent_id();
		return $product->is_in_stock() && 'publish' === get_post_status( $page );
	}
}
