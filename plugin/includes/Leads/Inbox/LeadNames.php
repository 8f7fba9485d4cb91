<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Jobs\SubjectNames;
use Brolga\Forms\Uploads\FileOwners;
use Brolga\Leads\Lead;
use Brolga\Leads\Storage\LeadRepository;

/** Names leads by the sender's email address, for the list of queued jobs. */
final class LeadNames implements SubjectNames, FileOwners {

	public function __construct( private readonly LeadRepository $leads ) {}

	public function kind(): string {
		return Lead::SUBJECT;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string>
	 */
	public function names( array $ids ): array {
		return $this->leads->addresses( $ids );
	}

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function present( array $ids ): array {
		return array_keys( $this->names( $ids ) );
	}

	public function keeps_history(): bool {
		return true;
	}
}
