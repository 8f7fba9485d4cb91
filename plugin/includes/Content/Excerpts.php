<?php
declare( strict_types=1 );

namespace Brolga\Content;

use Brolga\Core\Support\Module;

/**
 * Lets WordPress read the first words of a post that stand in blocks of ours: for
 * excerpts in lists, searches, feeds and emails it opens those blocks alone that it knows.
 *
 * @see BLOCK-220
 */
final class Excerpts implements Module {

	/** Blocks that hold other blocks, seen by everybody. */
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

	/**
	 * Waits for an excerpt.
	 */
	public function register(): void {
		add_filter( 'excerpt_allowed_wrapper_blocks', self::add( ... ) );
	}

	/**
	 * @param mixed $blocks Those that WordPress opens.
	 */
	private static function add( mixed $blocks ): mixed {
		return is_array( $blocks ) ? [ ...$blocks, ...self::WRAPPERS ] : $blocks;
	}
}
