<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Consent\Consent;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Conditional;
use Brolga\Core\Support\LazyInject;
use Brolga\Tracking\Services\AffiliateService;
use Brolga\Tracking\Services\KnownServices;
use Closure;

/**
 * Loads `@brolga/tracking` on pages that report something, and registers the script modules of
 * only those services that the page reports to.
 *
 * @see TRACK-9 TRACK-22 TRACK-24
 */
final class TrackingModules implements Conditional {

	private const LOADER = '@brolga/tracking';

	/** Removes secrets from the address bar. */
	private const HIDE = '@brolga/track-hide';

	/** Passes the partner's name from page to page until the visitor has answered the cookie notice. */
	private const CARRY = '@brolga/track-carry';

	private const ADDRESS = '@brolga/track-address';

	/** @param Closure(): KnownServices $known */
	public function __construct(
		private readonly Build $build,
		private readonly TrackedPage $page,
		private readonly Consent $consent,
		#[LazyInject( KnownServices::class )] private readonly Closure $known
	) {}

	public static function can_register(): bool {
		return Build::is_there();
	}

	public function register(): void {
		add_action( 'wp', $this->keep_secret( ... ) );
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
	}

	/**
	 * Limits the referrer to the site's origin if the URL contains a secret.
	 *
	 * @see TRACK-22
	 */
	private function keep_secret(): void {
		if ( ( $this->page->is_secret() || null !== $this->page->query() ) && ! headers_sent() ) {
			header( 'Referrer-Policy: strict-origin' );
		}
	}

	private function enqueue(): void {
		$services = $this->page->services();
		if ( [] === $services ) {
			return;
		}
		$assets   = $this->build->assets( 'modules' );
		if ( null !== $this->page->query() ) {
			wp_enqueue_script_module(
				self::HIDE,
				$this->build->url( 'modules/track-hide.js' ),
				[],
				$assets['track-hide']['version'] ?? null
			);
		}
		if (
			isset( $services[ AffiliateService::ID ] )
			&& $this->consent->asks( AffiliateService::ID )
		) {
			wp_enqueue_script_module(
				self::CARRY,
				$this->build->url( 'modules/track-carry.js' ),
				[],
				$assets['track-carry']['version'] ?? null
			);
		}
		$adapters = [];
		wp_register_script_module(
			self::ADDRESS,
			$this->build->url( 'modules/track-address.js' ),
			[],
			$assets['track-address']['version'] ?? null
		);
		foreach ( array_keys( $services ) as $service ) {
			$name  = "track-{$service}";
			$needs = $assets[ $name ]['dependencies'] ?? [ self::ADDRESS ];
			$own   = ( $this->known )()->all()[ $service ] ?? null;
			$url   = null === $own || '' === $own->script()
				? $this->build->url( "modules/{$name}.js" )
				: $own->script();
			wp_register_script_module( "@brolga/{$name}", $url, $needs, $assets[ $name ]['version'] ?? null );
			$adapters[] = [
				'id'     => "@brolga/{$name}",
				'import' => 'dynamic',
			];
		}
		wp_enqueue_script_module(
			self::LOADER,
			$this->build->url( 'modules/tracking.js' ),
			$adapters,
			$assets['tracking']['version'] ?? null,
			[
				'in_footer'     => true,
				'fetchpriority' => 'low',
			]
		);
	}
}
