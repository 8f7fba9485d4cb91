<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;

/**
 * Tells menus that the posts page lists blog posts and their archives.
 *
 * @see MENU-240
 */
final class PostsPage implements Answerer {

	public function answer( Question $question ): void {
		$page = get_option( 'page_for_posts' );
		if ( $question instanceof ListingPageAsked && is_numeric( $page ) && self::is_of_posts() ) {
			$question->lists( (int) $page, is_home() );
		}
	}

	private static function is_of_posts(): bool {
		return is_home() || is_singular( 'post' ) || is_category() || is_tag() || is_author() || is_date();
	}
}
