<?php
/**
 * Keeps the uploads tidy.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

use Brolga\Core\Clock;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Lifecycle\Installer;
use Brolga\Core\Module;
use WP_Site;

/**
 * Each hour removes what has waited too long in the holding place, files whose
 * entry is gone, and files that nobody knows (a process ended between two
 * steps); of a network's site that is deleted, all.
 *
 * @see UPLOAD-3 UPLOAD-8
 */
final class UploadsSweep implements Module {

	/** Files that one run removes of each sort. */
	public const BATCH = 200;

	/** Seconds after which a file that nobody knows is nobody's: longer than any request. */
	public const ORPHAN_AGE = 86400;

	/** A file is let go a little later than its token. */
	private const GRACE = 600;

	/**
	 * Keeps its helpers.
	 *
	 * @param UploadRepository $table  Knows whose files they are.
	 * @param FileStore        $store  Has them.
	 * @param UploadFolder     $folder Where they lie.
	 * @param Clock            $clock  Knows how old.
	 */
	public function __construct(
		private readonly UploadRepository $table,
		private readonly FileStore $store,
		private readonly UploadFolder $folder,
		private readonly Clock $clock
	) {}

	/**
	 * Works on every site.
	 */
	public function can_register(): bool {
		return true;
	}

	/**
	 * Looks each hour, and when a site goes.
	 */
	public function register(): void {
		add_action( Installer::HOURLY, $this->sweep( ... ) );
		// Before WordPress removes the site's options (10), and with them the folder's name.
		add_action( 'wp_uninitialize_site', $this->site_deleted( ... ), 5 );
	}

	/**
	 * Removes what is left over.
	 *
	 * @throws StorageUnavailable When the database refuses; the next run goes on.
	 */
	private function sweep(): void {
		$before = $this->clock->now()->modify( '-' . ( KeptFiles::TTL + self::GRACE ) . ' seconds' );
		foreach ( $this->table->held( $before, self::BATCH ) as $upload ) {
			if ( $this->table->drop_held( $upload->id ) ) {
				$this->store->remove( [ $upload->id ] );
			}
		}
		foreach ( $this->table->lost_entries( self::BATCH ) as $entry_id ) {
			$this->store->remove( $this->table->drop_of_entry( $entry_id ) );
		}
		// One shard an hour: each file is looked at once in sixteen hours.
		$now    = $this->clock->timestamp();
		$shard  = UploadFolder::SHARDS[ intdiv( $now, 3600 ) % strlen( UploadFolder::SHARDS ) ];
		$stored = $this->store->older( $shard, $now - self::ORPHAN_AGE );
		$this->store->remove( array_slice( array_values( array_diff( $stored, $this->table->known( $stored ) ) ), 0, self::BATCH ) );
	}

	/**
	 * Removes the files of a network's site.
	 *
	 * @param WP_Site $site The site that goes.
	 */
	private function site_deleted( WP_Site $site ): void {
		switch_to_blog( (int) $site->blog_id );
		try {
			$this->folder->remove();
		} finally {
			restore_current_blog();
		}
	}
}
