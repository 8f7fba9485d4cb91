<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use Brolga\Core\Support\Module;

/**
 * Keeps WordPress from loading some blocks' scripts on every page with the block: many pages or
 * visitors have no use for them, such as the menu's script until the menu is opened. The blocks
 * load these scripts themselves where they are needed.
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

	public function register(): void {
		add_filter( 'block_type_metadata_settings', self::without_view( ... ), 10, 2 );
	}

	/** @param value-of<self::BLOCKS> $block */
	public static function enqueue( string $block ): void {
		wp_enqueue_script_module( Views::id( $block ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	private static function without_view( array $settings, array $metadata ): array {
		return in_array( $metadata['name'] ?? '', self::BLOCKS, true )
			? [ 'view_script_module_ids' => [] ] + $settings
			: $settings;
	}
}
