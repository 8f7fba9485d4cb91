<?php
declare( strict_types=1 );

namespace Brolga\Leads\Filters;

use Brolga\Api\Leads\InboxFilter;
use Brolga\Api\Leads\LeadFacts;
use Brolga\Leads\Origin;

/**
 * Filters leads by the campaign's source, else by the referrer's host. Links in a lead apply the filter.
 *
 * @see LEAD-27 LEAD-29
 */
final class SourceFilter implements InboxFilter {

	public function id(): string {
		return Origin::SOURCE;
	}

	public function label(): string {
		return __( 'Source', 'brolga' );
	}

	public function description(): string {
		return __( 'The utm_source, or the server name of the referring page.', 'brolga' );
	}

	public function choices(): array {
		return [];
	}

	public function values( LeadFacts $lead ): array {
		$source = $lead->campaign['utm_source'] ?? Origin::host( $lead->referrer );
		return Origin::host( $lead->page ) === $source ? [] : [ $source ];
	}
}
