<?php
declare( strict_types=1 );

namespace Brolga\Shop\Orders;

use Brolga\Core\Consent\Category;
use Brolga\Core\Consent\Consent;
use Brolga\Core\Consent\DeclaresServices;
use Brolga\Core\Consent\Service;
use Brolga\Core\Consent\Storage;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Brolga\Shop\Shop;
use Closure;

/**
 * WooCommerce's order attribution keeps cookies about where a visitor came from.
 * Where visitors are asked, it waits for their answer: the page says no for
 * everybody, and `@brolga/order-attribution` says yes for who has agreed.
 *
 * @see CONSENT-23
 */
final class OrderAttribution implements Module, DeclaresServices {

	public const ID = 'order-attribution';

	private const MODULE = '@brolga/order-attribution';

	/** WooCommerce's script, and the one by which it asks the WP Consent API itself. */
	private const THEIRS     = 'wc-order-attribution';
	private const THEIRS_API = 'wp-consent-api-integration';

	/** WooCommerce's switch for it, on by default. */
	private const OPTION = 'woocommerce_feature_order_attribution_enabled';

	/** Its own default, in months: until the browser is closed. */
	private const MONTHS = 0.00001;

	private const DAYS_A_MONTH = 30;

	/**
	 * @param Closure(): Consent $consent Knows what visitors are asked.
	 */
	public function __construct(
		private readonly Shop $shop,
		#[Later( Consent::class )] private readonly Closure $consent
	) {}

	/**
	 * Has the last word, after WooCommerce's own.
	 */
	public function register(): void {
		add_filter( 'wc_order_attribution_allow_tracking', $this->allow( ... ), PHP_INT_MAX );
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ), PHP_INT_MAX );
	}

	/**
	 * What it keeps, where the owner has it.
	 *
	 * @return list<Service>
	 */
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
	 * Whether a page allows it, whoever is given the page.
	 *
	 * @param mixed $allowed What others say.
	 */
	private function allow( mixed $allowed ): mixed {
		return $this->waits() ? false : $allowed;
	}

	/**
	 * Loads what says yes, where WooCommerce's script is, and has nobody else say it.
	 */
	private function enqueue(): void {
		if ( $this->waits() && wp_script_is( self::THEIRS ) ) {
			wp_dequeue_script( self::THEIRS_API );
			wp_enqueue_script_module( self::MODULE );
		}
	}

	/**
	 * Whether visitors are asked about it.
	 */
	private function waits(): bool {
		return ( $this->consent )()->asks( self::ID );
	}
}
