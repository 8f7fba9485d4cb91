<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

use Brolga\Core\Support\Clock;

/**
 * A table of names with a number and an end: rate limits, captchas that were
 * used, submissions that came within the last minutes. Each method is decided
 * by a single statement of the database, so two requests at the same instant
 * cannot both win.
 *
 * @see OUTBOX-25
 */
final class LedgerRepository {

	/** Rows that are read, or written, by one statement. */
	private const ROWS = 500;

	/** The longest name the table holds. */
	private const NAME_LENGTH = 96;

	/**
	 * Seconds by which the clocks of two servers may differ. A moment further ahead
	 * than we ever set one was set by a clock that was wrong.
	 */
	private const SKEW = 60;

	/** Rows that many decide by at once; null: each is decided by its own statement. */
	private ?HeldRows $held = null;

	public function __construct(
		private readonly Connection $db,
		private readonly Clock $clock
	) {}

	/**
	 * Takes a name that is free again by itself. True for exactly one caller until
	 * the row ends; an end that no caller of the same can have set is none.
	 *
	 * @param string $name  What is taken.
	 * @param int    $ttl   Seconds until it is free again, the same each time.
	 * @param int    $value A number to remember with it (the id of an entry, say).
	 */
	public function claim( string $name, int $ttl, int $value = 0 ): bool {
		return $this->take( $name, $ttl, $value, $this->clock->timestamp() + $ttl + self::SKEW );
	}

	/**
	 * Uses a name up that nobody makes twice, such as a captcha's. True for exactly
	 * one caller, whatever the clock did since.
	 *
	 * @param string $name What is used up.
	 * @param int    $ttl  Seconds in which somebody may still come with it.
	 */
	public function spend( string $name, int $ttl ): bool {
		return $this->take( $name, $ttl, 0, PHP_INT_MAX );
	}

	/**
	 * Does work whose names are all decided together: it is tried first, to learn
	 * which it asks for; then these are read, and held, by one statement, the work is
	 * done by them, and they are written by another. For work that does nothing else,
	 * in a transaction that has written something: on SQLite that is what holds them.
	 *
	 * @template T
	 * @param callable(): T $work What is done, twice.
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
	 * Reads rows that nobody else changes until the transaction ends.
	 *
	 * @param list<string> $names Their names, in the table’s form.
	 * @return array<string, array{int, int}|null> Value and end by name; null: there is no such row.
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

	/**
	 * Writes rows that were held.
	 *
	 * @param array<string, array{int, int}> $rows Value and end by name.
	 */
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

	/**
	 * Takes a name.
	 *
	 * @param string $name     What is taken.
	 * @param int    $ttl      Seconds until it is free again.
	 * @param int    $value    A number to remember with it.
	 * @param int    $furthest An end beyond this moment is none.
	 */
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
		// All who lost share a lock on the row; if each of them wrote to it, they would deadlock.
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

	/**
	 * The number kept with a name, or null when it is free.
	 *
	 * @param string $name What was taken.
	 */
	public function value( string $name ): ?int {
		$value = $this->db->value(
			"SELECT value FROM {$this->table()} WHERE name = %s AND expires > %d",
			self::key( $name ),
			$this->clock->timestamp()
		);
		return null === $value ? null : (int) $value;
	}

	/**
	 * Changes the number kept with a name that is taken.
	 *
	 * @param string $name  What was taken.
	 * @param int    $value The number to keep from now on.
	 */
	public function remember( string $name, int $value ): void {
		$this->db->execute( "UPDATE {$this->table()} SET value = %d WHERE name = %s", $value, self::key( $name ) );
	}

	/**
	 * Adds one to the number kept with a name, which begins at one.
	 *
	 * @param string $name What is counted.
	 * @param int    $ttl  Seconds until it is forgotten, from now on.
	 */
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
			// Somebody else made the row in between.
			$add();
		}
	}

	/**
	 * The numbers kept with names that begin alike.
	 *
	 * @param string $prefix What the names begin with.
	 * @return array<string, int> By name, in the names' order.
	 */
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

	/**
	 * Keeps a number with a name, whatever was kept with it before.
	 *
	 * @param string $name  What it is kept with.
	 * @param int    $value The number.
	 * @param int    $ttl   Seconds until it is forgotten.
	 */
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

	/**
	 * The number kept with a name, and its end; null when there is none.
	 *
	 * @param string $name What it is kept with.
	 * @return array{value: int, expires: int}|null
	 */
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

	/**
	 * Frees a name.
	 *
	 * @param string $name What was taken.
	 */
	public function release( string $name ): void {
		$this->db->execute( "DELETE FROM {$this->table()} WHERE name = %s", self::key( $name ) );
	}

	/**
	 * Frees all names that begin alike.
	 *
	 * @param string $prefix What the names begin with.
	 */
	public function release_all( string $prefix ): void {
		$this->db->execute(
			"DELETE FROM {$this->table()} WHERE name LIKE %s",
			$this->db->escape_like( $prefix ) . '%'
		);
	}

	/**
	 * Moves a name's moment one step on, unless it lies too far ahead already
	 * (the generic cell rate algorithm; see RateLimiter). One further ahead than
	 * steps can bring it counts as past.
	 *
	 * @param string $name      Whose moment.
	 * @param int    $now       Milliseconds since 1970.
	 * @param int    $step      Milliseconds that one request costs.
	 * @param int    $tolerance Milliseconds that the moment may lie ahead of now.
	 * @return int 0 when moved, else the milliseconds to wait.
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
	 * Removes rows that have ended.
	 *
	 * @param int $limit How many at most, so that no statement runs long.
	 * @return int How many were removed.
	 */
	public function sweep( int $limit = 1000 ): int {
		return $this->db->execute(
			"DELETE FROM {$this->table()} WHERE expires <= %d ORDER BY expires LIMIT %d",
			$this->clock->timestamp(),
			$limit
		);
	}

	/**
	 * The table's name on the current site.
	 */
	private function table(): string {
		return $this->db->table( 'ledger' );
	}

	/**
	 * A name as the table has it. Databases differ in what they hold for equal
	 * (case, accents, spaces at the end): only names that cannot differ go in as
	 * they are.
	 *
	 * @param string $name Any name.
	 */
	private static function key( string $name ): string {
		return 1 === preg_match( '/^[a-z0-9:.\/_-]{1,' . self::NAME_LENGTH . '}$/D', $name )
			? $name
			: 'sha256:' . hash( 'sha256', $name );
	}
}
