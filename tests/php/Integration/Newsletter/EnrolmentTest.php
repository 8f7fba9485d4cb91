<?php
/**
 * Sign-ups by administrators: the service, the commands, the ability.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Newsletter;

use Brolga\Business\Details;
use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Events\Events;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Settings\Settings;
use Brolga\Mail\MailShare;
use Brolga\Mail\Sender;
use Brolga\Newsletter\Admin\SubscribeCommand;
use Brolga\Newsletter\Admin\SubscriberExport;
use Brolga\Newsletter\Admin\SubscribersCommand;
use Brolga\Newsletter\Admin\SubscriberService;
use Brolga\Newsletter\Lists\Enrolment;
use Brolga\Newsletter\Lists\EnrolmentOutcome;
use Brolga\Newsletter\Lists\EnrolmentRefused;
use Brolga\Newsletter\Lists\ListKeepers;
use Brolga\Newsletter\Lists\ListMails;
use Brolga\Newsletter\Lists\ListTokens;
use Brolga\Newsletter\Lists\LocalList;
use Brolga\Newsletter\Lists\SpamRelease;
use Brolga\Newsletter\Providers\Mailchimp;
use Brolga\Newsletter\Providers\RemoteList;
use Brolga\Newsletter\Subscribers\SignupRepository;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\Unsubscribes;
use Brolga\Outbox\Outbox;
use Brolga\Tests\NewsletterTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_CLI;
use WP_CLI\ExitException;
use WP_Error;

require_once dirname( __DIR__, 3 ) . '/support/wp-cli.php';

/**
 * NEWS-30 LEAD-20
 */
final class EnrolmentTest extends NewsletterTestCase {

	private Enrolment $enrolment;
	private SubscribeCommand $command;
	private SubscribersCommand $directory_command;
	private AuditLogRepository $audit;

