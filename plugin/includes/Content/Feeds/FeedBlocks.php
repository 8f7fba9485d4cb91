<?php
declare( strict_types=1 );

namespace Brolga\Content\Feeds;

use Brolga\Core\Support\Module;

/**
 * Reduces the plugin's blocks in feeds to markup that feed readers and emails can show.
 *
 * @see FEED-8
 */
final class FeedBlocks implements Module {

	/** Navigation and header blocks, which a feed leaves out. */
	private const FURNITURE = [
		'brolga/cart-count',
		'brolga/dot-nav',
		'brolga/header',
		'brolga/header-search',
		'brolga/menu',
		'brolga/scroll-top',
		'brolga/search',
	];

	public function register(): void {
		add_filter( 'render_block', $this->print( ... ), PHP_INT_MAX, 2 );
	}

	/** Runs at the lowest priority, so that it sees the block's final markup. */
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
