<?php
/**
 * Which pages get the section's view.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Sections;

use Brolga\Core\Module;

/**
 * A section of colours and edges has nothing for a script to do: the view is
 * asked for by sections that move, not by WordPress for every one.
 *
 * @see BLOCK-17
 */
final class SectionScript implements Module {

	private const BLOCK = 'brolga/section';

	/**
	 * Takes the view from what WordPress prints with each section.
	 */
	public function register(): void {
		add_filter( 'block_type_metadata_settings', self::without_view( ... ), 10, 2 );
	}

	/**
	 * Puts the view on the page.
	 */
	public static function enqueue(): void {
		wp_enqueue_script_module( generate_block_asset_handle( self::BLOCK, 'viewScriptModule' ) );
	}

	/**
	 * A section's settings without its view, which stays registered.
	 *
	 * @param array<string, mixed> $settings Of a block type.
	 * @param array<string, mixed> $metadata Its block.json.
	 * @return array<string, mixed>
	 */
	private static function without_view( array $settings, array $metadata ): array {
		return self::BLOCK === ( $metadata['name'] ?? '' ) ? [ 'view_script_module_ids' => [] ] + $settings : $settings;
	}
}
