<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;


/** Looks up display names for the subjects of one kind, since the queue stores only their IDs. */
interface SubjectNames {

	public function kind(): string;

	/**
	 * Returns names by ID; a name may be empty. Deleted records are left out.
	 *
	 * @param list<int> $ids
	 * @return array<int, string>
	 */
	public function names( array $ids ): array;

	/** Whether finished jobs are displayed with the record and therefore kept as long as the record exists. */
	public function keeps_history(): bool;
}
