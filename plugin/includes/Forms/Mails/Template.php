<?php
declare( strict_types=1 );

namespace Brolga\Forms\Mails;

/**
 * Subject and text, with placeholders; what is empty is said by the default.
 *
 * @see OUTBOX-19
 */
final class Template {

	public function __construct(
		public readonly string $subject,
		public readonly string $body
	) {}
}
