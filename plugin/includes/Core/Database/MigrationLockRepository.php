<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use Brolga\Core\Support\Clock;

/**
 * A lock with an end, in the options table because none of ours may be there yet.
 * Its value is its end and, after a colon, who has it.
 *
 * @see LIFE-5 SCALE-6
 */
final class MigrationLockRepository {

	/** The row's name. */
	public const NAME = 'brolga_migration_lock';

	/** Seconds until a lock whose owner was killed may be taken over. */
	public const LEASE = 60;

	/** What is stored while this process has the lock. */
	private string $own = '';

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
		$own   = $this->lease();
		$taken = 1 === $this->db->execute(
			"INSERT IGNORE INTO {$table} (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
			self::NAME,
			$own
		)
			// A lease longer than ours was taken by a clock that was wrong.
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

	/**
	 * Keeps the lock for another lease. Long migrations call it between batches.
	 *
	 * @return bool False when the lease was over and another process has the lock.
	 */
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

	/**
	 * Gives the lock back, unless it is another's by now.
	 */
	public function release(): void {
		$this->db->execute(
			"DELETE FROM {$this->db->options_table()} WHERE option_name = %s AND option_value = %s",
			self::NAME,
			$this->own
		);
	}

	/**
	 * A lease from now on that no other process can have.
	 */
	private function lease(): string {
		return $this->clock->timestamp() + self::LEASE . ':' . bin2hex( random_bytes( 8 ) );
	}
}
