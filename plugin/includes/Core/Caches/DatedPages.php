<?php
declare( strict_types=1 );

namespace Brolga\Core\Caches;

use Brolga\Core\Support\CronTask;

/**
 * Drops pages from page caches when a block appears or disappears by its dates, or a form opens or closes. One
 * event, for the next of these moments: a page that comes from a cache has noted its own when it was rendered.
 *
 * @see VIS-4 FORM-872
 */
final class DatedPages implements CronTask {

	public const EVENT = 'brolga_block_dates';

	/** The cache key of such pages. */
	public const KEY = 'dates';

	public function __construct(
		private readonly PageCaches $caches,
		private readonly PageKeys $keys
	) {}

	/** @param int $moment A Unix timestamp. */
	public function note( int $moment ): void {
		$this->keys->note( self::KEY );
		$next = wp_next_scheduled( self::EVENT );
		if ( false !== $next && $next <= $moment ) {
			return;
		}
		if ( ! PageCaches::are_there() && ! has_action( 'brolga_drop_pages' ) ) {
			return;
		}
		if ( false !== $next ) {
			wp_unschedule_event( $next, self::EVENT );
		}
		wp_schedule_single_event( $moment, self::EVENT );
	}

	public function run_task(): void {
		$this->caches->drop_all( self::KEY );
	}
}
