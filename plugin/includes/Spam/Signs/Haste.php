<?php
declare( strict_types=1 );

namespace Brolga\Spam\Signs;

use Brolga\Core\Support\Constants;
use Brolga\Spam\Attempt;
use Brolga\Spam\SpamReason;
use Brolga\Spam\SpamSign;

/**
 * Sent within two seconds, with links in the text. Haste alone proves nothing
 * (browsers fill forms in by themselves), and a page from a cache is older than
 * the visit: its signed time can only clear somebody.
 *
 * @see SPAM-2
 */
final class Haste implements SpamSign {

	/**
	 * The reason's own name: screens have words for it.
	 */
	public function id(): string {
		return SpamReason::Haste->value;
	}

	/**
	 * Looks at the time and the texts.
	 *
	 * @param int $age Seconds since its page was made.
	 */
	public function seen_in( Attempt $attempt, int $age ): ?string {
		return $age >= 0 && $age < Constants::SPAM_MIN_SECONDS && self::has_links( $attempt->texts ) ? '' : null;
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
