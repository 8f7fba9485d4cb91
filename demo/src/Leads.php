<?php
/**
 * The enquiries and subscribers of the demo.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Demo;

use Brolga\Core\Clock;
use Brolga\Core\Database\Connection;
use Brolga\Forms\Fields\Validator;
use Brolga\Forms\FormId;
use Brolga\Forms\FormLocator;
use Brolga\Forms\FormNames;
use Brolga\Forms\FormSource;
use Brolga\Forms\Visit;
use Brolga\Leads\Attribution;
use Brolga\Leads\Entry;
use Brolga\Leads\EntryDraft;
use Brolga\Leads\EntryRepository;
use Brolga\Leads\EntryStatus;
use Brolga\Leads\QuestionRepository;
use Brolga\Leads\Reports\FormDayRepository;
use Brolga\Leads\Search\EntryWordsRepository;
use Brolga\Mail\MailHandler;
use Brolga\Newsletter\SignupRepository;
use Brolga\Newsletter\SubscriberListRepository;
use Brolga\Newsletter\SubscriberRepository;
use Brolga\Outbox\OutboxRepository;
use Brolga\Spam\Judgement;
use Brolga\Spam\SpamReason;

/**
 * Fills the inbox as if the firm had been open for a month, through the rules of
 * the form on the contact page. No mail leaves: these people do not exist.
 *
 * @see DEMO-9
 *
 * @phpstan-type Sample array{days: int, time: string, status: string, name: string, email: string, phone: string, suburb: string, message: string, referrer?: string, campaign?: array<string, string>, note?: string}
 */
final class Leads {

	/** Visitors who begin for each one who sends, as far as the demo is concerned. */
	private const BEGUN = [ 1, 2, 1, 3 ];

	/**
	 * Takes the file and the page.
	 *
	 * @param string $file  List of enquiries, newest first.
	 * @param int    $page  The contact page.
	 * @param Clock  $clock The present.
	 */
	public function __construct( private readonly string $file, private readonly int $page, private readonly Clock $clock ) {}

	/**
	 * The enquiries' numbers, oldest first: the inbox is newest first by number too.
	 *
	 * @return list<int>
	 */
	public function numbers(): array {
		return array_keys( $this->samples() );
	}

	/**
	 * Brings an enquiry unless it is there; runs in a transaction.
	 *
	 * @param int $number Its number.
	 * @return array{entry: int, print: string, day: string, begun: int, subscriber: int, email: string}|null What was made; null: nothing.
	 */
	public function bring( int $number ): ?array {
		$sample  = $this->samples()[ $number ] ?? throw new \OutOfBoundsException( "There is no enquiry number {$number}." );
		$now     = $this->clock->now();
		$clock   = new PastClock( min( $now->setTimezone( wp_timezone() )->modify( "-{$sample['days']} days {$sample['time']}" ), $now->modify( '-20 minutes' ) ) );
		$db      = new Connection();
		$entries = new EntryRepository( $db, new EntryWordsRepository( $db ), new QuestionRepository( $db ), $clock, new FormNames( new FormLocator() ) );
		$entry   = $this->enquire( new FormId( FormSource::parse( "post-{$this->page}" ), 'enquiry' ), $sample, $number, $entries, $clock );
		if ( null === $entry ) {
			return null;
		}
		$day = $clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' );
		return [
			'entry'      => $entry->id,
			'print'      => self::print_of( $entry ),
			'day'        => $day,
			'begun'      => $this->begin( new FormDayRepository( $db ), $day, $number ),
			'subscriber' => $this->subscribe( new SubscriberListRepository( $db, new SubscriberRepository( $db, $clock ), new SignupRepository( $db, $clock ), $clock ), $sample ),
			'email'      => $sample['email'],
		];
	}

	/**
	 * What tells whether somebody has worked on an enquiry.
	 *
	 * @param Entry $entry The enquiry.
	 */
	public static function print_of( Entry $entry ): string {
		return md5( $entry->status->value . wp_json_encode( $entry->timeline ) );
	}

