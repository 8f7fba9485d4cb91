<?php
/**
 * Posts that lack something.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

/**
 * A post without a title would have no heading and, in a list, no link; one
 * without an excerpt leaves an empty paragraph and its space.
 *
 * @see THEME-21
 */
final class MissingWords {

	/**
	 * Hooks into titles and excerpts.
	 */
	public function register(): void {
		add_filter( 'the_title', $this->title( ... ), 20 );
		add_filter( 'render_block_core/post-excerpt', $this->excerpt( ... ) );
	}

	/**
	 * What stands in for a title on a page. Feeds and programs get what there is.
	 */
	private function title( mixed $title ): mixed {
		if (
			! is_string( $title )
			|| '' !== trim( $title )
			|| is_admin()
			|| is_feed()
			|| wp_is_serving_rest_request()
		) {
			return $title;
		}

		return __( '(no title)', 'brolga' );
	}

	/**
	 * No paragraph where there are no words.
	 *
	 * @param string $html The rendered excerpt.
	 */
	private function excerpt( string $html ): string {
		return '' === trim( wp_strip_all_tags( $html ) ) ? '' : $html;
	}
}
