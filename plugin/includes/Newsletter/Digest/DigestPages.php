<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Digest;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Jobs\OnlyLive;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Outbox\Outbox;

/**
 * A job for each page of subscribers. The page's mails, the digest's new place
 * and the job of the next page are written together or not at all: however
 * often a job is killed and done again, a subscriber gets one mail. The mails
 * of a page stand before the next page's job, so other mail does not wait for
 * thousands.
 *
 * @see FEED-4 OUTBOX-360
 */
final class DigestPages implements OnlyLive {

	public const KIND = 'digest';

	/** Subscribers a job. */
	public const PAGE = 100;

	public function __construct(
		private readonly DigestRepository $digests,
		private readonly SubscriberRepository $subscribers,
		private readonly Outbox $outbox,
		private readonly Transaction $transaction
	) {}

	/**
	 * The kind of its jobs.
	 */
	public function kind(): string {
		return self::KIND;
	}

	/**
	 * The job that does the next page of a digest.
	 */
	public static function job( int $digest_id ): Job {
		return new Job( self::KIND, [ 'digest' => $digest_id ] );
	}

	/**
	 * Queues the mails of the next page.
	 *
	 * @param ClaimedJob $job Names the digest.
	 */
	public function handle( ClaimedJob $job ): void {
		$id = $job->payload['digest'] ?? 0;
		$this->transaction->run( fn () => $this->page( is_int( $id ) ? $id : 0 ) );
	}

	/**
	 * The next page, with all that belongs to it.
	 *
	 * @param int $id The digest.
	 */
	private function page( int $id ): void {
		$digest = $this->digests->find( $id );
		if ( null === $digest || $digest->is_done ) {
			return;
		}
		$readers = $this->subscribers->confirmed_after( $digest->list_id, $digest->reached, self::PAGE );
		$is_last = count( $readers ) < self::PAGE;
		if ( ! $this->digests->advance(
			$digest,
			[] === $readers ? $digest->reached : max( $readers ),
			count( $readers ),
			$is_last
		) ) {
			// Another worker has this page.
			return;
		}
		foreach ( $readers as $subscriber_id ) {
			$this->outbox->enqueue( DigestMails::job( $id, $subscriber_id ) );
		}
		if ( ! $is_last ) {
			$this->outbox->enqueue( self::job( $id ) );
		}
	}
}
