<?php
/**
 * The items of an accordion, in its markup.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Disclosure;

use WP_HTML_Tag_Processor;

/**
 * What an item cannot know of itself: whether it is the open one, and whether
 * there are few enough of them to be landmarks.
 *
 * @see ACC-9 ACC-11
 */
final class Items {

	/** With more regions a page's other landmarks could not be found. */
	private const REGIONS = 6;

	/**
	 * The items' markup with that in it. An accordion inside an item has said
	 * its own by then.
	 *
	 * @param string       $content The rendered items.
	 * @param list<string> $ids     Their ids; empty for one that is not printed.
	 * @param int          $initial Which one is open, or a number that none has.
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
