<?php
declare( strict_types=1 );

namespace Brolga\PageCache;

use Brolga\Core\Caches\Change;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\RemoteHandler;

/**
 * Handles jobs that purge all pages of a cache which has missed a change.
 *
 * @see CACHE-9
 */
final class PurgeHandler implements RemoteHandler {

	public const KIND = 'purge';

	public function __construct( private readonly CachesInFront $caches ) {}

	public function kind(): string {
		return self::KIND;
	}

	public function handle( ClaimedJob $job ): void {
		$url = $job->payload['cache'] ?? null;
		// A cache that is no longer configured needs no purge.
		( $this->caches->all()[ is_string( $url ) ? $url : '' ] ?? null )?->purge( Change::everywhere() );
	}
}
