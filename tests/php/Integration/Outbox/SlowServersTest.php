<?php
/**
 * Mail servers that take their time.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Outbox;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Core\Database\Connection;
use Brolga\Core\Http\Client;
use Brolga\Core\Settings\Settings;
use Brolga\Leads\Lead;
use Brolga\Mail\Mail;
use Brolga\Mail\MailHandler;
use Brolga\Mail\MailSection;
use Brolga\Mail\NotificationsSection;
use Brolga\Mail\TestMail;
use Brolga\Mail\TimedSmtp;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\Worker;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\Mailers;
use Brolga\Tests\Support\SmtpSink;
use Brolga\Tests\TestCase;
use OpenSSLAsymmetricKey;
use OpenSSLCertificateSigningRequest;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * OUTBOX-20 OUTBOX-21: real servers on this machine. Times are generous caps: the
 * worst of these servers hold a mailer without bounds for minutes or for ever.
 */
#[Group( 'once' )]
final class SlowServersTest extends TestCase {

	private const CAP = 30e9;

	private ?SmtpSink $sink = null;

	protected function setUp(): void {
		parent::setUp();
		foreach ( [
			'wp_mail_from',
			'wp_mail_from_name',
			'phpmailer_init',
			'wp_mail_failed',
			'wp_mail_succeeded',
		] as $hook ) {
			remove_all_filters( $hook );
		}
		unset( $GLOBALS['phpmailer'] );
		delete_option( Settings::OPTION );
	}

	protected function tearDown(): void {
		$this->sink?->stop();
		$this->sink = null;
		parent::tearDown();
	}

	/**
	 * Starts a server, names it in the settings, and listens to WordPress' mailer.
	 *
	 * @param string $mode        Of the server.
	 * @param int    $seconds     For a conversation.
	 * @param string $encryption  To be asked of the server.
	 * @param string $certificate Of the server.
	 */
	private function handler(
		string $mode,
		int $seconds = MailHandler::SECONDS,
		string $encryption = 'none',
		string $certificate = ''
	): MailHandler {
		$this->sink = new SmtpSink( $mode, $certificate );
		self::set(
			new MailSection(),
			[
				'mail_from'       => 'site@example.org',
				'transport'       => 'smtp',
				'smtp_host'       => '127.0.0.1',
				'smtp_port'       => $this->sink->port,
				'smtp_encryption' => $encryption,
				// Those that do answer may take their time on a busy machine.
				'smtp_timeout'    => in_array( $mode, [ 'drip', 'hang', 'drip-tls' ], true ) ? 2 : MailHandler::TIMEOUT,
			]
		);
		$handler = Mailers::make( $seconds );
		$handler->register();
		return $handler;
	}

	/**
	 * How many mails the server took.
	 */
	private function taken(): int {
		$mails      = $this->sink?->stop() ?? [];
		$this->sink = null;
		return count( $mails );
	}

	/**
	 * Servers that never come to the point.
	 *
	 * @return iterable<string, array{string, int, string, string}>
	 */
	public static function dawdlers(): iterable {
		yield 'drips its greeting' => [ 'drip', MailHandler::SECONDS, 'none', 'did not answer within 2 seconds' ];
		yield 'says nothing' => [ 'hang', MailHandler::SECONDS, 'none', 'did not answer within 2 seconds' ];
		yield 'is slow with each answer' => [ 'slow', 2, 'none', 'sending was not finished after 2 seconds' ];
		yield 'drips where encryption begins' => [ 'drip-tls', MailHandler::SECONDS, 'starttls', 'connect' ];
	}

	/**
	 * OUTBOX-2: by the worker, the job fails with words that tell why, and waits for its next attempt.
	 */
	#[DataProvider( 'dawdlers' )]
	public function test_a_worker_gives_up_on_it_and_tries_again_later(
		string $mode,
		int $seconds,
		string $encryption,
		string $words
	): void {
		$handler    = $this->handler( $mode, $seconds, $encryption );
		$connection = new Connection();
		$clock      = new FrozenClock();
		$jobs       = new OutboxRepository( $connection, $clock );
		$connection->execute( "DELETE FROM {$connection->table( 'outbox' )}" );
		$jobs->add( ( new Mail( [ 'owner@example.org' ], 'S', 'T' ) )->to_job( Lead::subject( 4 ) ) );
		$start  = hrtime( true );
		$report = ( new Worker( $jobs, $connection, $clock, [ $handler ] ) )->run( 1, 60 );
		self::assertLessThan( self::CAP, hrtime( true ) - $start );
		self::assertSame( [ 0, 1, 0 ], [ $report->sent, $report->failed, $report->dead ] );
		self::assertStringContainsString(
			$words,
			array_column( $jobs->history( Lead::subject( 4 ) ), 'last_error' )[0]
		);
		self::assertSame( $clock->timestamp() + 60, $jobs->next_due() );
		self::assertSame( 0, $this->taken() );
	}

