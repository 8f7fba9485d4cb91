<?php
declare( strict_types=1 );

namespace Brolga\Leads;

/**
 * A page of leads, newest first, and where the next page begins. A search that reaches the limit of leads that
 * one request may examine ends its page early, perhaps without any leads, and continues from there.
 */
final class LeadPage {

	/** @param list<Lead> $leads */
	public function __construct(
		public readonly array $leads,
		public readonly ?LeadKey $next
	) {}
}