	protected function setUp(): void {
		parent::setUp();
		WP_CLI::$said = [];
		$settings     = new Settings();
		$ledger       = new LedgerRepository( $this->connection, $this->clock );
		$ip           = new ClientIp( $settings, $this->hmac );
		$share        = new MailShare( $ledger, $ip, $this->clock, $this->hmac );
		$tokens       = new ListTokens( $this->hmac, $this->clock );
		$signups      = new SignupRepository( $this->connection, $this->clock );
		$outbox       = new Outbox( $this->jobs );
		$subscribers  = new SubscriberRepository( $this->connection, $this->clock );
		$directory    = $this->built->get( SubscriberListRepository::class );
		$keepers      = [
			new LocalList(
				$subscribers,
				$signups,
				$this->built->get( Unsubscribes::class ),
				$this->built->get( Transaction::class ),
				$tokens,
				new ListMails( $outbox, $tokens, new Sender( $settings ), new Details( $settings ) ),
				$share,
				$ip
			),
			new RemoteList( Mailchimp::NAME, $subscribers, $signups, $outbox, $share, $ip ),
		];

		$this->audit             = new AuditLogRepository( $this->connection, $this->clock );
		$this->enrolment         = new Enrolment(
			new ListKeepers( $keepers ),
			$directory,
			$this->built->get( Events::class ),
			$this->built->get( Transaction::class ),
			$this->audit
		);
		$this->command           = new SubscribeCommand( $this->enrolment );
		$this->directory_command = new SubscribersCommand(
			$directory,
			new SubscriberExport( $directory ),
			$this->built->get( SubscriberService::class ),
			$this->built->get( SpamRelease::class ),
			$this->audit
		);
		foreach ( [ 'outbox', 'audit' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
	}

	/**
	 * A mail asks, by the form's own service; its link confirms.
	 */
	public function test_a_mail_asks(): void {
		$user = $this->become( 'editor' );
		self::assertSame(
			EnrolmentOutcome::Asked,
			$this->enrolment->enrol( ' Jo@Example.com', 'newsletter', 'Jo', 'Lee', '', false, $user )
		);
		$row = $this->subscriber();
		self::assertSame(
			[ 'pending', 'newsletter', 'Jo', 'Lee' ],
			[ $row['status'], $row['list_id'], $row['first_name'], $row['last_name'] ]
		);
		self::assertStringContainsString( 'Entered by an administrator (editor', (string) $row['consent_text'] );
		self::assertSame(
			[ [ $user, Enrolment::AUDIT, [ 'list' => 'newsletter' ] ] ],
			array_map(
				static fn ( array $line ): array => [ $line['user'], $line['action'], $line['filter'] ],
				$this->audit->newest( 9 )
			)
		);
		$this->pages->answer( $this->link( ListTokens::CONFIRM ), true );
		self::assertSame( 'confirmed', $this->subscriber()['status'] );
	}

	/**
	 * NEWS-15: nobody is asked where the administrator says how they agreed; that is the proof.
	 */
	public function test_an_administrators_word_is_the_proof(): void {
		( $this->command )( [ 'jo@example.com' ], [ 'list' => 'trade', 'confirmed' => true, 'consent' => 'On paper' ] );
		$row = $this->subscriber();
		self::assertSame(
			[ 'confirmed', 'trade', 'On paper' ],
			[ $row['status'], $row['list_id'], $row['consent_text'] ]
		);
		self::assertSame( [], $this->waiting_mails() );
		( $this->command )( [ 'jo@example.com' ], [ 'list' => 'trade' ] );
		self::assertSame(
			[ 'Success: ' . EnrolmentOutcome::Added->message(), 'Success: ' . EnrolmentOutcome::Known->message() ],
			WP_CLI::$said
		);
		self::assertSame( [], $this->waiting_mails(), 'Who is on the list is not told that somebody asked.' );
		self::assertCount( 1, $this->audit->newest( 9 ) );
	}

	/**
	 * NEWS-12: a provider's list gets its job.
	 */
	public function test_a_providers_list_is_reached_by_the_queue(): void {
		( $this->command )( [ 'jo@example.com' ], [ 'list' => 'mailchimp/main/a1b2' ] );
		self::assertSame( 'mailchimp/main/a1b2', $this->subscriber()['list_id'] );
		self::assertSame(
			'provider',
			$this->connection->value( "SELECT kind FROM {$this->connection->table( 'outbox' )}" )
		);
	}

	/**
	 * What is refused, and by which words.
	 *
	 * @return iterable<string, array{list<string>, array<string, string|true>, string}>
	 */
	public static function mistakes(): iterable {
		yield 'no address' => [ [ 'nobody' ], [], 'not a valid email address' ];
		yield 'an address no mail reaches' => [ [ 'jo@localhost' ], [], 'not a valid email address' ];
		yield 'nothing' => [ [], [], 'not a valid email address' ];
		yield 'no list' => [ [ 'jo@example.com' ], [ 'list' => 'our news' ], 'not a valid list name' ];
		yield 'an unknown provider' => [ [ 'jo@example.com' ], [ 'list' => 'acme/main/7' ], 'not a valid list name' ];
		yield 'no proof' => [ [ 'jo@example.com' ], [ 'confirmed' => true ], 'Enter how this person agreed' ];
		yield 'a proof of spaces' => [
			[ 'jo@example.com' ],
			[ 'confirmed' => true, 'consent' => '  ' ],
			'Enter how this person agreed',
		];
		yield 'both at once' => [
			[ 'jo@example.com' ],
			[ 'confirmed' => true, 'double-opt-in' => true, 'consent' => 'x' ],
			'Choose one',
		];
		yield 'confirmed at a provider' => [
			[ 'jo@example.com' ],
			[ 'list' => 'mailchimp/main/7', 'confirmed' => true, 'consent' => 'x' ],
			'kept by a provider',
		];
	}

	/**
	 * Nothing is stored, and the command ends with an error that says what to do.
	 *
	 * @param list<string>               $args    What was typed.
	 * @param array<string, string|true> $options What was typed.
	 * @param string                     $words   What is said.
	 */
	#[DataProvider( 'mistakes' )]
	public function test_a_mistake_is_told( array $args, array $options, string $words ): void {
		try {
			( $this->command )( $args, $options );
			self::fail( 'It was taken.' );
		} catch ( ExitException $exit ) {
			self::assertStringContainsString( $words, $exit->getMessage() );
		}
		self::assertSame(
			'0',
			$this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'subscribers' )}" )
		);
		self::assertSame( [], $this->audit->newest( 9 ) );
	}

