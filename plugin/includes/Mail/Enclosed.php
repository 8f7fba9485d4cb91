<?php
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
	 * @param list<array{path: string, name: string, type: string}> $files What is attached.
	 */
	public function __construct(
		public readonly array $files = [],
		public readonly string $note = ''
	) {}
}
