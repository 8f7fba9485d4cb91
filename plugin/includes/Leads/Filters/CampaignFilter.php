<?php
declare( strict_types=1 );

namespace Brolga\Leads\Filters;

use Brolga\Leads\Origin;

/**
 * The campaign whose link was followed. The way to it is in a lead.
 *
 * @see LEAD-27 LEAD-29
 */
final class CampaignFilter implements InboxFilter {

	public function id(): string {
		return Origin::CAMPAIGN;
	}

	public function label(): string {
		return __( 'Campaign', 'brolga' );
	}

	public function description(): string {
		return __( 'The utm_campaign.', 'brolga' );
	}

	/**
	 * Nobody chooses from all there are.
	 */
	public function choices(): array {
		return [];
	}

	public function values( LeadFacts $lead ): array {
		return [ $lead->campaign['utm_campaign'] ?? '' ];
	}
}
