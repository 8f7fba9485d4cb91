<?php
/**
 * What a mail carries besides its text.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Mail;

/**
 * Files as they are at the moment of sending, and what has to be said of those
 * that do not come along.
 *
 * @see UPLOAD-15
 */
final class Enclosed {

	/**
	 * Keeps both.
	 *
	 * @param list<array{path: string, name: string, type: string}> $files What is attached.
	 * @param string                                                $note  What is said below the text; may be empty.
	 */
	public function __construct(
		public readonly array $files = [],
		public readonly string $note = ''
	) {}
}
