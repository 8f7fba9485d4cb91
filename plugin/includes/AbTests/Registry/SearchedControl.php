<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Search\Words\ContentAsked;

/**
 * Searches look through a test's control alone: another variant may not have begun.
 *
 * @see SEARCH-400 AB-90
 */
final class SearchedControl implements Answerer {

	/**
	 * Takes the other variants out.
	 */
	public function answer( Question $question ): void {
		if ( $question instanceof ContentAsked ) {
			$question->content = PlainContent::of( $question->content );
		}
	}
}
