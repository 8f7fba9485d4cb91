<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

/**
 * Status and headers, with a body of our own or in front of the whole page.
 */
final class PageAnswer {

	/**
	 * @param array<string, string> $headers Headers by name.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $headers,
		public readonly ?string $body,
		public readonly string $lead = ''
	) {}
}
