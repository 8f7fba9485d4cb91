<?php
declare( strict_types=1 );

namespace Brolga\Leads\Intake;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Events\Events;
use Brolga\Core\Metrics\Counters;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\LazyInject;
use Brolga\Forms\Definition\FormDefinition;
use Brolga\Forms\Uploads\FilesGone;
use Brolga\Forms\Uploads\Uploads;
use Brolga\Forms\Views\Captcha;
use Brolga\Forms\Views\CaptchaChallenge;
use Brolga\Forms\Views\CaptchaUsed;
use Brolga\Leads\LeadDraft;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\LeadStored;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Spam\SpamGuard;
use Brolga\Spam\TokenReused;
use Closure;

/**
 * Stores a lead with everything that belongs to it in one transaction: its files, the used captcha and tokens,
 * and the jobs that event listeners queue. Once it commits, the submission has succeeded.
 *
 * @see LEAD-1 LEAD-21
 */
final class SubmissionStore {

	/** @param Closure(): LeadLimits $limits */
	public function __construct(
		private readonly Transaction $transaction,
		private readonly LedgerRepository $ledger,
		private readonly LeadRepository $leads,
		private readonly Captcha $captcha,
		private readonly SpamGuard $guard,
		private readonly Uploads $uploads,
		private readonly Events $events,
		private readonly Hmac $hmac,
		private readonly ClientIp $ip,
		private readonly Counters $counters,
		#[LazyInject( LeadLimits::class )] private readonly Closure $limits
	) {}

	/**
	 * @return array{int, LeadStatus}
	 * @throws CaptchaUsed If the captcha was used before.
	 * @throws TokenReused If the spam protection token was used before.
	 * @throws FilesGone   If a kept file no longer exists.
	 * @throws LimitReached If the form takes no entry of this person.
	 * @throws KeyConflict If the submission key belongs to another submission.
	 */
	public function keep( LeadDraft $draft, FormDefinition $form, ?CaptchaChallenge $challenge ): array {
		$start = hrtime( true );
		$kept  = $this->transaction->run( fn (): array => $this->store( $draft, $form, $challenge ) );
		$this->counters->time( SubmissionMetrics::STORING, ( hrtime( true ) - $start ) / 1e9 );
		return $kept;
	}

	/**
	 * Stores the lead, unless an earlier request of the same submission did. Runs in a
	 * transaction, which may be repeated.
	 *
	 * @return array{int, LeadStatus}
	 * @throws CaptchaUsed If the captcha was used before.
	 * @throws TokenReused If the spam protection token was used before.
	 * @throws FilesGone   If a kept file no longer exists.
	 * @throws LimitReached If the form takes no entry of this person.
	 * @throws KeyConflict If the submission key belongs to another submission.
	 * @see LEAD-4 LEAD-5 LEAD-6 LEAD-7
	 */
	private function store( LeadDraft $draft, FormDefinition $form, ?CaptchaChallenge $challenge ): array {
		$once = '' === $draft->submission_key
			? 'once:' . $this->hmac->digest( 'once', "{$draft->body_hash}|{$this->ip->bucket()}" )
			: '';
		if ( '' !== $once && ! $this->ledger->claim( $once, Constants::FORM_IDEMPOTENCY_SECONDS ) ) {
			$id = $this->ledger->value(
				$once
			) ?? throw new StorageUnavailable( 'A submission ended while it was asked for.', true );
			return [ $id, $this->leads->find( $id )->status ?? LeadStatus::New ];
		}
		if ( null !== $form->limits ) {
			( $this->limits )()->hold( $draft, $form->limits );
		}
		$id = $this->leads->add( $draft );
		if ( null === $id ) {
			$first = $this->leads->find_by_key( $draft->submission_key );
			return match ( true ) {
				null === $first                                         => throw new StorageUnavailable(
					'An entry went away while it was asked for.',
					true
				),
				hash_equals( $first->body_hash, $draft->body_hash )     => [ $first->id, $first->status ],
				default                                                 => throw new KeyConflict(),
			};
		}
		if ( null !== $challenge && ! $this->captcha->use_up( $challenge ) ) {
			throw new CaptchaUsed();
		}
		$this->guard->spend( $draft->judgement );
		$this->uploads->attach( $draft->files, $id );
		if ( '' !== $once ) {
			$this->ledger->remember( $once, $id );
		}
		if ( LeadStatus::Spam !== $draft->status() ) {
			$this->events->dispatch( new LeadStored( $id, $draft->form_id->uid, $draft, $form ) );
		}
		$this->transaction->after_commit(
			fn () => $this->counters->add( SubmissionMetrics::STORED, [ 'status' => $draft->status()->value ] )
		);
		return [ $id, $draft->status() ];
	}
}
