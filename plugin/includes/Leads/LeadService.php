<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Clock;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Events\Events;
use Brolga\Core\Text;
use Brolga\Forms\Uploads\EntryFiles;
use Brolga\Leads\Mails\Notifications;
use Brolga\Outbox\Delivery;
use Brolga\Outbox\OutboxRepository;
use DateTimeImmutable;

/**
 * Lists, reads and changes leads. Each change is written into the lead's
 * timeline with who made it.
 *
 * @phpstan-import-type TimelineEvent from Entry
 */
final class LeadService {

	public function __construct(
		private readonly EntryRepository $entries,
		private readonly EntryListRepository $list,
		private readonly OutboxRepository $jobs,
		private readonly Notifications $notifications,
		private readonly Transaction $transaction,
		private readonly Clock $clock,
		private readonly Events $events,
		private readonly EntryFiles $files,
		private readonly Teacher $teacher
	) {}

	/**
	 * A page of the list.
	 *
	 * @param EntryQuery $query What to list.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function list( EntryQuery $query ): LeadPage {
		$page       = $this->list->list( $query );
		$deliveries = $this->jobs->deliveries( Entry::SUBJECT, array_map( static fn ( Entry $entry ): int => $entry->id, $page->entries ) );
		return new LeadPage( array_map( static fn ( Entry $entry ): array => [ $entry, $deliveries[ $entry->id ] ?? Delivery::None ], $page->entries ), $page->next?->id );
	}

	/**
	 * How many entries have each status.
	 *
	 * @param EntryQuery $query What is listed; its status does not count.
	 * @return array<string, EntryCount> By status.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function counts( EntryQuery $query ): array {
		return $this->list->counts( $query );
	}

	/**
	 * The forms that leads came from.
	 *
	 * @return array<string, string> Titles by uid.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function forms(): array {
		return $this->list->forms();
	}

	/**
	 * One lead, or null.
	 *
	 * @param int $id Its number.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function read( int $id ): ?Lead {
		$entry = $this->entries->find( $id );
		return null === $entry ? null : new Lead( $entry, $this->jobs->deliveries( Entry::SUBJECT, [ $id ] )[ $id ] ?? Delivery::None, $this->jobs->history( Entry::subject( $id ) ), $this->files->of( $id ) );
	}

	/**
	 * Changes a lead's status, adds a note, or both.
	 *
	 * @param int              $id     The lead.
	 * @param EntryStatus|null $status From now on; null: as it is.
	 * @param string           $note   Empty: none.
	 * @param int              $user   Who does it.
	 * @return bool False when there is no such lead.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function update( int $id, ?EntryStatus $status, string $note, int $user ): bool {
		return $this->transaction->run(
			function () use ( $id, $status, $note, $user ): bool {
				$entry  = $this->entries->lock( $id );
				$events = null === $entry || null === $status ? [] : $this->move( $entry, $status, $user );
				if ( '' !== Text::lines( $note ) ) {
					$events[] = $this->event( 'note', Text::lines( $note ), $user );
				}
				if ( null !== $entry && [] !== $events ) {
					$this->entries->change( $entry, $status ?? $entry->status, $events );
				}
				return null !== $entry;
			}
		);
	}

	/**
	 * Changes the status of several leads, all or none of them.
	 *
	 * @param array<int, EntryStatus> $statuses From now on, by lead.
	 * @param int                     $user     Who does it.
	 * @return array<int, EntryStatus> What they were before, for those that are there and have changed.
	 *
	 * @throws StorageUnavailable When the database refuses.
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
					$entry = $this->entries->lock( $id );
					$events = null === $entry ? [] : $this->move( $entry, $status, $user );
					if ( null !== $entry && [] !== $events ) {
						$this->entries->change( $entry, $status, $events );
						$before[ $id ] = $entry->status;
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
	 * @param Entry       $entry  The lead, locked.
	 * @param EntryStatus $status From now on.
	 * @param int         $user   Who says so.
	 * @return list<TimelineEvent> For its timeline; none where nothing changes.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 *
	 * @see SPAM-9 SPAM-32
	 */
	private function move( Entry $entry, EntryStatus $status, int $user ): array {
		if ( $status === $entry->status ) {
			return [];
		}
		$this->teacher->hear( $entry, $status );
		$events = [ $this->event( 'status', $status->value, $user ) ];
		if ( $entry->is_held_back() && ! in_array( $status, [ EntryStatus::Spam, EntryStatus::Trash ], true ) ) {
			$this->events->tell( new LeadStored( $entry->id, $entry->form_uid, $entry ) );
			$events[] = $this->event( Entry::RELEASED, '', $user );
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
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function resend( int $id, int $user, int $job = 0 ): bool {
		return $this->transaction->run(
			function () use ( $id, $user, $job ): bool {
				$entry = $this->entries->lock( $id );
				if ( null !== $entry && $this->notifications->resend( $entry, $job ) ) {
					$this->entries->change( $entry, $entry->status, [ $this->event( 'resend', '', $user ) ] );
				}
				return null !== $entry;
			}
		);
	}

	/**
	 * Removes a lead with its mails and files for good.
	 *
	 * @param int $id The lead.
	 * @return bool False when there is no such lead.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function delete( int $id ): bool {
		[ $found, $files ] = $this->transaction->run(
			function () use ( $id ): array {
				$this->jobs->forget( Entry::subject( $id ) );
				$files = $this->files->forget( $id );
				return [ $this->entries->delete( $id ), $files ];
			}
		);
		$this->files->remove( $files );
		return $found;
	}

	/**
	 * Where each form with leads is, and when its oldest one came in.
	 *
	 * @return list<Entry> Nothing else of it is read.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function oldest_of_forms(): array {
		return $this->entries->oldest_of_forms();
	}

	/**
	 * Removes leads of a form that came in before a moment, with mails and files, oldest first.
	 *
	 * @param Entry             $form   One that came from the form.
	 * @param DateTimeImmutable $before The moment.
	 * @param int               $limit  How many at most.
	 * @return int How many there were.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function delete_older( Entry $form, DateTimeImmutable $before, int $limit ): int {
		[ $count, $files ] = $this->transaction->run(
			function () use ( $form, $before, $limit ): array {
				$files = [];
				$ids   = $this->entries->older( $form->form_source, $form->form_uid, $before->format( 'Y-m-d H:i:s' ), $limit );
				foreach ( $ids as $id ) {
					$this->jobs->forget( Entry::subject( $id ) );
					$files = [ ...$files, ...$this->files->forget( $id ) ];
					$this->entries->delete( $id );
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
