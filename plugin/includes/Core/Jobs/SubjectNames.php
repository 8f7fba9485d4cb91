<?php
declare( strict_types=1 );

namespace Brolga\Core\Jobs;


/**
 * Resolves the subjects of one kind for the queue, which stores their numbers alone.
 */
interface SubjectNames {

	/**
	 * The kind of its subjects.
	 */
	public function kind(): string;

	/**
	 * What some of them are called. Who is gone is left out.
	 *
	 * @param list<int> $ids Their numbers.
	 * @return array<int, string> By number; a name may be empty.
	 */
	public function names( array $ids ): array;

	/**
	 * Whether the jobs that were done are shown with the subject, and so stay as
	 * long as it does.
	 */
	public function keeps_history(): bool;
}
