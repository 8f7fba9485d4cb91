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

	/**
	 * As stored words have it.
	 */
	public function id(): string {
		return Origin::REFERRAL;
	}

	/**
	 * For the owner.
	 */
	public function label(): string {
		return __( 'Partner', 'brolga' );
	}

	/**
	 * For programs.
	 */
	public function description(): string {
		return __( 'The partner whose link brought the visitor.', 'brolga' );
	}

	/**
	 * Nobody chooses from all there are.
	 */
	public function choices(): array {
		return [];
	}

	/**
	 * What a lead has.
	 *
	 * @param LeadFacts $lead What is known of it.
	 */
	public function values( LeadFacts $lead ): array {
		return [ $lead->campaign[ Origin::REFERRAL ] ?? '' ];
	}
}
