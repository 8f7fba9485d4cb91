<?php
/**
 * Leads as CSV.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Export;

use Brolga\Core\Export\Csv;
use Brolga\Forms\Source\FormId;
use Brolga\Leads\DateRange;
use Brolga\Leads\Export\LeadExport;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Leads\LeadQuery;
use Brolga\Leads\LeadStatus;
use Brolga\Tests\LeadTestCase;
use DateTimeZone;

/**
 * EXPORT-1 EXPORT-2 EXPORT-6 EXPORT-7 PERF-13
 */
final class LeadExportTest extends LeadTestCase {

	/**
	 * The table of a query, as a spreadsheet reads it.
	 *
	 * @param LeadQuery|null $query Which leads; null: the inbox.
	 * @return list<array<array-key, string|null>> Lines.
	 */
	private function table( ?LeadQuery $query = null ): array {
		$text = $this->text( $query ?? LeadQuery::of( null, '', '', 0, LeadQuery::BATCH ) );
		self::assertStringStartsWith( Csv::BYTE_ORDER_MARK, $text );
		$file = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $file );
		fwrite( $file, substr( $text, strlen( Csv::BYTE_ORDER_MARK ) ) );
		rewind( $file );
		$lines = [];
		for ( $line = fgetcsv( $file, escape: '' ); false !== $line; $line = fgetcsv( $file, escape: '' ) ) {
			$lines[] = $line;
		}
		return $lines;
	}

	/**
	 * The text of a query.
	 */
	private function text( LeadQuery $query ): string {
		$export = new LeadExport( $this->list, $this->questions );
		return implode( '', iterator_to_array( $export->lines( $query, $export->columns( $query ) ), false ) );
	}

	/**
	 * EXPORT-1 EXPORT-2: every answer under its question, whole and harmless.
	 */
	public function test_a_lead_is_a_line_and_a_question_a_column(): void {
		update_option( 'timezone_string', 'Australia/Sydney' );
		$form = $this->form_on_page( [ 'title' => '=Enquiry' ] );
		$this->send(
			$form,
			[
				'name'    => '=HYPERLINK("Jo";1)',
				'message' => "@SUM(1)\nÜber, \"zwei\"; 日本",
			]
		);
		[ $heads, $line ] = $this->table();
		self::assertSame(
			[
				'Number',
				'Received',
				'Status',
				'Form',
				'Page',
				'Name',
				'Email',
				'Your name',
				'Email (2)',
				'Services',
				'Message',
				'Came from',
				'Campaign',
				'A/B variants',
				'Agreed to',
			],
			$heads
		);
		self::assertSame(
			[
				wp_date( 'Y-m-d H:i:s', $this->clock->timestamp() ),
				'new',
				"'=Enquiry",
				'http://127.0.0.1/contact/',
				"'=HYPERLINK(\"Jo\";1)",
				'jo@example.com',
				"'=HYPERLINK(\"Jo\";1)",
				'jo@example.com',
				'Lawns',
				"'@SUM(1)\nÜber, \"zwei\"; 日本",
				'',
				'',
				'',
				'',
			],
			array_slice( $line, 1 )
		);
	}

	/**
	 * EXPORT-2: forms that ask other things have columns of their own; what two of them ask alike is one.
	 */
	public function test_forms_share_the_questions_they_have_in_common(): void {
		$this->send( $this->form_on_page() );
		$this->send(
			$this->form_on_page( [], [ self::FIELDS[0], [ 'fieldId' => 'size', 'label' => 'Size' ] ] ),
			[ 'size' => '3 m' ]
		);
		$lines = array_map( static fn ( array $line ): array => array_slice( $line, 7, 5 ), $this->table() );
		self::assertSame( [ 'Your name', 'Size', 'Email (2)', 'Services', 'Message' ], $lines[0] );
		self::assertSame( [ 'Jo Smith', '3 m', '', '', '' ], $lines[1] );
		self::assertSame( [ 'Jo Smith', '', 'jo@example.com', 'Lawns', self::VALUES['message'] ], $lines[2] );
	}

	/**
	 * EXPORT-2 LEAD-28: by status, form, words and days of the site's clock, as the list is.
	 */
	public function test_it_is_filtered_as_the_list_is(): void {
		$this->insert( [ 'name' => 'early', 'created_at' => '2026-10-31 12:59:59' ] );
		$this->insert( [ 'name' => 'first', 'created_at' => '2026-10-31 13:00:00' ] );
		$this->insert( [ 'name' => 'last', 'created_at' => '2026-11-02 12:59:59', 'form_uid' => 'quote' ] );
		$this->insert( [ 'name' => 'late', 'created_at' => '2026-11-02 13:00:00', 'search_text' => 'a wall' ] );
		$this->insert( [ 'name' => 'spam', 'status' => 'spam' ] );
		$days  = DateRange::days( '2026-11-01', '2026-11-02', new DateTimeZone( 'Australia/Sydney' ) );
		$names = fn ( LeadQuery $query ): array => array_slice( array_column( $this->table( $query ), 5 ), 1 );
		self::assertSame( [ 'late', 'last', 'first', 'early' ], $names( LeadQuery::of( null, '', '', 0, 250 ) ) );
		self::assertSame( [ 'last', 'first' ], $names( LeadQuery::of( null, '', '', 0, 250, $days ) ) );
		self::assertSame( [ 'late' ], $names( LeadQuery::of( null, 'enquiry', 'WALL', 0, 250 ) ) );
		self::assertSame( [ 'last' ], $names( LeadQuery::of( null, 'quote', '', 0, 250 ) ) );
		self::assertSame( [ 'spam' ], $names( LeadQuery::of( LeadStatus::Spam, '', '', 0, 250 ) ) );
	}

	/**
	 * A range without an end, of a day with 25 hours, and of what is no day.
	 */
	public function test_days_are_the_sites(): void {
		$sydney = new DateTimeZone( 'Australia/Sydney' );
		self::assertEquals(
			new DateRange( '2026-04-04 13:00:00', '2026-04-05 14:00:00' ),
			DateRange::days( '2026-04-05', '2026-04-05', $sydney )
		);
		self::assertEquals( new DateRange( '2026-11-20 13:00:00', '' ), DateRange::days( '2026-11-21', '', $sydney ) );
		self::assertEquals( new DateRange(), DateRange::days( "' OR 1=1", '21/11/2026', $sydney ) );
	}

	/**
	 * EXPORT-13: what a program reads by its heads.
	 */
	public function test_no_two_questions_have_one_head(): void {
		$field = static fn ( string $id, string $label ): array => [
			'fieldId' => $id,
			'type'    => 'input',
			'label'   => $label,
		];
		$this->send(
			$this->form_on_page(
				[],
				[
					...self::FIELDS,
					$field( 'a', 'Phone' ),
					$field( 'b', 'Phone' ),
					$field( 'c', 'Phone (2)' ),
					$field( 'd', '7' ),
					$field( 'e', '7' ),
				]
			),
			[ 'a' => '1', 'b' => '2', 'c' => '3', 'd' => '4', 'e' => '5' ]
		);
		$export  = new LeadExport( $this->list, $this->questions );
		$query   = $this->built->get( InboxFilters::class )->filter( [] )->query( 0, LeadQuery::BATCH );
		$columns = $export->columns( $query );
		self::assertSame(
			[ 'Phone', 'Phone (2)', 'Phone (2) (2)', '7', '7 (2)' ],
			array_slice( $columns->labels(), -5 )
		);
		self::assertStringContainsString(
			'"Phone","Phone (2)","Phone (2) (2)","7","7 (2)"',
			implode( '', iterator_to_array( $export->lines( $query, $columns ), false ) )
		);
	}

	/**
	 * EXPORT-2: batch by batch, each lead once, and none that came in on the way.
	 */
	public function test_it_is_read_in_batches(): void {
		$ids = [];
		for ( $lead = 0; $lead < 7; $lead++ ) {
			$ids[] = (string) $this->insert();
		}
		$query   = LeadQuery::of( null, '', '', 0, 3 );
		$export  = new LeadExport( $this->list, $this->questions );
		$columns = $export->columns( $query );
		self::assertSame( 7, $columns->leads() );
		$this->insert();
		$pieces = iterator_to_array( $export->lines( $query, $columns ), false );
		self::assertCount( 4, $pieces );
		preg_match_all( '/^"(\d+)"/m', implode( '', $pieces ), $found );
		self::assertSame( array_reverse( $ids ), $found[1] );
	}

	/**
	 * EXPORT-6: of many leads the newest are looked at before the first line; what others were asked, by the forms that
	 * are exported, is known without reading them.
	 */
	public function test_the_columns_of_many_leads_are_known_before_they_are_read(): void {
		$this->send(
			$this->form_on_page( [], [ self::FIELDS[0], [ 'fieldId' => 'size', 'label' => 'Size' ] ] ),
			[ 'size' => '3 m' ]
		);
		$other = $this->send(
			new FormId(
				$this->form_on_page(
					[ 'uid' => 'other' ],
					[ self::FIELDS[0], [ 'fieldId' => 'colour', 'label' => 'Colour' ] ]
				)->source,
				'other'
			),
			[ 'colour' => 'red' ]
		);
		$form  = $this->form_on_page();
		for ( $lead = 0; $lead <= LeadExport::FIRST + 1; $lead++ ) {
			$this->send( $form, [ 'message' => "Enquiry {$lead}" ] );
		}
		$query   = LeadQuery::of( null, 'enquiry', '', 0, 1 );
		$columns = ( new LeadExport( $this->list, $this->questions ) )->columns( $query );
		self::assertFalse( $columns->is_whole() );
		self::assertSame( LeadExport::FIRST + 1, $columns->leads() );
		self::assertSame( [ 'Your name', 'Email', 'Services', 'Message', 'Size' ], $columns->labels() );
		$lines = array_map( static fn ( array $line ): array => array_slice( $line, 7, 5 ), $this->table( $query ) );
		self::assertCount( LeadExport::FIRST + 4, $lines );
		self::assertSame( [ 'Jo Smith', '', '', '', '3 m' ], end( $lines ) );

		// An export of all forms has their columns, until their leads are gone.
		$all    = LeadQuery::of( null, '', '', 0, 1 );
		$labels = fn (): array => ( new LeadExport( $this->list, $this->questions ) )->columns( $all )->labels();
		self::assertContains( 'Colour', $labels() );
		self::assertTrue( $this->inbox->delete( $other ) );
		self::assertNotContains( 'Colour', $labels() );
		self::assertContains( 'Size', $labels() );
	}

	/**
	 * EXPORT-6: a question is noted once, with its first enquiry, also with one of a robot.
	 */
	public function test_questions_are_noted_with_the_enquiry(): void {
		$form = $this->form_on_page();
		$this->send( $form, [], 'a robot' );
		$asked = $this->questions->of( 'enquiry' );
		self::assertSame( [ 'Your name', 'Email', 'Services', 'Message' ], array_column( $asked, 'label' ) );
		$inserts = 0;
		$count   = static function ( string $sql ) use ( &$inserts ): string {
			$inserts += str_contains( $sql, 'INSERT' ) && str_contains( $sql, 'brolga_questions' ) ? 1 : 0;
			return $sql;
		};
		add_filter( 'query', $count );
		$this->send( $form );
		self::assertSame( 0, $inserts );
		$this->send( $this->form_on_page( [], [ [ 'label' => 'Who are you?' ] + self::FIELDS[0] ] ) );
		remove_filter( 'query', $count );
		self::assertSame( 1, $inserts );
		self::assertSame(
			[ ...$asked, [ 'id' => 'name', 'label' => 'Who are you?' ] ],
			$this->questions->of( 'enquiry' )
		);
		self::assertSame( [], $this->questions->of( 'other' ) );
	}

	/**
	 * PERF-13: each list of places is read once from its beginning to its end, and each lead once.
	 */
	public function test_nothing_is_read_twice(): void {
		foreach ( [ 'new', 'open', 'done', 'new', 'open', 'done', 'new' ] as $status ) {
			$this->insert( [ 'status' => $status ] );
		}
		$query   = LeadQuery::of( null, '', '', 0, 2 );
		$export  = new LeadExport( $this->list, $this->questions );
		$columns = $export->columns( $query );
		$queries = [];
		$note    = static function ( string $sql ) use ( &$queries ): string {
			$queries[] = $sql;
			return $sql;
		};
		add_filter( 'query', $note );
		$pieces = iterator_to_array( $export->lines( $query, $columns ), false );
		remove_filter( 'query', $note );
		self::assertCount( 8, explode( "\r\n", trim( implode( '', $pieces ) ) ) );
		$queries = array_filter( $queries, static fn ( string $sql ): bool => str_contains( $sql, 'brolga_' ) );
		self::assertCount( 3 + 4, $queries );
		self::assertCount(
			4,
			array_filter( $queries, static fn ( string $sql ): bool => str_contains( $sql, 'fields' ) )
		);
	}

	/**
	 * EXPORT-7: how many leads there are up to a piece is told before it leaves.
	 */
	public function test_leads_are_counted_as_they_leave(): void {
		for ( $lead = 0; $lead < 5; $lead++ ) {
			$this->insert();
		}
		$query  = LeadQuery::of( null, '', '', 0, 2 );
		$export = new LeadExport( $this->list, $this->questions );
		$told   = [];
		$left   = [];
		foreach ( $export->lines(
			$query,
			$export->columns( $query ),
			static function ( int $leads ) use ( &$told ): void {
				$told[] = $leads;
			}
		) as $piece ) {
			$left[] = [ substr_count( $piece, "\r\n" ), $told ];
		}
		self::assertSame( [ [ 1, [] ], [ 2, [ 2 ] ], [ 2, [ 2, 4 ] ], [ 1, [ 2, 4, 5 ] ] ], $left );
	}

	/**
	 * Nothing to export is a table without lines.
	 */
	public function test_no_leads(): void {
		self::assertCount( 1, $this->table() );
	}

	/**
	 * REST-14: a database that goes away half-way is told of in the file.
	 */
	public function test_a_table_that_is_not_whole_says_so(): void {
		$this->insert();
		$export  = new LeadExport( $this->list, $this->questions );
		$query   = LeadQuery::of( null, '', '', 0, 3 );
		$columns = $export->columns( $query );
		add_filter(
			'query',
			static fn ( string $sql ): string => str_contains( $sql, 'brolga_entries' )
				? 'SELECT * FROM brolga_no_such_table'
				: $sql
		);
		$text = implode( '', iterator_to_array( $export->lines( $query, $columns ), false ) );
		remove_all_filters( 'query' );
		self::assertStringContainsString( 'incomplete', $text );
	}
}
