<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Security\Hmac;

/**
 * What visitors, and services that count, are told in the place of a lead's
 * number: it says nothing of how many leads there are.
 *
 * @see LEAD-450
 */
final class LeadMark {

	/** Digits by which no two leads of a site are taken for one. */
	private const DIGITS = 16;

	/**
	 * The mark of a lead, the same each time.
	 */
	public static function of( Hmac $hmac, int $lead_id ): string {
		return substr( $hmac->digest( 'lead-mark', (string) $lead_id ), 0, self::DIGITS );
	}
}
