<?php
declare( strict_types=1 );

namespace Brolga\Spam\Signs;

use Brolga\Api\Spam\Attempt;
use Brolga\Api\Spam\SpamSign;
use Brolga\Spam\SpamReason;

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
