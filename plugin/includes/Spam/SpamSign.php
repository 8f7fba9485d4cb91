<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Extensions\Extension;

/**
 * A sign of spam that needs no service. Other plugins add theirs by the filter
 * `brolga_spam_signs`. Asked before an enquiry or a sign-up is stored, so it must
 * be quick; one that throws has seen nothing.
 *
 * @see SPAM-37
 */
interface SpamSign extends Extension {

	/**
	 * What speaks against an attempt, in words for the site's owner, which are
	 * stored with it; null: nothing.
	 *
	 * @param Attempt $attempt What a visitor sent.
	 * @param int     $age     Seconds since the visitor's page was made.
	 */
	public function seen_in( Attempt $attempt, int $age ): ?string;
}
