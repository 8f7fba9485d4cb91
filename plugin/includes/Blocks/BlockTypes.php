<?php
/**
 * Registers the blocks.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Blocks;

use Brolga\Module;

/**
 * Registers every built block from one manifest, so that no block.json is read
 * at run time.
 */
final class BlockTypes implements Module {

	/**
	 * @param string $plugin_file The plugin's main file.
	 */
	public function __construct( private readonly string $plugin_file ) {
	}

	public function can_register(): bool {
		return is_file( $this->folder() . '/blocks-manifest.php' );
	}

	public function register(): void {
		add_action( 'init', $this->register_blocks( ... ) );
		add_filter( 'block_categories_all', $this->add_category( ... ) );
	}

	/**
	 * Registers the script that the blocks' editor scripts share, then the
	 * blocks of the manifest.
	 */
	private function register_blocks(): void {
		/** @var array{dependencies: list<string>, version: string} $asset */
		$asset = require dirname( $this->plugin_file ) . '/build/editor/index.asset.php';
		wp_register_script(
			'brolga-editor',
			plugins_url( 'build/editor/index.js', $this->plugin_file ),
			$asset['dependencies'],
			$asset['version'],
			[ 'in_footer' => true ]
		);
		wp_set_script_translations( 'brolga-editor', 'brolga' );
		wp_register_block_types_from_metadata_collection(
			$this->folder(),
			$this->folder() . '/blocks-manifest.php'
		);
	}

	/**
	 * Adds the inserter's category.
	 *
	 * @param list<array{slug: string, title: string, icon?: string|null}> $categories Core's.
	 * @return list<array{slug: string, title: string, icon?: string|null}>
	 */
	private function add_category( array $categories ): array {
		return [
			[
				'slug'  => 'brolga',
				'title' => __( 'Brolga', 'brolga' ),
				'icon'  => null,
			],
			...$categories,
		];
	}

	/**
	 * Where the build puts the blocks.
	 */
	private function folder(): string {
		return dirname( $this->plugin_file ) . '/build/blocks';
	}
}
