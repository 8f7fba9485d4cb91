<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Search\Words\ContentAsked;

/**
 * Limits the site search to the control of a test, because other variants may not be published yet.
 *
 * @see SEARCH-400 AB-90
 */
final class SearchedControl implements Answerer {

	public function answer( Question $question ): void {
		if ( $question instanceof ContentAsked ) {
			$question->content = PlainContent::of( $question->content );
		}
	}
}
