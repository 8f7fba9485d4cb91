<?php
declare( strict_types=1 );

namespace Brolga\Core\Blocks;

use WP_Block_Type;

/**
 * A block type whose attributes always have the type that block.json declares, in the block itself
 * and in the context for inner blocks. WordPress also accepts values that can be converted, such
 * as "5" for a number or "no, yes" for a list.
 *
 * @see BLOCK-61
 */
final class StrictBlockType extends WP_Block_Type {

	/**
	 * @param array<array-key, mixed> $attributes
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
	 * Returns the default where conversion fails, for example for a number too large for PHP.
	 *
	 * @param array<array-key, mixed> $schema
	 */
	private static function of_type( mixed $value, array $schema ): mixed {
		$read = rest_sanitize_value_from_schema( $value, $schema );
		return $read === $value || true === rest_validate_value_from_schema( $read, $schema )
			? $read
			: $schema['default'] ?? null;
	}
}
