<?php
/**
 * What tells a robot without asking anybody.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Support\Constants;

/**
 * The signs that need no service. When in doubt an enquiry is one: spam that
 * reaches the owner costs a glance, a lead that does not costs a customer.
 *
 * A field that people cannot see was filled: spam. The form was sent within two
 * seconds, and its text holds links: spam. Haste alone proves nothing (browsers
 * fill forms in by themselves), and a page from a cache is older than the
 * visit: its signed time can only clear somebody.
 *
 * @see FORM-34
 */
final class SpamSigns {

	/**
	 * Whether a submission is to be kept apart.
	 *
	 * @param string  $honeypot What was in the field nobody sees.
	 * @param int     $age      Seconds since the page was made.
	 * @param Answers $answers  What was answered.
	 */
	public static function are_in( string $honeypot, int $age, Answers $answers ): bool {
		if ( '' !== $honeypot ) {
			return true;
		}
		return $age >= 0 && $age < Constants::SPAM_MIN_SECONDS && self::has_links( $answers );
	}

	/**
	 * Whether any answer holds a link.
	 *
	 * @param Answers $answers What was answered.
	 */
	private static function has_links( Answers $answers ): bool {
		foreach ( $answers->values as $value ) {
			if ( 1 === preg_match( '/https?:\/\/|\[url|<a\s/i', is_array( $value ) ? implode( ' ', $value ) : $value ) ) {
				return true;
			}
		}
		return false;
	}
}
