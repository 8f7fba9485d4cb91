<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Forms\Fields\FieldDefinition;
use Brolga\Forms\Fields\FieldNames;
use Brolga\Forms\Source\BlockAttributes;
use WP_Block_Type_Registry;

/**
 * Turns the blocks of saved content into a form, with the defaults that
 * block.json gives.
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
	public const FIELD_BLOCK = 'brolga/form-field';

	/**
	 * The form of a contact form's block.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 */
	public static function read( array $block ): FormDefinition {
		return FormDefinition::from( self::attributes( $block ), self::fields( $block, new FieldNames() ) );
	}

	/**
	 * The block of the form with a uid among blocks, however deep, or null. Of
	 * several with one uid each that is unlike those before it is a form of its
	 * own; those that the owner hides count, and are not found.
	 *
	 * @see FORM-59
	 *
	 * @param array<array-key, mixed> $blocks As WordPress parsed them.
	 * @param string                  $uid    The form's uid.
	 * @param string                  $name   The kind of form: a block's name.
	 * @param int                     $number Which of the forms that have the uid, from 1.
	 * @phpstan-return ParsedBlock|null
	 */
	public static function find(
		array $blocks,
		string $uid,
		string $name = self::FORM_BLOCK,
		int $number = 1
	): ?array {
		$seen = [];
		foreach ( self::with_uid( $blocks, $uid, $name, false ) as [ $block, $is_hidden ] ) {
			$seen[ self::mark( $block ) ] = true;
			if ( count( $seen ) === $number && ! $is_hidden ) {
				return self::complete( $block, $name );
			}
		}
		return null;
	}

	/**
	 * The forms among blocks, however deep, without those that the owner hides.
	 *
	 * @param array<array-key, mixed> $blocks As WordPress parsed them.
	 * @return array<string, string> What their owner calls them, if anything, by uid.
	 */
	public static function titles( array $blocks ): array {
		$titles = [];
		foreach ( array_filter( $blocks, is_array( ... ) ) as $block ) {
			if ( self::is_hidden( $block ) ) {
				continue;
			}
			if ( self::FORM_BLOCK !== ( $block['blockName'] ?? null ) ) {
				$titles += self::titles( self::inner( $block ) );
				continue;
			}
			$attributes = self::attributes( $block );
			$titles    += [ FormDefinition::uid_of( $attributes ) => $attributes->line( 'title' ) ];
		}
		return $titles;
	}

	/**
	 * What tells a form's block from another with the same uid.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 */
	public static function mark( array $block ): string {
		return md5( (string) wp_json_encode( [ $block['attrs'] ?? [], self::inner( $block ) ] ) );
	}

	/**
	 * The forms with a uid, in the order in which they are printed, and whether
	 * the owner hides them.
	 *
	 * @param array<array-key, mixed> $blocks    As WordPress parsed them.
	 * @param string                  $name      The kind of form: a block's name.
	 * @param bool                    $is_hidden Whether a block around them is hidden.
	 * @return iterable<array{array<array-key, mixed>, bool}>
	 */
	private static function with_uid( array $blocks, string $uid, string $name, bool $is_hidden ): iterable {
		foreach ( array_filter( $blocks, is_array( ... ) ) as $block ) {
			$hidden = $is_hidden || self::is_hidden( $block );
			if ( $name !== ( $block['blockName'] ?? null ) ) {
				yield from self::with_uid( self::inner( $block ), $uid, $name, $hidden );
			} elseif ( FormDefinition::uid_of( self::attributes( $block ) ) === $uid ) {
				yield [ $block, $hidden ];
			}
		}
	}

	/**
	 * A block's attributes, checked and completed by its block.json.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 */
	public static function attributes( array $block ): BlockAttributes {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$name       = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';
		$type       = WP_Block_Type_Registry::get_instance()->get_registered( $name );
		return new BlockAttributes(
			null === $type ? $attributes : $type->prepare_attributes_for_render( $attributes )
		);
	}

	/**
	 * The fields within a block, in the order in which they are printed.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 * @param FieldNames              $names Gives them their names.
	 * @return list<FieldDefinition>
	 */
	private static function fields( array $block, FieldNames $names ): array {
		$fields = [];
		foreach ( self::inner( $block ) as $inner ) {
			if ( ! is_array( $inner ) ) {
				continue;
			}
			// What the owner hides is rendered and thrown away: it takes a name, and is no field.
			$found  = self::FIELD_BLOCK === ( $inner['blockName'] ?? null )
				? [ FieldDefinition::from( self::attributes( $inner ), $names ) ]
				: self::fields( $inner, $names );
			$fields = self::is_hidden( $inner ) ? $fields : [ ...$fields, ...$found ];
		}
		return $fields;
	}

	/**
	 * Whether the owner hid a block from the page.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 */
	public static function is_hidden( array $block ): bool {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$metadata   = is_array( $attributes['metadata'] ?? null ) ? $attributes['metadata'] : [];
		return false === ( $metadata['blockVisibility'] ?? null );
	}

	/**
	 * The blocks within a block, each with each part that rendering needs.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
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
	 * A form's block with each part that rendering needs.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
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
	 * The blocks within a block.
	 *
	 * @param array<array-key, mixed> $block As WordPress parsed it.
	 * @return array<array-key, mixed>
	 */
	private static function inner( array $block ): array {
		return is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
	}
}
