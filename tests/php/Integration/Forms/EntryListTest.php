<?php
/**
 * Lists of enquiries.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Forms\DateRange;
use Brolga\Forms\Entry;
use Brolga\Forms\EntryCount;
use Brolga\Forms\EntryListRepository;
use Brolga\Forms\EntryPage;
use Brolga\Forms\EntryPlace;
use Brolga\Forms\EntryQuery;
use Brolga\Forms\EntryStatus;
use Brolga\Forms\EntryWordsRepository;
use Brolga\Forms\Words;
use Brolga\Tests\LeadTestCase;

/**
 * LEAD-9 LEAD-28 LEAD-30 PERF-12
 */
final class EntryListTest extends LeadTestCase {

	/** An ordinary day before all others of these tests. */
	private const OLD = '2020-01-01 00:00:00';

	/**
	 * The names on a page.
	 *
	 * @return list<string>
	 */
	private static function names( EntryPage $page ): array {
		return array_map( static fn ( Entry $entry ): string => $entry->name, $page->entries );
	}

	/**
	 * The names on all pages, page by page.
	 *
	 * @return list<list<string>>
	 */
	private function pages( EntryQuery $query ): array {
		$pages = [];
		do {
			$page    = $this->list->list( $query );
			$pages[] = self::names( $page );
			$query   = null === $page->next ? $query : $query->continued( $page->next );
		} while ( null !== $page->next );
		return $pages;
	}

	/**
	 * A search of the inbox.
	 */
	private static function search( string $words, int $limit = 25, int $before = 0 ): EntryQuery {
		return EntryQuery::of( null, '', $words, $before, $limit );
	}

	/**
	 * Makes a word one of those that are looked for in the enquiries themselves.
	 */
	private function make_common( string $word ): void {
		$values = [];
		for ( $row = 0; $row <= EntryWordsRepository::RARE; $row++ ) {
			$values[] = "('{$word}', '" . self::OLD . "', " . ( 900000000 + $row ) . ')';
		}
		foreach ( array_chunk( $values, 1000 ) as $some ) {
			$this->connection->execute( "INSERT INTO {$this->connection->table( 'entry_words' )} (word, created_at, entry_id) VALUES " . implode( ', ', $some ) );
		}
		// The next request decides anew how to look.
		$this->words = new EntryWordsRepository( $this->connection );
		$this->list  = new EntryListRepository( $this->connection, $this->words );
	}

	/**
	 * Inserts many entries of one moment with the same words.
	 */
	private function insert_many( int $many, string $text, string $created_at ): void {
		$words  = Words::join( Words::of( $text ) );
		$values = array_fill( 0, $many, "('post-1', 'enquiry', '', '', '', '[]', '{$words}', '{}', '', '[]', '{$created_at}', '{$created_at}')" );
		foreach ( array_chunk( $values, 1000 ) as $some ) {
			$this->connection->execute( "INSERT INTO {$this->connection->table( 'entries' )} (form_source, form_uid, page_url, body_hash, email, fields, search_text, attribution, consent, notes, created_at, updated_at) VALUES " . implode( ', ', $some ) );
		}
	}

	/**
	 * LEAD-9: by the time they came in; several of one second, and one that was imported years later, stand where they belong, and each on one page.
	 */
	public function test_the_list_is_in_the_order_of_time(): void {
		foreach ( [ 'a' => '09:00:00', 'b' => '09:00:01', 'c' => '09:00:01', 'd' => '09:00:01', 'e' => '09:00:02' ] as $name => $time ) {
			$this->insert( [ 'name' => $name, 'created_at' => "2026-11-21 {$time}", 'status' => [ 'new', 'open', 'done' ][ ord( $name ) % 3 ] ] );
		}
		$this->insert( [ 'name' => 'imported', 'created_at' => self::OLD ] );
		self::assertSame( [ [ 'e', 'd' ], [ 'c', 'b' ], [ 'a', 'imported' ], [] ], $this->pages( self::search( '', 2 ) ) );
		self::assertSame( [ [ 'e', 'd' ], [ 'c', 'b' ], [ 'a', 'imported' ], [] ], $this->pages( EntryQuery::of( null, 'enquiry', 'hello', 0, 2 ) ) );
		self::assertSame( [ [ 'e', 'd', 'c', 'b' ], [ 'a', 'imported' ] ], $this->pages( self::search( 'hel', 4 ) ) );
	}

