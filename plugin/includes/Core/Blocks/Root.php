<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

/**
 * Every block's root has the module's id, its name, and what core's block
 * supports add.
 *
 * @see BLOCK-2 BLOCK-4 BLOCK-63
 */
final class Root {

	/**
	 * The module's id: the owner's anchor, else a number on the page.
	 *
	 * @param string               $block_name For instance `brolga/tabs`.
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function id( string $block_name, array $attributes ): string {
		$anchor = $attributes['anchor'] ?? '';
		return is_string( $anchor ) && '' !== $anchor
			? $anchor
			: wp_unique_prefixed_id( substr( $block_name, strlen( 'brolga/' ) ) . '-' );
	}

	/**
	 * What a module is called by those who meet it among others of its kind: as its
	 * owner calls it, else by its anchor, else by its kind and number on the page.
	 *
	 * @see BLOCK-63
	 *
	 * @param string $id    The module's id.
	 * @param string $kind  What a module of its block is.
	 * @param string $label What its owner calls it.
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

	/**
	 * The root's attributes, escaped, ready to print.
	 *
	 * @param string                $block_name For instance `brolga/tabs`.
	 * @param string                $id         The module's id.
	 * @param array<string, string> $extra      Further attributes.
	 */
	public static function attributes( string $block_name, string $id, array $extra = [] ): string {
		return get_block_wrapper_attributes(
			[
				'id'                 => $id,
				'data-brolga-module' => $block_name,
			] + $extra
		);
	}
}
