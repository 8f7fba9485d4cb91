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
 * Asks people to confirm their address, and emails those who did once the product is back. That email is queued
 * and the address deleted in one transaction, so nobody is emailed twice. The only visitor input in these
 * emails is the recipient's address, so the form cannot be misused for spam.
 *
 * @see SHOP-45 SHOP-90 OUTBOX-360
 */
final class StockMails implements Module, CronTask {

	/** Emails queued at once; the hourly task queues the others. */
	private const BATCH = 200;

	/** Products that one run of the hourly task examines. */
	private const PRODUCTS = 500;

	/** Days after which a request is deleted. */
	private const DAYS = 365;

	/** Days in which a request can be confirmed. */
	private const DAYS_TO_CONFIRM = 30;

	private const MAIL = 'stock-mail';

	/** At most one email per day for the same address, product and requester. */
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

	public function register(): void {
		add_action( 'woocommerce_product_set_stock_status', $this->see( ... ), 10, 3 );
		add_action( 'woocommerce_variation_set_stock_status', $this->see( ... ), 10, 3 );
		add_action( 'deleted_post', $this->forget( ... ), 10, 2 );
	}

	/**
	 * Deletes old requests, and emails people about products that came back unnoticed or had too
	 * many requests for one batch.
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
	 * Stores a request and emails the owner of the address. The form's answer does not reveal
	 * whether the address was already on the list; only the email does.
	 *
	 * @throws ShareUsed If the rate limit forbids an email to this address now; nothing is stored.
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

	private function see( mixed $id, mixed $status, mixed $product ): void {
		if ( 'instock' !== $status || ! $product instanceof WC_Product || ! self::can_be_bought( $product ) ) {
			return;
		}
		try {
			$this->tell( $product );
		} catch ( StorageUnavailable ) {
			// The product is saved all the same; the hourly task sends the mails.
			return;
		}
	}

	private function forget( mixed $id, mixed $post ): void {
		if ( ! $post instanceof WP_Post || ! in_array( $post->post_type, [ 'product', 'product_variation' ], true ) ) {
			return;
		}
		try {
			$this->waits->delete_of( is_numeric( $id ) ? (int) $id : 0 );
		} catch ( StorageUnavailable ) {
			// The hourly task finds that the product is gone.
			return;
		}
	}

	private function tell( WC_Product $product ): void {
		// Requests belong to the live site, whose hourly task sends the mails.
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
			[ Mail::BUTTON, $this->links->url( StockLinks::CONFIRM, $wait ), __( 'Confirm your request', 'brolga' ) ],
			[
				Mail::SMALL,
				__( 'If this was not you, you can ignore this email and you will not hear from us again.', 'brolga' ),
			]
		);
	}

	/** Writes the email for somebody whose request is already confirmed. */
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

	private function news( WC_Product $product, StockWait $wait ): Mail {
		return $this->mail(
			$wait,
			/* translators: %s: a product. */
			sprintf( __( '%s is back in stock', 'brolga' ), self::name( $product ) ),
			/* translators: 1: a product. 2: the shop's name. */
			sprintf( __( '%1$s is back in stock at %2$s:', 'brolga' ), self::name( $product ), $this->sender->name() ),
			[ Mail::BUTTON, $product->get_permalink(), self::name( $product ) ],
			[
				Mail::SMALL,
				__( 'You asked us to tell you. This is the only email about it, and we have deleted your request.', 'brolga' ),
			]
		);
	}

	/** @param array{string, string, 2?: string} ...$more */
	private function mail( StockWait $wait, string $subject, string $text, array ...$more ): Mail {
		$stop  = $this->links->url( StockLinks::STOP, $wait );
		$parts = [
			[ Mail::TEXT, $text ],
			...array_values( $more ),
			[ Mail::RULE, '--' ],
			/* translators: 1: the sender's name, 2: the site's address. */
			[ Mail::IMPRINT, sprintf( __( 'Sent by %1$s, %2$s', 'brolga' ), $this->sender->name(), home_url( '/' ) ) ],
			/* translators: %s: an address. */
			[ Mail::LEAVE, sprintf( __( 'Unsubscribe: %s', 'brolga' ), $stop ) ],
		];
		return new Mail(
			[ $wait->email ],
			$subject,
			Mail::text_of( $parts ) . "\n",
			unsubscribe: $stop,
			marks: Mail::marks_of( $parts )
		);
	}

	private static function name( WC_Product $product ): string {
		return Text::line( html_entity_decode( wp_strip_all_tags( $product->get_name() ), ENT_QUOTES, 'UTF-8' ) );
	}

	/** Returns a date in the past in MySQL's format (UTC). */
	private function ago( int $days ): string {
		return $this->clock->now()->modify( "-{$days} days" )->format( 'Y-m-d H:i:s' );
	}

	private static function can_be_bought( WC_Product $product ): bool {
		$page = 0 === $product->get_parent_id() ? $product->get_id() : $product->get_parent_id();
		return $product->is_in_stock() && 'publish' === get_post_status( $page );
	}
}
