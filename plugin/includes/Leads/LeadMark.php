<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Security\Hmac;

/**
 * The reference that visitors and analytics services get instead of a lead's id, because ids would
 * disclose the number of leads.
 *
 * @see LEAD-450
 */
final class LeadMark {

	/** Enough hexadecimal digits that no two leads of a site get the same reference. */
	private const DIGITS = 16;

	public static function of( Hmac $hmac, int $lead_id ): string {
		return substr( $hmac->digest( 'lead-mark', (string) $lead_id ), 0, self::DIGITS );
	}
}
