<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Support\PluginFile;

/**
 * Finds built files, and what the build wrote down about them.
 */
final class Build {

	/** Characters of a build's hash that are enough to tell it from the one before. */
	private const VERSION_LENGTH = 8;

	/** What every build has. */
	private const PROOF = 'blocks/blocks-manifest.php';

	/** Whether the plugin was built; null: nobody has asked. */
	private static ?bool $is_there = null;

	/** The address of the build's folder, once it was asked for. */
	private string $base = '';

	/**
	 * @var array<string, array<string, array{dependencies: list<non-empty-string>, version: string}>> What lists say,
	 *     by their paths.
	 */
	private array $lists = [];

	/**
	 * @var array<string, array<string, list<string>>> What scripts fetch, by their folders: asked for with each block
	 *                                                 that is printed.
	 */
	private array $fetched = [];

	public function __construct( private readonly PluginFile $plugin ) {
	}

	/**
	 * Whether the plugin was built at all.
	 */
	public static function is_there(): bool {
		return self::$is_there ??= is_file( dirname( __DIR__, 3 ) . '/build/' . self::PROOF );
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
		$this->base = '' === $this->base ? plugins_url( 'build', $this->plugin->path ) : $this->base;
		return "{$this->base}/{$file}";
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
		return $this->lists[ "{$folder}/{$list}" ] ??= $this->read( "{$folder}/{$list}" );
	}

	/**
	 * The modules of the page that a script fetches once it needs them, as WordPress
	 * takes them: it names them in the page's import map.
	 *
	 * @param string $folder The script's folder in the build.
	 * @param string $name   Its path in there, without its ending.
	 * @return list<array{id: string, import: 'dynamic'}>
	 */
	public function fetched( string $folder, string $name ): array {
		if ( ! isset( $this->fetched[ $folder ] ) ) {
			/** @var array<string, list<string>> $all */
			$all                      = require $this->path( "{$folder}/fetched.php" );
			$this->fetched[ $folder ] = $all;
		}
		return array_map(
			static fn ( string $id ): array => [
				'id'     => $id,
				'import' => 'dynamic',
			],
			$this->fetched[ $folder ][ $name ] ?? []
		);
	}

	/**
	 * All modules that a script of the page imports, as WordPress takes them: those it
	 * begins with, and those it fetches once it needs them. One that fetches the script
	 * is there before it, and WordPress follows no circle to its end.
	 *
	 * @param string $folder The script's folder in the build.
	 * @param string $name   Its path in there, without its ending.
	 * @param string $list   The file that lists the folder's scripts.
	 * @return list<non-empty-string|array{id: string, import: 'dynamic'}>
	 */
	public function imports( string $folder, string $name, string $list = 'assets.php' ): array {
		$fetches = fn ( string $other ): bool => in_array(
			"@brolga/{$name}",
			array_column( $this->fetched( $folder, substr( $other, strlen( '@brolga/' ) ) ), 'id' ),
			true
		);
		return [
			...array_filter(
				$this->assets( $folder, $list )[ $name ]['dependencies'] ?? [],
				static fn ( string $id ): bool => ! $fetches( $id )
			),
			...$this->fetched( $folder, $name ),
		];
	}

	/**
	 * Reads a list.
	 *
	 * @param string $file Its path in the build.
	 * @return array<string, array{dependencies: list<non-empty-string>, version: string}>
	 */
	private function read( string $file ): array {
		/** @var array<string, array{dependencies: list<non-empty-string>, version: string}> $scripts */
		$scripts = require $this->path( $file );
		$assets  = [];
		foreach ( $scripts as $script => $asset ) {
			$assets[ substr( $script, 0, -strlen( '.js' ) ) ] = self::shortened( $asset );
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
