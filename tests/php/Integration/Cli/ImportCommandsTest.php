<?php
/**
 * Imports on the command line.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Cli;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Import\Import;
use Brolga\Leads\Import\LeadImportAbility;
use Brolga\Leads\Import\LeadImportCommand;
use Brolga\Newsletter\Import\SubscriberImportAbility;
use Brolga\Newsletter\Import\SubscriberImportCommand;
use Brolga\Tests\NewsletterTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_CLI;
use WP_CLI\ExitException;
use WP_Error;

require_once dirname( __DIR__, 3 ) . '/support/wp-cli.php';

/**
 * LEAD-80 EXPORT-5
 */
final class ImportCommandsTest extends NewsletterTestCase {

	private SubscriberImportCommand $subscriber_import;
	private LeadImportCommand $lead_import;

	/** @var list<string> */
	private array $files = [];

	protected function setUp(): void {
		parent::setUp();
		WP_CLI::$said            = [];
		$this->subscriber_import = $this->built->get( SubscriberImportCommand::class );
		$this->lead_import       = $this->built->get( LeadImportCommand::class );
		foreach ( [ 'entries', 'outbox', 'audit' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
	}

	protected function tearDown(): void {
		array_map( unlink( ... ), $this->files );
		parent::tearDown();
	}

	/**
	 * @param string $text What it holds.
	 */
	private function file( string $text ): string {
		$this->files[] = $path = wp_tempnam( 'import' );
		file_put_contents( $path, $text );
		return $path;
	}

	/**
	 * The newest lines of the audit log, in short.
	 *
	 * @return list<array{string, int, int}>
	 */
	private function audit_lines(): array {
		return array_map(
			static fn ( array $line ): array => [ $line['action'], $line['user'], $line['items'] ],
			$this->built->get( AuditLogRepository::class )->newest( 9 )
		);
	}

	/**
	 * NEWS-15 PRIV-5
	 */
	public function test_subscribers_come_in_by_the_owners_word(): void {
		$user = $this->become( 'editor' );
		$file = $this->file( "E-Mail;Vorname;Suburb\njo@example.com;Jo;Bardon\nal@example.com;Al;Ashgrove\n" );
		$run  = fn () => ( $this->subscriber_import )(
			[ $file ],
			[ 'consent' => 'On paper', 'list' => 'trade', 'map' => '{"Vorname":"first_name","Suburb":"skip"}' ]
		);
		$run();
		$row = $this->subscriber();
		self::assertSame(
			[ 'confirmed', 'trade', 'Jo', 'On paper', '' ],
			[ $row['status'], $row['list_id'], $row['first_name'], $row['consent_text'], $row['fields'] ]
		);
		$run();
		self::assertSame(
			[
				'Success: 2 rows were imported.',
				'2 rows exist already and are skipped.',
				'Success: 0 rows were imported.',
			],
			WP_CLI::$said
		);
		self::assertSame( [ [ 'import_subscribers', $user, 2 ] ], $this->audit_lines() );
		self::assertSame( [], $this->waiting_mails() );
	}

	public function test_a_dry_run_says_what_columns_become_and_keeps_nothing(): void {
		$file = $this->file( "Email,Name,Message\njo@example.com,Jo,Hello\n" );
		( $this->lead_import )( [ $file ], [ 'dry-run' => true ] );
		self::assertSame(
			[ '[{"column":"Email","becomes":"email"},{"column":"Name","becomes":"name"},{"column":"Message","becomes":"field"}]', 'Success: 1 row would be imported.' ],
			WP_CLI::$said
		);
		self::assertSame( [ 0, [] ], [ $this->rows_of( 'entries' ), $this->audit_lines() ] );
		( $this->lead_import )( [ $file ], [] );
		self::assertSame( [ 1, [ [ 'import_leads', 0, 1 ] ] ], [ $this->rows_of( 'entries' ), $this->audit_lines() ] );
	}

	public function test_a_row_that_cannot_be_taken_is_told_and_ends_with_an_error(): void {
		$file = $this->file( "Email,Status\njo@example.com,done\nal@example.com,lost\n" );
		try {
			( $this->lead_import )( [ $file ], [ 'format' => 'json' ] );
			self::fail( 'A row was refused.' );
		} catch ( ExitException $refusal ) {
			self::assertStringStartsWith( '1 row cannot be imported.', $refusal->getMessage() );
		}
		self::assertCount( 1, WP_CLI::$said );
		$report = json_decode( WP_CLI::$said[0], true );
		self::assertIsArray( $report );
		self::assertSame( [ 1, 0, 1 ], [ $report['added'], $report['known'], $report['refused'] ] );
		self::assertIsArray( $report['refusals'] );
		self::assertSame( [ 3 ], array_column( $report['refusals'], 'row' ) );
		self::assertSame( 1, $this->rows_of( 'entries' ) );
	}

	public function test_a_long_file_is_taken_whole_in_pieces(): void {
		$rows = Import::PIECE + 1;
		$file = $this->file( "Email\n"
			. implode(
				"\n",
				array_map( static fn ( int $row ): string => "reader{$row}@example.com", range( 1, $rows ) )
			)
			. "\n" );
		( $this->subscriber_import )( [ $file ], [ 'consent' => 'On paper' ] );
		self::assertSame( $rows, $this->rows_of( 'subscribers' ) );
		self::assertSame( [ 1, Import::PIECE ], array_column( $this->audit_lines(), 2 ) );
		self::assertSame( [ sprintf( 'Success: %d rows were imported.', $rows ) ], WP_CLI::$said );
	}

	/**
	 * LEAD-81 PRIV-5: the same for assistants, with the table as text.
	 */
	public function test_assistants_import_tables(): void {
		$table = "Mail,Suburb\njo@example.com,Bardon\nnobody,Ashgrove\n";
		$input = [ 'csv' => $table, 'map' => [ 'Mail' => 'email', 'Suburb' => 'skip' ], 'consent' => 'On paper' ];
		$take  = fn ( array $input ): array|WP_Error => $this->built->get( SubscriberImportAbility::class )->execute(
			$input
		);
		$tried = $take( $input + [ 'dry_run' => true ] );
		self::assertSame( [ 0, [] ], [ $this->rows_of( 'subscribers' ), $this->audit_lines() ] );
		$done = $take( $input );
		self::assertSame( $tried, $done );
		self::assertIsArray( $done );
		self::assertSame( [ 1, 0, 1, null ], [ $done['added'], $done['known'], $done['refused'], $done['next'] ] );
		self::assertSame(
			[ 'confirmed', 'newsletter', 'On paper' ],
			[ $this->subscriber()['status'], $this->subscriber()['list_id'], $this->subscriber()['consent_text'] ]
		);
		self::assertSame( [ [ 'import_subscribers', 0, 1 ] ], $this->audit_lines() );
		foreach ( [
			[ 'csv' => '' ],
			[ 'consent' => ' ' ],
			[ 'map' => [ 'Town' => 'skip' ] ],
			[ 'map' => [ 'Mail' => 'town' ] ],
		] as $bad ) {
			self::assertInstanceOf( WP_Error::class, $take( $bad + $input ) );
		}
	}

	/**
	 * LEAD-81: a long table is taken in pieces, each by a call.
	 */
	public function test_assistants_go_on_where_a_piece_ends(): void {
		$ability = $this->built->get( LeadImportAbility::class );
		$rows    = Import::PIECE + 1;
		$input   = [ 'csv' => "Email\n" . implode(
			"\n",
			array_map( static fn ( int $row ): string => "reader{$row}@example.com", range( 1, $rows ) )
		) ];
		$first   = $ability->execute( $input );
		self::assertIsArray( $first );
		self::assertSame( [ Import::PIECE, Import::PIECE + 2 ], [ $first['added'], $first['next'] ] );
		$second = $ability->execute( $input + [ 'from' => $first['next'] ] );
		self::assertIsArray( $second );
		self::assertSame( [ 1, null, $rows ], [ $second['added'], $second['next'], $this->rows_of( 'entries' ) ] );
	}

	/**
	 * What is no good: the file's text (null: there is none), the options, and what is said.
	 *
	 * @return array<string, array{string|null, array<string, string>, string}>
	 */
	public static function bad(): array {
		$table = "Email,Suburb\njo@example.com,Bardon\n";
		return [
			'no file'               => [ null, [], 'cannot be opened' ],
			'an empty file'         => [ '', [], 'empty' ],
			'no table'              => [ "\0\1\2", [], 'not a CSV file' ],
			'no word on consent'    => [ $table, [ 'consent' => ' ' ], 'how these people agreed' ],
			'no JSON'               => [ $table, [ 'map' => 'Email=email' ], '--map' ],
			'a column it lacks'     => [
				$table,
				[ 'map' => '{"Mail":"email"}' ],
				'Use one of its columns: Email, Suburb.',
			],
			'nothing a column is'   => [ $table, [ 'map' => '{"Suburb":"town"}' ], 'email, first_name' ],
			'a number for a column' => [ $table, [ 'map' => '{"Suburb":3}' ], 'email, first_name' ],
		];
	}

	/**
	 * @param string|null           $text    What the file holds; null: there is none.
	 * @param array<string, string> $options What was typed.
	 * @param string                $words   What the refusal says.
	 */
	#[DataProvider( 'bad' )]
	public function test_what_is_no_good_is_told_and_imports_nothing(
		?string $text,
		array $options,
		string $words
	): void {
		try {
			( $this->subscriber_import )(
				[ null === $text ? '/nowhere/readers.csv' : $this->file( $text ) ],
				$options + [ 'consent' => 'On paper' ]
			);
			self::fail( 'It should have been refused.' );
		} catch ( ExitException $refusal ) {
			self::assertStringContainsString( $words, $refusal->getMessage() );
		}
		self::assertSame( [ 0, [] ], [ $this->rows_of( 'subscribers' ), $this->audit_lines() ] );
	}
}
