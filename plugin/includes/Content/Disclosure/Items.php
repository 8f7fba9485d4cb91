<?php
declare( strict_types=1 );

namespace Brolga\Content\Disclosure;

use WP_HTML_Tag_Processor;

/**
 * Adds the attributes to an accordion's items that depend on all items: which one is open, and
 * whether they are landmark regions.
 *
 * @see ACC-9 ACC-11
 */
final class Items {

	/** Limit on items with role="region". With more, landmark navigation becomes useless. */
	private const REGIONS = 6;

	/**
	 * Nested accordions already have their attributes.
	 *
	 * @param list<string> $ids The items' IDs; empty for items that are not printed.
	 * @param int $initial Index of the open item; none if out of range.
	 */
	public static function marked( string $content, array $ids, int $initial ): string {
		$first  = $ids[ $initial ] ?? null;
		$panels = [];
		$shown  = array_filter( $ids, static fn ( string $id ): bool => '' !== $id );
		foreach ( count( $shown ) <= self::REGIONS ? $shown : [] as $id ) {
			$panels[ $id . '-panel' ] = $id . '-header';
		}
		$html   = new WP_HTML_Tag_Processor( $content );
		while ( $html->next_tag( [ 'tag_name' => 'DIV' ] ) ) {
			$id = $html->get_attribute( 'id' );
			if ( ! is_string( $id ) ) {
				continue;
			}
			if ( $id === $first ) {
				$html->set_attribute( 'data-brolga-open', true );
			}
			if ( isset( $panels[ $id ] ) && null !== $html->get_attribute( 'data-brolga-panel' ) ) {
				$html->set_attribute( 'role', 'region' );
				$html->set_attribute( 'aria-labelledby', $panels[ $id ] );
			}
		}
		return $html->get_updated_html();
	}
}
