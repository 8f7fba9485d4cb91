<?php
/**
 * The numbers of slides.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Slides;

use WP_HTML_Tag_Processor;

/**
 * Tells slides, which were rendered before their parent, their number and count.
 * What is inside of them may have slides of its own.
 *
 * @see SLIDER-23 CAROUSEL-14
 */
final class NumberedSlides {

	/**
	 * @param list<string> $ids The slides' ids, in their order.
	 */
	public function __construct( private readonly array $ids ) {
	}

	/**
	 * The slides with their numbers.
	 *
	 * @param string $content           The rendered slides.
	 * @param bool   $is_one_at_a_time Whether the first is the one to see.
	 */
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

	/**
	 * What a slide is called.
	 *
	 * @param int $index Which one, from 0.
	 */
	private function label( int $index ): string {
		/* translators: 1: the slide's number, 2: how many slides there are. */
		return sprintf( __( '%1$d of %2$d', 'brolga' ), $index + 1, count( $this->ids ) );
	}
}
