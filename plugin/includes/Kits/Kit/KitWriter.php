<?php
declare( strict_types=1 );

namespace Brolga\Kits\Kit;

/**
 * Writes a zip piece by piece, one member in memory at a time. Needs neither a temporary file nor PHP's zip
 * extension, which not every host has.
 *
 * @see KIT-1
 */
final class KitWriter {

	/** 1980-01-01, the first day that a zip knows: the same kit is the same file. */
	private const DAY = 33;

	/**
	 * @param iterable<string, string> $members Contents by name.
	 * @return iterable<string>
	 */
	public static function pieces( iterable $members ): iterable {
		$offset = 0;
		$list   = '';
		$count  = 0;
		foreach ( $members as $name => $bytes ) {
			// Images are compressed already.
			$deflated = str_starts_with( $name, 'media/' ) ? false : gzdeflate( $bytes );
			$packed   = false === $deflated ? $bytes : $deflated;
			$head     = pack( 'vvvvv', 20, 0, false === $deflated ? 0 : 8, 0, self::DAY )
				. pack( 'VVVvv', crc32( $bytes ), strlen( $packed ), strlen( $bytes ), strlen( $name ), 0 );
			$list    .= "PK\x01\x02" . pack( 'v', 20 ) . $head . pack( 'vvvVV', 0, 0, 0, 0, $offset ) . $name;
			$offset  += 30 + strlen( $name ) + strlen( $packed );
			++$count;
			yield "PK\x03\x04" . $head . $name . $packed;
		}
		yield $list . "PK\x05\x06" . pack( 'vvvvVVv', 0, 0, $count, $count, strlen( $list ), $offset, 0 );
	}
}
