<?php
declare( strict_types=1 );

namespace Brolga\Core\Referrals;

/** The results that a partner's link can have, in the order of the report. */
enum ReferralKind: string {

	case Leads   = 'leads';
	case Signups = 'signups';
	case Orders  = 'orders';
}