	/**
	 * OUTBOX-17: by the button of the settings, with what to do about it.
	 */
	#[DataProvider( 'dawdlers' )]
	public function test_the_test_button_tells_it(
		string $mode,
		int $seconds,
		string $encryption,
		string $words
	): void {
		$handler = $this->handler( $mode, $seconds, $encryption );
		$start   = hrtime( true );
		$result  = ( new TestMail( $handler, new Settings() ) )->send( 'owner@example.org' );
		self::assertLessThan( self::CAP, hrtime( true ) - $start );
		self::assertFalse( $result['sent'] );
		self::assertStringContainsString( $words, $result['message'] );
		self::assertStringContainsString(
			'drip-tls' === $mode
				? 'An encrypted connection could not'
				: 'is too slow to respond, or is not a mail server',
			$result['advice']
		);
	}

	/**
	 * A visitor may wait for somebody else's mail, such as a password's.
	 */
	#[DataProvider( 'dawdlers' )]
	public function test_mail_of_others_is_bounded_too( string $mode, int $seconds, string $encryption ): void {
		$this->handler( $mode, $seconds, $encryption );
		$start = hrtime( true );
		self::assertFalse( wp_mail( 'someone@example.org', 'Reset', 'Text' ) );
		self::assertLessThan( self::CAP, hrtime( true ) - $start );
	}

	/**
	 * OUTBOX-21: a server that has the mail is given time for its verdict, where nobody waits.
	 */
	public function test_a_late_verdict_is_waited_for(): void {
		$handler = $this->handler( 'late', 6 );
		$handler->deliver( new Mail( [ 'owner@example.org' ], 'S', 'T' ) );
		self::assertSame( 1, $this->taken() );
	}

	public function test_who_presses_a_button_does_not_wait_for_it(): void {
		$handler = $this->handler( 'late', 6 );
		self::assertFalse( ( new TestMail( $handler, new Settings() ) )->send( 'owner@example.org' )['sent'] );
	}

	/**
	 * OUTBOX-21: a mail that was taken is sent, however the server takes leave.
	 */
	public function test_a_slow_farewell_costs_nothing(): void {
		$handler = $this->handler( 'linger' );
		$start   = hrtime( true );
		$handler->deliver( new Mail( [ 'owner@example.org' ], 'S', 'T' ) );
		self::assertLessThan( self::CAP, hrtime( true ) - $start );
		self::assertSame( 1, $this->taken() );
	}

	/**
	 * OUTBOX-21: nor do those who hear of it take it back.
	 */
	public function test_a_listener_that_breaks_costs_nothing(): void {
		$handler = $this->handler( 'accept' );
		add_action(
			'wp_mail_succeeded',
			static function (): void {
				throw new RuntimeException( 'The log is full.' );
			}
		);
		$handler->deliver( new Mail( [ 'owner@example.org' ], 'S', 'T' ) );
		self::assertSame( 1, $this->taken() );
	}

	/**
	 * OUTBOX-21: who has the mail is not sent it again because somebody else refused.
	 */
	public function test_only_those_who_were_refused_are_tried_again(): void {
		$handler    = $this->handler( 'pick' );
		$connection = new Connection();
		$clock      = new FrozenClock();
		$jobs       = new OutboxRepository( $connection, $clock );
		$connection->execute( "DELETE FROM {$connection->table( 'outbox' )}" );
		$mail = new Mail(
			[ 'owner@example.org', 'gone@example.org', 'staff@example.org' ],
			'S',
			'T',
			'anna@example.com',
			'Anna'
		);
		$jobs->add( $mail->to_job( Lead::subject( 4 ) ) );
		$worker = new Worker( $jobs, $connection, $clock, [ $handler ] );
		self::assertSame( 1, $worker->run( 1, 60 )->failed );
		self::assertStringContainsString(
			'gone@example.org',
			array_column( $jobs->history( Lead::subject( 4 ) ), 'last_error' )[0]
		);
		$clock->advance( 60 );
		self::assertSame( 1, $worker->run( 1, 60 )->failed );
		$clock->advance( 300 );

		$left = Mail::from_payload( $jobs->claim()->payload ?? [] );
		self::assertSame( [ 'gone@example.org' ], $left->to );
		self::assertSame(
			[ $mail->subject, $mail->text, $mail->reply_to, $mail->reply_to_name, $mail->message_id ],
			[ $left->subject, $left->text, $left->reply_to, $left->reply_to_name, $left->message_id ]
		);
		self::assertSame( 1, $this->taken() );
	}

