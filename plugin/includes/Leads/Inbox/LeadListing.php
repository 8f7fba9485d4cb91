<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Leads\Lead;
use Brolga\Outbox\Delivery;

/** A page of leads with the state of their emails, and where the next page begins. */
final class LeadListing {

	/** @param list<array{Lead, Delivery}> $leads */
	public function __construct(
		public readonly array $leads,
		public readonly ?int $next
	) {}
}
