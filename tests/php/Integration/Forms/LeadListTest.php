<?php
/**
 * Lists of enquiries.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Forms;

use Brolga\Forms\Definition\FormNames;
use Brolga\Leads\DateRange;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadCount;
use Brolga\Leads\LeadKey;
use Brolga\Leads\LeadPage;
use Brolga\Leads\LeadQuery;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Search\LeadKeysRepository;
use Brolga\Leads\Search\LeadSearch;
use Brolga\Leads\Search\LeadWordsRepository;
use Brolga\Leads\Search\PrefixSearch;
use Brolga\Leads\SearchWords;
use Brolga\Leads\Storage\LeadListRepository;
use Brolga\Tests\LeadTestCase;

/**
 * LEAD-9 LEAD-28 LEAD-30 PERF-12
 */
final class LeadListTest extends LeadTestCase {

	/** An ordinary day before all others of these tests. */
	private const OLD = '2020-01-01 00:00:00';

	/**
	 * The names on a page.
	 *
	 * @return list<string>
	 */
	private static function names( LeadPage $page ): array {
		return array_map( static fn ( Lead $lead ): string => $lead->name, $page->leads );
	}

	/**
	 * The names on all pages, page by page.
	 *
	 * @return list<list<string>>
	 */
	private function pages( LeadQuery $query ): array {
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
	private static function search( string $words, int $limit = 25, int $before = 0 ): LeadQuery {
		return LeadQuery::of( null, '', $words, $before, $limit );
	}

	/**
	 * Words of enquiries that are not there.
	 *
	 * @param list<string> $words One for each of them.
	 */
	private function insert_words( array $words, string $created_at = self::OLD ): void {
		$rows = array_map(
			static fn ( string $word, int $number ): string => "('{$word}', '{$created_at}', "
				. ( 900000000 + $number )
				. ')',
			$words,
			array_keys( $words )
		);
		foreach ( array_chunk( $rows, 1000 ) as $some ) {
			$this->connection->execute( "INSERT INTO {$this->connection->table( 'entry_words' )} (word, created_at, entry_id) VALUES " . implode(
				', ',
				$some
			) );
		}
		$this->next_request();
	}

	/**
	 * The next request decides anew how to look for words.
	 */
	private function next_request(): void {
		$this->words = new LeadWordsRepository( $this->connection );
		$places      = new LeadKeysRepository( $this->connection );
		$this->list  = new LeadListRepository(
			$this->connection,
			$places,
			new LeadSearch( $places, $this->words ),
			new FormNames( $this->locator )
		);
	}

	/**
	 * Makes a word one that many enquiries have.
	 */
	private function make_common( string $word ): void {
		$this->insert_words( array_fill( 0, LeadWordsRepository::SAMPLE, $word ) );
	}

	/**
	 * Makes letters the beginning of very many words.
	 */
	private function make_broad( string $letters ): void {
		$this->insert_words( array_map(
			static fn ( int $number ): string => "{$letters}x{$number}",
			range( 0, LeadWordsRepository::RARE )
		) );
	}

	/**
	 * Inserts many leads of one moment with the same words.
	 */
	private function insert_many( int $many, string $text, string $created_at ): void {
		$words  = SearchWords::of( $text );
		$joined = SearchWords::join( $words );
		$values = array_fill( 0, $many, "('post-1', 'enquiry', '', '', '', '[]', '{$joined}', '{}', '', '[]', '{$created_at}', '{$created_at}')" );
		foreach ( array_chunk( $values, 1000 ) as $some ) {
			$this->connection->execute( "INSERT INTO {$this->connection->table( 'entries' )} (form_source, form_uid, page_url, body_hash, email, fields, search_text, attribution, consent, notes, created_at, updated_at) VALUES " . implode(
				', ',
				$some
			) );
		}
		foreach ( $words as $word ) {
			$this->connection->execute( "INSERT INTO {$this->connection->table( 'entry_words' )} (word, created_at, entry_id) SELECT %s, created_at, id FROM {$this->connection->table( 'entries' )} WHERE search_text = %s", $word, $joined );
		}
	}

	/**
	 * The queries of some work.
	 *
	 * @param callable(): mixed $work The work.
	 * @return list<string>
	 */
	private static function queries( callable $work ): array {
		$queries = [];
		$note    = static function ( string $sql ) use ( &$queries ): string {
			$queries[] = $sql;
			return $sql;
		};
		add_filter( 'query', $note );
		$work();
		remove_filter( 'query', $note );
		return $queries;
	}

	/**
	 * LEAD-9: by the time they came in; several of one second, and one that was imported years later, stand where they
	 * belong, and each on one page.
	 */
	public function test_the_list_is_in_the_order_of_time(): void {
		foreach ( [
			'a' => '09:00:00',
			'b' => '09:00:01',
			'c' => '09:00:01',
			'd' => '09:00:01',
			'e' => '09:00:02',
		] as $name => $time ) {
			$this->insert( [
				'name'       => $name,
				'created_at' => "2026-11-21 {$time}",
				'status'     => [ 'new', 'open', 'done' ][ ord( $name ) % 3 ],
			] );
		}
		$this->insert( [ 'name' => 'imported', 'created_at' => self::OLD ] );
		self::assertSame(
			[ [ 'e', 'd' ], [ 'c', 'b' ], [ 'a', 'imported' ], [] ],
			$this->pages( self::search( '', 2 ) )
		);
		self::assertSame(
			[ [ 'e', 'd' ], [ 'c', 'b' ], [ 'a', 'imported' ], [] ],
			$this->pages( LeadQuery::of( null, 'enquiry', 'hello', 0, 2 ) )
		);
		self::assertSame( [ [ 'e', 'd', 'c', 'b' ], [ 'a', 'imported' ] ], $this->pages( self::search( 'hel', 4 ) ) );
	}

	/**
	 * LEAD-9: a page goes on below a lead, also below one that has been deleted meanwhile.
	 */
	public function test_the_list_goes_on_below_a_lead(): void {
		$ids = array_map(
			fn ( int $second ): int => $this->insert(
				[ 'name' => (string) $second, 'created_at' => "2026-11-21 09:00:0{$second}" ]
			),
			range( 0, 5 )
		);
		foreach ( [ '', 'hello' ] as $words ) {
			self::assertSame(
				[ '2', '1', '0' ],
				self::names( $this->list->list( self::search( $words, 25, $ids[3] ) ) )
			);
		}
		self::assertTrue( $this->leads->delete( $ids[3] ) );
		foreach ( [ '', 'hello' ] as $words ) {
			self::assertSame(
				[ '1', '0' ],
				array_slice( self::names( $this->list->list( self::search( $words, 25, $ids[3] ) ) ), -2 )
			);
		}
		self::assertSame( [], self::names( $this->list->list( self::search( '', 25, 1 ) ) ) );
	}

	/**
	 * LEAD-28 LEAD-30: words, days, form and status together, whichever way the words are looked for.
	 */
	public function test_filters_go_together(): void {
		$this->insert( [
			'name'        => 'yes',
			'search_text' => 'garden wall',
			'status'      => 'open',
			'form_uid'    => 'quote',
			'created_at'  => '2026-11-10 12:00:00',
		] );
		$this->insert( [
			'name'        => 'other word',
			'search_text' => 'garden pond',
			'status'      => 'open',
			'form_uid'    => 'quote',
			'created_at'  => '2026-11-10 12:00:00',
		] );
		$this->insert( [
			'name'        => 'other status',
			'search_text' => 'garden wall',
			'status'      => 'spam',
			'form_uid'    => 'quote',
			'created_at'  => '2026-11-10 12:00:00',
		] );
		$this->insert( [
			'name'        => 'other form',
			'search_text' => 'garden wall',
			'status'      => 'open',
			'created_at'  => '2026-11-10 12:00:00',
		] );
		$this->insert( [
			'name'        => 'too late',
			'search_text' => 'garden wall',
			'status'      => 'open',
			'form_uid'    => 'quote',
			'created_at'  => '2026-11-11 00:00:00',
		] );
		$this->insert( [
			'name'        => 'too early',
			'search_text' => 'garden wall',
			'status'      => 'open',
			'form_uid'    => 'quote',
			'created_at'  => '2026-11-09 23:59:59',
		] );
		$day   = new DateRange( '2026-11-10 00:00:00', '2026-11-11 00:00:00' );
		$query = LeadQuery::of( LeadStatus::Open, 'quote', 'gard wal', 0, 25, $day );
		self::assertSame( [ 'yes' ], self::names( $this->list->list( $query ) ) );
		self::assertSame( 1, $this->list->counts( $query )['open']->number );
		foreach ( [
			fn () => $this->make_common( 'garden' ),
			fn () => $this->make_common( 'wall' ),
			fn () => $this->make_common( 'gardener' ),
			fn () => $this->make_broad( 'garden' ),
			fn () => $this->make_broad( 'wal' ),
		] as $change ) {
			$change();
			self::assertSame( [ 'yes' ], self::names( $this->list->list( $query ) ) );
			self::assertEquals( new LeadCount( 1, false ), $this->list->counts( $query )['open'] );
			self::assertEquals( new LeadCount( 1, false ), $this->list->counts( $query )['spam'] );
		}
		self::assertTrue( $this->words->beginning( 'gard' )->is_broad );
		self::assertTrue( $this->words->beginning( 'wal' )->is_broad );
	}

	/**
	 * LEAD-30: an enquiry with several words that begin alike is found once, in its place.
	 */
	public function test_words_that_begin_alike_are_merged(): void {
		$this->insert(
			[ 'name' => 'second', 'search_text' => 'garden gardener gardening', 'created_at' => '2026-11-20 12:00:00' ]
		);
		$this->insert(
			[ 'name' => 'first', 'search_text' => 'gardener garden', 'created_at' => '2026-11-21 12:00:00' ]
		);
		$this->insert( [ 'name' => 'third', 'search_text' => 'gardening', 'created_at' => '2026-11-19 12:00:00' ] );
		$all = [ 'first', 'second', 'third' ];
		self::assertSame( $all, self::names( $this->list->list( self::search( 'gard' ) ) ) );
		foreach ( [ 'garden', 'gardener' ] as $word ) {
			$this->make_common( $word );
			self::assertSame( $all, self::names( $this->list->list( self::search( 'gard' ) ) ) );
			self::assertSame(
				[ [ 'first' ], [ 'second' ], [ 'third' ], [] ],
				$this->pages( self::search( 'gard', 1 ) )
			);
		}
	}

	/**
	 * LEAD-30: words that begin alike are told from each other without reading all of their rows.
	 */
	public function test_beginnings_are_explored(): void {
		$this->insert( [ 'search_text' => 'garden gardener wall' ] );
		self::assertEquals( new PrefixSearch( 'gard' ), $this->words->beginning( 'gard' ) );
		$this->make_common( 'garden' );
		self::assertEquals(
			new PrefixSearch( 'gard', [ 'garden' ], [ 'gardener' ] ),
			$this->words->beginning( 'gard' )
		);
		self::assertEquals( new PrefixSearch( 'gardener' ), $this->words->beginning( 'gardener' ) );
		$this->make_common( '2026' );
		self::assertEquals( new PrefixSearch( '2026', [ '2026' ] ), $this->words->beginning( '2026' ) );
		for ( $number = 0; $number < LeadWordsRepository::FEW; $number++ ) {
			$this->make_common( "wall{$number}" );
		}
		self::assertEquals( new PrefixSearch( 'wal' ), $this->words->beginning( 'wal' ) );
		$this->make_broad( 'wall' );
		self::assertEquals( new PrefixSearch( 'wal', is_broad: true ), $this->words->beginning( 'wal' ) );
	}

	/**
	 * PERF-12: a search looks at so many enquiries and no more, says where it goes on, and finds what is far below.
	 */
	public function test_a_search_is_bounded(): void {
		$this->insert( [ 'name' => 'far', 'search_text' => 'wall pond', 'created_at' => self::OLD ] );
		$this->insert_many( 5500, 'wall', '2026-11-21 09:00:00' );
		$this->insert_words( array_fill( 0, 5500, 'pond' ), '2026-11-21 09:00:00' );
		$queries = self::queries( fn () => self::assertEquals(
			[ [], true ],
			[ ( $page = $this->list->list( self::search( 'wall pond' ) ) )->leads, null !== $page->next ]
		) );
		self::assertLessThan( 50, count( $queries ) );
		self::assertSame( [ [], [ 'far' ] ], $this->pages( self::search( 'wall pond' ) ) );
		self::assertEquals( new LeadCount( 0, true ), $this->list->counts( self::search( 'wall pond' ) )['new'] );
	}

	/**
	 * PERF-12: where the enquiries themselves have to be read, fewer are looked at before the page goes on.
	 */
	public function test_a_search_for_a_broad_beginning_is_bounded(): void {
		$this->insert_many( 1300, 'pond', '2026-11-21 09:00:00' );
		$this->make_broad( 'wall' );
		$page    = null;
		$queries = self::queries(
			function () use ( &$page ): void {
				$page = $this->list->list( self::search( 'wal' ) );
			}
		);
		self::assertSame( [], $page?->leads );
		self::assertNotNull( $page->next );
		$read = array_sum( array_map(
			static fn ( string $sql ): int => str_contains( $sql, 'LIKE' ) ? substr_count( $sql, ',' ) + 1 : 0,
			$queries
		) );
		self::assertGreaterThan( 0, $read );
		self::assertLessThan( 1300, $read );
		self::assertSame( [ [], [] ], $this->pages( self::search( 'wal' ) ) );
	}

	/**
	 * PERF-12: places are found by indexes, which are named; of the enquiries themselves no more are read than stand on
	 * the page.
	 */
	public function test_only_the_rows_of_a_page_are_read(): void {
		$this->insert_many( 200, 'wall', '2026-11-21 09:00:00' );
		$this->make_common( 'wall' );
		foreach ( [ '', 'enquiry' ] as $form ) {
			foreach ( [ '', 'wall', 'wall hello' ] as $words ) {
				$query   = LeadQuery::of( null, $form, $words, 0, 25, new DateRange( '2020-01-01 00:00:00' ) );
				$queries = self::queries(
					fn (): array => [ $this->list->list( $query ), $this->list->counts( $query ) ]
				);
				$table   = $this->connection->table( 'entries' );
				$unnamed = array_values( array_filter(
					$queries,
					static fn ( string $sql ): bool => str_contains( $sql, "FROM {$table}" )
						&& ! str_contains( $sql, 'FORCE INDEX' )
				) );
				self::assertLessThanOrEqual( 1, count( $unnamed ) );
				foreach ( $unnamed as $sql ) {
					self::assertMatchesRegularExpression( '/WHERE id IN \((\d+(, )?){25}\)/', $sql );
				}
				self::assertStringNotContainsString( 'LIKE', implode( "\n", $queries ) );
				self::assertLessThan( 30, count( $queries ) );
			}
		}
	}

	/**
	 * PERF-12: a tab counts as far as anybody reads, and says when there are more.
	 */
	public function test_counts_are_bounded(): void {
		$this->insert_many( LeadKeysRepository::COUNTED, 'wall', '2026-11-21 09:00:00' );
		self::assertEquals(
			new LeadCount( LeadKeysRepository::COUNTED, false ),
			$this->list->counts( self::search( '' ) )['new']
		);
		$this->insert();
		self::assertEquals(
			new LeadCount( LeadKeysRepository::COUNTED, true ),
			$this->list->counts( self::search( '' ) )['new']
		);
		self::assertEquals( new LeadCount( 0, false ), $this->list->counts( self::search( '' ) )['spam'] );
		$this->become( 'editor' );
		$list = $this->rest( 'GET', '/brolga/v1/leads' )->get_data();
		self::assertIsArray( $list );
		self::assertSame( [ 'new' ], $list['more'] );
		self::assertSame( LeadKeysRepository::COUNTED, ( (array) $list['counts'] )['new'] ?? null );
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
		$detail = $this->send( $form, [ 'message' => 'Ein Mäuerchen für 日本 and 🌱' ] );
		$spam = $this->send( $form, [ 'message' => 'buy' ], 'x' );
		$old  = $this->insert( [ 'created_at' => self::OLD, 'search_text' => 'ancient' ] );
		self::assertCount( 1, $this->list->list( self::search( 'mauer 日 🌱' ) )->leads );
		$words = fn ( int $id ): int => (int) $this->connection->value(
			"SELECT COUNT(*) FROM {$this->connection->table( 'entry_words' )} WHERE entry_id = %d",
			$id
		);
		self::assertGreaterThan( 8, $words( $detail ) );
		self::assertTrue( $this->inbox->update( $detail, LeadStatus::Trash, '', 0 ) );
		self::assertCount( 1, $this->list->list( LeadQuery::of( LeadStatus::Trash, '', 'mauer', 0, 25 ) )->leads );
		self::assertTrue( $this->inbox->delete( $detail ) );
		self::assertSame( 0, $words( $detail ) );
		self::assertGreaterThan( 0, $words( $spam ) );
		$lead = $this->leads->find( $old );
		self::assertNotNull( $lead );
		self::assertSame( 1, $this->inbox->delete_older( $lead, $this->clock->now()->modify( '-1 year' ), 100 ) );
		self::assertSame( 0, $words( $old ) );
	}

	/**
	 * A place compares by time, then by number.
	 */
	public function test_places(): void {
		$place = new LeadKey( '2026-11-21 09:00:00', 5 );
		self::assertLessThan( 0, $place->compare( new LeadKey( '2026-11-21 08:00:00', 9 ) ) );
		self::assertGreaterThan( 0, $place->compare( new LeadKey( '2026-11-21 09:00:00', 6 ) ) );
		self::assertSame( 0, $place->compare( new LeadKey( '2026-11-21 09:00:00', 5 ) ) );
	}
}
