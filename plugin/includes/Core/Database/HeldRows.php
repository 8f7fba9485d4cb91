<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

/**
 * Rows of the ledger that the current transaction has locked, so that several decisions are made
 * in memory, by the same rules as in LedgerRepository, instead of by a statement each.
 *
 * @see LedgerRepository::together()
 */
final class HeldRows {

	/** @var array<string, array{int, int}> Value and expiry of changed rows, by name. */
	private array $changed = [];

	/**
	 * @param array<string, array{int, int}|null>|null $rows Value and expiry by name; null for a name without a
	 *     row. Null instead of the array means that every name is held and has no row.
	 */
	public function __construct( private readonly ?array $rows = null ) {}

	public function has( string $name ): bool {
		return null === $this->rows || array_key_exists( $name, $this->rows );
	}

	/**
	 * Claims a name that has no row, or whose row has expired.
	 *
	 * @param int $now      Unix time in seconds.
	 * @param int $ttl      In seconds.
	 * @param int $value    A number to store with the name.
	 * @param int $furthest Unix time in seconds; a later expiry counts as expired.
	 */
	public function take( string $name, int $now, int $ttl, int $value, int $furthest ): bool {
		$expires = $this->row( $name )[1] ?? $now;
		if ( $expires > $now && $expires <= $furthest ) {
			return false;
		}
		$this->changed[ $name ] = [ $value, $now + $ttl ];
		return true;
	}

	/**
	 * Like LedgerRepository::advance().
	 *
	 * @param int $reach A stored time beyond this one counts as past, in milliseconds.
	 * @return int 0 on success, otherwise the milliseconds to wait.
	 */
	public function advance( string $name, int $now, int $step, int $tolerance, int $reach ): int {
		$moment = $this->row( $name )[0] ?? $now;
		$moment = $moment > $reach ? $now : max( $now, $moment );
		if ( $moment > $now + $tolerance ) {
			return max( 1, $moment - $tolerance - $now );
		}
		$this->changed[ $name ] = [ $moment + $step, intdiv( $now + $step + $tolerance, 1000 ) + 1 ];
		return 0;
	}

	/** @return list<string> */
	public function names(): array {
		return array_map( strval( ... ), array_keys( $this->changed() ) );
	}

	/**
	 * Returns the changed rows, sorted by name: transactions that lock rows in the same order cannot deadlock.
	 *
	 * @return array<string, array{int, int}> Value and expiry, by name.
	 */
	public function changed(): array {
		ksort( $this->changed, SORT_STRING );
		return $this->changed;
	}

	/** @return array{int, int}|null */
	private function row( string $name ): ?array {
		return $this->changed[ $name ] ?? $this->rows[ $name ] ?? null;
	}
}
