<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;

/**
 * Knows the page that lists posts.
 *
 * @see MENU-240
 */
final class Journal implements Answerer {

	/**
	 * Names it for posts and what they are filed under.
	 *
	 * @param Question $question What is asked.
	 */
	public function answer( Question $question ): void {
		$page = get_option( 'page_for_posts' );
		if ( $question instanceof ListAsked && is_numeric( $page ) && self::is_of_posts() ) {
			$question->lists( (int) $page, is_home() );
		}
	}

	/**
	 * Whether the page that is shown is the list, a post or a list of some of them.
	 */
	private static function is_of_posts(): bool {
		return is_home() || is_singular( 'post' ) || is_category() || is_tag() || is_author() || is_date();
	}
}