	/**
	 * Stores an enquiry.
	 *
	 * @param FormId          $id      The form.
	 * @param Sample          $sample  What was sent.
	 * @param int             $number  Its number.
	 * @param EntryRepository $entries The table.
	 * @param PastClock       $clock   When.
	 * @return Entry|null As it is stored; null: it was there.
	 */
	private function enquire( FormId $id, array $sample, int $number, EntryRepository $entries, PastClock $clock ): ?Entry {
		$page = add_query_arg( $sample['campaign'] ?? [], get_permalink( $this->page ) );
		$form = ( new FormLocator() )->find( $id );
		if ( null === $form ) {
			throw new \RuntimeException( 'The contact page has no form.' );
		}
		$answers = Validator::answers( $form, array_intersect_key( $sample, array_flip( [ 'name', 'email', 'phone', 'suburb', 'message' ] ) ), Visit::now( $clock, $page ) );
		if ( [] !== $answers->errors ) {
			throw new \RuntimeException( "{$sample['name']}: " . $answers->errors[0]->message );
		}
		$key   = hash( 'sha256', "demo|{$number}" );
		$spam  = EntryStatus::Spam->value === $sample['status'];
		$entry = $entries->add( EntryDraft::of( $id, $form->title, $form->answered_by( $answers ), $answers, Attribution::of( $page, $sample['referrer'] ?? '' ), $key, $key, '', false, new Judgement( $spam ? SpamReason::Haste : null ) ) );
		if ( null === $entry ) {
			return null;
		}
		if ( ! $spam ) {
			self::deliver( $entry, $clock );
		}
		$stored = $entries->find( $entry );
		$status = EntryStatus::from( $sample['status'] );
		if ( null !== $stored && ( $status !== $stored->status || isset( $sample['note'] ) ) ) {
			$event = static fn ( string $kind, string $text ): array => [
				'at'   => $clock->now()->modify( '+3 hours' )->format( 'Y-m-d H:i:s' ),
				'user' => get_current_user_id(),
				'kind' => $kind,
				'text' => $text,
			];
			$entries->change( $stored, $status, [ ...( isset( $sample['note'] ) ? [ $event( 'note', $sample['note'] ) ] : [] ), ...( $status === $stored->status ? [] : [ $event( 'status', $status->value ) ] ) ] );
		}
		return $entries->find( $entry );
	}

	/**
	 * Notes that the firm was mailed an enquiry a minute after it came in: an inbox
	 * in which no mail ever arrived would look broken. The job is done as it is
	 * stored, so no worker takes it.
	 *
	 * @param int       $entry The enquiry.
	 * @param PastClock $clock When it came in.
	 */
	private static function deliver( int $entry, PastClock $clock ): void {
		( new Connection() )->insert(
			'outbox',
			[
				'kind'         => MailHandler::KIND,
				'subject'      => Entry::subject( $entry )->format(),
				'payload'      => '{}',
				'status'       => OutboxRepository::SENT,
				'attempts'     => 1,
				'available_at' => $clock->timestamp(),
				'created_at'   => $clock->now()->format( 'Y-m-d H:i:s' ),
				'sent_at'      => $clock->now()->modify( '+1 minute' )->format( 'Y-m-d H:i:s' ),
			]
		);
	}

	/**
	 * Counts those who began to fill the form in on that day.
	 *
	 * @param FormDayRepository $days   The counts.
	 * @param string            $day    On the site's clock.
	 * @param int               $number Of the enquiry.
	 * @return int How many.
	 */
	private function begin( FormDayRepository $days, string $day, int $number ): int {
		$begun = self::BEGUN[ $number % count( self::BEGUN ) ];
		for ( $visitor = 0; $visitor < $begun; $visitor++ ) {
			$days->count_begun( 'enquiry', $day );
		}
		return $begun;
	}

	/**
	 * Those whose garden is done read the firm's letter.
	 *
	 * @param SubscriberListRepository $list   The list.
	 * @param Sample              $sample Who.
	 * @return int The subscriber; 0: none was added.
	 */
	private function subscribe( SubscriberListRepository $list, array $sample ): int {
		if ( EntryStatus::Done->value !== $sample['status'] ) {
			return 0;
		}
		[ $first, $last ] = [ ...explode( ' ', $sample['name'], 2 ), '' ];
		return $list->bring( 'newsletter', $sample['email'], false, $first, $last, [], 'One letter a month, with what to do in the garden.', '' );
	}

	/**
	 * The enquiries by their numbers, oldest first.
	 *
	 * @return array<int, Sample>
	 */
	private function samples(): array {
		/** @var list<Sample> $samples */
		$samples = json_decode( (string) file_get_contents( $this->file ), true, 8, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of this plugin.
		$count   = count( $samples );
		return array_reverse( array_combine( range( $count, 1, -1 ), $samples ), true );
	}
}
