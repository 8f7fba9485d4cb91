<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Events\OriginAsked;

/**
 * Asks where the visitor came from who sends an enquiry.
 *
 * @see TRACK-18
 */
final class LeadOriginAsked extends OriginAsked {

	/**
	 * Has other plugins filter it.
	 *
	 * @param array<string, string> $notes What features know.
	 */
	protected function filtered( array $notes ): mixed {
		/**
		 * Filters what is stored with a lead about where the visitor came from, in addition to campaign parameters.
		 * Runs in the request that stores the lead.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $origin Texts by name.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_lead_origin',
		 * 	static fn ( array $origin ): array => $origin + [ 'shop' => my_nearest_shop() ]
		 * );
		 */
		return apply_filters( 'brolga_lead_origin', $notes );
	}
}
