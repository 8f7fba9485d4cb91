<?php
declare( strict_types=1 );

namespace Brolga\Spam\Signs;

use Brolga\Spam\Attempt;
use Brolga\Spam\SpamReason;
use Brolga\Spam\SpamSign;

/**
 * A field that people cannot see was filled.
 *
 * @see FORM-34 SPAM-8
 */
final class Honeypot implements SpamSign {

	/**
	 * The reason's own name: screens have words for it.
	 */
	public function id(): string {
		return SpamReason::Honeypot->value;
	}

	/**
	 * Looks at that field.
	 *
	 * @param int $age Seconds since its page was made.
	 */
	public function seen_in( Attempt $attempt, int $age ): ?string {
		return '' === $attempt->honeypot ? null : '';
	}
}
