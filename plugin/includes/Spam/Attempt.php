<?php
/**
 * Something that a visitor sent, as a judge of spam sees it.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * An enquiry or a sign-up: nothing in it is believed but the page's token, whose
 * signature was checked before.
 */
final class Attempt {

	/**
	 * Keeps the parts.
	 *
	 * @param string       $action   What it is called to a verifier: see Action.
	 * @param string       $page     What the page was signed with.
	 * @param string       $token    The verifier's token; empty is neutral.
	 * @param string       $honeypot What a person leaves empty.
	 * @param list<string> $texts    What was typed.
	 * @param SpamCheck    $check    Who judges, as the form's owner chose.
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
