<?php
declare( strict_types=1 );

namespace Brolga\Shop\BackInStock;

use Brolga\Core\Clock;
use Brolga\Core\CronTask;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Module;
use Brolga\Core\Text;
use Brolga\Mail\Mail;
use Brolga\Mail\Sender;
use Brolga\Outbox\Outbox;
use Brolga\Shop\Shop;
use WC_Product;
use WP_Post;

/**
 * Tells those who wait that a product is back, once: the email is queued and the
 * address forgotten in one transaction.
 *
 * @see SHOP-45
 */
final class StockMails implements Module, CronTask {

	/** Emails queued at once; the rest goes with the hour. */
	private const BATCH = 200;

	/** Products that are looked at in an hour. */
	private const PRODUCTS = 500;

	/** After so long nobody waits any more. */
	private const DAYS = 365;

	public function __construct(
		private readonly StockWaitRepository $waits,
		private readonly Transaction $transaction,
		private readonly Outbox $outbox,
		private readonly Sender $sender,
		private readonly Shop $shop,
		private readonly Clock $clock
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
		$this->waits->delete_old( $this->clock->now()->modify( '-' . self::DAYS . ' days' )->format( 'Y-m-d H:i:s' ) );
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
	 * A product's stock has changed.
	 *
	 * @param mixed $id      Its number.
	 * @param mixed $status  What it is now.
	 * @param mixed $product The product.
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
	 * @param mixed $id   The post's number.
	 * @param mixed $post The post.
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
	 *
	 * @param WC_Product $product The product.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	private function tell( WC_Product $product ): void {
		$this->transaction->run(
			function () use ( $product ): void {
				$waiting = $this->waits->first( $product->get_id(), self::BATCH );
				foreach ( $waiting as $email ) {
					$this->outbox->enqueue( SiteLanguage::write( fn (): Mail => $this->mail( $product, $email ) )->to_job() );
				}
				$this->waits->delete( array_keys( $waiting ) );
			}
		);
	}

	/**
	 * The email.
	 *
	 * @param WC_Product $product What is back.
	 * @param string     $email   Who waits for it.
	 */
	private function mail( WC_Product $product, string $email ): Mail {
		$name = Text::line( html_entity_decode( wp_strip_all_tags( $product->get_name() ), ENT_QUOTES, 'UTF-8' ) );
		return new Mail(
			[ $email ],
			/* translators: %s: a product. */
			sprintf( __( '%s is back in stock', 'brolga' ), $name ),
			implode(
				"\n\n",
				[
					/* translators: 1: a product. 2: the shop's name. */
					sprintf( __( '%1$s is back in stock at %2$s:', 'brolga' ), $name, $this->sender->name() ),
					$product->get_permalink(),
					__( 'You asked us to tell you. This is the only email about it, and we have deleted your request.', 'brolga' ),
					'--',
					/* translators: 1: the sender's name, 2: the site's address. */
					sprintf( __( 'Sent by %1$s, %2$s', 'brolga' ), $this->sender->name(), home_url( '/' ) ),
				]
			) . "\n"
		);
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
