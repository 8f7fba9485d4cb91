<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Api\Consent\Category;
use Brolga\Api\Consent\Service;
use Brolga\Api\Consent\Storage;
use Brolga\Core\Consent\Consent;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;
use Closure;

/**
 * Makes WooCommerce's order attribution wait for consent, since it stores in cookies where a
 * visitor came from. The server disallows it on every page; the script `@brolga/order-attribution`
 * allows it for visitors who have agreed.
 *
 * @see CONSENT-23
 */
final class OrderAttribution implements Module, DeclaresServices {

	public const ID = 'order-attribution';

	private const MODULE = '@brolga/order-attribution';

	/** Handles of WooCommerce's tracking script and of the script with which it asks the WP Consent API. */
	private const THEIRS     = 'wc-order-attribution';
	private const THEIRS_API = 'wp-consent-api-integration';

	private const OPTION = 'woocommerce_feature_order_attribution_enabled';

	/** WooCommerce's default cookie lifetime in months: practically until the browser is closed. */
	private const MONTHS = 0.00001;

	private const DAYS_A_MONTH = 30;

	/** @param Closure(): Consent $consent */
	public function __construct(
		private readonly Shop $shop,
		#[LazyInject( Consent::class )] private readonly Closure $consent
	) {}

	/** Runs after WooCommerce's own filters, so that this decision is final. */
	public function register(): void {
		add_filter( 'wc_order_attribution_allow_tracking', $this->allow( ... ), PHP_INT_MAX );
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ), PHP_INT_MAX );
	}

	/** @return list<Service> */
	public function services(): array {
		if ( ! $this->shop->is_running() || 'yes' !== get_option( self::OPTION, 'yes' ) ) {
			return [];
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter, asked as it asks.
		$months = apply_filters( 'wc_order_attribution_cookie_lifetime_months', self::MONTHS );
		return [
			new Service(
				self::ID,
				Category::Marketing,
				__( 'Order attribution', 'brolga' ),
				__( 'Remembers which website or campaign brought you here, so that we know what brings in orders. This information stays on our site.', 'brolga' ),
				'',
				[ new Storage(
					'sbjs_*',
					__( 'Where you came from, and which pages you saw', 'brolga' ),
					is_numeric( $months ) ? (int) floor( $months * self::DAYS_A_MONTH ) : 0
				) ],
				waits: '#' . self::THEIRS . '-js'
			),
		];
	}

	/**
	 * Disallows it in every page's markup, since a cached page is the same for visitors with and
	 * without consent.
	 */
	private function allow( mixed $allowed ): mixed {
		return $this->waits() ? false : $allowed;
	}

	/** Loads the script that allows it after consent, and removes WooCommerce's own consent script. */
	private function enqueue(): void {
		if ( $this->waits() && wp_script_is( self::THEIRS ) ) {
			wp_dequeue_script( self::THEIRS_API );
			wp_enqueue_script_module( self::MODULE );
		}
	}

	private function waits(): bool {
		return ( $this->consent )()->asks( self::ID );
	}
}
