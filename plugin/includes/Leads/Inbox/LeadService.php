<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Events\Events;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Text;
use Brolga\Forms\Uploads\LeadFiles;
use Brolga\Leads\Intake\LeadLimits;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadCount;
use Brolga\Leads\LeadQuery;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\LeadStored;
use Brolga\Leads\Mails\AutoreplyHandler;
use Brolga\Leads\Mails\Notifications;
use Brolga\Leads\Replies\ReplyHandler;
use Brolga\Leads\Storage\LeadListRepository;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Leads\Storage\SpamTraining;
use Brolga\Mail\MailHandler;
use Brolga\Outbox\Delivery;
use Brolga\Outbox\OutboxRepository;
use DateTimeImmutable;

/**
 * Lists, reads and changes leads. Each change is added to the lead's timeline with the user who made it.
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
		private readonly SpamTraining $spam_training,
		private readonly LeadLimits $limits
	) {}

	public function list( LeadQuery $query ): LeadListing {
		$page       = $this->list->list( $query );
		$deliveries = $this->emails( array_map( static fn ( Lead $lead ): int => $lead->id, $page->leads ) );
		return new LeadListing(
			array_map(
				static fn ( Lead $lead ): array => [ $lead, $deliveries[ $lead->id ] ?? Delivery::None ],
				$page->leads
			),
			$page->next?->id
		);
	}

	/**
	 * @param LeadQuery $query Its status is ignored.
	 * @return array<string, LeadCount> By status.
	 */
	public function counts( LeadQuery $query ): array {
		return $this->list->counts( $query );
	}

	/** @return array<string, string> */
	public function forms(): array {
		return $this->list->forms();
	}

	public function read( int $id ): ?LeadDetail {
		$lead = $this->leads->find( $id );
		return null === $lead
			? null
			: new LeadDetail(
				$lead,
				$this->emails( [ $id ] )[ $id ] ?? Delivery::None,
				$this->jobs->history( Lead::subject( $id ) ),
				$this->files->of( $id )
			);
	}

	/**
	 * Returns the state of leads' emails. What goes to other services is listed beside them, by its kind.
	 *
	 * @param list<int> $ids
	 * @return array<int, Delivery>
	 * @see OUTBOX-8
	 */
	private function emails( array $ids ): array {
		return $this->jobs->deliveries(
			Lead::SUBJECT,
			$ids,
			[ MailHandler::KIND, AutoreplyHandler::KIND, ReplyHandler::KIND ]
		);
	}

	/**
	 * @param LeadStatus|null $status Null leaves it unchanged.
	 * @param string          $note   Empty for no note.
	 * @return bool False if the lead does not exist.
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
	 * All or none of them. Returns the previous status of each lead that has changed.
	 *
	 * @param array<int, LeadStatus> $statuses
	 * @return array<int, LeadStatus>
	 * @see LEAD-26
	 */
	public function change_all( array $statuses, int $user ): array {
		// Sorted, so that concurrent requests lock rows in the same order.
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
	 * Returns the timeline events of a change of status. A lead that was received as spam gets its
	 * emails and webhooks now, once, if it turns out not to be spam.
	 *
	 * @param Lead $lead The row must be locked.
	 * @return list<TimelineEvent> Empty if the status does not change.
	 * @see SPAM-9 SPAM-32
	 */
	private function move( Lead $lead, LeadStatus $status, int $user ): array {
		if ( $status === $lead->status ) {
			return [];
		}
		$this->spam_training->train( $lead, $status );
		$this->limits->freed( $lead );
		$events = [ $this->event( 'status', $status->value, $user ) ];
		if ( $lead->is_held_back() && ! in_array( $status, [ LeadStatus::Spam, LeadStatus::Trash ], true ) ) {
			$this->events->dispatch( new LeadStored( $lead->id, $lead->form_uid, $lead ) );
			$events[] = $this->event( Lead::RELEASED, '', $user );
		}
		return $events;
	}

	/**
	 * @param int $job An email that has failed for good; 0 for all emails.
	 * @return bool False if the lead does not exist.
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

	public function delete( int $id ): bool {
		[ $found, $files ] = $this->transaction->run(
			function () use ( $id ): array {
				$this->jobs->forget( Lead::subject( $id ) );
				$files = $this->files->forget( $id );
				$this->limits->freed( $this->leads->find( $id ) );
				return [ $this->leads->delete( $id ), $files ];
			}
		);
		$this->files->remove( $files );
		return $found;
	}

	/** @return list<Lead> With source, uid and time only. */
	public function oldest_of_forms(): array {
		return $this->leads->oldest_of_forms();
	}

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
				$this->limits->freed( $form );
				return [ count( $ids ), $files ];
			}
		);
		$this->files->remove( $files );
		return $count;
	}

	/** @return TimelineEvent */
	private function event( string $kind, string $text, int $user ): array {
		return [
			'at'   => $this->clock->now()->format( 'Y-m-d H:i:s' ),
			'user' => $user,
			'kind' => $kind,
			'text' => $text,
		];
	}
}
