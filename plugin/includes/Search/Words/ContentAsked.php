<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Events\Question;

/**
 * Asks what of a content every visitor may be shown: features take out what
 * waits, such as the variants of a test.
 *
 * @see SEARCH-400
 */
final class ContentAsked implements Question {

	public function __construct( public string $content ) {}
}
