<?php
declare( strict_types=1 );

namespace Brolga\Api\Spam;

/**
 * A contact form or newsletter submission to be checked for spam. Only the signature of the page's
 * token has been verified.
 *
 * @since 0.1.0
 */
final class Attempt {

	/**
	 * @param string $page Signed token of the page.
	 * @param string $token Token or proof of the verifier; empty if there is none.
	 * @param list<string> $texts What the visitor typed.
	 * @param string $check The form’s spam protection: site, builtin or off.
	 */
	public function __construct(
		public readonly string $action,
		public readonly string $page,
		public readonly string $token,
		public readonly string $honeypot,
		public readonly array $texts,
		public readonly string $check = 'site'
	) {}
}
