<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Digest;

use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Jobs\LowPriority;
use Brolga\Mail\MailHandler;
use Brolga\Newsletter\Lists\ListMails;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\SubscriberStatus;

/**
 * Handles the jobs that send a digest to one subscriber each. A job stores only the ids of both, so the queue
 * holds no addresses, and a subscriber who has left or been erased since gets no mail.
 *
 * @see FEED-3 FEED-5 NEWS-16 NEWS-21
 */
final class DigestMails implements LowPriority {

	public const KIND = 'digest_mail';

	public function __construct(
		private readonly DigestRepository $digests,
		private readonly SubscriberRepository $subscribers,
		private readonly DigestLetter $letter,
		private readonly ListMails $mails,
		private readonly MailHandler $mailer
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public static function job( int $digest_id, int $subscriber_id ): Job {
		return new Job(
			self::KIND,
			[
				'digest'     => $digest_id,
				'subscriber' => $subscriber_id,
			],
			Subscriber::subject( $subscriber_id )
		);
	}

	public function handle( ClaimedJob $job ): void {
		$number = static fn ( string $name ): int => is_int( $job->payload[ $name ] ?? null )
			? $job->payload[ $name ]
			: 0;
		$digest = $this->digests->find( $number( 'digest' ) );
		$reader = $this->subscribers->find( $number( 'subscriber' ) );
		if ( null === $digest || null === $reader || SubscriberStatus::Confirmed !== $reader->status ) {
			return;
		}
		$letter = $this->letter->write( $digest );
		if ( null === $letter ) {
			return;
		}
		// One Message-ID per reader and digest, so that mail programs merge duplicates.
		$mark = substr( hash( 'sha256', "{$digest->id}:{$reader->id}:{$reader->email}" ), 0, 24 );
		$mail = $this->mails->write( $reader, $letter['subject'], $letter['parts'], $mark );
		$this->mailer->handle(
			new ClaimedJob( $job->id, $job->token, MailHandler::KIND, $mail->to_job()->payload, null, $job->attempt )
		);
	}
}
