<?php
/**
 * Enquiries and what is written in them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Spam;

use Brolga\Core\Database\Schema;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Settings\Settings;
use Brolga\Leads\Export\LeadExport;
use Brolga\Leads\Inbox\LeadFormat;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadQuery;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Replies\Reply;
use Brolga\Spam\SpamReason;
use Brolga\Spam\Strictness;
use Brolga\Spam\Wording\Features;
use Brolga\Spam\Wording\SpamWordsRepository;
use Brolga\Spam\Wording\TrainingLabel;
use Brolga\Tests\LeadTestCase;

/**
 * SPAM-30 SPAM-31 SPAM-32 SPAM-33 SPAM-34 SPAM-35
 */
final class WordingTest extends LeadTestCase {

	/** What nobody writes who wants a wall. */
	private const SPAM = 'Hi, I checked your website and it does not rank on Google. Our SEO experts guarantee first page rankings with quality backlinks. Reply for a free audit and our price list.';

	/** What nobody has learned anything of. */
	private const NEUTRAL = 'Zwiebelkuchen flaggschiff quarzsand pergola wintergarten holzofen kachelbad sumpfeiche mauerwerk';

	protected function setUp(): void {
		parent::setUp();
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'spam_words' )}" );
	}

	/**
	 * Sends a message and returns it as it was stored.
	 *
	 * @param string               $text       What is asked.
	 * @param string               $email      By whom.
	 * @param array<string, mixed> $attributes Of the form.
	 */
	private function message( string $text, string $email = 'jo@example.com', array $attributes = [] ): Lead {
		$lead = $this->leads->find(
			$this->send(
				$this->form_on_page( $attributes ),
				[
					'message' => $text,
					'email'   => $email,
				]
			)
		);
		self::assertNotNull( $lead );
		return $lead;
	}

	/**
	 * The event that tells why a lead was kept apart.
	 *
	 * @return array<string, mixed>|null
	 */
	private static function kept( Lead $lead ): ?array {
		$kept = array_values(
			array_filter( $lead->timeline, static fn ( array $event ): bool => Lead::KEPT_APART === $event['kind'] )
		);
		return $kept[0] ?? null;
	}

	/**
	 * All that was learned, as it lies in the table.
	 *
	 * @return list<array<string, string|null>>
	 */
	private function learned(): array {
		return $this->connection->rows( "SELECT word_hash, honest, spam FROM {$this->connection->table( 'spam_words' )} ORDER BY word_hash" );
	}

	/**
	 * How many messages were judged, honest ones and spam.
	 *
	 * @return array{int, int}
	 */
	private function judged(): array {
		$counts = $this->built->get( SpamWordsRepository::class )->counts(
			[ Features::MESSAGE ]
		)[ Features::MESSAGE ] ?? null;
		return [ $counts->honest ?? 0, $counts->spam ?? 0 ];
	}

	/**
	 * What a lead has taught.
	 *
	 * @param int $id The lead.
	 */
	private function lesson( int $id ): ?TrainingLabel {
		return $this->leads->find( $id )?->lesson;
	}

	/**
	 * Chooses how much it takes.
	 *
	 * @param Strictness $strictness How much.
	 */
	private function choose( Strictness $strictness ): void {
		update_option( Settings::OPTION, [ 'spam' => [ 'wording' => $strictness->value ] ] );
	}

	/**
	 * SPAM-30 SPAM-34 SPAM-35: marked, not dropped; no mail until an owner lets it out, then once.
	 */
	public function test_spam_by_its_text_is_kept_apart_with_its_signs(): void {
		$lead = $this->message( self::SPAM );
		$kept  = self::kept( $lead );
		self::assertSame( [ LeadStatus::Spam, SpamReason::Wording->value ], [ $lead->status, $kept['text'] ?? '' ] );
		self::assertSame( [ 'wording' => 1 ], $this->blocked->since( 1 ) );
		self::assertSame( 0, $this->rows_of( 'outbox' ) );
		$detail = $this->inbox->read( $lead->id );
		self::assertNotNull( $detail );
		/** @var list<array{kind: string, signs?: list<array{sign: string, value: string, text: string}>}> $told */
		$told  = LeadFormat::all( $detail )['timeline'];
		$signs = array_merge( ...array_map( static fn ( array $event ): array => $event['signs'] ?? [], $told ) );
		self::assertSame( [ 'words' ], array_column( $signs, 'sign' ) );
		self::assertStringStartsWith( 'Words often seen in spam: ', $signs[0]['text'] );
		self::assertStringContainsString( 'experts', $signs[0]['value'] );
		$this->inbox->update( $lead->id, LeadStatus::New, '', 1 );
		self::assertSame( 1, $this->rows_of( 'outbox' ) );
	}

	/**
	 * SPAM-30 SPAM-35: an honest enquiry is a lead, and so is whatever somebody sends whom the owner has dealt with.
	 */
	public function test_who_is_known_is_never_marked(): void {
		$honest = $this->message( "Hello,\nwhat does a wall cost?" );
		self::assertSame( LeadStatus::New, $honest->status );
		$this->inbox->update( $honest->id, LeadStatus::Done, '', 1 );
		self::assertSame( LeadStatus::New, $this->message( self::SPAM )->status );
		self::assertSame( LeadStatus::Spam, $this->message( self::SPAM, 'someone.else@example.com' )->status );
	}

	/**
	 * SPAM-30: a text that was spam before is spam again, whoever sends it; a text that a lead has, too, is none.
	 */
	public function test_a_repeated_text_is_told(): void {
		$text  = 'We can help your shop to be found by more customers in your town this year.';
		$first = $this->message( $text, 'one@example.com' );
		self::assertSame( LeadStatus::New, $first->status );
		$this->inbox->update( $first->id, LeadStatus::Spam, '', 1 );
		$second = $this->message( $text, 'two@example.com' );
		self::assertSame( LeadStatus::Spam, $second->status );
		/** @var list<array{sign: string, value: string}> $signs */
		$signs = self::kept( $second )['signs'] ?? [];
		self::assertContains(
			[
				'sign'  => 'repeated',
				'value' => '1',
			],
			$signs
		);
		$this->inbox->update( $second->id, LeadStatus::Open, '', 1 );
		self::assertSame( LeadStatus::New, $this->message( $text, 'three@example.com' )->status );
	}

	/**
	 * SPAM-32: each way of judging and of taking it back, and what was learned of it in the end.
	 */
	public function test_a_judgement_teaches_and_taking_it_back_unteaches(): void {
		$detail = $this->message( self::NEUTRAL )->id;
		self::assertSame( [], $this->learned() );
		$undo = $this->inbox->change_all( [ $detail => LeadStatus::Spam ], 1 );
		self::assertSame( [ [ 0, 1 ], TrainingLabel::Spam ], [ $this->judged(), $this->lesson( $detail ) ] );
		$this->inbox->change_all( $undo, 1 );
		self::assertSame( [ [], TrainingLabel::Nothing ], [ $this->learned(), $this->lesson( $detail ) ] );
		foreach ( [
			[ LeadStatus::Open, [ 1, 0 ] ],
			[ LeadStatus::Done, [ 1, 0 ] ],
			[ LeadStatus::Spam, [ 0, 1 ] ],
			[ LeadStatus::Trash, [ 0, 1 ] ],
			[ LeadStatus::Done, [ 1, 0 ] ],
			[ LeadStatus::New, [ 0, 0 ] ],
		] as [ $status, $judged ] ) {
			$this->inbox->update( $detail, $status, '', 1 );
			self::assertSame( $judged, $this->judged(), $status->value );
		}
		self::assertSame( [], $this->learned() );
	}

	/**
	 * SPAM-32: two owners at once take the locks of the words they share in one order, so that neither waits for ever.
	 */
	public function test_words_are_counted_in_one_order(): void {
		$lead   = $this->message( self::NEUTRAL )->id;
		$counts = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$counts ): string {
				if ( 1 === preg_match( '/^(?:INSERT|UPDATE)\s.*spam_words/s', $sql ) ) {
					preg_match_all( "/'([\w-]+)'/", $sql, $hashes );
					$sorted = $hashes[1];
					sort( $sorted, SORT_STRING );
					self::assertSame( $sorted, $hashes[1] );
					$counts += count( $sorted );
				}
				return $sql;
			}
		);
		$undo = $this->inbox->change_all( [ $lead => LeadStatus::Spam ], 1 );
		$this->inbox->change_all( $undo, 1 );
		self::assertGreaterThan( 10, $counts );
	}

	/**
	 * SPAM-32: what the plugin itself marked teaches nothing until its owner says otherwise.
	 */
	public function test_what_was_marked_teaches_when_it_is_let_out(): void {
		$marked = $this->message( self::SPAM )->id;
		self::assertSame( [ 0, 0 ], $this->judged() );
		$this->inbox->update( $marked, LeadStatus::New, '', 1 );
		self::assertSame( [ 1, 0 ], $this->judged() );
		$this->inbox->update( $marked, LeadStatus::Spam, '', 1 );
		self::assertSame( [], $this->learned() );
	}

	/**
	 * SPAM-32: a reply is a judgement, too.
	 */
	public function test_a_reply_teaches(): void {
		$detail = $this->message( 'Hello, what does a wall cost?' )->id;
		self::assertNull(
			$this->replies->send( $detail, new Reply( 'key', 'Re: wall', 'About $900.', false, false ), 1 )
		);
		self::assertSame( [ [ 1, 0 ], TrainingLabel::Honest ], [ $this->judged(), $this->lesson( $detail ) ] );
	}

	/**
	 * SPAM-32: words that only the owner has judged decide, both ways.
	 */
	public function test_what_was_learned_decides(): void {
		foreach ( range( 1, 6 ) as $n ) {
			$this->inbox->update(
				$this->message( self::NEUTRAL . " nummer{$n}", "a{$n}@example.com" )->id,
				LeadStatus::Spam,
				'',
				1
			);
		}
		self::assertSame(
			LeadStatus::Spam,
			$this->message( 'Quarzsand pergola wintergarten holzofen kachelbad sumpfeiche', 'b@example.com' )->status
		);
		foreach ( range( 1, 6 ) as $n ) {
			$this->inbox->update( $this->message( self::SPAM, "c{$n}@example.com" )->id, LeadStatus::Done, '', 1 );
		}
		self::assertSame( LeadStatus::New, $this->message( self::SPAM . ' Thanks.', 'd@example.com' )->status );
	}

	/**
	 * SPAM-32 PRIV-1: no word of anybody lies in the table, and the lead's own row goes with it.
	 */
	public function test_what_was_learned_cannot_be_read(): void {
		$detail = $this->message( self::NEUTRAL )->id;
		$this->inbox->update( $detail, LeadStatus::Spam, '', 1 );
		foreach ( $this->learned() as $row ) {
			self::assertMatchesRegularExpression( '/^[0-9a-f]{16}$/', (string) $row['word_hash'] );
			self::assertNotSame( substr( hash( 'sha256', 'quarzsand' ), 0, 16 ), $row['word_hash'] );
		}
		$this->inbox->delete( $detail );
		self::assertSame( 0, $this->rows_of( 'entries' ) );
		self::assertContains( 'spam_words', $this->built->get( Schema::class )->names() );
	}

	/**
	 * SPAM-33: careful takes more, off looks at nothing, and neither learns of what it does not look at.
	 */
	public function test_the_owner_chooses_how_much_it_takes(): void {
		$nearly = 'Cheap pills online with a 60 % discount, order now.';
		self::assertSame( LeadStatus::Spam, $this->message( $nearly )->status );
		$this->choose( Strictness::Careful );
		self::assertSame( LeadStatus::New, $this->message( "{$nearly} Thanks." )->status );
		self::assertSame( LeadStatus::Spam, $this->message( self::SPAM )->status );
		$this->choose( Strictness::Off );
		$detail = $this->message( self::SPAM . '!' );
		self::assertSame( LeadStatus::New, $detail->status );
		$this->inbox->update( $detail->id, LeadStatus::Spam, '', 1 );
		self::assertSame( [], $this->learned() );
	}

	/**
	 * SPAM-11 SPAM-33: a form that checks nothing does not look at the text either.
	 */
	public function test_a_form_without_a_check_is_left_alone(): void {
		self::assertSame( LeadStatus::New, $this->message( self::SPAM, attributes: [ 'spamCheck' => 'off' ] )->status );
		self::assertSame(
			LeadStatus::Spam,
			$this->message( self::SPAM, attributes: [ 'spamCheck' => 'builtin' ] )->status
		);
	}

	/**
	 * SPAM-34: an export of spam tells the reasons; others have no such column.
	 */
	public function test_an_export_of_spam_tells_why(): void {
		$this->message( self::SPAM );
		$export = $this->built->get( LeadExport::class );
		$text   = static fn ( LeadQuery $query ): string => implode(
			'',
			iterator_to_array( $export->lines( $query, $export->columns( $query ) ), false )
		);
		$spam   = $text( LeadQuery::of( LeadStatus::Spam, '', '', 0, LeadQuery::BATCH ) );
		self::assertStringContainsString( 'Spam reason', $spam );
		self::assertStringContainsString( 'Words often seen in spam: ', $spam );
		self::assertStringNotContainsString(
			'Spam reason',
			$text( LeadQuery::of( null, '', '', 0, LeadQuery::BATCH ) )
		);
	}

	/**
	 * SPAM-35: an enquiry is taken although nothing can be asked of what was learned; it costs two queries at most.
	 */
	public function test_a_table_that_is_gone_costs_no_enquiry(): void {
		$asked = [];
		$hear  = static function ( string $query ) use ( &$asked ): string {
			$asked[] = $query;
			return $query;
		};
		add_filter( 'query', $hear );
		$this->message( 'Hello, how much is a wall of stone, five metres long?' );
		remove_filter( 'query', $hear );
		self::assertCount( 2, (array) preg_grep( '/^SELECT\s.*(?:spam_words|text_hash)/s', $asked ) );
		$break = static fn ( string $query ): string => str_contains( $query, 'spam_words' )
			? throw new StorageUnavailable( 'The table is gone.' )
			: $query;
		add_filter( 'query', $break );
		self::assertSame( LeadStatus::New, $this->message( self::SPAM, 'x@example.com' )->status );
		remove_filter( 'query', $break );
	}
}
