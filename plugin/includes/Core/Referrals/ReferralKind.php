<?php
declare( strict_types=1 );

namespace Brolga\Core\Referrals;

/**
 * What can come of a partner's link, in the order of a report.
 */
enum ReferralKind: string {

	case Leads   = 'leads';
	case Signups = 'signups';
	case Orders  = 'orders';
}
