<?php
declare( strict_types=1 );

namespace Brolga\Spam\Signs;

use Brolga\Api\Spam\Attempt;
use Brolga\Api\Spam\SpamSign;
use Brolga\Core\Support\Constants;
use Brolga\Spam\SpamReason;

/**
 * Sign of spam: submitted within two seconds, with links in the text. Speed alone proves nothing,
 * since browsers autofill forms. A cached page is older than the visit, so its signed time can
 * make a bot look slow, but never a person fast.
 *
 * @see SPAM-2
 */
final class TooFast implements SpamSign {

	public function id(): string {
		return SpamReason::Haste->value;
	}

	public function seen_in( Attempt $attempt, int $age ): ?string {
		return $age >= 0 && $age < Constants::SPAM_MIN_SECONDS && self::has_links( $attempt->texts ) ? '' : null;
	}

	/** @param list<string> $texts */
	private static function has_links( array $texts ): bool {
		return 1 === preg_match( '/https?:\/\/|\[url|<a\s/i', implode( "\n", $texts ) );
	}
}
