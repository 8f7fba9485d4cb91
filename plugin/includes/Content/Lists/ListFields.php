<?php
declare( strict_types=1 );

namespace Brolga\Content\Lists;

/**
 * The fields of a post type that lists can sort and filter by: properties that every post has, and registered post
 * meta that anybody can read in the REST API.
 *
 * @see BLOG-891 BLOG-895
 */
final class ListFields {

	/** @return array<string, ListField> By id; none for a post type that visitors cannot see. */
	public static function of( string $type ): array {
		if ( ! is_post_type_viewable( $type ) ) {
			return [];
		}
		$fields = [
			new ListField( ListField::POST . 'date', __( 'Publish date', 'brolga' ), FieldKind::Date ),
			new ListField( ListField::POST . 'modified', __( 'Last modified', 'brolga' ), FieldKind::Date ),
			new ListField( ListField::POST . 'title', __( 'Title', 'brolga' ), FieldKind::Text ),
			new ListField( ListField::POST . 'menu_order', __( 'Order', 'brolga' ), FieldKind::Number ),
		];
		$keys   = get_registered_meta_keys( 'post', $type ) + get_registered_meta_keys( 'post' );
		foreach ( $keys as $key => $registered ) {
			$field = self::field( (string) $key, $registered );
			if ( null !== $field ) {
				$fields[] = $field;
			}
		}
		return array_column( $fields, null, 'id' );
	}

	/** @param array<array-key, mixed> $registered */
	private static function field( string $key, array $registered ): ?ListField {
		$rest   = $registered['show_in_rest'] ?? false;
		$schema = is_array( $rest ) && is_array( $rest['schema'] ?? null ) ? $rest['schema'] : [];
		$kind   = self::kind( $registered['type'] ?? 'string', $schema['format'] ?? '' );
		if (
			null === $kind
			|| true !== ( $registered['single'] ?? false )
			|| ! self::is_open( $key, $rest, $schema['context'] ?? 'view' )
		) {
			return null;
		}
		$labels = array_filter(
			[ $registered['label'] ?? '', $schema['title'] ?? '' ],
			static fn ( mixed $label ): bool => is_string( $label ) && '' !== $label
		);
		$label  = reset( $labels );
		return new ListField(
			ListField::META . $key,
			is_string( $label ) ? $label : $key,
			$kind,
			FieldKind::Text === $kind
		);
	}

	private static function is_open( string $key, mixed $rest, mixed $context ): bool {
		return false !== $rest
			&& [] !== $rest
			&& ! is_protected_meta( $key, 'post' )
			&& in_array( 'view', (array) $context, true );
	}

	private static function kind( mixed $type, mixed $format ): ?FieldKind {
		return match ( $type ) {
			'integer', 'number' => FieldKind::Number,
			'boolean'           => FieldKind::Truth,
			'string'            => in_array( $format, [ 'date', 'date-time' ], true )
				? FieldKind::Date
				: FieldKind::Text,
			default             => null,
		};
	}
}
