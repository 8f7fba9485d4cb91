<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Jobs\SubjectNames;

/**
 * Subscribers by their addresses.
 */
final class SubscriberNames implements SubjectNames {

	public function __construct( private readonly SubscriberRepository $subscribers ) {}

	public function kind(): string {
		return Subscriber::SUBJECT;
	}

	/**
	 * @param list<int> $ids Their numbers.
	 * @return array<int, string>
	 */
	public function names( array $ids ): array {
		return $this->subscribers->addresses( $ids );
	}

	/**
	 * What was sent to a reader is of no use to anybody later.
	 */
	public function keeps_history(): bool {
		return false;
	}
}
