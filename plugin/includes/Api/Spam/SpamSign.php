<?php
declare( strict_types=1 );

namespace Brolga\Api\Spam;

use Brolga\Api\Extension;

/**
 * A sign of spam that needs no service. Other plugins add theirs with the filter `brolga_spam_signs`. It is
 * checked before a submission is stored, so it must be fast; an exception counts as no sign.
 *
 * @since 0.1.0
 * @see SPAM-37
 */
interface SpamSign extends Extension {

	/**
	 * Returns a description for the site's owner, which is stored with the message, or null if the
	 * sign is not found.
	 *
	 * @param Attempt $attempt What a visitor sent.
	 * @param int $age Seconds since the visitor's page was rendered.
	 */
	public function seen_in( Attempt $attempt, int $age ): ?string;
}
