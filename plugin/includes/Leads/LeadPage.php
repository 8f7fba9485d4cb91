<?php
/**
 * A page of the list of leads.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Outbox\Delivery;

/**
 * Some leads with the state of their mails, and where the list goes on.
 */
final class LeadPage {

	/**
	 * Keeps both.
	 *
	 * @param list<array{Entry, Delivery}> $leads Newest first.
	 * @param int|null                     $next  The lead below which the next page begins; null: this was the last.
	 */
	public function __construct(
		public readonly array $leads,
		public readonly ?int $next
	) {}
}
