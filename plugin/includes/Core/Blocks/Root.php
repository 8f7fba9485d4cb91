<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

/**
 * Every block's root has the module's id, its name, and what core's block
 * supports add.
 *
 * @see BLOCK-2 BLOCK-4
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
