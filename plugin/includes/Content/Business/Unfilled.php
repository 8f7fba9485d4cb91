<?php
declare( strict_types=1 );

namespace Brolga\Content\Business;

use Brolga\Core\Support\Module;

/**
 * Leaves out of a page what is bound to a detail that the owner has not filled in,
 * and the group or the columns in which only headings are left then: a pattern's
 * sample would tell visitors of somebody else's phone, address or hours.
 *
 * @see BLOCK-430 MAP-430
 */
final class Unfilled implements Module {

	/** Blocks that stand for their parts. */
	private const CONTAINERS = [ 'core/group', 'core/columns' ];

	/** Prints nothing where its pins are the business, and nobody knows where that is. */
	private const MAP = 'brolga/map';

	public function __construct( private readonly Bindings $bindings ) {}

	/**
	 * Begins with the first bound block, or map, of a page.
	 */
	public function register(): void {
		add_filter( 'render_block', $this->shown( ... ), 10, 2 );
	}

	/**
	 * A block as visitors see it. Whoever looks at a preview has still to fill in.
	 *
	 * @param string                  $html  The rendered block.
	 * @param array<array-key, mixed> $block As WordPress parses it.
	 */
	private function shown( string $html, array $block ): string {
		if ( '' === $html || is_preview() ) {
			return $html;
		}
		$is_left_out = in_array( $block['blockName'] ?? '', self::CONTAINERS, true )
			? self::says_nothing( $html ) && $this->has_unfilled( $block )
			: $this->is_unfilled( $block );
		return $is_left_out ? '' : $html;
	}

	/**
	 * Whether one of its texts or links is bound to what is not filled in.
	 *
	 * @param array<array-key, mixed> $block As WordPress parses it.
	 */
	private function is_unfilled( array $block ): bool {
		foreach ( Bindings::of( $block ) as $args ) {
			if ( $this->bindings->is_unfilled( $args ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether it or something inside of it is.
	 *
	 * @param array<array-key, mixed> $block As WordPress parses it.
	 */
	private function has_unfilled( array $block ): bool {
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] as $inner ) {
			$waits = is_array( $inner ) && (
				self::MAP === ( $inner['blockName'] ?? '' )
				|| $this->is_unfilled( $inner )
				|| $this->has_unfilled( $inner )
			);
			if ( $waits ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether nothing but headings of parts is in it.
	 */
	private static function says_nothing( string $html ): bool {
		$rest = (string) preg_replace( '#<h([2-6])\b[^>]*>.*?</h\1>#s', '', $html );
		return 0 === preg_match( '/<(?:img|svg|video|iframe|form|input|button)\b/', $rest )
			&& '' === trim( wp_strip_all_tags( $rest ) );
	}
}
