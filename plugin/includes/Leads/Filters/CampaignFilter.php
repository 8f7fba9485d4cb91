<?php
declare( strict_types=1 );

namespace Brolga\Leads\Filters;

use Brolga\Api\Leads\InboxFilter;
use Brolga\Api\Leads\LeadFacts;
use Brolga\Leads\Origin;

/**
 * Filters leads by the campaign of the link that the visitor followed. Links in a lead apply the filter.
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

	public function choices(): array {
		return [];
	}

	public function values( LeadFacts $lead ): array {
		return [ $lead->campaign['utm_campaign'] ?? '' ];
	}
}
