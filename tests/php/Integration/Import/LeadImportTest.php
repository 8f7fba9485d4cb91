<?php
/**
 * Leads out of a file.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Import;

use Brolga\Core\Database\Transaction;
use Brolga\Core\Import\CsvFile;
use Brolga\Core\Import\Import;
use Brolga\Leads\Export\LeadExport;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Leads\Import\LeadImport;
use Brolga\Leads\LeadQuery;
use Brolga\Tests\LeadTestCase;

/**
 * EXPORT-4 EXPORT-5
 */
final class LeadImportTest extends LeadTestCase {

	/** @var list<string> */
	private array $files = [];

	protected function tearDown(): void {
		array_map( unlink( ... ), $this->files );
		parent::tearDown();
	}

	/**
	 * Takes a file in.
	 *
	 * @param string $text   What it holds.
	 * @param bool   $is_try Whether nothing is to stay.
	 * @return array{
	 *     added: int,
	 *     known: int,
	 *     repeated: int,
	 *     refused: int,
	 *     refusals: list<array{row: int, reason: string}>,
	 *     next: int|null,
	 * }
	 */
	private function take( string $text, bool $is_try = false ): array {
		$this->files[] = $path = wp_tempnam( 'import' );
		file_put_contents( $path, $text );
		return ( new Import( new Transaction( $this->connection ) ) )->run(
			new CsvFile( $path ),
			new LeadImport( $this->leads, $this->list ),
			[],
			$is_try
		);
	}

	/**
	 * The leads of a filter, newest first.
	 *
	 * @param array<string, string> $filter By name.
	 * @return list<string> Their names.
	 */
	private function names( array $filter ): array {
		return array_map(
			static fn ( $lead ): string => $lead->name,
			$this->list->list( $this->built->get( InboxFilters::class )->filter( $filter )->query( 0, 10 ) )->leads
		);
	}

	public function test_leads_come_in_at_their_time_and_place(): void {
		update_option( 'timezone_string', 'Australia/Brisbane' );
		$here = $this->send( $this->form_on_page( [ 'title' => 'Quote' ] ) );
		$this->take( "Date,Name,Email,Form,Status,Budget,Message\n2025-02-03 10:30,Kim Lee,kim@example.com,Quote,open,\"2,500\",\"Two\nlines\"\n2024-01-01,Old One,old@example.com,Other,,,Hello\n" );
		// By when they came in, not by when they were imported.
		self::assertSame( [ 'Jo Smith', 'Kim Lee', 'Old One' ], $this->names( [] ) );
		$uid = (string) $this->connection->value( "SELECT form_uid FROM {$this->connection->table( 'entries' )} WHERE id = %d", $here );
		self::assertSame( [ 'Jo Smith', 'Kim Lee' ], $this->names( [ 'form' => $uid ] ) );
		self::assertSame( [ 'Kim Lee' ], $this->names( [ 'status' => 'open' ] ) );
		self::assertSame( [ 'Kim Lee' ], $this->names( [ 'search' => '2,500' ] ) );
		self::assertSame( [ 'Kim Lee' ], $this->names( [ 'from' => '2025-02-03', 'to' => '2025-02-03' ] ) );
		$row = $this->connection->row( "SELECT * FROM {$this->connection->table( 'entries' )} WHERE name = 'Kim Lee'" );
		self::assertSame(
			[ '2025-02-03 00:30:00', 'kim@example.com', 'Two lines' ],
			[ $row['created_at'] ?? '', $row['email'] ?? '', $row['summary'] ?? '' ]
		);
	}

	public function test_nobody_is_mailed_and_nothing_comes_twice(): void {
		$text = "Name,Email,Message\nKim,kim@example.com,Hello\nKim,kim@example.com,Hello again\n";
		$try  = $this->take( $text, true );
		self::assertSame( 0, $this->rows_of( 'entries' ) );
		self::assertSame( $try, $this->take( $text ) );
		self::assertSame( 2, $this->take( $text )['known'] );
		self::assertSame( [ 2, 0 ], [ $this->rows_of( 'entries' ), $this->rows_of( 'outbox' ) ] );
	}

	/**
	 * EXPORT-642: a lead that stands twice in the file is told as that.
	 */
	public function test_a_lead_that_stands_twice_is_no_known_one(): void {
		$report = $this->take( "Name,Email,Message\nKim,kim@example.com,Hello\nKim,kim@example.com,Hello\n" );
		self::assertSame( [ 1, 0, 1 ], [ $report['added'], $report['known'], $report['repeated'] ] );
	}

	public function test_an_export_comes_back_as_it_was(): void {
		$this->send( $this->form_on_page(), [ 'message' => '=1+1' ] );
		$export = new LeadExport( $this->list, $this->questions );
		$query  = $this->built->get( InboxFilters::class )->filter( [] )->query( 0, LeadQuery::BATCH );
		$csv    = implode( '', iterator_to_array( $export->lines( $query, $export->columns( $query ) ), false ) );
		self::assertStringContainsString( "\"'=1+1\"", $csv );
		$before = $this->connection->row( "SELECT * FROM {$this->connection->table( 'entries' )}" );
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'entries' )}" );

		self::assertSame( 1, $this->take( $csv )['added'] );

		$after = $this->connection->row( "SELECT * FROM {$this->connection->table( 'entries' )}" );
		foreach ( [ 'name', 'email', 'status', 'form_title', 'page_url', 'created_at' ] as $column ) {
			self::assertSame( $before[ $column ] ?? null, $after[ $column ] ?? null, $column );
		}
		self::assertStringContainsString( '"text":"=1+1"', (string) ( $after['fields'] ?? '' ) );
	}

	/**
	 * EXPORT-11: however a program separates, no cell of the file begins a formula, and it comes back as it was
	 * written.
	 */
	public function test_no_separator_makes_a_formula(): void {
		$message = "Ann;=1+1;\n=HYPERLINK(\"x\")\n;\"@SUM(1)\n- a list";
		$this->send( $this->form_on_page(), [ 'message' => $message ] );
		$export = new LeadExport( $this->list, $this->questions );
		$query  = $this->built->get( InboxFilters::class )->filter( [] )->query( 0, LeadQuery::BATCH );
		$csv    = implode( '', iterator_to_array( $export->lines( $query, $export->columns( $query ) ), false ) );
		self::assertDoesNotMatchRegularExpression(
			'/[;\t\n][ "]*[=+\-@]/',
			substr( $csv, (int) strpos( $csv, "\n" ) )
		);
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'entries' )}" );
		self::assertSame( 1, $this->take( $csv )['added'] );
		$fields = $this->connection->value( "SELECT fields FROM {$this->connection->table( 'entries' )}" );
		self::assertStringContainsString(
			(string) wp_json_encode( $message, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			(string) $fields
		);
	}

	public function test_what_cannot_be_taken_is_told(): void {
		$report = $this->take( "Name,Received,Status\nKim,tomorrowish,\nKim,,lost\n,2025-01-01,\n" );
		self::assertSame( [ 0, 3 ], [ $report['added'], $report['refused'] ] );
		self::assertSame( [ 2, 3, 4 ], array_column( $report['refusals'], 'row' ) );
		self::assertStringContainsString( 'not a valid date', $report['refusals'][0]['reason'] ?? '' );
		self::assertStringContainsString( 'not a valid status', $report['refusals'][1]['reason'] ?? '' );
	}
}
