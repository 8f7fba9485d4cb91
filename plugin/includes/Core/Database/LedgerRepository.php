<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use Brolga\Core\Support\Clock;

/**
 * A table of names with a number and an expiry, for rate limits, used captchas and recent submissions. Each
 * method decides with a single SQL statement, so that of two simultaneous requests only one can succeed.
 *
 * @see OUTBOX-25
 */
final class LedgerRepository {

	private const ROWS = 500;

	private const NAME_LENGTH = 96;

	/**
	 * How far, in seconds, the clocks of two servers may differ. An expiry further ahead than any
	 * server could have set comes from a wrong clock.
	 */
	private const SKEW = 60;

	/** The locked rows while together() runs; otherwise null, and each decision takes its own statement. */
	private ?HeldRows $held = null;

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * Claims a name until its expiry. Returns true for exactly one caller. An expiry that is
	 * further ahead than `$ttl` allows comes from a wrong clock and counts as expired.
	 *
	 * @param int $ttl   In seconds, the same on every call for a name.
	 * @param int $value A number to store, such as an entry's id.
	 */
	public function claim( string $name, int $ttl, int $value = 0 ): bool {
		return $this->take( $name, $ttl, $value, $this->clock->timestamp() + $ttl + self::SKEW );
	}

	/**
	 * Uses up a one-time name, such as that of a captcha. Returns true for exactly one caller,
	 * even if a server's clock changes meanwhile.
	 *
	 * @param int $ttl The seconds in which the name may still be presented.
	 */
	public function spend( string $name, int $ttl ): bool {
		return $this->take( $name, $ttl, 0, PHP_INT_MAX );
	}

	/**
	 * Runs several decisions with one read and one write. The work runs twice: the first run finds
	 * out which names it needs; then their rows are read and locked, and the second run decides in
	 * memory. The work must do nothing else, and must run in a transaction that has already
	 * written something, because on SQLite only that locks the rows.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function together( callable $work ): mixed {
		try {
			$this->held = new HeldRows();
			$work();
			$this->held = new HeldRows( $this->hold( $this->held->names() ) );
			$result     = $work();
			$this->write( $this->held->changed() );
			return $result;
		} finally {
			$this->held = null;
		}
	}

	/**
	 * Reads rows and locks them until the transaction ends.
	 *
	 * @param list<string> $names
	 * @return array<string, array{int, int}|null> Value and expiry by name; null where there is no row.
	 */
	private function hold( array $names ): array {
		$rows = array_fill_keys( $names, null );
		foreach ( array_chunk( $names, self::ROWS ) as $some ) {
			$marks = implode( ', ', array_fill( 0, count( $some ), '%s' ) );
			foreach ( $this->db->rows(
				"SELECT name, value, expires FROM {$this->table()} WHERE name IN ({$marks}) ORDER BY name FOR UPDATE",
				...$some
			) as $row ) {
				$rows[ (string) $row['name'] ] = [ (int) $row['value'], (int) $row['expires'] ];
			}
		}
		return $rows;
	}

	/** @param array<string, array{int, int}> $rows */
	private function write( array $rows ): void {
		foreach ( array_chunk( $rows, self::ROWS, true ) as $some ) {
			$values = [];
			foreach ( $some as $name => [ $value, $expires ] ) {
				array_push( $values, $name, $value, $expires );
			}
			$marks = implode( ', ', array_fill( 0, count( $some ), '(%s, %d, %d)' ) );
			$this->db->execute(
				"INSERT INTO {$this->table()} (name, value, expires) VALUES {$marks} ON DUPLICATE KEY UPDATE "
					. 'value = VALUES(value), expires = VALUES(expires)',
				...$values
			);
		}
	}

	private function take( string $name, int $ttl, int $value, int $furthest ): bool {
		$now  = $this->clock->timestamp();
		$name = self::key( $name );
		if ( null !== $this->held && $this->held->has( $name ) ) {
			return $this->held->take( $name, $now, $ttl, $value, $furthest );
		}
		if ( 1 === $this->db->execute(
			"INSERT IGNORE INTO {$this->table()} (name, value, expires) VALUES (%s, %d, %d)",
			$name,
			$value,
			$now + $ttl
		) ) {
			return true;
		}
		// The processes that lost share a lock on the row; if each wrote to it, they would deadlock.
		if ( null !== $this->db->value(
			"SELECT value FROM {$this->table()} WHERE name = %s AND expires > %d AND expires <= %d",
			$name,
			$now,
			$furthest
		) ) {
			return false;
		}
		return 1 === $this->db->execute(
			"UPDATE {$this->table()} SET value = %d, expires = %d WHERE name = %s AND (expires <= %d OR expires > %d)",
			$value,
			$now + $ttl,
			$name,
			$now,
			$furthest
		);
	}

	public function value( string $name ): ?int {
		$value = $this->db->value(
			"SELECT value FROM {$this->table()} WHERE name = %s AND expires > %d",
			self::key( $name ),
			$this->clock->timestamp()
		);
		return null === $value ? null : (int) $value;
	}

