<?php
/**
 * The command that starts PHP in a process of its own.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

/**
 * Tests start hundreds of them, and most of the time of each went into compiling
 * WordPress and the shop once more.
 */
final class PhpCommand {

	/**
	 * To be followed by a file. What it compiles is kept for the next.
	 *
	 * @return non-empty-list<string>
	 */
	public static function words(): array {
		$folder = dirname( __DIR__, 3 ) . '/.cache/opcache';
		if ( ! is_dir( $folder ) ) {
			mkdir( $folder, recursive: true );
		}
		return [
			PHP_BINARY,
			'-d',
			'opcache.enable_cli=1',
			'-d',
			"opcache.file_cache={$folder}",
			'-d',
			'opcache.file_cache_only=1',
			'-d',
			'opcache.file_cache_consistency_checks=0',
		];
	}
}
