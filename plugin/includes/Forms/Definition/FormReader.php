<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldNames;
use Brolga\Forms\Source\BlockAttributes;
use Closure;
use WP_Block_Type_Registry;

/**
 * Reads a form from parsed blocks, with the defaults of block.json.
 *
 * @phpstan-type ParsedBlock array{
 *     blockName: string,
 *     attrs: array<array-key, mixed>,
 *     innerBlocks: list<array<array-key, mixed>>,
 *     innerHTML: string,
 *     innerContent: array<array-key, mixed>,
 * }
 */
final class FormReader {

	public const FORM_BLOCK  = 'brolga/contact-form';
	private const SIGNUP_BLOCK = 'brolga/newsletter';

	public const FIELD_BLOCK = 'brolga/form-field';

	/** @param array<array-key, mixed> $block */
	public static function read( array $block ): FormDefinition {
		return FormDefinition::from( self::attributes( $block ), self::fields( $block, new FieldNames() ) );
	}

	/**
	 * Finds the form with a uid at any depth; null if it is missing or hidden. Identical blocks with the same
	 * uid count as one form. Different ones are numbered in their order, and hidden ones count.
	 *
	 * @param array<array-key, mixed> $blocks As parsed by WordPress.
	 * @param string $name The block name, which selects the kind of form.
	 * @param int $number Which of several forms with the uid, from 1.
	 * @param Closure(array<array-key, mixed>): bool|null $hides Whether a block is hidden by its rule.
	 * @phpstan-return ParsedBlock|null
	 * @see FORM-59 VIS-7
	 */
	public static function find(
		array $blocks,
		string $uid,
		string $name = self::FORM_BLOCK,
		int $number = 1,
		?Closure $hides = null
	): ?array {
		$seen = [];
		foreach ( self::with_uid( $blocks, $uid, $name, false, $hides ) as [ $block, $is_hidden ] ) {
			$seen[ self::mark( $block ) ] = true;
			if ( count( $seen ) === $number && ! $is_hidden ) {
				return self::complete( $block, $name );
			}
		}
		return null;
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return array<string, array{string, int}> By uid.
	 */
	public static function titles_and_places( array $blocks ): array {
		$titles = [];
		foreach ( array_filter( $blocks, is_array( ... ) ) as $block ) {
			if ( self::is_hidden( $block ) ) {
				continue;
			}
			if ( self::FORM_BLOCK !== ( $block['blockName'] ?? null ) ) {
				$titles += self::titles_and_places( self::inner( $block ) );
				continue;
			}
			$attributes = self::attributes( $block );
			$limits     = FormLimits::from( new BlockAttributes( $attributes->items( 'limits' ) ) );
			$facts      = [ $attributes->label( 'title' ), $limits->places ];
			$titles    += [ FormDefinition::uid_of( $attributes ) => $facts ];
		}
		return $titles;
	}

	/** @param array<array-key, mixed> $block */
	public static function mark( array $block ): string {
		return md5( (string) wp_json_encode( [ $block['attrs'] ?? [], self::inner( $block ) ] ) );
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @param Closure(array<array-key, mixed>): bool|null $hides
	 * @return iterable<array{array<array-key, mixed>, bool}>
	 */
	private static function with_uid(
		array $blocks,
		string $uid,
		string $name,
		bool $is_hidden,
		?Closure $hides
	): iterable {
		foreach ( array_filter( $blocks, is_array( ... ) ) as $block ) {
			$hidden = $is_hidden || self::is_hidden( $block ) || null !== $hides && $hides( $block );
			if ( $name !== ( $block['blockName'] ?? null ) ) {
				yield from self::with_uid( self::inner( $block ), $uid, $name, $hidden, $hides );
			} elseif ( FormDefinition::uid_of( self::attributes( $block ) ) === $uid ) {
				yield [ $block, $hidden ];
			}
		}
	}

	/** @param array<array-key, mixed> $block */
	public static function attributes( array $block ): BlockAttributes {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$name       = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$type       = WP_Block_Type_Registry::get_instance()->get_registered( $name );
		return new BlockAttributes(
			null === $type ? $attributes : $type->prepare_attributes_for_render( $attributes )
		);
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return list<FieldDefinition>
	 */
	private static function fields( array $block, FieldNames $names ): array {
		$fields = [];
		foreach ( self::inner( $block ) as $inner ) {
			if ( ! is_array( $inner ) ) {
				continue;
			}
			// A block that the owner hides is still rendered, which uses up its field's name.
			$found  = self::FIELD_BLOCK === ( $inner['blockName'] ?? null )
				? [ FieldDefinition::from( self::attributes( $inner ), $names ) ]
				: self::fields( $inner, $names );
			$fields = self::is_hidden( $inner ) ? $fields : [ ...$fields, ...$found ];
		}
		return $fields;
	}

	/** @param array<array-key, mixed> $block */
	public static function is_form( array $block ): bool {
		return in_array( $block['blockName'] ?? null, [ self::FORM_BLOCK, self::SIGNUP_BLOCK ], true );
	}

	/** @param array<array-key, mixed> $block */
	public static function is_hidden( array $block ): bool {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$metadata   = is_array( $attributes['metadata'] ?? null ) ? $attributes['metadata'] : [];
		return false === ( $metadata['blockVisibility'] ?? null );
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return list<array<string, mixed>>
	 * @phpstan-return list<array{
	 *     blockName: string|null,
	 *     attrs: array<array-key, mixed>,
	 *     innerBlocks: list<array<array-key, mixed>>,
	 *     innerHTML: string,
	 *     innerContent: array<array-key, mixed>,
	 * }>
	 */
	public static function complete_all( array $block ): array {
		return array_map(
			static fn ( array $inner ): array => [
				'blockName' => is_string( $inner['blockName'] ?? null ) ? $inner['blockName'] : null,
			] + self::complete( $inner, '' ),
			array_values( array_filter( self::inner( $block ), is_array( ... ) ) )
		);
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @phpstan-return ParsedBlock
	 */
	private static function complete( array $block, string $name ): array {
		return [
			'blockName'    => $name,
			'attrs'        => is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [],
			'innerBlocks'  => array_values( array_filter( self::inner( $block ), is_array( ... ) ) ),
			'innerHTML'    => is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '',
			'innerContent' => is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : [],
		];
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return array<array-key, mixed>
	 */
	private static function inner( array $block ): array {
		return is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
	}
}
