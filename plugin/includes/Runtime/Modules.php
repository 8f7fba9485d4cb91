<?php
/**
 * The script modules that blocks share.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Runtime;

use Brolga\Module;

/**
 * Registers `@brolga/runtime`, which views import and which is loaded once a
 * page, and puts the small site module on every page.
 */
final class Modules implements Module {

	private const SITE    = '@brolga/site';
	private const RUNTIME = '@brolga/runtime';

	/**
	 * @param string $plugin_file The plugin's main file.
	 */
	public function __construct( private readonly string $plugin_file ) {
	}

	public function can_register(): bool {
		return is_file( $this->path( 'index.asset.php' ) );
	}

	public function register(): void {
		add_action( 'init', $this->register_modules( ... ) );
		add_action( 'wp_enqueue_scripts', $this->enqueue_site( ... ) );
	}

	/**
	 * Tells WordPress of both modules.
	 */
	private function register_modules(): void {
		wp_register_script_module(
			self::RUNTIME,
			$this->url( 'index.js' ),
			[],
			$this->version( 'index' )
		);
		wp_register_script_module(
			self::SITE,
			$this->url( 'site.js' ),
			[
				[
					'id'     => self::RUNTIME,
					'import' => 'dynamic',
				],
			],
			$this->version( 'site' ),
			[
				'in_footer'     => true,
				'fetchpriority' => 'low',
			]
		);
	}

	/**
	 * Every page has the site module.
	 */
	private function enqueue_site(): void {
		wp_enqueue_script_module( self::SITE );
	}

	/**
	 * @param string $file A file of the built runtime.
	 */
	private function path( string $file ): string {
		return dirname( $this->plugin_file ) . '/build/runtime/' . $file;
	}

	/**
	 * @param string $file A file of the built runtime.
	 */
	private function url( string $file ): string {
		return plugins_url( 'build/runtime/' . $file, $this->plugin_file );
	}

	/**
	 * The version that the build gave a module: its content's hash.
	 *
	 * @param string $name The module's file, without its ending.
	 */
	private function version( string $name ): string {
		/** @var array{version: string} $asset */
		$asset = require $this->path( $name . '.asset.php' );
		return $asset['version'];
	}
}
