<?php
declare( strict_types=1 );

namespace Brolga\Move;

/**
 * A checksum of a table's rows that does not depend on their order, because database engines sort text
 * differently. The SHA-256 of each row is split into eight 32-bit numbers, and these are summed over all rows.
 *
 * @see MOVE-3
 */
final class Checksum {

	public int $rows = 0;

	/** @var array<int, int> Keys start at 1, as in the result of unpack(). */
	private array $sums = [ 1 => 0, 0, 0, 0, 0, 0, 0, 0 ];

	/** @param list<string|null> $row */
	public function add( array $row ): void {
		++$this->rows;
		$numbers = unpack( 'N8', hash( 'sha256', serialize( $row ), true ) );
		foreach ( $this->sums as $place => $sum ) {
			$number               = $numbers[ $place ] ?? 0;
			$this->sums[ $place ] = ( $sum + ( is_int( $number ) ? $number : 0 ) ) & 0xFFFFFFFF;
		}
	}

	public function text(): string {
		return bin2hex( pack( 'N8', ...$this->sums ) );
	}
}
