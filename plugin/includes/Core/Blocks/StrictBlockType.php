<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use WP_Block_Type;

/**
 * A block whose attributes are of the very types that block.json names, for
 * itself and for the blocks inside that are told of them. WordPress lets pass
 * what could be read as one: “5” for a number, “no, yes” for a list.
 *
 * @see BLOCK-61
 */
final class StrictBlockType extends WP_Block_Type {

	/**
	 * Attributes with what does not fit replaced by its default, and what can be
	 * read as the right type read as such.
	 *
	 * @param array<array-key, mixed> $attributes As the post has them.
	 * @return array<array-key, mixed>
	 */
	public function prepare_attributes_for_render( $attributes ) {
		$prepared = parent::prepare_attributes_for_render( $attributes );
		foreach ( array_intersect_key( $this->attributes ?? [], $prepared ) as $name => $schema ) {
			if ( is_array( $schema ) && ( $schema['default'] ?? null ) !== $prepared[ $name ] ) {
				$prepared[ $name ] = self::of_type( $prepared[ $name ], $schema );
			}
		}
		return $prepared;
	}

	/**
	 * A value that WordPress takes for valid, as its schema's type. A number that
	 * no computer holds may have no such thing.
	 *
	 * @param array<array-key, mixed> $schema Its schema.
	 */
	private static function of_type( mixed $value, array $schema ): mixed {
		$read = rest_sanitize_value_from_schema( $value, $schema );
		return $read === $value || true === rest_validate_value_from_schema( $read, $schema )
			? $read
			: $schema['default'] ?? null;
	}
}
