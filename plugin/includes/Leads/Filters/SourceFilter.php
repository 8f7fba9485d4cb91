<?php
declare( strict_types=1 );

namespace Brolga\Leads\Filters;

use Brolga\Leads\Origin;

/**
 * The source of a campaign, else the host of the page before. The way to it is in a lead.
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

	/**
	 * Nobody chooses from all there are.
	 */
	public function choices(): array {
		return [];
	}

	public function values( LeadFacts $lead ): array {
		$source = $lead->campaign['utm_source'] ?? Origin::host( $lead->referrer );
		return Origin::host( $lead->page ) === $source ? [] : [ $source ];
	}
}
