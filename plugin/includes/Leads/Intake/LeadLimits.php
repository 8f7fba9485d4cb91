<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Leads\Intake;

use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Events\Answerer;
use Brolga\Core\Events\Question;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\Definition\FormLimits;
use Brolga\Forms\Definition\FormLocator;
use Brolga\Forms\Definition\PlacesAsked;
use Brolga\Forms\Source\FormId;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadDraft;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Storage\LeadRepository;

/**
 * Holds a form's entries to its limits. Whoever sends an entry of a limited form waits for those before, so that
 * the last place is given once.
 *
 * @see FORM-870 FORM-871 FORM-873 FORM-874
 */
final class LeadLimits implements Answerer {

	private const LOCK_TTL = 86400;

	/** @var array<string, true> Forms of leads that have moved, so that each is looked up once. */
	private array $looked_at = [];

	public function __construct(
		private readonly LedgerRepository $ledger,
		private readonly LeadRepository $leads,
		private readonly Transaction $transaction,
		private readonly FormLocator $locator,
		private readonly PageCaches $caches,
		private readonly Clock $clock
	) {}

	public function answer( Question $question ): void {
		if ( $question instanceof PlacesAsked ) {
			$question->taken = $this->leads->taken( $question->form );
		}
	}

	/**
	 * Must run in the transaction that stores the entry, before anything is read in it: what others have stored is
	 * seen by the first read after the lock.
	 *
	 * @throws LimitReached If the form takes no entry of this person.
	 */
	public function hold( LeadDraft $draft, FormLimits $limits ): void {
		if ( LeadStatus::Spam === $draft->status() ) {
			return;
		}
		$form = $draft->form_id;
		$lock = 'places:' . hash( 'sha256', "{$form->source->format()}|{$form->uid}" );
		// Updates first, because that locks the row at once; the row is new only once.
		$this->ledger->remember( $lock, 0 );
		$this->ledger->claim( $lock, self::LOCK_TTL );
		if ( '' !== $draft->submission_key && null !== $this->leads->find_by_key( $draft->submission_key ) ) {
			// The same entry again: it has its place.
			return;
		}
		$closed = $limits->closed( $this->clock->now(), $limits->places > 0 ? $this->leads->taken( $form ) : 0 );
		$email  = $draft->contact->email;
		if ( null === $closed && $limits->is_once() && '' !== $email && $this->leads->has_lead( $form, $email ) ) {
			$closed = ErrorKey::Repeated;
		}
		if ( null !== $closed ) {
			throw new LimitReached( $closed );
		}
		if ( $limits->places > 0 ) {
			$this->transaction->after_commit( fn () => $this->drop_pages( $form ) );
		}
	}

	/** A lead is about to take a place, or to give it back. Must run in the transaction that does it. */
	public function freed( ?Lead $lead ): void {
		$form = $lead?->form_id();
		if ( null === $form || isset( $this->looked_at[ $form->format() ] ) ) {
			return;
		}
		$this->looked_at[ $form->format() ] = true;
		if ( 0 < ( $this->locator->saved( $form )?->limits->places ?? 0 ) ) {
			$this->transaction->after_commit(
				function () use ( $form ): void {
					unset( $this->looked_at[ $form->format() ] );
					$this->drop_pages( $form );
				}
			);
		}
	}

	/** Has page caches drop the pages that say how many places are left. */
	private function drop_pages( FormId $form ): void {
		if ( $form->source->kind->is_post() ) {
			$this->caches->drop_post( $form->source->post_id() );
		} else {
			$this->caches->drop_all();
		}
	}
}
