<?php
declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Api\Forms\CustomFieldType;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Forms\CustomTypes\CustomFieldTypes;
use Brolga\Forms\Definition\FormReader;
use Closure;
use WP_Block_Type;

/**
 * Registers custom field types with the editor: the field block accepts their names, and the
 * inserter offers each as a block variation.
 *
 * @see FIELD-16
 */
final class CustomFieldBlocks implements Module {

	/** @param Closure(): CustomFieldTypes $types */
	public function __construct( #[LazyInject( CustomFieldTypes::class )] private readonly Closure $types ) {}

	public function register(): void {
		add_filter( 'block_type_metadata_settings', $this->allow( ... ), 10, 2 );
		add_filter( 'get_block_type_variations', $this->offer( ... ), 10, 2 );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param array<string, mixed> $metadata
	 * @return array<string, mixed>
	 */
	private function allow( array $settings, array $metadata ): array {
		$attributes = $settings['attributes'] ?? null;
		$type       = is_array( $attributes ) ? $attributes['type'] ?? null : null;
		if (
			FormReader::FIELD_BLOCK === ( $metadata['name'] ?? null )
			&& is_array( $attributes )
			&& is_array( $type )
			&& is_array( $type['enum'] ?? null )
			&& false !== has_filter( 'brolga_field_types' )
		) {
			$type['enum']           = [ ...array_values( $type['enum'] ), ...array_keys( ( $this->types )()->all() ) ];
			$attributes['type']     = $type;
			$settings['attributes'] = $attributes;
		}
		return $settings;
	}

	/**
	 * @param array<array-key, mixed> $variations
	 * @return array<array-key, mixed>
	 */
	private function offer( array $variations, WP_Block_Type $block ): array {
		if ( FormReader::FIELD_BLOCK !== $block->name ) {
			return $variations;
		}
		$added = array_map(
			static fn ( CustomFieldType $type ): array => [
				'name'       => $type->id(),
				'title'      => $type->title(),
				'icon'       => 'forms',
				'attributes' => [ 'type' => $type->id() ],
				'isActive'   => [ 'type' ],
				'scope'      => [ 'inserter' ],
			],
			array_values( ( $this->types )()->all() )
		);
		return [ ...$variations, ...$added ];
	}
}
