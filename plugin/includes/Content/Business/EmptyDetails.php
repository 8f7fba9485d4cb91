<?php
declare( strict_types=1 );

namespace Brolga\Content\Business;

use Brolga\Core\Support\Module;

/**
 * Hides blocks that are bound to business details that are not filled in, and groups or columns in which only
 * headings would be left. Otherwise, visitors would see the sample phone number, address or hours of a pattern.
 *
 * @see BLOCK-430 MAP-430
 */
final class EmptyDetails implements Module {

	/** Blocks that are hidden if nothing but headings is left in them. */
	private const CONTAINERS = [ 'core/group', 'core/columns' ];

	/** The map block prints nothing if it should show the business and the location is unknown. */
	private const MAP = 'brolga/map';

	public function __construct( private readonly Bindings $bindings ) {}

	public function register(): void {
		add_filter( 'render_block', $this->shown( ... ), 10, 2 );
	}

	/**
	 * Empties a block that must be hidden. Previews show it, so that the owner sees what to fill in.
	 *
	 * @param array<array-key, mixed> $block
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

	/** @param array<array-key, mixed> $block */
	private function is_unfilled( array $block ): bool {
		foreach ( Bindings::of( $block ) as $args ) {
			if ( $this->bindings->is_unfilled( $args ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<array-key, mixed> $block */
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

	private static function says_nothing( string $html ): bool {
		$rest = (string) preg_replace( '#<h([2-6])\b[^>]*>.*?</h\1>#s', '', $html );
		return 0 === preg_match( '/<(?:img|svg|video|iframe|form|input|button)\b/', $rest )
			&& '' === trim( wp_strip_all_tags( $rest ) );
	}
}
