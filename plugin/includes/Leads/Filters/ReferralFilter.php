<?php
declare( strict_types=1 );

namespace Brolga\Leads\Filters;

use Brolga\Leads\Origin;

/**
 * The partner whose link brought the visitor. The way to it is in a lead.
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

	/**
	 * Nobody chooses from all there are.
	 */
	public function choices(): array {
		return [];
	}

	public function values( LeadFacts $lead ): array {
		return [ $lead->campaign[ Origin::REFERRAL ] ?? '' ];
	}
}
