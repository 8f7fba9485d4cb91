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

	/**
	 * As stored words have it.
	 */
	public function id(): string {
		return Origin::SOURCE;
	}

	/**
	 * For the owner.
	 */
	public function label(): string {
		return __( 'Source', 'brolga' );
	}

	/**
	 * For programs.
	 */
	public function description(): string {
		return __( 'The utm_source, or the host of the referring page.', 'brolga' );
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
		$source = $lead->campaign['utm_source'] ?? Origin::host( $lead->referrer );
		return Origin::host( $lead->page ) === $source ? [] : [ $source ];
	}
}
