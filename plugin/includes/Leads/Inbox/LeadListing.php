<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Leads\Lead;
use Brolga\Outbox\Delivery;

/**
 * Some leads with the state of their mails, and where the list goes on.
 */
final class LeadListing {

	/**
	 * @param list<array{Lead, Delivery}> $leads Newest first.
	 */
	public function __construct(
		public readonly array $leads,
		public readonly ?int $next
	) {}
}
