<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use Brolga\Core\Support\All;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Makes the tables as the features describe them, then does what stored data
 * needs, one process at a time. The version reached is an autoloaded option,
 * written after each step: a run that was killed goes on where it was, and
 * asking whether there is anything to do costs no query.
 *
 * On several servers new code runs beside old: tables that are newer than this
 * code are its own, too.
 *
 * @see LIFE-2 LIFE-5 LIFE-790 SCALE-5 SCALE-6
 */
final class Migrator implements Module {

	/** The option that holds the version of a site's tables. */
	public const OPTION = 'brolga_schema_version';

	/**
	 * @param Closure(): MigrationLockRepository $lock       Lets one process at it.
	 * @param Closure(): Schema                  $schema     Knows the tables.
	 * @param Closure(): list<Migration>         $migrations What stored data needs.
	 */
	public function __construct(
		#[Later( MigrationLockRepository::class )] private readonly Closure $lock,
		#[Later( Schema::class )] private readonly Closure $schema,
		#[All( Migration::class, later: true )] private readonly Closure $migrations
	) {}

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
	 * Whether the tables of the current site are up to date, or newer.
	 */
	public function is_current(): bool {
		return $this->version() >= $this->target();
	}

	/**
	 * Brings the current site up to date.
	 *
	 * @return bool Whether the tables are up to date now; false when another process is at it, or has taken over.
	 */
	public function migrate(): bool {
		if ( $this->is_current() ) {
			return true;
		}
		if ( ! ( $this->lock )()->take() ) {
			return false;
		}
		try {
			wp_cache_delete( 'alloptions', 'options' );
			return $this->step_by_step();
		} finally {
			( $this->lock )()->release();
		}
	}

	/**
	 * Does what is missing, and stops where another process has taken the lock:
	 * a step took longer than the lease, and what was done twice at worst is the
	 * change of one table, which the database refuses the second time.
	 */
	private function step_by_step(): bool {
		if ( $this->is_current() ) {
			// Another process has finished between the look and the lock.
			return true;
		}
		if ( null === ( $this->schema )()->apply( ( $this->lock )()->renew( ... ) ) ) {
			return false;
		}
		foreach ( $this->missing() as $version => $migrations ) {
			foreach ( $migrations as $migration ) {
				if ( ! ( $this->lock )()->renew() ) {
					return false;
				}
				$migration->up();
			}
			update_option( self::OPTION, $version, true );
		}
		update_option( self::OPTION, max( $this->version(), $this->target() ), true );
		return true;
	}

	/**
	 * What is to be done: features name theirs in the order of features, and several
	 * may have one of the same version.
	 *
	 * @return array<int, non-empty-list<Migration>> By version, oldest first.
	 */
	private function missing(): array {
		$missing = [];
		foreach ( ( $this->migrations )() as $migration ) {
			if ( $migration->version() > $this->version() ) {
				$missing[ $migration->version() ][] = $migration;
			}
		}
		ksort( $missing );
		return $missing;
	}

	/**
	 * Runs what is missing, and lets the page be shown when that fails.
	 */
	private function heal(): void {
		// No migration has a higher number: none has to be built to know that.
		if ( $this->version() >= Schema::VERSION ) {
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
	 * The version there is to reach.
	 */
	private function target(): int {
		return max( [
			Schema::VERSION,
			...array_map( static fn ( Migration $migration ): int => $migration->version(), ( $this->migrations )() ),
		] );
	}
}
