<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use Brolga\Core\Support\Clock;

/**
 * A lock with an end, in the options table because none of ours may be there yet.
 */
final class MigrationLockRepository {

	/** The row's name. */
	public const NAME = 'brolga_migration_lock';

	/** Seconds until a lock whose owner was killed may be taken over. */
	public const LEASE = 60;

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * Takes the lock; false when somebody else has it.
	 */
	public function take(): bool {
		$now   = $this->clock->timestamp();
		$table = $this->db->options_table();
		return 1 === $this->db->execute(
			"INSERT IGNORE INTO {$table} (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
			self::NAME,
			(string) ( $now + self::LEASE )
		)
			// A lease longer than ours was taken by a clock that was wrong.
			|| 1 === $this->db->execute(
				"UPDATE {$table} SET option_value = %s WHERE option_name = %s AND (CAST(option_value AS SIGNED) <= %d "
					. 'OR CAST(option_value AS SIGNED) > %d)',
				(string) ( $now + self::LEASE ),
				self::NAME,
				$now,
				$now + 2 * self::LEASE
			);
	}

	/**
	 * Keeps the lock for another lease. Long migrations call it between batches.
	 */
	public function renew(): void {
		$this->db->execute(
			"UPDATE {$this->db->options_table()} SET option_value = %s WHERE option_name = %s",
			(string) ( $this->clock->timestamp() + self::LEASE ),
			self::NAME
		);
	}

	/**
	 * Gives the lock back.
	 */
	public function release(): void {
		$this->db->execute( "DELETE FROM {$this->db->options_table()} WHERE option_name = %s", self::NAME );
	}
}
