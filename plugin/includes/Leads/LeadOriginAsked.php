<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Events\OriginAsked;

/**
 * The event that collects where the sender of a lead came from.
 *
 * @see TRACK-18
 */
final class LeadOriginAsked extends OriginAsked {

	/** @param array<string, string> $notes */
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
