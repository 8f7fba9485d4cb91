<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use Brolga\Core\Support\Clock;

/**
 * A lock with an expiry for migrations. It is in the options table, because the plugin's own
 * tables may not exist yet. Its value is its expiry, a colon, and a random token of the owner.
 *
 * @see LIFE-5 SCALE-6
 */
final class MigrationLockRepository {

	public const NAME = 'brolga_migration_lock';

	/** Seconds after which the lock of a killed process may be taken over. */
	public const LEASE = 60;

	private string $own = '';

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	public function take(): bool {
		$now   = $this->clock->timestamp();
		$table = $this->db->options_table();
		$own   = $this->lease();
		$taken = 1 === $this->db->execute(
			"INSERT IGNORE INTO {$table} (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
			self::NAME,
			$own
		)
			// A lease that ends later than any of ours was taken with a wrong clock.
			|| 1 === $this->db->execute(
				"UPDATE {$table} SET option_value = %s WHERE option_name = %s AND (CAST(option_value AS SIGNED) <= %d "
					. 'OR CAST(option_value AS SIGNED) > %d)',
				$own,
				self::NAME,
				$now,
				$now + 2 * self::LEASE
			);
		$this->own = $taken ? $own : $this->own;
		return $taken;
	}

	/** Extends the lock; false where another process has taken it. Long migrations call it repeatedly. */
	public function renew(): bool {
		$next = $this->lease();
		$kept = 1 === $this->db->execute(
			"UPDATE {$this->db->options_table()} SET option_value = %s WHERE option_name = %s AND option_value = %s",
			$next,
			self::NAME,
			$this->own
		);
		$this->own = $kept ? $next : $this->own;
		return $kept;
	}

	public function release(): void {
		$this->db->execute(
			"DELETE FROM {$this->db->options_table()} WHERE option_name = %s AND option_value = %s",
			self::NAME,
			$this->own
		);
	}

	private function lease(): string {
		return $this->clock->timestamp() + self::LEASE . ':' . bin2hex( random_bytes( 8 ) );
	}
}
