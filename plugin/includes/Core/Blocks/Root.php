<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

/**
 * Builds the root element of blocks: its id, its accessible name, and the attributes of core's block supports.
 *
 * @see BLOCK-2 BLOCK-4 BLOCK-63
 */
final class Root {

	/**
	 * Returns the owner's anchor, or else an id such as `tabs-2`, numbered on the page.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public static function id( string $block_name, array $attributes ): string {
		$anchor = $attributes['anchor'] ?? '';
		return is_string( $anchor ) && '' !== $anchor
			? $anchor
			: wp_unique_prefixed_id( substr( $block_name, strlen( 'brolga/' ) ) . '-' );
	}

	/**
	 * Returns an accessible name that differs from other blocks of the same kind: the owner's
	 * label, or else the anchor, or else the kind with its number on the page.
	 *
	 * @see BLOCK-63
	 */
	public static function name( string $id, string $kind, string $label = '' ): string {
		if ( '' !== trim( $label ) ) {
			return trim( $label );
		}
		if ( 1 !== preg_match( '/^[a-z-]+-(\d+)$/D', $id, $number ) ) {
			return ucfirst( strtr( $id, '-_', '  ' ) );
		}
		return '1' === $number[1]
			? $kind
			/* translators: 1: a kind of block, for instance "Portfolio", 2: its number among those of the page. */
			: sprintf( _x( '%1$s %2$d', 'block and its number', 'brolga' ), $kind, (int) $number[1] );
	}

	/** @param array<string, string> $extra */
	public static function attributes( string $block_name, string $id, array $extra = [] ): string {
		return get_block_wrapper_attributes(
			[
				'id'                 => $id,
				'data-brolga-module' => $block_name,
			] + $extra
		);
	}
}
