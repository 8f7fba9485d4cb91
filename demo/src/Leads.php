<?php
/**
 * The enquiries and subscribers of the demo.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Demo;

use Brolga\Core\Database\Connection;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Clock;
use Brolga\Forms\Answers\Validator;
use Brolga\Forms\Answers\Visit;
use Brolga\Forms\Definition\FormLocator;
use Brolga\Forms\Definition\FormNames;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use Brolga\Leads\Attribution;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadDraft;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Reports\FormDayRepository;
use Brolga\Leads\Search\LeadWordsRepository;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Leads\Storage\QuestionRepository;
use Brolga\Mail\MailHandler;
use Brolga\Newsletter\Subscribers\SignupRepository;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\UnsubscribedRepository;
use Brolga\Outbox\OutboxRepository;
use Brolga\Spam\Judgement;
use Brolga\Spam\SpamReason;

/**
 * Fills the inbox as if the firm had been open for a month, through the rules of
 * the form on the contact page. No mail leaves: these people do not exist.
 *
 * @see DEMO-9
 *
 * @phpstan-type Sample array{
 *     days: int,
 *     time: string,
 *     status: string,
 *     name: string,
 *     email: string,
 *     phone: string,
 *     suburb: string,
 *     message: string,
 *     referrer?: string,
 *     campaign?: array<string, string>,
 *     note?: string,
 * }
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
	public function __construct(
		private readonly string $file,
		private readonly int $page,
		private readonly Clock $clock
	) {}

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
	 * @return array{lead: int, print: string, day: string, begun: int, subscriber: int, email: string}|null What was
	 *     made; null: nothing.
	 */
	public function bring( int $number ): ?array {
		$sample  = $this->samples()[ $number ] ?? throw new \OutOfBoundsException(
			"There is no enquiry number {$number}."
		);
		$now     = $this->clock->now();
		$clock   = new PastClock( min(
			$now->setTimezone( wp_timezone() )->modify( "-{$sample['days']} days {$sample['time']}" ),
			$now->modify( '-20 minutes' )
		) );
		$db      = new Connection();
		$leads = new LeadRepository(
			$db,
			new LeadWordsRepository( $db ),
			new QuestionRepository( $db ),
			$clock,
			new FormNames( new FormLocator( $this->clock ) ),
			InboxFilters::usual()
		);
		$lead   = $this->enquire(
			new FormId( FormSource::parse( "post-{$this->page}" ), 'enquiry' ),
			$sample,
			$number,
			$leads,
			$clock
		);
		if ( null === $lead ) {
			return null;
		}
		$day = $clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' );
		return [
			'lead'       => $lead->id,
			'print'      => self::print_of( $lead ),
			'day'        => $day,
			'begun'      => $this->begin( new FormDayRepository( $db ), $day, $number ),
			'subscriber' => $this->subscribe(
				new SubscriberListRepository(
					$db,
					new SubscriberRepository( $db, $clock ),
					new SignupRepository( $db, $clock ),
					new UnsubscribedRepository( $db, new Hmac( $clock ), $clock ),
					$clock
				),
				$sample
			),
			'email'      => $sample['email'],
		];
	}

	/**
	 * What tells whether somebody has worked on an enquiry.
	 *
	 * @param Lead $lead The enquiry.
	 */
	public static function print_of( Lead $lead ): string {
		return md5( $lead->status->value . wp_json_encode( $lead->timeline ) );
	}

	/**
	 * Stores an enquiry.
	 *
	 * @param Sample         $sample What was sent.
	 * @param LeadRepository $leads  The table.
	 * @param PastClock      $clock  When.
	 * @return Lead|null As it is stored; null: it was there.
	 */
	private function enquire( FormId $id, array $sample, int $number, LeadRepository $leads, PastClock $clock ): ?Lead {
		$page = add_query_arg( $sample['campaign'] ?? [], get_permalink( $this->page ) );
		$form = ( new FormLocator( $this->clock ) )->find( $id );
		if ( null === $form ) {
			throw new \RuntimeException( 'The contact page has no form.' );
		}
		$answers = Validator::answers(
			$form,
			array_intersect_key( $sample, array_flip( [ 'name', 'email', 'phone', 'suburb', 'message' ] ) ),
			Visit::now( $clock, $page )
		);
		if ( [] !== $answers->errors ) {
			throw new \RuntimeException( "{$sample['name']}: " . $answers->errors[0]->message );
		}
		$key   = hash( 'sha256', "demo|{$number}" );
		$spam  = LeadStatus::Spam->value === $sample['status'];
		$lead = $leads->add( LeadDraft::of(
			$id,
			$form->title,
			$answers->asked_by( $form ),
			$answers,
			Attribution::of( $page, $sample['referrer'] ?? '' ),
			$key,
			$key,
			'',
			false,
			new Judgement( $spam ? SpamReason::Haste : null )
		) );
		if ( null === $lead ) {
			return null;
		}
		if ( ! $spam ) {
			self::deliver( $lead, $clock );
		}
		$stored = $leads->find( $lead );
		$status = LeadStatus::from( $sample['status'] );
		if ( null !== $stored && ( $status !== $stored->status || isset( $sample['note'] ) ) ) {
			$event = static fn ( string $kind, string $text ): array => [
				'at'   => $clock->now()->modify( '+3 hours' )->format( 'Y-m-d H:i:s' ),
				'user' => get_current_user_id(),
				'kind' => $kind,
				'text' => $text,
			];
			$leads->change(
				$stored,
				$status,
				[
					...( isset( $sample['note'] ) ? [ $event( 'note', $sample['note'] ) ] : [] ),
					...( $status === $stored->status ? [] : [ $event( 'status', $status->value ) ] ),
				]
			);
		}
		return $leads->find( $lead );
	}

	/**
	 * Notes that the firm was mailed an enquiry a minute after it came in: an inbox
	 * in which no mail ever arrived would look broken. The job is done as it is
	 * stored, so no worker takes it.
	 *
	 * @param int       $lead The enquiry.
	 * @param PastClock $clock When it came in.
	 */
	private static function deliver( int $lead, PastClock $clock ): void {
		( new Connection() )->insert(
			'outbox',
			[
				'kind'         => MailHandler::KIND,
				'subject'      => Lead::subject( $lead )->format(),
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
	 * @param Sample $sample Who.
	 * @return int The subscriber; 0: none was added.
	 */
	private function subscribe( SubscriberListRepository $list, array $sample ): int {
		if ( LeadStatus::Done->value !== $sample['status'] ) {
			return 0;
		}
		[ $first, $last ] = [ ...explode( ' ', $sample['name'], 2 ), '' ];
		return $list->bring(
			'newsletter',
			$sample['email'],
			false,
			$first,
			$last,
			[],
			'One letter a month, with what to do in the garden.',
			''
		);
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
