<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Conditional;
use Brolga\Core\Page\Build;

/**
 * Puts `@brolga/tracking` on pages that tell somebody, and lets it find the
 * adapters of those services alone: other pages do not name them.
 *
 * @see TRACK-9 TRACK-22
 */
final class TrackingModules implements Conditional {

	private const LOADER = '@brolga/tracking';

	public function __construct(
		private readonly Build $build,
		private readonly TrackedPage $page
	) {}

	/**
	 * Only a built plugin has modules.
	 */
	public function can_register(): bool {
		return $this->build->has( 'modules/tracking.js' );
	}

	/**
	 * Enqueues on pages.
	 */
	public function register(): void {
		add_action( 'wp', $this->keep_secret( ... ), 0 );
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ) );
	}

	/**
	 * A page whose address holds a secret tells the next one nothing of it.
	 *
	 * @see TRACK-22
	 */
	private function keep_secret(): void {
		if ( $this->page->is_secret() && ! headers_sent() ) {
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
		$adapters = [];
		foreach ( array_keys( $services ) as $service ) {
			$name = "track-{$service}";
			wp_register_script_module( "@brolga/{$name}", $this->build->url( "modules/{$name}.js" ), [], $assets[ $name ]['version'] ?? null );
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
