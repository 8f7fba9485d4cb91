<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\AbTests\Delivery\Preview;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Roles;
use Brolga\Shop\Orders\OrderAddress;
use Brolga\Shop\Tracking\ShopTracking;
use Closure;

/**
 * Decides whether the current page reports to tracking services, and to which.
 *
 * @see TRACK-9 TRACK-10 TRACK-12 TRACK-22
 */
final class TrackedPage {

	/** Query argument with which owners see what a page sends. */
	public const LOG = 'brolga_events';

	private const WRITES = 'edit_posts';

	/** @var array<string, array<string, mixed>>|null Null until services() has been called. */
	private ?array $services = null;

	/**
	 * @param Closure(): ShopTracking $shop
	 * @param Closure(): OrderAddress $order
	 */
	public function __construct(
		private readonly TrackingSettings $settings,
		#[LazyInject( ShopTracking::class )] private readonly Closure $shop,
		#[LazyInject( OrderAddress::class )] private readonly Closure $order
	) {}

	/**
	 * Returns the data of the services that are told about this page, by id, together with that of
	 * the shop and the log, whose scripts load in the same way. Empty if nothing must be loaded.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function services(): array {
		return $this->services ??= $this->gather();
	}

	/**
	 * Whether the visit is not reported at all, not even leads in the data layer: it is a preview,
	 * or the user writes for the site, is not counted as a visitor and has not requested the log.
	 */
	public function is_untold(): bool {
		return Preview::is_asked()
			|| ( $this->is_staffs() && ! $this->is_logged() && ! $this->settings->counts_staff() );
	}

	/** Whether the URL contains a secret that cannot be removed from it. */
	public function is_secret(): bool {
		return [] !== array_diff( $this->secrets(), $this->hidden() );
	}

	/**
	 * Returns the query that remains when secrets are removed from the URL before a service
	 * starts; null if there is nothing to remove.
	 *
	 * @see TRACK-22
	 */
	public function query(): ?string {
		$hidden = $this->hidden();
		if ( [] === $hidden ) {
			return null;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- The visitor's own address, of which parts are left out.
		$request = is_string( $_SERVER['REQUEST_URI'] ?? null ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '';
		$stays   = array_filter(
			explode( '&', explode( '?', $request, 2 )[1] ?? '' ),
			static fn ( string $pair ): bool => '' !== $pair
				&& ! in_array( TrackedAddress::parameter( $pair ), $hidden, true )
		);
		return [] === $stays ? '' : '?' . implode( '&', $stays );
	}

	/** @return list<string> The names of secret parameters in the URL; empty if no service is set up. */
	private function secrets(): array {
		if ( [] === $this->settings->services() ) {
			return [];
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only the names are looked at.
		$names = array_map( 'strval', array_keys( $_GET ) );
		/**
		 * Filters which parameters of an address are secret. A page with such a parameter reports nothing to tracking
		 * services, unless the parameter can be removed (`brolga_hidden_parameters`).
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $secrets Names of secret parameters. Default: `key`, `login`, `…_token` and the like.
		 * @param list<string> $names   Names of all parameters of the address.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_secret_parameters',
		 * 	static fn ( array $secrets ): array => [ ...$secrets, 'invitation' ]
		 * );
		 */
		$secrets = apply_filters(
			'brolga_secret_parameters',
			array_values( array_filter( $names, TrackedAddress::is_secret( ... ) ) ),
			$names
		);
		return self::among( $names, $secrets );
	}

	/** @return list<string> The secret parameters without which the page can be reloaded. */
	private function hidden(): array {
		$secrets = $this->secrets();
		/**
		 * Filters the secret parameters that are removed from the page's address before a service starts, if the page
		 * can be reloaded without them.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $names Names of parameters. Default: the key of an order on the page that confirms it.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_hidden_parameters',
		 * 	static fn ( array $names ): array => [ ...$names, 'invitation' ]
		 * );
		 */
		$hidden = [] === $secrets ? [] : apply_filters( 'brolga_hidden_parameters', ( $this->order )()->hidden() );
		return self::among( $secrets, $hidden );
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 */
	private static function among( array $names, mixed $named ): array {
		return array_values( array_filter(
			$names,
			static fn ( string $name ): bool => is_array( $named ) && in_array( $name, $named, true )
		) );
	}

	/** @return array<string, array<string, mixed>> */
	private function gather(): array {
		if ( $this->is_untold() || $this->is_secret() ) {
			return [];
		}
		$services = $this->settings->services();
		if ( [] === $services ) {
			return $this->log();
		}
		/**
		 * Filters what the shop adds to tracking on this page: `order`, an order that was just placed, and `cart`, the
		 * URL that reports changes to the cart.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $shop Values by name. Empty without a shop.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_tracked_shop',
		 * 	static fn ( array $shop ): array => is_page( 'receipt' ) ? [] : $shop
		 * );
		 */
		$shop = apply_filters( 'brolga_tracked_shop', ( $this->shop )()->told() );
		$told = [];
		foreach ( is_array( $shop ) ? $shop : [] as $name => $value ) {
			$told[ (string) $name ] = $value;
		}
		return $this->log() + $services + ( [] === $told ? [] : [ 'shop' => $told ] );
	}

	/** @return array<string, array<string, mixed>> */
	private function log(): array {
		return ! $this->is_logged() ? [] : [
			'log' => [
				'title'  => __( 'What this page sends', 'brolga' ),
				'none'   => __( 'No tracking service is set up.', 'brolga' ),
				'states' => [
					'granted'   => __( 'Sent: visitor agreed or has not refused', 'brolga' ),
					'denied'    => __( 'Not sent: visitor declined', 'brolga' ),
					'waiting'   => __( 'Waiting for consent', 'brolga' ),
					'not-asked' => __( 'Sent: visitors are not asked for consent', 'brolga' ),
				],
			],
		];
	}

	private function is_logged(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Shows an owner what their own page does.
		return isset( $_GET[ self::LOG ] ) && current_user_can( Roles::MANAGE_SETTINGS );
	}

	private function is_staffs(): bool {
		return current_user_can( self::WRITES );
	}
}
