<?php
/**
 * How a page's post is answered.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

/**
 * Status and headers, with a body of our own or in front of the whole page.
 */
final class PageAnswer {

	/**
	 * Keeps the parts.
	 *
	 * @param int                   $status  The HTTP status.
	 * @param array<string, string> $headers Headers by name.
	 * @param string|null           $body    What is sent; null lets WordPress print the page.
	 * @param string                $lead    What the lead's cookie holds; empty sets none.
	 */
	public function __construct(
		public readonly int $status,
		public readonly array $headers,
		public readonly ?string $body,
		public readonly string $lead = ''
	) {}
}
