<?php
declare( strict_types=1 );

namespace Brolga\Forms\Uploads;

/**
 * Follows the blocks of a GIF to its end. One that is something else as well has
 * a block that is none, or more behind its end.
 *
 * @see FIELD-450
 */
final class GifBlocks {

	/** What some programs write behind the end. */
	private const PADDING = "\0\r\n ";

	/**
	 * Whether a file is blocks of a GIF and nothing else.
	 *
	 * @param resource $file Opened for reading.
	 */
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

	/**
	 * Goes on behind an image.
	 *
	 * @param resource $file The file.
	 */
	private static function skip_image( $file ): bool {
		$head = (string) stream_get_contents( $file, 9 );
		return 9 === strlen( $head ) && self::skip( $file, self::colours( $head[8] ) + 1 ) && self::skip_parts( $file );
	}

	/**
	 * Goes on behind parts that each say how long they are; the last is empty.
	 *
	 * @param resource $file The file.
	 */
	private static function skip_parts( $file ): bool {
		do {
			$length = (string) stream_get_contents( $file, 1 );
		} while ( '' !== $length && "\0" !== $length && self::skip( $file, ord( $length ) ) );
		return "\0" === $length;
	}

	/**
	 * Goes on some bytes further.
	 *
	 * @param resource $file The file.
	 */
	private static function skip( $file, int $bytes ): bool {
		return 0 === fseek( $file, $bytes, SEEK_CUR );
	}

	/**
	 * The bytes of a table of colors; none where there is none.
	 *
	 * @param string $flags The byte that says so.
	 */
	private static function colours( string $flags ): int {
		return 0 === ( ord( $flags ) & 0x80 ) ? 0 : 3 * 2 ** ( ( ord( $flags ) & 7 ) + 1 );
	}
}
