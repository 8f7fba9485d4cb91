<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Events\Events;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Text;
use Brolga\Forms\Uploads\LeadFiles;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadCount;
use Brolga\Leads\LeadQuery;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\LeadStored;
use Brolga\Leads\Mails\Notifications;
use Brolga\Leads\Storage\LeadListRepository;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Leads\Storage\Teacher;
use Brolga\Outbox\Delivery;
use Brolga\Outbox\OutboxRepository;
use DateTimeImmutable;

/**
 * Lists, reads and changes leads. Each change is written into the lead's
 * timeline with who made it.
 *
 * @phpstan-import-type TimelineEvent from Lead
 */
final class LeadService {

	public function __construct(
		private readonly LeadRepository $leads,
		private readonly LeadListRepository $list,
		private readonly OutboxRepository $jobs,
		private readonly Notifications $notifications,
		private readonly Transaction $transaction,
		private readonly Clock $clock,
		private readonly Events $events,
		private readonly LeadFiles $files,
		private readonly Teacher $teacher
	) {}

	/**
	 * A page of the list.
	 *
	 * @param LeadQuery $query What to list.
	 */
	public function list( LeadQuery $query ): LeadListing {
		$page       = $this->list->list( $query );
		$deliveries = $this->jobs->deliveries(
			Lead::SUBJECT,
			array_map( static fn ( Lead $lead ): int => $lead->id, $page->leads )
		);
		return new LeadListing(
			array_map(
				static fn ( Lead $lead ): array => [ $lead, $deliveries[ $lead->id ] ?? Delivery::None ],
				$page->leads
			),
			$page->next?->id
		);
	}

	/**
	 * How many leads have each status.
	 *
	 * @param LeadQuery $query What is listed; its status does not count.
	 * @return array<string, LeadCount> By status.
	 */
	public function counts( LeadQuery $query ): array {
		return $this->list->counts( $query );
	}

	/**
	 * The forms that leads came from.
	 *
	 * @return array<string, string> Titles by uid.
	 */
	public function forms(): array {
		return $this->list->forms();
	}

	/**
	 * One lead, or null.
	 *
	 * @param int $id Its number.
	 */
	public function read( int $id ): ?LeadDetail {
		$lead = $this->leads->find( $id );
		return null === $lead
			? null
			: new LeadDetail(
				$lead,
				$this->jobs->deliveries( Lead::SUBJECT, [ $id ] )[ $id ] ?? Delivery::None,
				$this->jobs->history( Lead::subject( $id ) ),
				$this->files->of( $id )
			);
	}

	/**
	 * Changes a lead's status, adds a note, or both.
	 *
	 * @param int             $id     The lead.
	 * @param LeadStatus|null $status From now on; null: as it is.
	 * @param string          $note   Empty: none.
	 * @param int             $user   Who does it.
	 * @return bool False when there is no such lead.
	 */
	public function update( int $id, ?LeadStatus $status, string $note, int $user ): bool {
		return $this->transaction->run(
			function () use ( $id, $status, $note, $user ): bool {
				$lead  = $this->leads->lock( $id );
				$events = null === $lead || null === $status ? [] : $this->move( $lead, $status, $user );
				if ( '' !== Text::lines( $note ) ) {
					$events[] = $this->event( 'note', Text::lines( $note ), $user );
				}
				if ( null !== $lead && [] !== $events ) {
					$this->leads->change( $lead, $status ?? $lead->status, $events );
				}
				return null !== $lead;
			}
		);
	}

	/**
	 * Changes the status of several leads, all or none of them.
	 *
	 * @param array<int, LeadStatus> $statuses From now on, by lead.
	 * @param int                    $user     Who does it.
	 * @return array<int, LeadStatus> What they were before, for those that are there and have changed.
	 *
	 * @see LEAD-26
	 */
	public function change_all( array $statuses, int $user ): array {
		// Two owners at once take their locks in the same order.
		ksort( $statuses );
		return $this->transaction->run(
			function () use ( $statuses, $user ): array {
				$before = [];
				foreach ( $statuses as $id => $status ) {
					$lead = $this->leads->lock( $id );
					$events = null === $lead ? [] : $this->move( $lead, $status, $user );
					if ( null !== $lead && [] !== $events ) {
						$this->leads->change( $lead, $status, $events );
						$before[ $id ] = $lead->status;
					}
				}
				return $before;
			}
		);
	}

