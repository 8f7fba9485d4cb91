<?php
/**
 * The results of tests for the command line, for assistants and for spreadsheets.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\AbTests;

use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\CountRepository;
use Brolga\AbTests\Records\Tally;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Results\ArchiveTest;
use Brolga\AbTests\Results\ListTests;
use Brolga\AbTests\Results\PromoteVariant;
use Brolga\AbTests\Results\ReportTest;
use Brolga\AbTests\Results\StartTest;
use Brolga\AbTests\Results\StopTest;
use Brolga\AbTests\Results\ResultService;
use Brolga\AbTests\Results\TestsCommand;
use Brolga\AbTests\Results\TestsDownload;
use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Tests\AbTestCase;
use Brolga\Tests\Support\HeldDownload;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_CLI;
use WP_CLI\ExitException;
use WP_Error;

require_once dirname( __DIR__, 3 ) . '/support/wp-cli.php';

/**
 * AB-26 AB-28
 */
final class ResultsElsewhereTest extends AbTestCase {

	private TestKey $key;

	protected function setUp(): void {
		parent::setUp();
		WP_CLI::$said = [];
		$db           = self::db();
		$db->query( "DELETE FROM {$db->prefix}brolga_experiments" );
		$this->key = $this->with_goal( $this->test_on_post( [ 50, 50 ], [ 'name' => '=1+1' ] ) );
		$this->counts->add(
			[ Tally::of( $this->key, 1, Counted::Visitors, count: 7 ) ],
			CountRepository::hour( $this->clock->timestamp() ),
			0
		);
		$this->fresh();
	}

	public function test_the_command_lists_reports_and_stops(): void {
		$command = $this->built->get( TestsCommand::class );
		$command->list( [], [ 'format' => 'json' ] );
		$command->list( [], [ 'format' => 'count', 'state' => 'stopped' ] );
		$command->report( [ $this->key->format() ], [] );
		$command->stop( [ $this->key->format() ] );
		self::assertStringContainsString( '"visitors":7', WP_CLI::$said[0] ?? '' );
		self::assertSame( '0', WP_CLI::$said[1] ?? '' );
		self::assertStringContainsString( 'It’s too early to tell.', WP_CLI::$said[2] ?? '' );
		$this->fresh();
		self::assertNull( $this->registry->running( $this->key ) );
		$this->expectException( ExitException::class );
		$command->report( [ 'twelve' ], [] );
	}

	/**
	 * AB-70: a draft is listed, started, and not stopped before.
	 */
	public function test_the_command_starts(): void {
		$draft   = $this->test_on_post( [ 50, 50 ], [ 'draft' => true ] );
		$command = $this->built->get( TestsCommand::class );
		$command->list( [], [ 'format' => 'count', 'state' => 'draft' ] );
		$command->report( [ $draft->format() ], [] );
		self::assertSame( '1', WP_CLI::$said[0] ?? '' );
		self::assertStringContainsString( 'The test has not started.', WP_CLI::$said[1] ?? '' );
		self::assertInstanceOf(
			WP_Error::class,
			$this->built->get( StopTest::class )->execute( [ 'test' => $draft->format() ] )
		);
		$this->with_goal( $draft );
		$command->start( [ $draft->format() ] );
		$this->fresh();
		self::assertNotNull( $this->registry->running( $draft ) );
		$other = $this->with_goal( $this->test_on_post( [ 50, 50 ], [ 'draft' => true ] ) );
		$this->fresh();
		$this->expectException( ExitException::class );
		$this->built->get( TestsCommand::class )->stop( [ $other->format() ] );
	}

	/**
	 * LEAD-82: a table says what the screen says, and a state nobody knows is told.
	 */
	public function test_the_table_has_the_words_of_the_screen(): void {
		$command = $this->built->get( TestsCommand::class );
		$command->list( [], [] );
		$command->report( [ $this->key->format() ], [ 'format' => 'csv' ] );
		self::assertStringContainsString( '"state":"Running"', WP_CLI::$said[0] ?? '' );
		self::assertStringNotContainsString( 'outcome', WP_CLI::$said[0] ?? '' );
		foreach ( [ 'conversion_rate', 'chance_to_beat_control', 'improvement', 'expected_loss' ] as $column ) {
			self::assertStringContainsString( "\"{$column}\":", WP_CLI::$said[1] ?? '' );
		}
		$this->expectExceptionMessage( 'draft, running, waiting, stopped, archived' );
		$command->list( [], [ 'state' => 'lost' ] );
	}

