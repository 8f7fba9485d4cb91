<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Subscribers;

use Brolga\Core\Jobs\SubjectNames;

/** Names subscribers by their email addresses. */
final class SubscriberNames implements SubjectNames {

	public function __construct( private readonly SubscriberRepository $subscribers ) {}

	public function kind(): string {
		return Subscriber::SUBJECT;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, string>
	 */
	public function names( array $ids ): array {
		return $this->subscribers->addresses( $ids );
	}

	/** Emails sent to a subscriber are not worth keeping in a history. */
	public function keeps_history(): bool {
		return false;
	}
}
