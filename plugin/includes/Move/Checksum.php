<?php
declare( strict_types=1 );

namespace Brolga\Move;

/**
 * Adds up rows in any order: engines sort texts each in their own way. Each row's
 * SHA-256 is eight numbers, which are added to those of the others.
 *
 * @see MOVE-3
 */
final class Checksum {

	/** How many rows were added. */
	public int $rows = 0;

	/** @var array<int, int> */
	private array $sums = [ 0, 0, 0, 0, 0, 0, 0, 0 ];

	/**
	 * @param list<string|null> $row Values in their normal form.
	 */
	public function add( array $row ): void {
		++$this->rows;
		foreach ( array_values( (array) unpack( 'N8', hash( 'sha256', serialize( $row ), true ) ) ) as $place => $number ) {
			$this->sums[ $place ] = ( $this->sums[ $place ] + (int) $number ) & 0xFFFFFFFF;
		}
	}

	/**
	 * 64 hexadecimal digits.
	 */
	public function text(): string {
		return bin2hex( pack( 'N8', ...$this->sums ) );
	}
}
