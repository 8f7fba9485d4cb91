<?php
declare( strict_types=1 );

namespace Brolga\Popups\Screen;

use Brolga\Popups\Settings\DisplayConditions;
use WP_Term;

/**
 * Describes in a few words where a popup opens.
 *
 * @see POPUP-43
 */
final class PopupWords {

	private const NAMED = 3;

	public static function where( DisplayConditions $conditions ): string {
		$stored = $conditions->stored;
		if ( 'site' === $stored['show'] ) {
			return [] === $stored['exclude']
				? __( 'Whole site', 'brolga' )
				: __( 'Whole site, with exceptions', 'brolga' );
		}
		if ( 'linked' === $stored['show'] ) {
			return __( 'Only from links', 'brolga' );
		}
		$names = $stored['front'] ? [ __( 'Homepage', 'brolga' ) ] : [];
		foreach ( $stored['types'] as $type ) {
			$names[] = get_post_type_object( $type )->labels->name ?? '';
		}
		foreach ( $stored['terms'] as $id ) {
			$term    = get_term( $id );
			$names[] = $term instanceof WP_Term ? $term->name : '';
		}
		foreach ( $stored['posts'] as $id ) {
			$names[] = 'publish' === get_post_status( $id ) ? get_the_title( $id ) : '';
		}
		$names = array_values( array_filter(
			array_map(
				static fn ( mixed $name ): string => is_string( $name )
					? html_entity_decode( $name, ENT_QUOTES, 'UTF-8' )
					: '',
				$names
			),
			static fn ( string $name ): bool => '' !== $name
		) );
		$more  = count( $names ) - self::NAMED;
		return match ( true ) {
			[] === $names => __( 'Nowhere yet', 'brolga' ),
			$more > 0     => sprintf(
				/* translators: 1: names of pages. 2: how many others. */
				_n( '%1$s and %2$s more', '%1$s and %2$s more', $more, 'brolga' ),
				implode( ', ', array_slice( $names, 0, self::NAMED ) ),
				number_format_i18n( $more )
			),
			default       => wp_sprintf( '%l', $names ),
		};
	}
}
