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
use Brolga\Leads\Entry;
use Brolga\Leads\EntryQuery;
use Brolga\Leads\EntryStatus;
use Brolga\Leads\Export\LeadExport;
use Brolga\Leads\LeadFormat;
use Brolga\Leads\Replies\Reply;
use Brolga\Spam\SpamReason;
use Brolga\Spam\Wording\Features;
use Brolga\Spam\Wording\Lesson;
use Brolga\Spam\Wording\SpamWordsRepository;
use Brolga\Spam\Wording\Strictness;
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
	private function message( string $text, string $email = 'jo@example.com', array $attributes = [] ): Entry {
		$entry = $this->entries->find(
			$this->send(
				$this->form_on_page( $attributes ),
				[
					'message' => $text,
					'email'   => $email,
				]
			)
		);
		self::assertNotNull( $entry );
		return $entry;
	}

	/**
	 * The event that tells why an entry was kept apart.
	 *
	 * @param Entry $entry The entry.
	 * @return array<string, mixed>|null
	 */
	private static function kept( Entry $entry ): ?array {
		$kept = array_values( array_filter( $entry->timeline, static fn ( array $event ): bool => Entry::KEPT_APART === $event['kind'] ) );
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
		$counts = $this->built->get( SpamWordsRepository::class )->counts( [ Features::MESSAGE ] )[ Features::MESSAGE ] ?? null;
		return [ $counts->honest ?? 0, $counts->spam ?? 0 ];
	}

	/**
	 * What a lead has taught.
	 *
	 * @param int $id The lead.
	 */
	private function lesson( int $id ): ?Lesson {
		return $this->entries->find( $id )?->lesson;
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
		$entry = $this->message( self::SPAM );
		$kept  = self::kept( $entry );
		self::assertSame( [ EntryStatus::Spam, SpamReason::Wording->value ], [ $entry->status, $kept['text'] ?? '' ] );
		self::assertSame( [ 'wording' => 1 ], $this->blocked->since( 1 ) );
		self::assertSame( 0, $this->rows_of( 'outbox' ) );
		$lead = $this->leads->read( $entry->id );
		self::assertNotNull( $lead );
		/** @var list<array{kind: string, signs?: list<array{sign: string, value: string, text: string}>}> $told */
		$told  = LeadFormat::all( $lead )['timeline'];
		$signs = array_merge( ...array_map( static fn ( array $event ): array => $event['signs'] ?? [], $told ) );
		self::assertSame( [ 'words' ], array_column( $signs, 'sign' ) );
		self::assertStringStartsWith( 'Words often seen in spam: ', $signs[0]['text'] );
		self::assertStringContainsString( 'experts', $signs[0]['value'] );
		$this->leads->update( $entry->id, EntryStatus::New, '', 1 );
		self::assertSame( 1, $this->rows_of( 'outbox' ) );
	}

	/**
	 * SPAM-30 SPAM-35: an honest enquiry is a lead, and so is whatever somebody sends whom the owner has dealt with.
	 */
	public function test_who_is_known_is_never_marked(): void {
		$honest = $this->message( "Hello,\nwhat does a wall cost?" );
		self::assertSame( EntryStatus::New, $honest->status );
		$this->leads->update( $honest->id, EntryStatus::Done, '', 1 );
		self::assertSame( EntryStatus::New, $this->message( self::SPAM )->status );
		self::assertSame( EntryStatus::Spam, $this->message( self::SPAM, 'someone.else@example.com' )->status );
	}

	/**
	 * SPAM-30: a text that was spam before is spam again, whoever sends it; a text that a lead has, too, is none.
	 */
	public function test_a_repeated_text_is_told(): void {
		$text  = 'We can help your shop to be found by more customers in your town this year.';
		$first = $this->message( $text, 'one@example.com' );
		self::assertSame( EntryStatus::New, $first->status );
		$this->leads->update( $first->id, EntryStatus::Spam, '', 1 );
		$second = $this->message( $text, 'two@example.com' );
		self::assertSame( EntryStatus::Spam, $second->status );
		/** @var list<array{sign: string, value: string}> $signs */
		$signs = self::kept( $second )['signs'] ?? [];
		self::assertContains(
			[
				'sign'  => 'repeated',
				'value' => '1',
			],
			$signs
		);
		$this->leads->update( $second->id, EntryStatus::Open, '', 1 );
		self::assertSame( EntryStatus::New, $this->message( $text, 'three@example.com' )->status );
	}

	/**
	 * SPAM-32: each way of judging and of taking it back, and what was learned of it in the end.
	 */
	public function test_a_judgement_teaches_and_taking_it_back_unteaches(): void {
		$lead = $this->message( self::NEUTRAL )->id;
		self::assertSame( [], $this->learned() );
		$undo = $this->leads->change_all( [ $lead => EntryStatus::Spam ], 1 );
		self::assertSame( [ [ 0, 1 ], Lesson::Spam ], [ $this->judged(), $this->lesson( $lead ) ] );
		$this->leads->change_all( $undo, 1 );
		self::assertSame( [ [], Lesson::Nothing ], [ $this->learned(), $this->lesson( $lead ) ] );
		foreach ( [
			[ EntryStatus::Open, [ 1, 0 ] ],
			[ EntryStatus::Done, [ 1, 0 ] ],
			[ EntryStatus::Spam, [ 0, 1 ] ],
			[ EntryStatus::Trash, [ 0, 1 ] ],
			[ EntryStatus::Done, [ 1, 0 ] ],
			[ EntryStatus::New, [ 0, 0 ] ],
		] as [ $status, $judged ] ) {
			$this->leads->update( $lead, $status, '', 1 );
			self::assertSame( $judged, $this->judged(), $status->value );
		}
		self::assertSame( [], $this->learned() );
	}

	/**
	 * SPAM-32: what the plugin itself marked teaches nothing until its owner says otherwise.
	 */
	public function test_what_was_marked_teaches_when_it_is_let_out(): void {
		$marked = $this->message( self::SPAM )->id;
		self::assertSame( [ 0, 0 ], $this->judged() );
		$this->leads->update( $marked, EntryStatus::New, '', 1 );
		self::assertSame( [ 1, 0 ], $this->judged() );
		$this->leads->update( $marked, EntryStatus::Spam, '', 1 );
		self::assertSame( [], $this->learned() );
	}

	/**
	 * SPAM-32: a reply is a judgement, too.
	 */
	public function test_a_reply_teaches(): void {
		$lead = $this->message( 'Hello, what does a wall cost?' )->id;
		self::assertNull( $this->replies->send( $lead, new Reply( 'key', 'Re: wall', 'About $900.', false, false ), 1 ) );
		self::assertSame( [ [ 1, 0 ], Lesson::Honest ], [ $this->judged(), $this->lesson( $lead ) ] );
	}

	/**
	 * SPAM-32: words that only the owner has judged decide, both ways.
	 */
	public function test_what_was_learned_decides(): void {
		foreach ( range( 1, 6 ) as $n ) {
			$this->leads->update( $this->message( self::NEUTRAL . " nummer{$n}", "a{$n}@example.com" )->id, EntryStatus::Spam, '', 1 );
		}
		self::assertSame( EntryStatus::Spam, $this->message( 'Quarzsand pergola wintergarten holzofen kachelbad sumpfeiche', 'b@example.com' )->status );
		foreach ( range( 1, 6 ) as $n ) {
			$this->leads->update( $this->message( self::SPAM, "c{$n}@example.com" )->id, EntryStatus::Done, '', 1 );
		}
		self::assertSame( EntryStatus::New, $this->message( self::SPAM . ' Thanks.', 'd@example.com' )->status );
	}

	/**
	 * SPAM-32 PRIV-1: no word of anybody lies in the table, and the lead's own row goes with it.
	 */
	public function test_what_was_learned_cannot_be_read(): void {
		$lead = $this->message( self::NEUTRAL )->id;
		$this->leads->update( $lead, EntryStatus::Spam, '', 1 );
		foreach ( $this->learned() as $row ) {
			self::assertMatchesRegularExpression( '/^[0-9a-f]{16}$/', (string) $row['word_hash'] );
			self::assertNotSame( substr( hash( 'sha256', 'quarzsand' ), 0, 16 ), $row['word_hash'] );
		}
		$this->leads->delete( $lead );
		self::assertSame( 0, $this->rows_of( 'entries' ) );
		self::assertContains( 'spam_words', $this->built->get( Schema::class )->names() );
	}

	/**
	 * SPAM-33: careful takes more, off looks at nothing, and neither learns of what it does not look at.
	 */
	public function test_the_owner_chooses_how_much_it_takes(): void {
		$nearly = 'Cheap pills online with a 60 % discount, order now.';
		self::assertSame( EntryStatus::Spam, $this->message( $nearly )->status );
		$this->choose( Strictness::Careful );
		self::assertSame( EntryStatus::New, $this->message( "{$nearly} Thanks." )->status );
		self::assertSame( EntryStatus::Spam, $this->message( self::SPAM )->status );
		$this->choose( Strictness::Off );
		$lead = $this->message( self::SPAM . '!' );
		self::assertSame( EntryStatus::New, $lead->status );
		$this->leads->update( $lead->id, EntryStatus::Spam, '', 1 );
		self::assertSame( [], $this->learned() );
	}

	/**
	 * SPAM-11 SPAM-33: a form that checks nothing does not look at the text either.
	 */
	public function test_a_form_without_a_check_is_left_alone(): void {
		self::assertSame( EntryStatus::New, $this->message( self::SPAM, attributes: [ 'spamCheck' => 'off' ] )->status );
		self::assertSame( EntryStatus::Spam, $this->message( self::SPAM, attributes: [ 'spamCheck' => 'builtin' ] )->status );
	}

	/**
	 * SPAM-34: an export of spam tells the reasons; others have no such column.
	 */
	public function test_an_export_of_spam_tells_why(): void {
		$this->message( self::SPAM );
		$export = $this->built->get( LeadExport::class );
		$text   = static fn ( EntryQuery $query ): string => implode( '', iterator_to_array( $export->lines( $query, $export->columns( $query ) ), false ) );
		$spam   = $text( EntryQuery::of( EntryStatus::Spam, '', '', 0, EntryQuery::BATCH ) );
		self::assertStringContainsString( 'Spam reason', $spam );
		self::assertStringContainsString( 'Words often seen in spam: ', $spam );
		self::assertStringNotContainsString( 'Spam reason', $text( EntryQuery::of( null, '', '', 0, EntryQuery::BATCH ) ) );
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
		self::assertCount( 2, array_filter( $asked, static fn ( string $query ): bool => 1 === preg_match( '/^SELECT .*(?:spam_words|text_hash)/s', $query ) ) );
		$break = static fn ( string $query ): string => str_contains( $query, 'spam_words' ) ? throw new StorageUnavailable( 'The table is gone.' ) : $query;
		add_filter( 'query', $break );
		self::assertSame( EntryStatus::New, $this->message( self::SPAM, 'x@example.com' )->status );
		remove_filter( 'query', $break );
	}
}
