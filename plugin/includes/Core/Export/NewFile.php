<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- A command line’s own file, made anew and written piece by piece, which WP_Filesystem cannot.

namespace Brolga\Core\Export;

use WP_CLI;

/**
 * Writes personal data into a file that was not there before, for the eyes of
 * who asked for it alone.
 *
 * @see EXPORT-3
 */
final class NewFile {

	/**
	 * @param resource $handle Open for writing.
	 */
	private function __construct(
		private readonly string $name,
		private $handle
	) {}

	/**
	 * Makes a file, or ends the command and says why not.
	 *
	 * @param string $name Its name; `-`: the terminal.
	 */
	public static function make( string $name ): self {
		$before = umask( 0077 );
		// `x` refuses a file that is there: an export never takes another one's place.
		$handle = '-' === $name ? fopen( 'php://output', 'wb' ) : @fopen( $name, 'xb' );
		umask( $before );
		if ( false === $handle ) {
			WP_CLI::error( sprintf(
				/* translators: %s: a file's name. */
				__( '%s cannot be created, because it already exists or its folder is not writable. Choose another name or folder.', 'brolga' ),
				$name
			) );
		}
		return new self( $name, $handle );
	}

	/**
	 * Writes everything, or ends the command and says that it is not complete.
	 *
	 * @param iterable<string> $parts What, in order.
	 */
	public function write( iterable $parts ): void {
		foreach ( $parts as $part ) {
			if ( strlen( $part ) !== fwrite( $this->handle, $part ) ) {
				WP_CLI::error( sprintf(
					/* translators: %s: a file's name. */
					__( '%s is incomplete because writing stopped early. Check whether the disk is full.', 'brolga' ),
					$this->name
				) );
			}
		}
		fclose( $this->handle );
	}

	/**
	 * Whether it is a file, and not the terminal.
	 */
	public function is_named(): bool {
		return '-' !== $this->name;
	}
}
