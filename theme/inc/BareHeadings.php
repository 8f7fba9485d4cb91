<?php
/**
 * Headings that would stand alone where the plugin is off.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

/**
 * Leaves out a group or columns in which only headings are left, since the details
 * or the pins below them were never filled in and the plugin, which leaves them out
 * itself, is off.
 *
 * @see THEME-551
 */
final class BareHeadings {

	private const CONTAINERS = [ 'core/group', 'core/columns' ];

	/** What is empty until its owner fills it in, in a block's comment. */
	private const FILLED_IN = '#"brolga/business"|<!-- wp:brolga/map #';

	/**
	 * Looks at each block.
	 */
	public function register(): void {
		add_filter( 'render_block', [ $this, 'show' ], 10, 2 );
	}

	/**
	 * A block, or nothing.
	 *
	 * @param string                  $html  As it is printed.
	 * @param array<array-key, mixed> $block As WordPress parses it.
	 * @phpstan-param array{
	 *     blockName: ?string,
	 *     attrs: array<string, mixed>,
	 *     innerBlocks: array<int, array<string, mixed>>,
	 *     innerHTML: string,
	 *     innerContent: array<int, ?string>,
	 * } $block
	 */
	public function show( string $html, array $block ): string {
		$is_bare = in_array( $block['blockName'], self::CONTAINERS, true )
			&& self::says_nothing( $html )
			&& 1 === preg_match( self::FILLED_IN, stripslashes( serialize_block( $block ) ) );

		return $is_bare ? '' : $html;
	}

	/**
	 * Whether nothing but headings of parts is in it.
	 *
	 * @param string $html As it is printed.
	 */
	private static function says_nothing( string $html ): bool {
		$rest = (string) preg_replace( '#<h([2-6])\b[^>]*>.*?</h\1>#s', '', $html );

		return 0 === preg_match( '/<(?:img|svg|video|iframe|form|input|button)\b/', $rest )
			&& '' === trim( wp_strip_all_tags( $rest ) );
	}
}
