<?php
/**
 * Which template a page begins with.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

use WP_Post;

/**
 * A whole-page pattern opens with a large heading of its own. The usual template
 * would print the page's title above it, inside a narrow column; such a page is
 * shown edge to edge, unless its owner has chosen a template.
 *
 * @see THEME-18
 */
final class PageTemplates {

	/** The template whose content runs edge to edge, without a title. */
	private const EDGE_TO_EDGE = 'page-wide';

	/**
	 * Hooks into the choice of a page's template.
	 */
	public function register(): void {
		add_filter( 'page_template_hierarchy', $this->for_page( ... ) );
	}

	/**
	 * Puts the wide template before the usual one; a template for one page alone stays first.
	 *
	 * @param list<string> $templates What WordPress would look for.
	 * @return list<string>
	 */
	private function for_page( array $templates ): array {
		$page  = get_queried_object();
		$usual = array_search( 'page.php', $templates, true );
		if (
			! $page instanceof WP_Post
			|| false === $usual
			|| '' !== (string) get_page_template_slug( $page )
			|| ! self::has_title_of_its_own( $page->post_content )
		) {
			return $templates;
		}
		array_splice( $templates, $usual, 0, self::EDGE_TO_EDGE . '.php' );

		return $templates;
	}

	/**
	 * Whether a first heading stands in the content.
	 *
	 * @param string $content Blocks.
	 */
	private static function has_title_of_its_own( string $content ): bool {
		return 1 === preg_match( '/<!-- wp:heading \{[^>]*"level":1[,}]/', $content );
	}
}
