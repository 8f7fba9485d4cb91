<?php
/**
 * Which pages get the views of some blocks.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use Brolga\Core\Support\Module;

/**
 * A section of colours and edges has nothing for a script to do, a page of one
 * section has no dots, who has no cart has nothing to count, who is at the top
 * needs no way to it, and most visitors of a page never open its menu nor fill in its form: these
 * views are asked for by those that have a use for them, not by WordPress for
 * every block.
 *
 * @see BLOCK-17 NAV-17 SITE-30
 */
final class ViewsOnDemand implements Module {

	private const BLOCKS = [
		'brolga/section',
		'brolga/dot-nav',
		'brolga/cart-count',
		'brolga/scroll-top',
		'brolga/header',
		'brolga/header-search',
		'brolga/menu',
		'brolga/contact-form',
	];

	/**
	 * Takes the views from what WordPress prints with each block.
	 */
	public function register(): void {
		add_filter( 'block_type_metadata_settings', self::without_view( ... ), 10, 2 );
	}

	/**
	 * Puts a view on the page.
	 *
	 * @param value-of<self::BLOCKS> $block Whose.
	 */
	public static function enqueue( string $block ): void {
		wp_enqueue_script_module( Views::id( $block ) );
	}

	/**
	 * A block's settings without its view, which stays registered.
	 *
	 * @param array<string, mixed> $settings Of a block type.
	 * @param array<string, mixed> $metadata Its block.json.
	 * @return array<string, mixed>
	 */
	private static function without_view( array $settings, array $metadata ): array {
		return in_array( $metadata['name'] ?? '', self::BLOCKS, true )
			? [ 'view_script_module_ids' => [] ] + $settings
			: $settings;
	}
}
