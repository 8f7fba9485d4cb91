<?php
declare( strict_types=1 );

namespace Brolga\Leads\Filters;

use Brolga\Api\Leads\InboxFilter;
use Brolga\Api\Leads\LeadFacts;
use Brolga\Leads\Origin;

/**
 * Filters leads by A/B test variant. Links in a lead apply the filter.
 *
 * @see LEAD-27 LEAD-29
 */
final class VariantFilter implements InboxFilter {

	public function id(): string {
		return Origin::VARIANT;
	}

	public function label(): string {
		return __( 'A/B variant', 'brolga' );
	}

	public function description(): string {
		return __( 'The A/B variant shown, as the post’s ID and the variant’s number, for example 12:1.', 'brolga' );
	}

	public function choices(): array {
		return [];
	}

	public function values( LeadFacts $lead ): array {
		return $lead->variants;
	}
}
