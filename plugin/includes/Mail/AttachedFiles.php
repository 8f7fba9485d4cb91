<?php
declare( strict_types=1 );

namespace Brolga\Mail;

/**
 * The attachments of an email at the moment of sending, and a note about files that could not be attached.
 *
 * @see UPLOAD-15
 */
final class AttachedFiles {

	/** @param list<array{path: string, name: string, type: string}> $files */
	public function __construct(
		public readonly array $files = [],
		public readonly string $note = ''
	) {}
}
