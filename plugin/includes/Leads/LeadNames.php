<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Jobs\SubjectNames;
use Brolga\Forms\Uploads\FileOwners;

/**
 * Leads by the address of who wrote. Their jobs are shown with them.
 */
final class LeadNames implements SubjectNames, FileOwners {

	public function __construct( private readonly EntryRepository $entries ) {}

	/**
	 * Leads.
	 */
	public function kind(): string {
		return Entry::SUBJECT;
	}

	/**
	 * Their addresses.
	 *
	 * @param list<int> $ids Their numbers.
	 * @return array<int, string>
	 */
	public function names( array $ids ): array {
		return $this->entries->addresses( $ids );
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
