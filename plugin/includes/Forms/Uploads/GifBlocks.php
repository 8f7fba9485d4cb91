<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

/**
 * Parses the blocks of a GIF up to its end. A file that is also of another format contains an
 * unknown block, or data after the end.
 *
 * @see FIELD-450
 */
final class GifBlocks {

	/** Bytes that some programs append after the end. */
	private const PADDING = "\0\r\n ";

	/** @param resource $file Opened for reading. */
	public static function are_all_of( $file ): bool {
		$head = ZipDirectory::bytes( $file, 0, 13 );
		if ( 13 !== strlen( $head ) ) {
			return false;
		}
		self::skip( $file, self::colours( $head[10] ) );
		do {
			$block = (string) stream_get_contents( $file, 1 );
			$goes_on = match ( $block ) {
				'!'     => self::skip( $file, 1 ) && self::skip_parts( $file ),
				','     => self::skip_image( $file ),
				default => false,
			};
		} while ( $goes_on );
		return ';' === $block
			&& '' === trim( (string) stream_get_contents( $file, 1024 ), self::PADDING )
			&& feof( $file );
	}

	/** @param resource $file */
	private static function skip_image( $file ): bool {
		$head = (string) stream_get_contents( $file, 9 );
		return 9 === strlen( $head ) && self::skip( $file, self::colours( $head[8] ) + 1 ) && self::skip_parts( $file );
	}

	/**
	 * Skips data sub-blocks, each of which begins with its length; an empty one ends them.
	 *
	 * @param resource $file
	 */
	private static function skip_parts( $file ): bool {
		do {
			$length = (string) stream_get_contents( $file, 1 );
		} while ( '' !== $length && "\0" !== $length && self::skip( $file, ord( $length ) ) );
		return "\0" === $length;
	}

	/** @param resource $file */
	private static function skip( $file, int $bytes ): bool {
		return 0 === fseek( $file, $bytes, SEEK_CUR );
	}

	private static function colours( string $flags ): int {
		return 0 === ( ord( $flags ) & 0x80 ) ? 0 : 3 * 2 ** ( ( ord( $flags ) & 7 ) + 1 );
	}
}
