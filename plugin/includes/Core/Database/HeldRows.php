<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

/**
 * Rows of the ledger that nobody else changes meanwhile, so that what would take
 * a statement each time is decided in memory, by the same rules.
 *
 * @see LedgerRepository::together()
 */
final class HeldRows {

	/** @var array<string, array{int, int}> Value and end of those that changed, by name. */
	private array $changed = [];

	/**
	 * @param array<string, array{int, int}|null>|null $rows Value and end by name, null where the table has no such
	 *                                                       row; null: any name is held, of an empty table.
	 */
	public function __construct( private readonly ?array $rows = null ) {}

	/**
	 * Whether a name is decided here.
	 *
	 * @param string $name In the table’s form.
	 */
	public function has( string $name ): bool {
		return null === $this->rows || array_key_exists( $name, $this->rows );
	}

	/**
	 * Takes a name that is free, or whose end has come or was never set.
	 *
	 * @param string $name     What is taken.
	 * @param int    $now      Seconds since 1970.
	 * @param int    $ttl      Seconds until it is free again.
	 * @param int    $value    A number to remember with it.
	 * @param int    $furthest An end beyond this moment is none.
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
	 * Moves a name’s moment one step on, unless it lies too far ahead already.
	 *
	 * @param string $name      Whose moment.
	 * @param int    $now       Milliseconds since 1970.
	 * @param int    $step      Milliseconds that one request costs.
	 * @param int    $tolerance Milliseconds that the moment may lie ahead of now.
	 * @param int    $reach     A moment beyond this one counts as past.
	 * @return int 0 when moved, else the milliseconds to wait.
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

	/**
	 * The names that were asked for and taken, in their order.
	 *
	 * @return list<string>
	 */
	public function names(): array {
		return array_map( strval( ... ), array_keys( $this->changed() ) );
	}

	/**
	 * What is to be written, in the order of the names: no two who hold rows wait for
	 * each other in a circle.
	 *
	 * @return array<string, array{int, int}> Value and end by name.
	 */
	public function changed(): array {
		ksort( $this->changed, SORT_STRING );
		return $this->changed;
	}

	/**
	 * A row as it is now; null: there is none.
	 *
	 * @return array{int, int}|null
	 */
	private function row( string $name ): ?array {
		return $this->changed[ $name ] ?? $this->rows[ $name ] ?? null;
	}
}
