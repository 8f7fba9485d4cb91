<?php
declare( strict_types=1 );

namespace Brolga\Core\Caches;

use Brolga\Core\Events\Event;
use Throwable;

/**
 * Event: pages show content that has changed.
 *
 * @see FORM-54 CACHE-1
 */
final class PagesChanged implements Event {

	/**
	 * @param Change       $change    The change, for caches that the plugin supports.
	 * @param list<string> $addresses URLs for the public action; none means all pages.
	 */
	public function __construct(
		public readonly Change $change,
		private readonly array $addresses
	) {}

	/** Catches other plugins' exceptions: a saved page must not appear to have failed. */
	public function announce(): void {
		try {
			/**
			 * Fires when pages show something that has changed, so that a page cache or proxy that Brolga does not
			 * know can drop them.
			 *
			 * @since 0.1.0
			 *
			 * @param list<string> $addresses URLs of the pages. An empty list means the whole site.
			 *
			 * @example
			 * add_action(
			 * 	'brolga_drop_pages',
			 * 	static function ( array $addresses ): void {
			 * 		[] === $addresses ? my_cache_clear() : array_map( 'my_cache_drop', $addresses );
			 * 	}
			 * );
			 */
			do_action( 'brolga_drop_pages', $this->addresses );
		} catch ( Throwable $failure ) {
			PageCaches::note( $failure );
		}
	}
}
