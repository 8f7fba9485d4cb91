<?php
declare( strict_types=1 );

namespace Brolga\Forms\Mails;

/**
 * Subject and body of an email, with placeholders. An empty subject or body means the default one.
 *
 * @see OUTBOX-19
 */
final class Template {

	public function __construct(
		public readonly string $subject,
		public readonly string $body
	) {}
}
