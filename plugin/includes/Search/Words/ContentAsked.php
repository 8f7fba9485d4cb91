<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Events\Question;

/**
 * Event that asks which part of a post's content every visitor may see. Features remove the rest,
 * such as the variants of an A/B test.
 *
 * @see SEARCH-400
 */
final class ContentAsked implements Question {

	public function __construct( public string $content ) {}
}
