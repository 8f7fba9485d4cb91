<?php
declare( strict_types=1 );

namespace Brolga\Core\Caches;

use Brolga\Core\Events\Event;
use Throwable;

/**
 * Pages show something that has changed.
 *
 * @see FORM-54 CACHE-1
 */
final class PagesChanged implements Event {

	/**
	 * @param Change       $change    What is dropped from the caches that we know.
	 * @param list<string> $addresses What everybody else is told; none: all pages.
	 */
	public function __construct(
		public readonly Change $change,
		private readonly array $addresses
	) {}

	/**
	 * Lets everybody else know. What they fail at is no failure of ours: the
	 * owner's page is saved, and must not look as if it were not.
	 */
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
