<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Consent\Consent;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Conditional;
use Brolga\Core\Support\Later;
use Brolga\Tracking\Services\AffiliateService;
use Brolga\Tracking\Services\KnownServices;
use Closure;

/**
 * Puts `@brolga/tracking` on pages that tell somebody, and lets it find the
 * adapters of those services alone: other pages do not name them.
 *
 * @see TRACK-9 TRACK-22 TRACK-24
 */
final class TrackingModules implements Conditional {

	private const LOADER = '@brolga/tracking';

	/** Takes a secret out of the address bar. */
	private const HIDE = '@brolga/track-hide';

	/** Hands a partner's name from page to page until the visitor answers. */
	private const CARRY = '@brolga/track-carry';

	/** What adapters import that tell addresses. */
	private const ADDRESS = '@brolga/track-address';

	/**
	 * @param Closure(): KnownServices $known The services.
	 */
	public function __construct(
		private readonly Build $build,
		private readonly TrackedPage $page,
		private readonly Consent $consent,
		#[Later( KnownServices::class )] private readonly Closure $known
	) {}

	/**
	 * Only a built plugin has modules.
	 */
	public static function can_register(): bool {
		return Build::is_there();
	}

	/**
	 * Enqueues on pages.
	 */
	public function register(): void {
		add_action( 'wp', $this->keep_secret( ... ) );
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
	}

	/**
	 * A page whose address holds a secret tells the next one, and everybody else,
	 * whose site it is of, and no more.
	 *
	 * @see TRACK-22
	 */
	private function keep_secret(): void {
		if ( ( $this->page->is_secret() || null !== $this->page->query() ) && ! headers_sent() ) {
			header( 'Referrer-Policy: strict-origin' );
		}
	}

	/**
	 * The loader, with the adapters that it may fetch.
	 */
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
