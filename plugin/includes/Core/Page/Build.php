<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Support\PluginFile;

/** Finds the files of the build and reads its lists of dependencies and versions. */
final class Build {

	/** Characters of the content hash that are used as a version; enough to tell two builds apart. */
	private const VERSION_LENGTH = 8;

	private const PROOF = 'blocks/blocks-manifest.php';

	private static ?bool $is_there = null;

	private string $base = '';

	/** @var array<string, array<string, array{dependencies: list<non-empty-string>, version: string}>> */
	private array $lists = [];

	/** @var array<string, array<string, list<string>>> */
	private array $fetched = [];

	public function __construct( private readonly PluginFile $plugin ) {
	}

	public static function is_there(): bool {
		return self::$is_there ??= is_file( dirname( __DIR__, 3 ) . '/build/' . self::PROOF );
	}

	public function has( string $file ): bool {
		return is_file( $this->path( $file ) );
	}

	public function path( string $file ): string {
		return dirname( $this->plugin->path ) . '/build/' . $file;
	}

	/** @return non-empty-string */
	public function url( string $file ): string {
		$this->base = '' === $this->base ? plugins_url( 'build', $this->plugin->path ) : $this->base;
		return "{$this->base}/{$file}";
	}

	/** @return array{dependencies: list<non-empty-string>, version: string} */
	public function asset( string $name ): array {
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require $this->path( $name . '.asset.php' );
		return self::shortened( $asset );
	}

	/** @return array<string, array{dependencies: list<non-empty-string>, version: string}> */
	public function assets( string $folder, string $list = 'assets.php' ): array {
		return $this->lists[ "{$folder}/{$list}" ] ??= $this->read( "{$folder}/{$list}" );
	}

	/**
	 * Returns the modules that a page script imports dynamically, in the format for WordPress's import map.
	 *
	 * @param string $name The script's path within the folder, without its extension.
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
	 * Returns all modules that a page script imports, static and dynamic, in WordPress's format. A
	 * static import that in turn imports this script dynamically is left out: it is on the page
	 * already, and WordPress does not resolve circular dependencies.
	 *
	 * @param string $name The script's path within the folder, without its extension.
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

	/** @return array<string, array{dependencies: list<non-empty-string>, version: string}> */
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
	 * Shortens the version. Each page prints about fifteen of them, and hashes do not compress.
	 *
	 * @param array{dependencies: list<non-empty-string>, version: string} $asset
	 * @return array{dependencies: list<non-empty-string>, version: string}
	 */
	private static function shortened( array $asset ): array {
		return [ 'version' => substr( $asset['version'], 0, self::VERSION_LENGTH ) ] + $asset;
	}
}
