<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * An enquiry or a sign-up: nothing in it is believed but the page's token, whose
 * signature was checked before.
 */
final class Attempt {

	/**
	 * @param list<string> $texts    What was typed.
	 */
	public function __construct(
		public readonly string $action,
		public readonly string $page,
		public readonly string $token,
		public readonly string $honeypot,
		public readonly array $texts,
		public readonly SpamCheck $check = SpamCheck::Site
	) {}
}
