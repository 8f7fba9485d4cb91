<?php
declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions -- A command line’s own file, made anew and written piece by piece, which WP_Filesystem cannot.

namespace Brolga\Core\Export;

use WP_CLI;

/**
 * A new file for personal data, which only its owner can read. Never overwrites an existing file.
 *
 * @see EXPORT-3
 */
final class NewFile {

	/** @param resource $handle */
	private function __construct(
		private readonly string $name,
		private $handle
	) {}

	/** @param string $name `-` for standard output. */
	public static function make( string $name ): self {
		$before = umask( 0077 );
		// Mode `x` fails if the file exists, so that an export never overwrites another.
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

	/** @param iterable<string> $parts */
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

	public function is_named(): bool {
		return '-' !== $this->name;
	}
}
