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

	/**
	 * By their place, of which the first is 1: so unpack() counts.
	 *
	 * @var array<int, int>
	 */
	private array $sums = [ 1 => 0, 0, 0, 0, 0, 0, 0, 0 ];

	/**
	 * @param list<string|null> $row Values in their normal form.
	 */
	public function add( array $row ): void {
		++$this->rows;
		$numbers = unpack( 'N8', hash( 'sha256', serialize( $row ), true ) );
		foreach ( $this->sums as $place => $sum ) {
			$number               = $numbers[ $place ] ?? 0;
			$this->sums[ $place ] = ( $sum + ( is_int( $number ) ? $number : 0 ) ) & 0xFFFFFFFF;
		}
	}

	/**
	 * 64 hexadecimal digits.
	 */
	public function text(): string {
		return bin2hex( pack( 'N8', ...$this->sums ) );
	}
}