	/**
	 * LEAD-9: a page goes on below an entry, also below one that has been deleted meanwhile.
	 */
	public function test_the_list_goes_on_below_an_entry(): void {
		$ids = array_map( fn ( int $second ): int => $this->insert( [ 'name' => (string) $second, 'created_at' => "2026-11-21 09:00:0{$second}" ] ), range( 0, 5 ) );
		foreach ( [ '', 'hello' ] as $words ) {
			self::assertSame( [ '2', '1', '0' ], self::names( $this->list->list( self::search( $words, 25, $ids[3] ) ) ) );
		}
		self::assertTrue( $this->entries->delete( $ids[3] ) );
		foreach ( [ '', 'hello' ] as $words ) {
			self::assertSame( [ '1', '0' ], array_slice( self::names( $this->list->list( self::search( $words, 25, $ids[3] ) ) ), -2 ) );
		}
		self::assertSame( [], self::names( $this->list->list( self::search( '', 25, 1 ) ) ) );
	}

	/**
	 * LEAD-28 LEAD-30: words, days, form and status together, whichever way the words are looked for.
	 */
	public function test_filters_go_together(): void {
		$this->insert( [ 'name' => 'yes', 'search_text' => 'garden wall', 'status' => 'open', 'form_uid' => 'quote', 'created_at' => '2026-11-10 12:00:00' ] );
		$this->insert( [ 'name' => 'other word', 'search_text' => 'garden pond', 'status' => 'open', 'form_uid' => 'quote', 'created_at' => '2026-11-10 12:00:00' ] );
		$this->insert( [ 'name' => 'other status', 'search_text' => 'garden wall', 'status' => 'spam', 'form_uid' => 'quote', 'created_at' => '2026-11-10 12:00:00' ] );
		$this->insert( [ 'name' => 'other form', 'search_text' => 'garden wall', 'status' => 'open', 'created_at' => '2026-11-10 12:00:00' ] );
		$this->insert( [ 'name' => 'too late', 'search_text' => 'garden wall', 'status' => 'open', 'form_uid' => 'quote', 'created_at' => '2026-11-11 00:00:00' ] );
		$this->insert( [ 'name' => 'too early', 'search_text' => 'garden wall', 'status' => 'open', 'form_uid' => 'quote', 'created_at' => '2026-11-09 23:59:59' ] );
		$day   = new DateRange( '2026-11-10 00:00:00', '2026-11-11 00:00:00' );
		$query = EntryQuery::of( EntryStatus::Open, 'quote', 'gard wal', 0, 25, $day );
		self::assertSame( [ 'yes' ], self::names( $this->list->list( $query ) ) );
		self::assertSame( 1, $this->list->counts( $query )['open']->number );
		$this->make_common( 'garden' );
		self::assertSame( [ 'yes' ], self::names( $this->list->list( $query ) ) );
		$this->make_common( 'wall' );
		self::assertNull( $this->words->rarest( $query->words ) );
		self::assertSame( [ 'yes' ], self::names( $this->list->list( $query ) ) );
		self::assertEquals( new EntryCount( 1, false ), $this->list->counts( $query )['open'] );
	}

	/**
	 * LEAD-30: a search begins at its rarest word.
	 */
	public function test_the_rarest_word_is_found(): void {
		$this->insert( [ 'search_text' => 'garden wall' ] );
		$this->insert( [ 'search_text' => 'garden gardener' ] );
		self::assertSame( 'wall', $this->words->rarest( [ 'gard', 'wall' ] ) );
		self::assertSame( 'pond', $this->words->rarest( [ 'gard', 'pond', 'wall' ] ) );
		self::assertNull( $this->words->rarest( [] ) );
		$this->make_common( 'garden' );
		self::assertNull( $this->words->rarest( [ 'gard' ] ) );
		self::assertSame( 'gardener', $this->words->rarest( [ 'gard', 'gardener' ] ) );
	}