	public function remember( string $name, int $value ): void {
		$this->db->execute( "UPDATE {$this->table()} SET value = %d WHERE name = %s", $value, self::key( $name ) );
	}

	/** @param int $ttl In seconds, from now. */
	public function count( string $name, int $ttl ): void {
		$name    = self::key( $name );
		$expires = $this->clock->timestamp() + $ttl;
		$add     = fn (): int => $this->db->execute(
			"UPDATE {$this->table()} SET value = value + 1, expires = %d WHERE name = %s",
			$expires,
			$name
		);
		if ( 0 === $add()
			&& 0 === $this->db->execute(
				"INSERT IGNORE INTO {$this->table()} (name, value, expires) VALUES (%s, 1, %d)",
				$name,
				$expires
			) ) {
			// Another process inserted the row in between.
			$add();
		}
	}

	/** @return array<string, int> */
	public function counted( string $prefix ): array {
		$numbers = [];
		foreach ( $this->db->rows(
			"SELECT name, value FROM {$this->table()} WHERE name LIKE %s AND expires > %d ORDER BY name",
			$this->db->escape_like( $prefix ) . '%',
			$this->clock->timestamp()
		) as $row ) {
			$numbers[ (string) $row['name'] ] = (int) $row['value'];
		}
		return $numbers;
	}

	/** Stores a number with a name, and replaces an earlier one. */
	public function keep( string $name, int $value, int $ttl ): void {
		$expires = $this->clock->timestamp() + $ttl;
		if ( 0 === $this->db->execute(
			"UPDATE {$this->table()} SET value = %d, expires = %d WHERE name = %s",
			$value,
			$expires,
			self::key( $name )
		) ) {
			$this->db->execute(
				"INSERT IGNORE INTO {$this->table()} (name, value, expires) VALUES (%s, %d, %d)",
				self::key( $name ),
				$value,
				$expires
			);
		}
	}

	/** @return array{value: int, expires: int}|null */
	public function kept( string $name ): ?array {
		$row = $this->db->row(
			"SELECT value, expires FROM {$this->table()} WHERE name = %s AND expires > %d",
			self::key( $name ),
			$this->clock->timestamp()
		);
		return null === $row ? null : [
			'value'   => (int) $row['value'],
			'expires' => (int) $row['expires'],
		];
	}

	public function release( string $name ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE name = %s", self::key( $name ) );
	}

	public function release_all( string $prefix ): void {
		$this->db->execute(
			"DELETE FROM {$this->table()} WHERE name LIKE %s",
			$this->db->escape_like( $prefix ) . '%'
		);
	}

	/**
	 * Advances a name's stored time by one step, unless it lies too far ahead already (generic cell rate
	 * algorithm; see RateLimiter). A time further ahead than steps can bring it counts as past.
	 *
	 * @param int $now       Unix time in milliseconds.
	 * @param int $step      The milliseconds that one request costs.
	 * @param int $tolerance How far, in milliseconds, the stored time may lie ahead of now.
	 * @return int 0 on success, otherwise the milliseconds to wait.
	 */
	public function advance( string $name, int $now, int $step, int $tolerance ): int {
		$name    = self::key( $name );
		$expires = intdiv( $now + $step + $tolerance, 1000 ) + 1;
		$reach   = $now + $step + $tolerance + 1000 * self::SKEW;
		if ( null !== $this->held && $this->held->has( $name ) ) {
			return $this->held->advance( $name, $now, $step, $tolerance, $reach );
		}
		$moved   = $this->db->execute(
			"UPDATE {$this->table()} SET value = CASE WHEN value > %d AND value <= %d THEN value ELSE %d END + %d, "
				. 'expires = %d WHERE name = %s AND (value <= %d OR value > %d)',
			$now,
			$reach,
			$now,
			$step,
			$expires,
			$name,
			$now + $tolerance,
			$reach
		);
		if ( 1 === $moved
			|| 1 === $this->db->execute(
				"INSERT IGNORE INTO {$this->table()} (name, value, expires) VALUES (%s, %d, %d)",
				$name,
				$now + $step,
				$expires
			) ) {
			return 0;
		}
		$moment = (int) $this->db->value( "SELECT value FROM {$this->table()} WHERE name = %s", $name );
		return max( 1, $moment - $tolerance - $now );
	}

	/**
	 * @param int $limit Limits the statement's duration.
	 * @return int The number of deleted rows.
	 */
	public function sweep( int $limit = 1000 ): int {
		return $this->db->execute(
			"DELETE FROM {$this->table()} WHERE expires <= %d ORDER BY expires LIMIT %d",
			$this->clock->timestamp(),
			$limit
		);
	}

	private function table(): string {
		return $this->db->table( 'ledger' );
	}

	/**
	 * Returns a name as stored in the table. Databases differ in which names they consider equal
	 * (case, accents, trailing spaces), so names with other than plain characters are hashed.
	 */
	private static function key( string $name ): string {
		return 1 === preg_match( '/^[a-z0-9:.\/_-]{1,' . self::NAME_LENGTH . '}$/D', $name )
			? $name
			: 'sha256:' . hash( 'sha256', $name );
	}
}
