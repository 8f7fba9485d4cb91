<?php
/**
 * What owners do with leads, on the command line.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Cli;

use Brolga\Core\Cli\Terminal;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Settings\Settings;
use Brolga\Leads\Inbox\LeadsCommand;
use Brolga\Leads\Inbox\ReplyCommand;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Replies\ReplyHandler;
use Brolga\Tests\LeadTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_CLI;
use WP_CLI\ExitException;

require_once dirname( __DIR__, 3 ) . '/support/wp-cli.php';

/**
 * LEAD-80
 */
final class LeadChangesTest extends LeadTestCase {

	private LeadsCommand $command;
	private ReplyCommand $reply;

	protected function setUp(): void {
		parent::setUp();
		WP_CLI::$said   = [];
		WP_CLI::$agrees = true;
		$this->command  = $this->built->get( LeadsCommand::class );
		$this->reply    = $this->built->get( ReplyCommand::class );
		foreach ( [ 'entries', 'outbox' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
	}

	/**
	 * Runs a command that has to be refused.
	 *
	 * @param callable(): void $run Runs it.
	 * @return string What it says.
	 */
	private static function refusal( callable $run ): string {
		try {
			$run();
		} catch ( ExitException $refusal ) {
			return $refusal->getMessage();
		}
		self::fail( 'It should have been refused.' );
	}

	/**
	 * A lead as it is stored.
	 *
	 * @param int $id Its number.
	 */
	private function lead( int $id ): Lead {
		return $this->leads->find( $id ) ?? self::fail( 'The lead is gone.' );
	}

	/**
	 * The kinds of the jobs about a lead.
	 *
	 * @param int $id Its number.
	 * @return list<string>
	 */
	private function mails( int $id ): array {
		return array_column( $this->jobs->history( Lead::subject( $id ) ), 'kind' );
	}

	public function test_a_note_is_written_under_the_users_name(): void {
		$id   = $this->insert();
		$user = $this->become( 'editor' );
		$this->command->note( [ (string) $id, "Called back.\nWants a quote." ] );
		$event = $this->lead( $id )->timeline[0] ?? [];
		self::assertSame(
			[ 'note', "Called back.\nWants a quote.", $user ],
			[ $event['kind'] ?? '', $event['text'] ?? '', $event['user'] ?? 0 ]
		);
		self::assertSame( LeadStatus::New, $this->lead( $id )->status );
		self::assertSame( [ "Success: The note has been added to lead {$id}." ], WP_CLI::$said );
	}

	public function test_a_bad_note_is_told_and_not_kept(): void {
		$id = $this->insert();
		self::assertStringContainsString(
			'empty',
			self::refusal( fn () => $this->command->note( [ (string) $id, " \n " ] ) )
		);
		self::assertStringContainsString(
			'<note>',
			self::refusal( fn () => $this->command->note( [ (string) $id, str_repeat( 'a', 5001 ) ] ) )
		);
		self::assertStringContainsString(
			'not an ID',
			self::refusal( fn () => $this->command->note( [ '-1', 'Hello' ] ) )
		);
		self::assertStringContainsString(
			'no longer exists',
			self::refusal( fn () => $this->command->note( [ (string) ( $id + 1 ), 'Hello' ] ) )
		);
		self::assertSame( [], $this->lead( $id )->timeline );
	}

	public function test_leads_go_to_the_trash_and_come_back_open(): void {
		$ids = array_map( strval( ... ), [ $this->insert(), $this->insert( [ 'status' => 'done' ] ) ] );
		$this->command->trash( $ids );
		self::assertSame(
			[ LeadStatus::Trash, LeadStatus::Trash ],
			array_map( fn ( string $id ): LeadStatus => $this->lead( (int) $id )->status, $ids )
		);
		$this->command->restore( [ $ids[0] ] );
		self::assertSame(
			[ LeadStatus::Open, LeadStatus::Trash ],
			array_map( fn ( string $id ): LeadStatus => $this->lead( (int) $id )->status, $ids )
		);
		self::assertSame(
			[ 'Success: 2 leads have been moved to the Trash.', 'Success: 1 lead is back in the inbox.' ],
			WP_CLI::$said
		);
	}

	public function test_what_is_not_in_the_trash_is_not_restored_nor_anything_with_it(): void {
		$gone = $this->insert( [ 'status' => 'trash' ] );
		$here = $this->insert( [ 'status' => 'done' ] );
		self::assertStringContainsString(
			"Lead {$here} is not in the Trash",
			self::refusal( fn () => $this->command->restore( [ (string) $gone, (string) $here ] ) )
		);
		self::assertSame(
			[ LeadStatus::Trash, LeadStatus::Done ],
			[ $this->lead( $gone )->status, $this->lead( $here )->status ]
		);
	}

	/**
	 * @param 'trash'|'mark'|'delete' $name A command that takes several leads.
	 */
	#[TestWith( [ 'trash' ] )]
	#[TestWith( [ 'mark' ] )]
	#[TestWith( [ 'delete' ] )]
	public function test_one_that_is_missing_or_no_id_keeps_the_others_as_they_are( string $name ): void {
		$id      = $this->insert();
		$missing = $id + 1;
		$refusal = fn ( string $other ): string => self::refusal(
			fn () => match ( $name ) {
				'trash'  => $this->command->trash( [ (string) $id, $other ] ),
				'mark'   => $this->command->mark( [ 'done', (string) $id, $other ] ),
				'delete' => $this->command->delete( [ (string) $id, $other ], [ 'yes' => true ] ),
			}
		);
		self::assertStringContainsString( "Lead {$missing} no longer exists", $refusal( (string) $missing ) );
		self::assertStringContainsString( '“1;2” is not an ID', $refusal( '1;2' ) );
		self::assertSame( LeadStatus::New, $this->lead( $id )->status );
	}

	public function test_a_deletion_asks_first_and_takes_emails_along(): void {
		$kept = $this->insert();
		$id   = $this->send( $this->form_on_page() );
		self::assertNotSame( [], $this->mails( $id ) );
		WP_CLI::$agrees = false;
		self::assertSame( '', self::refusal( fn () => $this->command->delete( [ (string) $id ], [] ) ) );
		self::assertSame( [ 'Delete 1 lead permanently, with its files and emails?' ], WP_CLI::$said );
		self::assertNotNull( $this->leads->find( $id ) );

		WP_CLI::$said = [];
		$this->command->delete( [ (string) $id, (string) $id ], [ 'yes' => true ] );
		self::assertSame( [ 'Success: 1 lead has been deleted permanently.' ], WP_CLI::$said );
		self::assertNull( $this->leads->find( $id ) );
		self::assertSame( [], $this->mails( $id ) );
		self::assertNotNull( $this->leads->find( $kept ) );
	}

	public function test_a_dry_run_lists_and_deletes_nothing(): void {
		$ids = [ $this->insert(), $this->insert( [ 'status' => 'spam' ] ) ];
		$this->command->delete( array_map( strval( ... ), $ids ), [ 'dry-run' => true, 'format' => 'json' ] );
		$this->command->delete(
			array_map( strval( ... ), $ids ),
			[ 'dry-run' => true, 'format' => 'ids', 'yes' => true ]
		);
		$listed = json_decode( WP_CLI::$said[0] ?? '', true );
		self::assertIsArray( $listed );
		self::assertSame( [ 'new', 'spam' ], array_column( $listed, 'status' ) );
		self::assertSame( implode( ' ', $ids ), WP_CLI::$said[1] ?? '' );
		self::assertCount( 2, WP_CLI::$said, 'Nobody is asked.' );
		self::assertNotNull( $this->leads->find( $ids[0] ) );
	}

	/**
	 * LEAD-32 LEAD-33 LEAD-38
	 */
	public function test_a_reply_is_that_of_the_screen(): void {
		$id   = $this->insert();
		$user = $this->become( 'editor' );
		( $this->reply )( [ (string) $id, 'Thank you.' ], [ 'quote' => true ] );
		$lead = $this->lead( $id );
		self::assertSame( LeadStatus::Open, $lead->status );
		self::assertSame(
			[ Lead::REPLY, 'Thank you.', $user ],
			[ $lead->timeline[0]['kind'] ?? '', $lead->timeline[0]['text'] ?? '', $lead->timeline[0]['user'] ?? 0 ]
		);
		self::assertSame(
			[ 'Re: Enquiry', true ],
			[ $lead->timeline[0]['reply']['subject'] ?? '', $lead->timeline[0]['reply']['quotes'] ?? false ]
		);
		self::assertSame( [ ReplyHandler::KIND ], $this->mails( $id ) );
		self::assertSame(
			[ 'Success: The reply to jo@example.com has been queued. Answers go to ' . wp_get_current_user()->user_email . '.' ],
			WP_CLI::$said
		);
	}

	/**
	 * LEAD-34: the key is what makes a second run the same reply.
	 */
	public function test_a_reply_with_a_key_is_sent_once(): void {
		$id  = $this->insert();
		$key = wp_generate_uuid4();
		$this->become( 'editor' );
		$send = fn ( string $text ) => ( $this->reply )(
			[ (string) $id, $text ],
			[ 'key' => strtoupper( $key ), 'subject' => 'Your garden', 'done' => true ]
		);
		$send( 'Thank you.' );
		$send( 'Thank you.' );
		self::assertCount( 1, $this->mails( $id ) );
		self::assertSame( LeadStatus::Done, $this->lead( $id )->status );
		self::assertStringContainsString( '--key', self::refusal( fn () => $send( 'Something else.' ) ) );
		( $this->reply )( [ (string) $id, 'Thank you.' ], [] );
		self::assertCount( 2, $this->mails( $id ), 'Without a key each run is a reply.' );
	}

	/**
	 * What is in the way of a reply: columns of the lead, the text, options, and what is said.
	 *
	 * @return array<string, array{array<string, string>, string, array<string, string>, string}>
	 */
	public static function obstacles(): array {
		return [
			'spam'              => [ [ 'status' => 'spam' ], 'Hello', [], 'leads mark open' ],
			'the Trash'         => [ [ 'status' => 'trash' ], 'Hello', [], 'leads restore' ],
			'no address'        => [ [ 'email' => '' ], 'Hello', [], 'no email address' ],
			'no words'          => [ [], " \n", [], 'Enter a subject and a message' ],
			'too many words'    => [ [], str_repeat( 'a', 20001 ), [], '<text>' ],
			'too long a subject' => [ [], 'Hello', [ 'subject' => str_repeat( 'a', 201 ) ], '--subject' ],
			'an empty subject'  => [ [], 'Hello', [ 'subject' => '' ], '--subject' ],
			'no key'            => [ [], 'Hello', [ 'key' => 'abc' ], '--key is not a UUID' ],
		];
	}

	/**
	 * LEAD-35
	 *
	 * @param array<string, string> $columns Of the lead.
	 * @param string                $text    What is answered.
	 * @param array<string, string> $options Of the command.
	 * @param string                $words   What the refusal says.
	 */
	#[DataProvider( 'obstacles' )]
	public function test_a_reply_that_cannot_be_is_told_with_the_command_that_helps(
		array $columns,
		string $text,
		array $options,
		string $words
	): void {
		$id = $this->insert( $columns );
		$this->become( 'editor' );
		self::assertStringContainsString(
			$words,
			self::refusal( fn () => ( $this->reply )( [ (string) $id, $text ], $options ) )
		);
		self::assertSame( [], $this->mails( $id ) );
	}

	/**
	 * LEAD-33: somebody has to get the answer.
	 */
	public function test_a_reply_of_nobody_needs_an_address_for_answers(): void {
		$id = $this->insert();
		wp_set_current_user( 0 );
		self::assertStringContainsString(
			'--user',
			self::refusal( fn () => ( $this->reply )( [ (string) $id, 'Hello' ], [] ) )
		);
		update_option( Settings::OPTION, [ 'mail' => [ 'reply_to' => 'office@example.com' ] ] );
		( $this->built->get( ReplyCommand::class ) )( [ (string) $id, 'Hello' ], [] );
		self::assertStringContainsString( 'Answers go to office@example.com', WP_CLI::$said[0] ?? '' );
		self::assertStringContainsString(
			'no longer exists',
			self::refusal( fn () => ( $this->reply )( [ (string) ( $id + 1 ), 'Hello' ], [] ) )
		);
	}

	public function test_a_dash_reads_what_another_program_hands_over(): void {
		$file = wp_tempnam( 'text' );
		file_put_contents( $file, "One\n\nTwo\n" );
		self::assertSame(
			[ "One\n\nTwo\n", '--', '' ],
			[ Terminal::text( '-', $file ), Terminal::text( '--', $file ), Terminal::text( '', $file ) ]
		);
		unlink( $file );
	}

	public function test_a_database_that_is_away_is_told(): void {
		self::assertStringContainsString(
			'database',
			self::refusal(
				static fn () => Terminal::answer( static fn (): never => throw new StorageUnavailable( 'Away.' ) )
			)
		);
	}
}
