<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use Brolga\Core\Support\All;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Creates and updates the tables, then runs migrations of stored data, one process at a time. The
 * version is an autoloaded option, so that checking it needs no query; it is stored after each
 * step, so that a killed run resumes there. On several servers, new code runs beside old code:
 * tables newer than this code count as up to date.
 *
 * @see LIFE-2 LIFE-5 LIFE-790 SCALE-5 SCALE-6
 */
final class Migrator implements Module {

	public const OPTION = 'brolga_schema_version';

	/**
	 * @param Closure(): MigrationLockRepository $lock
	 * @param Closure(): Schema $schema
	 * @param Closure(): list<Migration> $migrations
	 */
	public function __construct(
		#[LazyInject( MigrationLockRepository::class )] private readonly Closure $lock,
		#[LazyInject( Schema::class )] private readonly Closure $schema,
		#[All( Migration::class, later: true )] private readonly Closure $migrations
	) {}

	/** Checks on every request, because WordPress runs no activation hook when a plugin is updated. */
	public function register(): void {
		add_action( 'init', $this->heal( ... ), 1 );
	}

	public function version(): int {
		$version = get_option( self::OPTION, 0 );
		return is_numeric( $version ) ? (int) $version : 0;
	}

	public function is_current(): bool {
		return $this->version() >= $this->target();
	}

	/** @return bool Whether the tables are up to date; false where another process is migrating. */
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
	 * Runs the missing steps; stops where a step took longer than the lock and another process has taken over.
	 * At worst both processes change the same table, which the database refuses the second time.
	 */
	private function step_by_step(): bool {
		if ( $this->is_current() ) {
			// Another process finished between the check and the lock.
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

	/** @return array<int, non-empty-list<Migration>> By version, which several features may share. */
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

	/** Runs missing migrations. Does not throw when that fails, so that the page is still shown. */
	private function heal(): void {
		// Compares versions, so that no migration has to be built.
		if ( $this->version() >= Schema::VERSION ) {
			return;
		}
		try {
			$this->migrate();
		} catch ( StorageUnavailable ) {
			// WordPress has logged the error; the next request tries again.
			return;
		}
	}

	private function target(): int {
		return max( [
			Schema::VERSION,
			...array_map( static fn ( Migration $migration ): int => $migration->version(), ( $this->migrations )() ),
		] );
	}
}
