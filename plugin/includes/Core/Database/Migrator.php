<?php
/**
 * Brings the tables up to date.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Core\Database;

use Brolga\Core\Module;

/**
 * Runs the migrations that a site has not had yet, in order, one process at a
 * time. The version reached is an autoloaded option, written after each step: a
 * run that was killed goes on where it was, and asking whether there is anything
 * to do costs no query.
 *
 * @see LIFE-2 LIFE-5
 */
final class Migrator implements Module {

	/** The option that holds the version of a site's tables. */
	public const OPTION = 'brolga_schema_version';

	/**
	 * Keeps its helpers.
	 *
	 * @param MigrationLockRepository $lock       Lets one process in.
	 * @param list<Migration>         $migrations All there are, oldest first.
	 */
	public function __construct(
		private readonly MigrationLockRepository $lock,
		private readonly array $migrations
	) {}

	/**
	 * Works on every site.
	 */
	public function can_register(): bool {
		return true;
	}

	/**
	 * An update of the plugin is not an activation: look on each load.
	 */
	public function register(): void {
		add_action( 'init', $this->heal( ... ), 1 );
	}

	/**
	 * The version of the tables of the current site; 0: none.
	 */
	public function version(): int {
		$version = get_option( self::OPTION, 0 );
		return is_numeric( $version ) ? (int) $version : 0;
	}

	/**
	 * Whether the tables of the current site are up to date.
	 */
	public function is_current(): bool {
		return [] === $this->missing();
	}

	/**
	 * Runs what is missing on the current site.
	 *
	 * @return bool Whether the tables are up to date now; false when another process is at it.
	 *
	 * @throws StorageUnavailable When the database refuses; the next run goes on from there.
	 */
	public function migrate(): bool {
		if ( [] === $this->missing() ) {
			return true;
		}
		if ( ! $this->lock->take() ) {
			return false;
		}
		try {
			// Another process may have finished between the look and the lock.
			wp_cache_delete( 'alloptions', 'options' );
			foreach ( $this->missing() as $migration ) {
				$this->lock->renew();
				$migration->up();
				update_option( self::OPTION, $migration->version(), true );
			}
		} finally {
			$this->lock->release();
		}
		return true;
	}

	/**
	 * Runs what is missing, and lets the page be shown when that fails.
	 */
	private function heal(): void {
		if ( [] === $this->missing() ) {
			return;
		}
		try {
			$this->migrate();
		} catch ( StorageUnavailable ) {
			// WordPress has written the database's words to the log; the next request tries again.
			return;
		}
	}

	/**
	 * The migrations that the current site has not had.
	 *
	 * @return list<Migration>
	 */
	private function missing(): array {
		$version = $this->version();
		return array_values( array_filter( $this->migrations, static fn ( Migration $migration ): bool => $migration->version() > $version ) );
	}
}
