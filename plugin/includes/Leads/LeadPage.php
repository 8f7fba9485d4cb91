<?php
declare( strict_types=1 );

namespace Brolga\Leads;

/**
 * Some enquiries, newest first, and where the list goes on. A search that looked
 * through as many as one request may look through ends its page early, perhaps
 * with nothing on it, and goes on from there.
 */
final class LeadPage {

	/**
	 * @param list<Lead>     $leads Newest first.
	 */
	public function __construct(
		public readonly array $leads,
		public readonly ?LeadKey $next
	) {}
}