	/**
	 * LEAD-80: archived, listed as such, and started again.
	 */
	public function test_the_command_archives_and_starts_again(): void {
		$command = $this->built->get( TestsCommand::class );
		$command->archive( [ $this->key->format() ] );
		$this->fresh();
		$command = $this->built->get( TestsCommand::class );
		$command->list( [], [ 'format' => 'count' ] );
		$command->list( [], [ 'format' => 'count', 'state' => 'archived' ] );
		self::assertSame( [ 'Success: Archived “=1+1”.', '0', '1' ], WP_CLI::$said );
		self::assertNull( $this->registry->running( $this->key ) );
		$command->start( [ $this->key->format() ] );
		$this->fresh();
		self::assertNotNull( $this->registry->running( $this->key ) );
		$this->expectExceptionMessage( 'No test has this key' );
		$command->archive( [ '4711' ] );
	}

	/**
	 * LEAD-80 AB-27: asks, and the page has the variant in the place of the test.
	 */
	public function test_the_command_promotes_when_somebody_agrees(): void {
		$this->become( 'administrator' );
		$command        = $this->built->get( TestsCommand::class );
		$content        = get_post( $this->key->post )->post_content ?? '';
		WP_CLI::$agrees = false;
		try {
			$command->promote( [ $this->key->format(), '1' ], [] );
			self::fail( 'Nobody agreed.' );
		} catch ( ExitException ) {
			self::assertSame(
				'The test is not decided yet. Promote Variant 1 anyway? This ends the test “=1+1” and saves the page with Variant 1 in its place.',
				implode( '', WP_CLI::$said )
			);
			self::assertSame( $content, get_post( $this->key->post )->post_content ?? '' );
		} finally {
			WP_CLI::$agrees = true;
			WP_CLI::$said   = [];
		}
		$command->promote( [ $this->key->format(), '1' ], [ 'yes' => true ] );
		self::assertSame( 'Success: Variant 1 was promoted. Every visitor sees it.', implode( '', WP_CLI::$said ) );
		self::assertStringContainsString( 'Words 1', get_post( $this->key->post )->post_content ?? '' );
		self::assertStringNotContainsString( 'brolga/experiment', get_post( $this->key->post )->post_content ?? '' );
		$this->fresh();
		self::assertSame( 1, $this->registry->find( $this->key )?->winner );
		$this->expectExceptionMessage( 'no longer contains' );
		$this->built->get( TestsCommand::class )->promote( [ $this->key->format(), '0' ], [ 'yes' => true ] );
	}

	/**
	 * What cannot be promoted: the key (empty: the test's), the variant, who asks (empty: the command line alone), what
	 * is said.
	 *
	 * @return array<string, array{string, string, string, string}>
	 */
	public static function bad(): array {
		return [
			'a test nobody knows'    => [ '4711', '1', 'administrator', 'No test has this key' ],
			'no key at all'          => [ 'twelve', '1', 'administrator', 'wp brolga tests list' ],
			'a variant it lacks'     => [ '', '7', 'administrator', 'no variant “7”' ],
			'no number of a variant' => [ '', '1; DROP', 'administrator', 'wp brolga tests report' ],
			'nobody in particular'   => [ '', '1', '', '--user=<login>' ],
			'who may not edit'       => [ '', '1', 'subscriber', '--user=<login>' ],
		];
	}

	/**
	 * LEAD-80
	 *
	 * @param string $key   The key; empty: the test's.
	 * @param string $role  Who asks; empty: the command line alone.
	 * @param string $words What the refusal says.
	 */
	#[DataProvider( 'bad' )]
	public function test_what_cannot_be_promoted_is_told_and_changes_nothing(
		string $key,
		string $variant,
		string $role,
		string $words
	): void {
		wp_set_current_user( 0 );
		if ( '' !== $role ) {
			$this->become( $role );
		}
		try {
			$this->built->get( TestsCommand::class )->promote(
				[ '' === $key ? $this->key->format() : $key, $variant ],
				[ 'yes' => true ]
			);
			self::fail( 'It should have been refused.' );
		} catch ( ExitException $refusal ) {
			self::assertStringContainsString( $words, $refusal->getMessage() );
		}
		$this->fresh();
		self::assertNotNull( $this->registry->running( $this->key ) );
	}

