<?php
/**
 * Which pages get the views of sections and of the dot navigation.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Sections;

use Brolga\Core\Module;

/**
 * A section of colours and edges has nothing for a script to do, and a page of
 * one section has no dots: their views are asked for by those that have, not by
 * WordPress for every one.
 *
 * @see BLOCK-17
 */
final class ScriptsOnDemand implements Module {

	private const BLOCKS = [ 'brolga/section', 'brolga/dot-nav' ];

	/**
	 * Takes the views from what WordPress prints with each block.
	 */
	public function register(): void {
		add_filter( 'block_type_metadata_settings', self::without_view( ... ), 10, 2 );
	}

	/**
	 * Puts a view on the page.
	 *
	 * @param 'brolga/section'|'brolga/dot-nav' $block Whose.
	 */
	public static function enqueue( string $block ): void {
		wp_enqueue_script_module( generate_block_asset_handle( $block, 'viewScriptModule' ) );
	}

	/**
	 * A block's settings without its view, which stays registered.
	 *
	 * @param array<string, mixed> $settings Of a block type.
	 * @param array<string, mixed> $metadata Its block.json.
	 * @return array<string, mixed>
	 */
	private static function without_view( array $settings, array $metadata ): array {
		return in_array( $metadata['name'] ?? '', self::BLOCKS, true ) ? [ 'view_script_module_ids' => [] ] + $settings : $settings;
	}
}
