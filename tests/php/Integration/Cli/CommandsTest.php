<?php
/**
 * Our commands of WP-CLI, with a stand-in for it.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Cli;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Cli\Commands;
use Brolga\Core\Lifecycle\HomeAddress;
use Brolga\Leads\Export\LeadExport;
use Brolga\Leads\Filters\InboxFilters;
use Brolga\Leads\Inbox\LeadsCommand;
use Brolga\Leads\Lead;
use Brolga\Outbox\OutboxCommand;
use Brolga\Outbox\Worker;
use Brolga\Tests\LeadTestCase;
use Brolga\Tests\Support\Mailers;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionClass;
use ReflectionMethod;
use WP_CLI;
use WP_CLI\ExitException;

require_once dirname( __DIR__, 3 ) . '/support/wp-cli.php';

/**
 * LEAD-20
 */
final class CommandsTest extends LeadTestCase {

	private LeadsCommand $command;
	private OutboxCommand $outbox;
	private AuditLogRepository $audit;

	protected function setUp(): void {
		parent::setUp();
		WP_CLI::$said     = [];
		WP_CLI::$commands = [];
		$this->audit      = new AuditLogRepository( $this->connection, $this->clock );
		$this->command    = new LeadsCommand(
			$this->inbox,
			new LeadExport( $this->list, $this->questions ),
			$this->audit,
			$this->built->get( InboxFilters::class )
		);
		$this->outbox     = new OutboxCommand(
			new Worker( $this->jobs, $this->connection, $this->clock, [ Mailers::make() ] ),
			$this->jobs,
			new HomeAddress()
		);
		foreach ( [ 'entries', 'outbox', 'audit' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
	}

	public function test_the_commands_are_added_where_wp_cli_runs(): void {
		$commands = $this->built->get( Commands::class );
		$commands->register();
		self::assertSame(
			[
				'brolga csp',
				'brolga outbox',
				'brolga leads',
				'brolga leads reply',
				'brolga leads import',
				'brolga subscribe',
				'brolga subscribers',
				'brolga subscribers import',
				'brolga tests',
				'brolga referrals',
				'brolga consents',
				'brolga move',
				'brolga status',
				'brolga kit',
			],
			array_keys( WP_CLI::$commands )
		);
	}

	/**
	 * WP-CLI shows the docblock of each public method as its help.
	 */
	public function test_every_command_has_help(): void {
		foreach ( [ $this->command, $this->outbox ] as $command ) {
			foreach ( ( new ReflectionClass( $command ) )->getMethods( ReflectionMethod::IS_PUBLIC ) as $method ) {
				$help = (string) $method->getDocComment();
				if ( ! $method->isConstructor() && [] !== $method->getParameters() ) {
					self::assertStringContainsString( '## OPTIONS', $help, $method->getName() );
				}
			}
		}
	}

	public function test_leads_are_listed_by_the_filter(): void {
		$garden = $this->insert( [ 'search_text' => 'garden', 'status' => 'done' ] );
		$this->insert( [ 'status' => 'spam' ] );
		$pool = $this->insert( [ 'search_text' => 'pool' ] );

		$this->command->list( [], [ 'format' => 'ids' ] );
		$this->command->list( [], [ 'format' => 'ids', 'status' => 'done' ] );
		$this->command->list( [], [ 'format' => 'ids', 'before' => (string) $pool ] );
		$this->command->list( [], [ 'format' => 'count', 'limit' => '1' ] );

		self::assertSame( [ "{$pool} {$garden}", (string) $garden, (string) $garden, '1' ], WP_CLI::$said );
	}

	public function test_leads_are_listed_by_the_page_they_came_from(): void {
		$this->send( $this->form_on_page() );
		$this->command->list( [], [ 'format' => 'count' ] );
		$this->command->list( [], [ 'format' => 'count', 'page' => '/nowhere/' ] );
		self::assertSame( [ '1', '0' ], WP_CLI::$said );
	}

	public function test_the_list_says_how_far_the_mail_is(): void {
		$id = $this->send( $this->form_on_page() );
		$this->command->list( [], [ 'format' => 'json' ] );
		$items = json_decode( WP_CLI::$said[0] ?? '', true );
		self::assertIsArray( $items );
		self::assertIsArray( $items[0] );
		self::assertSame( $id, $items[0]['id'] );
		self::assertSame( 'waiting', $items[0]['delivery'] );
	}

	/**
	 * What a command refuses.
	 *
	 * @return array<string, array{array<string, string>, string}>
	 */
	public static function bad_filters(): array {
		return [
			'a status nobody knows' => [ [ 'status' => 'lost' ], '--status' ],
			'no day'                => [ [ 'from' => 'yesterday' ], '--from' ],
			'too long a path'       => [ [ 'page' => '/' . str_repeat( 'a', 3000 ) ], '--page' ],
			'too many words'        => [ [ 'search' => str_repeat( 'a', 201 ) ], '--search' ],
		];
	}

	/**
	 * @param array<string, string> $options What was typed.
	 * @param string                $option  What the refusal names.
	 */
	#[DataProvider( 'bad_filters' )]
	public function test_a_bad_filter_is_told_and_lists_nothing( array $options, string $option ): void {
		$this->expectException( ExitException::class );
		$this->expectExceptionMessage( $option );
		$this->command->list( [], $options );
	}

	public function test_one_lead_is_shown_whole(): void {
		$id = $this->insert();
		$this->command->get( [ (string) $id ] );
		$lead = json_decode( WP_CLI::$said[0] ?? '', true );
		self::assertIsArray( $lead );
		self::assertSame( 'jo@example.com', $lead['email'] );
		self::assertArrayHasKey( 'timeline', $lead );
	}

	public function test_a_lead_that_is_not_there_is_told(): void {
		$this->expectExceptionMessage( 'no longer exists' );
		$this->command->get( [ '4711' ] );
	}

	/**
	 * EXPORT-1 PRIV-5
	 */
	public function test_an_export_is_a_private_file_with_a_line_in_the_audit_log(): void {
		$this->insert( [ 'name' => '=cmd()' ] );
		$this->insert( [ 'status' => 'done' ] );
		$file = wp_tempnam( 'leads' );
		unlink( $file );

		$this->command->export( [ $file ], [ 'status' => 'new' ] );

		$text = (string) file_get_contents( $file );
		self::assertSame( 0600, fileperms( $file ) & 0777 );
		unlink( $file );
		self::assertStringStartsWith( "\u{FEFF}", $text );
		self::assertStringContainsString( '"\'=cmd()"', $text );
		self::assertSame( 2, substr_count( $text, "\r\n" ) );
		$line = $this->audit->newest( 1 )[0] ?? null;
		self::assertSame(
			[ 'export_leads', 1, [ 'status' => 'new' ] ],
			[ $line['action'] ?? '', $line['items'] ?? 0, $line['filter'] ?? [] ]
		);
	}

	public function test_an_export_takes_no_other_files_place(): void {
		$file = wp_tempnam( 'leads' );
		file_put_contents( $file, 'mine' );
		try {
			$this->command->export( [ $file ], [] );
			self::fail( 'It should have been refused.' );
		} catch ( ExitException $refusal ) {
			self::assertStringContainsString( $file, $refusal->getMessage() );
			self::assertSame( 'mine', file_get_contents( $file ) );
			self::assertSame( [], $this->audit->newest( 1 ) );
		} finally {
			unlink( $file );
		}
	}

	public function test_a_mail_is_sent_again(): void {
		$id = $this->insert();
		$this->command->resend( [ (string) $id ] );
		self::assertCount( 1, $this->jobs->history( Lead::subject( $id ) ) );
		$this->expectExceptionMessage( '12' );
		$this->command->resend( [ '12' ] );
	}

	public function test_leads_are_marked_all_at_once(): void {
		$ids = [ $this->insert(), $this->insert() ];
		$this->command->mark( [ 'done', ...array_map( strval( ... ), $ids ) ] );
		foreach ( $ids as $id ) {
			self::assertSame( 'done', $this->leads->find( $id )?->status->value );
		}
		self::assertSame( [ 'Success: Changed the status of 2 leads to “Done”.' ], WP_CLI::$said );
		$this->expectExceptionMessage( 'one' );
		$this->command->mark( [ 'spam', 'one' ] );
	}

	public function test_the_queue_is_run_and_told(): void {
		$sent = [];
		add_filter(
			'pre_wp_mail',
			static function ( mixed $short, mixed $mail ) use ( &$sent ): bool {
				$sent[] = $mail;
				return true;
			},
			10,
			2
		);
		$this->send( $this->form_on_page() );
		$this->outbox->status();
		$this->outbox->run( [], [] );
		$this->outbox->status();
		self::assertCount( 1, $sent );
		self::assertSame(
			[
				'1 queued (0 being retried), 0 failed.',
				'Success: 1 sent, 0 to be retried, 0 failed.',
				'0 queued (0 being retried), 0 failed.',
			],
			WP_CLI::$said
		);
	}

	/** No more jobs than were asked for are done; what is no number does at least one. */
	public function test_the_queue_is_run_as_far_as_asked(): void {
		add_filter( 'pre_wp_mail', '__return_true' );
		foreach ( [ 'a', 'b', 'c' ] as $name ) {
			$this->send( $this->form_on_page(), [ 'message' => $name ] );
		}
		$this->outbox->run( [], [ 'limit' => '1' ] );
		$this->outbox->run( [], [ 'limit' => '-5' ] );
		$this->outbox->status();
		self::assertSame(
			[
				'Success: 1 sent, 0 to be retried, 0 failed.',
				'Success: 1 sent, 0 to be retried, 0 failed.',
				'1 queued (0 being retried), 0 failed.',
			],
			WP_CLI::$said
		);
	}

	/**
	 * OUTBOX-361
	 */
	public function test_a_copy_is_told_and_made_the_live_site(): void {
		self::at( 'https://example.com' );
		( new HomeAddress() )->confirm();
		self::at( 'https://example.net' );
		$this->outbox->status();
		self::assertStringContainsString( 'example.com', self::all_said() );
		$this->outbox->live();
		self::assertFalse( ( new HomeAddress() )->is_copy() );
	}

	private static function all_said(): string {
		return (string) wp_json_encode( WP_CLI::$said, JSON_UNESCAPED_SLASHES );
	}

	/**
	 * Puts the site at an address, whatever its wp-config.php says.
	 */
	private static function at( string $url ): void {
		remove_all_filters( 'pre_option_home' );
		add_filter( 'pre_option_home', static fn (): string => $url );
	}
}