	/**
	 * What happens when a lead gets a status. One that was taken for spam when it
	 * came in, and is none, gets what it was kept from: its mails and webhooks, once.
	 *
	 * @param Lead       $lead   The lead, locked.
	 * @param LeadStatus $status From now on.
	 * @param int        $user   Who says so.
	 * @return list<TimelineEvent> For its timeline; none where nothing changes.
	 *
	 * @see SPAM-9 SPAM-32
	 */
	private function move( Lead $lead, LeadStatus $status, int $user ): array {
		if ( $status === $lead->status ) {
			return [];
		}
		$this->teacher->hear( $lead, $status );
		$events = [ $this->event( 'status', $status->value, $user ) ];
		if ( $lead->is_held_back() && ! in_array( $status, [ LeadStatus::Spam, LeadStatus::Trash ], true ) ) {
			$this->events->tell( new LeadStored( $lead->id, $lead->form_uid, $lead ) );
			$events[] = $this->event( Lead::RELEASED, '', $user );
		}
		return $events;
	}

	/**
	 * Sends a lead's mail again, or one of its mails that was given up.
	 *
	 * @param int $id   The lead.
	 * @param int $user Who does it.
	 * @param int $job  The mail's job; 0: all.
	 * @return bool False when there is no such lead.
	 */
	public function resend( int $id, int $user, int $job = 0 ): bool {
		return $this->transaction->run(
			function () use ( $id, $user, $job ): bool {
				$lead = $this->leads->lock( $id );
				if ( null !== $lead && $this->notifications->resend( $lead, $job ) ) {
					$this->leads->change( $lead, $lead->status, [ $this->event( 'resend', '', $user ) ] );
				}
				return null !== $lead;
			}
		);
	}

	/**
	 * Removes a lead with its mails and files for good.
	 *
	 * @param int $id The lead.
	 * @return bool False when there is no such lead.
	 */
	public function delete( int $id ): bool {
		[ $found, $files ] = $this->transaction->run(
			function () use ( $id ): array {
				$this->jobs->forget( Lead::subject( $id ) );
				$files = $this->files->forget( $id );
				return [ $this->leads->delete( $id ), $files ];
			}
		);
		$this->files->remove( $files );
		return $found;
	}

	/**
	 * Where each form with leads is, and when its oldest one came in.
	 *
	 * @return list<Lead> Nothing else of it is read.
	 */
	public function oldest_of_forms(): array {
		return $this->leads->oldest_of_forms();
	}

	/**
	 * Removes leads of a form that came in before a moment, with mails and files, oldest first.
	 *
	 * @param Lead              $form   One that came from the form.
	 * @param DateTimeImmutable $before The moment.
	 * @param int               $limit  How many at most.
	 * @return int How many there were.
	 */
	public function delete_older( Lead $form, DateTimeImmutable $before, int $limit ): int {
		[ $count, $files ] = $this->transaction->run(
			function () use ( $form, $before, $limit ): array {
				$files = [];
				$ids   = $this->leads->older(
					$form->form_source,
					$form->form_uid,
					$before->format( 'Y-m-d H:i:s' ),
					$limit
				);
				foreach ( $ids as $id ) {
					$this->jobs->forget( Lead::subject( $id ) );
					$files = [ ...$files, ...$this->files->forget( $id ) ];
					$this->leads->delete( $id );
				}
				return [ count( $ids ), $files ];
			}
		);
		$this->files->remove( $files );
		return $count;
	}

	/**
	 * An event of the timeline.
	 *
	 * @param string $kind What happened.
	 * @param string $text In words, or the new status.
	 * @param int    $user Who did it.
	 * @return TimelineEvent
	 */
	private function event( string $kind, string $text, int $user ): array {
		return [
			'at'   => $this->clock->now()->format( 'Y-m-d H:i:s' ),
			'user' => $user,
			'kind' => $kind,
			'text' => $text,
		];
	}
}
