<?php
declare( strict_types=1 );

namespace Brolga\Content\Feeds;

use Brolga\Core\Support\Module;

/**
 * Blocks as feed readers and emails can show them.
 *
 * @see FEED-8
 */
final class FeedBlocks implements Module {

	/** Blocks that are the page's own furniture. */
	private const FURNITURE = [
		'brolga/cart-count',
		'brolga/dot-nav',
		'brolga/header',
		'brolga/header-search',
		'brolga/menu',
		'brolga/scroll-top',
		'brolga/search',
	];

	/**
	 * Comes when a feed begins.
	 */
	public function register(): void {
		add_filter( 'render_block', $this->print( ... ), PHP_INT_MAX, 2 );
	}

	/**
	 * A block for a feed.
	 *
	 * @param mixed $html What a page would show.
	 */
	private function print( mixed $html, mixed $block ): mixed {
		$name = is_array( $block ) ? $block['blockName'] ?? '' : '';
		if ( ! is_string( $html ) || ! is_string( $name ) || ! str_starts_with( $name, 'brolga/' ) ) {
			return $html;
		}
		return in_array( $name, self::FURNITURE, true )
			? ''
			: ( new FeedMarkup( (string) get_permalink() ) )->of( $html );
	}
}
