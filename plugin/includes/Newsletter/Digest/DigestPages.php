<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Digest;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Jobs\LiveSiteOnly;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Outbox\Outbox;

/**
 * Handles jobs that queue a digest's mails for one batch of subscribers. The mails, the digest's
 * progress and the job for the next batch are stored in one transaction, so a repeated job does
 * not mail a subscriber twice. The next batch is queued behind the mails of this one, so that
 * other mail does not wait for thousands of them.
 *
 * @see FEED-4 OUTBOX-360
 */
final class DigestPages implements LiveSiteOnly {

	public const KIND = 'digest';

	public const PAGE = 100;

	public function __construct(
		private readonly DigestRepository $digests,
		private readonly SubscriberRepository $subscribers,
		private readonly Outbox $outbox,
		private readonly Transaction $transaction
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public static function job( int $digest_id ): Job {
		return new Job( self::KIND, [ 'digest' => $digest_id ] );
	}

	public function handle( ClaimedJob $job ): void {
		$id = $job->payload['digest'] ?? 0;
		$this->transaction->run( fn () => $this->page( is_int( $id ) ? $id : 0 ) );
	}

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
			// Another process is working on this page.
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