	/**
	 * LEAD-81 AB-27
	 */
	public function test_assistants_archive_start_and_promote(): void {
		$input = [ 'test' => $this->key->format() ];
		self::assertSame( [ 'archived' => true ], $this->built->get( ArchiveTest::class )->execute( $input ) );
		$this->fresh();
		self::assertSame( [ 'started' => true ], $this->built->get( StartTest::class )->execute( $input ) );
		$this->fresh();
		wp_set_current_user( 0 );
		$promote = $this->built->get( PromoteVariant::class );
		self::assertInstanceOf(
			WP_Error::class,
			$promote->execute( $input + [ 'variant' => 1 ] ),
			'Who promotes may edit the page.'
		);
		$this->become( 'administrator' );
		self::assertSame( [ 'promoted' => true ], $promote->execute( $input + [ 'variant' => 1 ] ) );
		$this->fresh();
		self::assertInstanceOf(
			WP_Error::class,
			$this->built->get( StartTest::class )->execute( $input ),
			'The page has no test any more.'
		);
		foreach ( [ ArchiveTest::class, StartTest::class, PromoteVariant::class ] as $class ) {
			self::assertInstanceOf(
				WP_Error::class,
				$this->built->get( $class )->execute( [ 'test' => '0', 'variant' => 1 ] )
			);
			self::assertFalse( $this->built->get( $class )->definition()->is_readonly );
		}
	}

	public function test_assistants_list_report_and_stop(): void {
		$tests = $this->built->get( ListTests::class )->execute( [] )['tests'];
		self::assertIsArray( $tests );
		self::assertSame( [ $this->key->format() ], array_column( $tests, 'key' ) );
		$input  = [ 'test' => $this->key->format() ];
		$report = $this->built->get( ReportTest::class )->execute( $input );
		self::assertIsArray( $report );
		self::assertSame( 'It’s too early to tell.', $report['verdict'] );
		self::assertSame( [ 'stopped' => true ], $this->built->get( StopTest::class )->execute( $input ) );
		self::assertInstanceOf( WP_Error::class, $this->built->get( StopTest::class )->execute( [ 'test' => '0' ] ) );
		self::assertTrue( $this->built->get( ReportTest::class )->definition()->is_readonly );
		self::assertFalse( $this->built->get( StopTest::class )->definition()->is_readonly );
	}

	/**
	 * EXPORT-1 EXPORT-2: no formula leaves, and nobody without the capability gets the file.
	 */
	public function test_the_file_is_for_those_who_manage_tests(): void {
		$download = new HeldDownload();
		remove_all_actions( 'admin_post_' . TestsDownload::ACTION );
		( new TestsDownload(
			$this->built->get( ResultService::class ),
			$download,
			$this->built->get( AuditLogRepository::class ),
			$this->clock
		) )->register();
		add_filter(
			'wp_die_handler',
			static fn (): callable => static function ( mixed $message, mixed $title, mixed $arguments ): never {
				throw new RuntimeException(
					'',
					is_array( $arguments ) && is_int( $arguments['response'] ?? null ) ? $arguments['response'] : 0
				);
			}
		);
		self::assertSame(
			[ 403, 200, 404, 405 ],
			[
				$this->press( 'editor' ),
				$this->press( 'administrator' ),
				$this->press( 'administrator', '0' ),
				$this->press( 'administrator', null, 'GET' ),
			]
		);
		self::assertStringContainsString( "\"'=1+1\"", $download->text );
		self::assertStringContainsString( '"1","Variant 1","7","0",""', $download->text );
		self::assertSame(
			'export_test',
			$this->built->get( AuditLogRepository::class )->newest( 1 )[0]['action'] ?? ''
		);
	}

	/**
	 * Presses the button.
	 *
	 * @param string $role   Who does.
	 * @param string $method Of the request.
	 * @return int 200, or the status of the refusal.
	 */
	private function press( string $role, ?string $test = null, string $method = 'POST' ): int {
		$this->become( $role );
		$_SERVER['REQUEST_METHOD'] = $method;
		$_POST                     = [ 'test' => $test ?? $this->key->format() ];
		$_REQUEST                  = [ '_wpnonce' => wp_create_nonce( TestsDownload::ACTION ) ];
		try {
			do_action( 'admin_post_' . TestsDownload::ACTION );
			return 200;
		} catch ( RuntimeException $refusal ) {
			return $refusal->getCode();
		}
	}
}
