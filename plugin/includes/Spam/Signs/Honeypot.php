<?php
declare( strict_types=1 );

namespace Brolga\Spam\Signs;

use Brolga\Spam\Attempt;
use Brolga\Spam\SpamReason;
use Brolga\Spam\SpamSign;

/**
 * Sign of spam: a field that people cannot see was filled in.
 *
 * @see FORM-34 SPAM-8
 */
final class Honeypot implements SpamSign {

	public function id(): string {
		return SpamReason::Honeypot->value;
	}

	public function seen_in( Attempt $attempt, int $age ): ?string {
		return '' === $attempt->honeypot ? null : '';
	}
}
