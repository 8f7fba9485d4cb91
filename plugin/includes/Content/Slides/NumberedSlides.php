<?php
declare( strict_types=1 );

namespace Brolga\Content\Slides;

use WP_HTML_Tag_Processor;

/**
 * Adds "2 of 5" labels to slides, which were rendered before the number of slides was known. Finds
 * them by id, since a slide may contain another slider with slides of its own.
 *
 * @see SLIDER-23 CAROUSEL-14
 */
final class NumberedSlides {

	/** @param list<string> $ids */
	public function __construct( private readonly array $ids ) {
	}

	public function html( string $content, bool $is_one_at_a_time ): string {
		$indices = array_flip( $this->ids );
		$html    = new WP_HTML_Tag_Processor( $content );
		while ( $html->next_tag() ) {
			$id = $html->get_attribute( 'id' );
			if (
				null === $html->get_attribute( 'data-brolga-slide' )
				|| ! is_string( $id )
				|| ! isset( $indices[ $id ] )
			) {
				continue;
			}
			$html->set_attribute( 'aria-label', $this->label( $indices[ $id ] ) );
			if ( $is_one_at_a_time && 0 === $indices[ $id ] ) {
				$html->set_attribute( 'data-brolga-active', true );
			}
		}
		return $html->get_updated_html();
	}

	private function label( int $index ): string {
		/* translators: 1: the slide's number, 2: how many slides there are. */
		return sprintf( __( '%1$d of %2$d', 'brolga' ), $index + 1, count( $this->ids ) );
	}
}
