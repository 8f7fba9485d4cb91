<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Events\Question;

/**
 * Asks what a suggestion says of a post before its first words, such as a price.
 *
 * @see SEARCH-405
 */
final class NoteAsked implements Question {

	/** Plain text. */
	public string $note = '';

	public function __construct( public readonly int $post ) {}
}