	/**
	 * PERF-12: a search looks at so many enquiries and no more, says where it goes on, and finds what is far below.
	 */
	public function test_a_search_is_bounded(): void {
		$this->insert( [ 'name' => 'far', 'search_text' => 'wall pond', 'created_at' => self::OLD ] );
		$this->insert_many( 5500, 'wall', '2026-11-21 09:00:00' );
		$this->make_common( 'wall' );
		$this->make_common( 'pond' );
		$queries = self::db()->num_queries;
		$page    = $this->list->list( self::search( 'wall pond' ) );
		self::assertLessThan( 60, self::db()->num_queries - $queries );
		self::assertSame( [], $page->entries );
		self::assertNotNull( $page->next );
		self::assertSame( [ [], [ 'far' ] ], $this->pages( self::search( 'wall pond' ) ) );
		self::assertEquals( new EntryCount( 0, true ), $this->list->counts( self::search( 'wall pond' ) )['new'] );
	}

	/**
	 * PERF-12: a tab counts as far as anybody reads, and says when there are more.
	 */
	public function test_counts_are_bounded(): void {
		$this->insert_many( EntryListRepository::COUNTED, 'wall', '2026-11-21 09:00:00' );
		self::assertEquals( new EntryCount( EntryListRepository::COUNTED, false ), $this->list->counts( self::search( '' ) )['new'] );
		$this->insert();
		self::assertEquals( new EntryCount( EntryListRepository::COUNTED, true ), $this->list->counts( self::search( '' ) )['new'] );
		self::assertEquals( new EntryCount( 0, false ), $this->list->counts( self::search( '' ) )['spam'] );
		$this->become( 'editor' );
		$list = $this->rest( 'GET', '/brolga/v1/leads' )->get_data();
		self::assertIsArray( $list );
		self::assertSame( [ 'new' ], $list['more'] );
		self::assertSame( EntryListRepository::COUNTED, ( (array) $list['counts'] )['new'] ?? null );
	}

	/**
	 * LEAD-9: each form once, by the newest of its titles.
	 */
	public function test_forms_have_their_newest_titles(): void {
		$this->insert( [ 'form_uid' => 'b', 'form_title' => 'Zebra', 'created_at' => '2026-11-02 00:00:00' ] );
		$this->insert( [ 'form_uid' => 'b', 'form_title' => 'Old', 'created_at' => self::OLD ] );
		$this->insert( [ 'form_uid' => '7', 'form_title' => 'apple' ] );
		self::assertSame( [ 7 => 'apple', 'b' => 'Zebra' ], $this->list->forms() );
	}

	/**
	 * LEAD-30 PRIV-6: words come and go with their enquiry, one by one and with the old ones.
	 */
	public function test_words_live_as_long_as_their_enquiry(): void {
		$form = $this->form_on_page();
		$lead = $this->send( $form, [ 'message' => 'Ein Mäuerchen für 日本 and 🌱' ] );
		$spam = $this->send( $form, [ 'message' => 'buy' ], 'x' );
		$old  = $this->insert( [ 'created_at' => self::OLD, 'search_text' => 'ancient' ] );
		self::assertCount( 1, $this->list->list( self::search( 'mauer 日 🌱' ) )->entries );
		$words = fn ( int $id ): int => (int) $this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'entry_words' )} WHERE entry_id = %d", $id );
		self::assertGreaterThan( 8, $words( $lead ) );
		self::assertTrue( $this->leads->update( $lead, EntryStatus::Trash, '', 0 ) );
		self::assertCount( 1, $this->list->list( EntryQuery::of( EntryStatus::Trash, '', 'mauer', 0, 25 ) )->entries );
		self::assertTrue( $this->leads->delete( $lead ) );
		self::assertSame( 0, $words( $lead ) );
		self::assertGreaterThan( 0, $words( $spam ) );
		$entry = $this->entries->find( $old );
		self::assertNotNull( $entry );
		self::assertSame( 1, $this->leads->delete_older( $entry, $this->clock->now()->modify( '-1 year' ), 100 ) );
		self::assertSame( 0, $words( $old ) );
	}

	/**
	 * A place compares by time, then by number.
	 */
	public function test_places(): void {
		$place = new EntryPlace( '2026-11-21 09:00:00', 5 );
		self::assertLessThan( 0, $place->compare( new EntryPlace( '2026-11-21 08:00:00', 9 ) ) );
		self::assertGreaterThan( 0, $place->compare( new EntryPlace( '2026-11-21 09:00:00', 6 ) ) );
		self::assertSame( 0, $place->compare( new EntryPlace( '2026-11-21 09:00:00', 5 ) ) );
	}
}
