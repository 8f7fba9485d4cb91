<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Demo;

use Brolga\Core\Support\PluginFile;
use RuntimeException;

/** The folder with the demo's texts and images, which is next to the plugin's in a development checkout. */
final class DemoFolder {

	public function __construct( public readonly string $path ) {}

	public static function beside( PluginFile $plugin ): self {
		$plugin = dirname( $plugin->path );
		$own    = new self( $plugin . '/demo' );
		return $own->is_there() ? $own : new self( dirname( $plugin ) . '/demo' );
	}

	public function is_there(): bool {
		return is_file( $this->path . '/leads.json' );
	}

	/**
	 * Returns the cache folder for generated photographs, which only development checkouts have;
	 * empty: no cache.
	 */
	public function kept(): string {
		$cache = dirname( $this->path ) . '/.cache';
		return is_dir( $cache ) ? $cache . '/demo' : '';
	}

	/**
	 * Loads the demo's own classes, which come with its texts because no page view needs them.
	 *
	 * @throws RuntimeException If the demo is missing.
	 */
	public function load(): void {
		if ( ! $this->is_there() ) {
			throw new RuntimeException( __( 'The demo’s files are missing. Install Brolga again, which keeps your data, then import the demo.', 'brolga' ) );
		}
		foreach ( $this->files( 'src/*.php' ) as $file ) {
			require_once $file;
		}
	}

	/** @return list<string> */
	public function files( string $pattern ): array {
		$files = glob( $this->path . '/' . $pattern );
		return false === $files ? [] : $files;
	}

	/** @throws RuntimeException If the file cannot be read. */
	public function read( string $name ): string {
		$file = $this->path . '/' . $name;
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this plugin.
		$text = is_file( $file ) ? file_get_contents( $file ) : false;
		if ( false === $text ) {
			throw new RuntimeException( sprintf(
				/* translators: %s: a file's name. */
				__( 'The demo’s file %s is missing. Install Brolga again, which keeps your data, then continue.', 'brolga' ),
				$name
			) );
		}
		return $text;
	}
}
