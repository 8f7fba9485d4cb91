<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Jobs\SubjectNames;
use Brolga\Forms\Uploads\FileOwners;
use Brolga\Leads\Lead;
use Brolga\Leads\Storage\LeadRepository;

/**
 * Leads by the address of who wrote. Their jobs are shown with them.
 */
final class LeadNames implements SubjectNames, FileOwners {

	public function __construct( private readonly LeadRepository $leads ) {}

	public function kind(): string {
		return Lead::SUBJECT;
	}

	/**
	 * @param list<int> $ids Their numbers.
	 * @return array<int, string>
	 */
	public function names( array $ids ): array {
		return $this->leads->addresses( $ids );
	}

	/**
	 * Those that are there.
	 *
	 * @param list<int> $ids Their numbers.
	 * @return list<int>
	 */
	public function present( array $ids ): array {
		return array_keys( $this->names( $ids ) );
	}

	/**
	 * A lead shows what became of its mails.
	 */
	public function keeps_history(): bool {
		return true;
	}
}
