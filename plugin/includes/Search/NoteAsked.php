<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Events\Question;

/**
 * Event that asks for a note, such as a price, to show before a suggestion's excerpt.
 *
 * @see SEARCH-405
 */
final class NoteAsked implements Question {

	/** Plain text. */
	public string $note = '';

	public function __construct( public readonly int $post ) {}
}
