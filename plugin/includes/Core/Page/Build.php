<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\PluginFile;

/**
 * Finds built files, and what the build wrote down about them.
 */
final class Build {

	/** Characters of a build's hash that are enough to tell it from the one before. */
	private const VERSION_LENGTH = 8;

	public function __construct( private readonly PluginFile $plugin ) {
	}

	/**
	 * Whether a file was built.
	 *
	 * @param string $file Its path in the build.
	 */
	public function has( string $file ): bool {
		return is_file( $this->path( $file ) );
	}

	/**
	 * A file's full path.
	 *
	 * @param string $file Its path in the build.
	 */
	public function path( string $file ): string {
		return dirname( $this->plugin->path ) . '/build/' . $file;
	}

	/**
	 * A file's address.
	 *
	 * @param string $file Its path in the build.
	 * @return non-empty-string
	 */
	public function url( string $file ): string {
		$url = plugins_url( 'build/' . $file, $this->plugin->path );
		return '' === $url ? '/' : $url;
	}

	/**
	 * What a script needs, and its version: the hash of its content.
	 *
	 * @param string $name The script's path in the build, without its ending.
	 * @return array{dependencies: list<non-empty-string>, version: string}
	 */
	public function asset( string $name ): array {
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require $this->path( $name . '.asset.php' );
		return self::shortened( $asset );
	}

	/**
	 * The same of all scripts of a folder, by their paths in it without their endings: one file to read.
	 *
	 * @param string $folder The folder in the build.
	 * @param string $list   The file.
	 * @return array<string, array{dependencies: list<non-empty-string>, version: string}>
	 */
	public function assets( string $folder, string $list = 'assets.php' ): array {
		/** @var array<string, array{dependencies: list<non-empty-string>, version: string}> $scripts */
		$scripts = require $this->path( "{$folder}/{$list}" );
		$assets  = [];
		foreach ( $scripts as $file => $asset ) {
			$assets[ substr( $file, 0, -strlen( '.js' ) ) ] = self::shortened( $asset );
		}
		return $assets;
	}

	/**
	 * With a version that tells builds apart and no longer than that: each page
	 * names some fifteen of them, and a hash does not compress.
	 *
	 * @param array{dependencies: list<non-empty-string>, version: string} $asset What the build wrote.
	 * @return array{dependencies: list<non-empty-string>, version: string}
	 */
	private static function shortened( array $asset ): array {
		return [ 'version' => substr( $asset['version'], 0, self::VERSION_LENGTH ) ] + $asset;
	}
}
