<?php
declare( strict_types=1 );

namespace Brolga\Leads\Filters;

use Brolga\Api\Leads\InboxFilter;
use Brolga\Api\Leads\LeadFacts;
use Brolga\Leads\Origin;

/**
 * Filters leads by the partner whose link brought the visitor. Links in a lead apply the filter.
 *
 * @see LEAD-27 LEAD-29
 */
final class ReferralFilter implements InboxFilter {

	public function id(): string {
		return Origin::REFERRAL;
	}

	public function label(): string {
		return __( 'Partner', 'brolga' );
	}

	public function description(): string {
		return __( 'The partner whose link brought the visitor.', 'brolga' );
	}

	public function choices(): array {
		return [];
	}

	public function values( LeadFacts $lead ): array {
		return [ $lead->campaign[ Origin::REFERRAL ] ?? '' ];
	}
}
