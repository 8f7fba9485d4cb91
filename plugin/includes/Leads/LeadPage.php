<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Outbox\Delivery;

/**
 * Some leads with the state of their mails, and where the list goes on.
 */
final class LeadPage {

	/**
	 * @param list<array{Entry, Delivery}> $leads Newest first.
	 */
	public function __construct(
		public readonly array $leads,
		public readonly ?int $next
	) {}
}
