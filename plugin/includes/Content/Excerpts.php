<?php
declare( strict_types=1 );

namespace Brolga\Content;

use Brolga\Core\Support\Module;

/**
 * Lets excerpts include text inside this plugin's container blocks. WordPress ignores the content
 * of container blocks that it does not know, in lists, searches, feeds and emails.
 *
 * @see BLOCK-220
 */
final class Excerpts implements Module {

	/** Blocks that contain other blocks and are visible to all visitors. */
	public const WRAPPERS = [
		'brolga/accordion',
		'brolga/accordion-item',
		'brolga/carousel',
		'brolga/carousel-item',
		'brolga/section',
		'brolga/slide',
		'brolga/slider',
		'brolga/tab',
		'brolga/tabs',
		'brolga/toggle',
	];

	public function register(): void {
		add_filter( 'excerpt_allowed_wrapper_blocks', self::add( ... ) );
	}

	private static function add( mixed $blocks ): mixed {
		return is_array( $blocks ) ? [ ...$blocks, ...self::WRAPPERS ] : $blocks;
	}
}
