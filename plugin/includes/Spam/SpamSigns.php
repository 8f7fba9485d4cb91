<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Support\Constants;

/**
 * The signs that need no service. When in doubt an enquiry is one: spam that
 * reaches the owner costs a glance, a lead that does not costs a customer.
 *
 * A field that people cannot see was filled: spam. The form was sent within two
 * seconds, and its text holds links: spam. Haste alone proves nothing (browsers
 * fill forms in by themselves), and a page from a cache is older than the
 * visit: its signed time can only clear somebody.
 *
 * @see FORM-34 SPAM-2 SPAM-8
 */
final class SpamSigns {

	/**
	 * What speaks against an attempt; null: nothing.
	 *
	 * @param int $age Seconds since its page was made.
	 */
	public static function in( Attempt $attempt, int $age ): ?SpamReason {
		return match ( true ) {
			'' !== $attempt->honeypot                                                             =>
				SpamReason::Honeypot,
			$age >= 0 && $age < Constants::SPAM_MIN_SECONDS && self::has_links( $attempt->texts ) => SpamReason::Haste,
			default                                                                               => null,
		};
	}

	/**
	 * Whether any text holds a link.
	 *
	 * @param list<string> $texts What was typed.
	 */
	private static function has_links( array $texts ): bool {
		return 1 === preg_match( '/https?:\/\/|\[url|<a\s/i', implode( "\n", $texts ) );
	}
}