	/**
	 * A mail that nobody is taken for is tried again for everybody.
	 */
	public function test_a_mail_that_nobody_got_stays_whole(): void {
		$handler = $this->handler( 'refuse' );
		try {
			$handler->deliver( new Mail( [ 'owner@example.org', 'staff@example.org' ], 'S', 'T' ) );
			self::fail( 'Success was told.' );
		} catch ( DeliveryFailed $failure ) {
			self::assertNull( $failure->left );
		}
	}

	/**
	 * A mail of somebody else, sent because ours failed, is theirs.
	 */
	public function test_a_mail_about_the_failure_is_not_ours(): void {
		$handler = $this->handler( 'refuse' );
		$seen    = null;
		add_action(
			'wp_mail_failed',
			static function () use ( &$seen ): void {
				remove_all_actions( 'wp_mail_failed' );
				add_action(
					'phpmailer_init',
					static function ( PHPMailer $mailer ) use ( &$seen ): void {
						$seen = [ $mailer->MessageID, $mailer->getReplyToAddresses() ];
					},
					2000
				);
				wp_mail( 'watch@example.org', 'A mail failed', 'Text' );
			}
		);
		try {
			$handler->deliver( new Mail( [ 'owner@example.org' ], 'S', 'T', 'anna@example.com' ) );
			self::fail( 'Success was told.' );
		} catch ( DeliveryFailed $failure ) {
			self::assertStringContainsString( 'owner@example.org', $failure->getMessage() );
		}
		self::assertSame( [ '', [] ], $seen );
	}

	/**
	 * An SMTP of somebody else's making is left in its place, and ours leaves when the mail is sent.
	 */
	public function test_the_mailers_own_smtp_comes_back(): void {
		$handler = $this->handler( 'accept' );
		self::set( new MailSection(), [ 'smtp_for' => 'brolga' ] );
		$handler->deliver( new Mail( [ 'owner@example.org' ], 'S', 'T' ) );
		$mailer = $GLOBALS['phpmailer'];
		self::assertInstanceOf( PHPMailer::class, $mailer );
		self::assertSame( SMTP::class, $mailer->getSMTPInstance()::class );

		$theirs = new class() extends SMTP {};
		$mailer->setSMTPInstance( $theirs );
		$seen = null;
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ) use ( &$seen ): void {
				$seen = $mailer->getSMTPInstance();
			},
			2000
		);
		$handler->deliver( new Mail( [ 'owner@example.org' ], 'S', 'T' ) );
		self::assertSame( $theirs, $seen );
		self::assertSame( 2, $this->taken() );
	}

	/**
	 * OUTBOX-17: what is read in our own way is decrypted too.
	 */
	public function test_an_encrypted_conversation_comes_to_its_end(): void {
		$key = openssl_pkey_new();
		self::assertInstanceOf( OpenSSLAsymmetricKey::class, $key );
		$request = openssl_csr_new( [ 'commonName' => '127.0.0.1' ], $key );
		self::assertInstanceOf( OpenSSLCertificateSigningRequest::class, $request );
		self::assertInstanceOf( OpenSSLAsymmetricKey::class, $key );
		$certificate = openssl_csr_sign( $request, null, $key, 1 );
		self::assertNotFalse( $certificate );
		self::assertInstanceOf( OpenSSLAsymmetricKey::class, $key );
		openssl_x509_export( $certificate, $public );
		openssl_pkey_export( $key, $private );
		$file = (string) tempnam( sys_get_temp_dir(), 'brolga' );
		self::assertIsString( $public );
		self::assertIsString( $private );
		file_put_contents( $file, $private . $public );
		$handler = $this->handler( 'starttls', encryption: 'starttls', certificate: $file );
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ) use ( $file ): void {
				$mailer->SMTPOptions = [
					'ssl' => [
						'cafile'           => $file,
						'verify_peer_name' => false,
					],
				];
			}
		);
		$result = ( new TestMail( $handler, new Settings() ) )->send( 'owner@example.org' );
		unlink( $file );
		self::assertTrue( $result['sent'], $result['message'] );
		self::assertContains( 'CLIENT -> SERVER: STARTTLS', $result['answer'] );
		self::assertSame( 1, $this->taken() );
	}

	/**
	 * OUTBOX-3: the lease outlasts the longest conversation there can be: the wait for a connection
	 * and for encryption, the largest mail with its attachments, the last answer and the farewell.
	 */
	public function test_the_lease_outlasts_every_delivery(): void {
		// In base64 and wrapped.
		$largest = 1.4 * NotificationsSection::MOST_MEGABYTES * 1024 * 1024 / TimedSmtp::BYTES_PER_SECOND;
		self::assertLessThan(
			OutboxRepository::LEASE,
			MailHandler::SECONDS + $largest + 2 * MailHandler::TIMEOUT + MailHandler::VERDICT_SECONDS + 2
		);
		self::assertLessThan( OutboxRepository::LEASE, 10 * Client::SECONDS );
	}
}