	/**
	 * Who has left comes back by their own yes alone.
	 */
	public function test_who_has_left_is_only_asked(): void {
		$this->sign_up( $this->signup_on_page() );
		$this->pages->answer( $this->link( ListTokens::LEAVE ), true );
		try {
			$this->enrolment->enrol( 'jo@example.com', 'newsletter', '', '', 'On paper', true, 0 );
			self::fail( 'It was taken.' );
		} catch ( EnrolmentRefused $refusal ) {
			self::assertStringContainsString( 'has unsubscribed', $refusal->getMessage() );
		}
		self::assertSame( 'unsubscribed', $this->subscriber()['status'] );
		self::assertSame(
			EnrolmentOutcome::Asked,
			$this->enrolment->enrol( 'jo@example.com', 'newsletter', '', '', '', false, 0 )
		);
	}

	/**
	 * NEWS-23: nobody's mailbox is filled from here either.
	 */
	public function test_an_address_has_its_share(): void {
		foreach ( [ 'one', 'one', 'two' ] as $list ) {
			self::assertSame(
				EnrolmentOutcome::Asked,
				$this->enrolment->enrol( 'jo@example.com', $list, '', '', '', false, 0 )
			);
		}
		$this->expectException( EnrolmentRefused::class );
		$this->expectExceptionMessage( 'too many emails' );
		$this->enrolment->enrol( 'jo@example.com', 'one', '', '', '', false, 0 );
	}

	/**
	 * EXPORT-2 PRIV-5
	 */
	public function test_subscribers_are_listed_and_exported(): void {
		$this->enrolment->enrol( 'jo@example.com', 'trade', '=cmd()', '', 'On paper', true, 0 );
		$this->enrolment->enrol( 'kim@example.com', 'newsletter', '', '', '', false, 0 );
		$this->directory_command->list( [], [ 'format' => 'count' ] );
		$this->directory_command->list( [], [ 'format' => 'json', 'status' => 'confirmed' ] );
		self::assertSame( '2', WP_CLI::$said[0] ?? '' );
		self::assertStringContainsString( '"email":"jo@example.com"', WP_CLI::$said[1] ?? '' );
		self::assertStringNotContainsString( 'kim', WP_CLI::$said[1] ?? '' );

		$file = wp_tempnam( 'readers' );
		unlink( $file );
		$this->directory_command->export( [ $file ], [ 'list' => 'trade' ] );
		$text = (string) file_get_contents( $file );
		self::assertSame( "Success: 1 subscriber was written to {$file}.", WP_CLI::$said[2] ?? '' );
		self::assertSame( 0600, fileperms( $file ) & 0777 );
		self::assertStringContainsString( '"jo@example.com","\'=cmd()",', $text );
		self::assertStringContainsString( 'On paper', $text );
		self::assertStringNotContainsString( 'kim@', $text );
		self::assertSame( 'export_subscribers', $this->audit->newest( 1 )[0]['action'] ?? '' );
		try {
			$this->directory_command->export( [ $file ], [] );
			self::fail( 'It took another file’s place.' );
		} catch ( ExitException $exit ) {
			self::assertStringContainsString( 'cannot be created', $exit->getMessage() );
		}
		unlink( $file );
		$this->expectExceptionMessage( 'This status does not exist' );
		$this->directory_command->list( [], [ 'status' => 'lost' ] );
	}

	public function test_the_ability_does_the_same_for_those_who_may(): void {
		if ( ! function_exists( 'wp_get_ability' ) ) {
			self::markTestSkipped( 'This WordPress has no abilities.' );
		}
		$ability = wp_get_ability( 'brolga/subscribe' );
		self::assertNotNull( $ability );
		$this->become( 'author' );
		self::assertInstanceOf( WP_Error::class, $ability->execute( [ 'email' => 'jo@example.com' ] ) );
		$this->become( 'editor' );
		self::assertSame( [ 'outcome' => 'asked' ], $ability->execute( [ 'email' => 'jo@example.com' ] ) );
		self::assertSame( 'pending', $this->subscriber()['status'] );
		$refused = $ability->execute( [ 'email' => 'kim@example.com', 'confirmed' => true ] );
		self::assertInstanceOf( WP_Error::class, $refused );
		self::assertSame( 'brolga_not_subscribed', $refused->get_error_code() );
		self::assertInstanceOf(
			WP_Error::class,
			$ability->execute( [ 'email' => 'kim@example.com', 'lists' => 'x' ] ),
			'An unknown word.'
		);
		self::assertNotTrue(
			$ability->get_meta_item( 'show_in_rest' ),
			'For PHP alone, until the owner says otherwise.'
		);
	}
}
