<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Demo;

use Brolga\Core\Support\PluginFile;
use RuntimeException;

/**
 * Where the demo's texts and images lie: in the plugin's own folder, or beside
 * it in a checkout.
 */
final class DemoFolder {

	public function __construct( public readonly string $path ) {}

	/**
	 * The folder that belongs to an installed plugin or to a checkout.
	 *
	 * @param PluginFile $plugin The plugin's main file.
	 */
	public static function beside( PluginFile $plugin ): self {
		$plugin = dirname( $plugin->path );
		$own    = new self( $plugin . '/demo' );
		return $own->is_there() ? $own : new self( dirname( $plugin ) . '/demo' );
	}

	/**
	 * Whether there is a demo.
	 */
	public function is_there(): bool {
		return is_file( $this->path . '/leads.json' );
	}

	/**
	 * Where finished photographs are kept for the next site: in a checkout, which
	 * makes many; empty: nowhere.
	 */
	public function kept(): string {
		$cache = dirname( $this->path ) . '/.cache';
		return is_dir( $cache ) ? $cache . '/demo' : '';
	}

	/**
	 * Makes the demo's own classes known: they come with its texts, and no page
	 * view needs them.
	 *
	 * @throws RuntimeException When there is no demo.
	 */
	public function load(): void {
		if ( ! $this->is_there() ) {
			throw new RuntimeException( __( 'The demo’s files are missing. Install Brolga again, which keeps your data, then import the demo.', 'brolga' ) );
		}
		foreach ( $this->files( 'src/*.php' ) as $file ) {
			require_once $file;
		}
	}

	/**
	 * Files of the demo, sorted by name.
	 *
	 * @param string $pattern Below the folder.
	 * @return list<string>
	 */
	public function files( string $pattern ): array {
		$files = glob( $this->path . '/' . $pattern );
		return false === $files ? [] : $files;
	}

	/**
	 * What a file holds.
	 *
	 * @param string $name Below the folder.
	 *
	 * @throws RuntimeException When it cannot be read.
	 */
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
