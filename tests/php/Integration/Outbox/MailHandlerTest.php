<?php
/**
 * Mails, as a mail server receives them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Outbox;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Business\BusinessSection;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Settings\Settings;
use Brolga\Leads\Lead;
use Brolga\Mail\Mail;
use Brolga\Mail\MailHandler;
use Brolga\Mail\MailSection;
use Brolga\Tests\Support\Mailers;
use Brolga\Tests\Support\SmtpSink;
use Brolga\Tests\TestCase;
use PHPMailer\PHPMailer\PHPMailer;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * OUTBOX-10 OUTBOX-11
 */
#[Group( 'once' )]
final class MailHandlerTest extends TestCase {

	private MailHandler $handler;

	private ?SmtpSink $sink = null;

	protected function setUp(): void {
		parent::setUp();
		// The site's own handler is not asked here, ours is.
		foreach ( [ 'wp_mail_from', 'wp_mail_from_name', 'phpmailer_init', 'wp_mail_failed' ] as $hook ) {
			remove_all_filters( $hook );
		}
		unset( $GLOBALS['phpmailer'] );
		$this->handler = Mailers::make();
		$this->handler->register();
		self::set( new MailSection(), [ 'mail_from' => 'site@example.org', 'mail_from_name' => 'Fern & Co, Gardens' ] );
	}

	protected function tearDown(): void {
		$this->sink?->stop();
		$this->sink = null;
		parent::tearDown();
	}

	/**
	 * OUTBOX-11
	 */
	public function test_a_mail_arrives_with_sender_and_reply_to(): void {
		$data = $this->deliver( new Mail(
			[ 'owner@example.org', 'staff@example.org' ],
			'Grüße',
			"One\nTwo äöü",
			'anna@example.com',
			'Smith, "Anna"'
		) );
		self::assertSame( [ 'RCPT TO:<owner@example.org>', 'RCPT TO:<staff@example.org>' ], $this->recipients );
		self::assertStringContainsString( "\r\nFrom: \"Fern & Co, Gardens\" <site@example.org>\r\n", $data );
		self::assertStringContainsString( "\r\nReply-To: \"Smith, \\\"Anna\\\"\" <anna@example.com>\r\n", $data );
		self::assertStringContainsString( "\r\nSubject: =?UTF-8?", $data );
		self::assertStringContainsString( "\r\nContent-Type: text/plain; charset=UTF-8\r\n", $data );
		self::assertStringContainsString( "One\r\nTwo äöü", $data );
	}

	/**
	 * OUTBOX-200: a paragraph that no line of a mail can hold leaves the others their line breaks.
	 */
	public function test_a_long_paragraph_keeps_the_line_breaks(): void {
		$text = "One\n" . str_repeat( 'word ', 300 ) . "\nTwo\r\nThree";
		$data = $this->deliver( new Mail( [ 'owner@example.org' ], 'Long', $text ) );
		self::assertStringNotContainsString( '=0A', $data );
		self::assertStringNotContainsString( '=0D', $data );
		self::assertStringContainsString( "\r\nOne\r\nword word", $data );
		self::assertStringContainsString( "\r\nTwo\r\nThree", $data );
	}

	/**
	 * EXT-825: an add-on gives HTML, and the text stays beside it.
	 */
	public function test_html_of_an_addon_goes_beside_the_text(): void {
		require_once dirname( __DIR__, 4 ) . '/examples/brolga-example/includes/email-layout.php';
		remove_all_filters( 'brolga_email_html' );
		add_filter( 'brolga_email_html', 'BrolgaExample\email_html', 10, 2 );
		$data = $this->deliver( new Mail( [ 'owner@example.org' ], 'New', "From <b>Jo</b>\nHello" ) );
		self::assertMatchesRegularExpression( '/^Content-Type: multipart\/alternative;/m', $data );
		self::assertMatchesRegularExpression( '/^Content-Type: text\/plain;.*From <b>Jo<\/b>\r\nHello/ms', $data );
		self::assertMatchesRegularExpression( '/^Content-Type: text\/html;.*From &lt;b&gt;Jo&lt;\/b&gt;<br \/>/ms', $data );

		remove_all_filters( 'brolga_email_html' );
		$data = $this->deliver( new Mail( [ 'owner@example.org' ], 'New', 'Hello' ) );
		self::assertStringNotContainsString( 'multipart/', $data );
	}

	/**
	 * EXT-825 EXT-7: what fails, or gives no text, leaves the text alone.
	 */
	public function test_a_layout_that_fails_costs_no_mail(): void {
		$log = (string) ini_set( 'error_log', '/dev/null' );
		foreach ( [ static fn () => throw new RuntimeException( 'No layout.' ), static fn (): int => 5 ] as $layout ) {
			remove_all_filters( 'brolga_email_html' );
			add_filter( 'brolga_email_html', $layout );
			$data = $this->deliver( new Mail( [ 'owner@example.org' ], 'New', 'Hello' ) );
			self::assertStringContainsString( "\r\nHello", $data );
			self::assertStringNotContainsString( 'multipart/', $data );
		}
		remove_all_filters( 'brolga_email_html' );
		ini_set( 'error_log', $log );
	}

	/**
	 * OUTBOX-11 OUTBOX-470: without a visitor's address, answers go where the owner says, else to the business.
	 */
	public function test_the_owners_reply_to_serves_where_a_mail_has_none(): void {
		self::set( new MailSection(), [ 'reply_to' => 'office@example.org' ] );
		$data = $this->deliver( new Mail( [ 'owner@example.org' ], 'S', 'T', 'not an address', 'Anna' ) );
		self::assertStringContainsString( "\r\nReply-To: office@example.org\r\n", $data );
		self::set( new MailSection(), [ 'reply_to' => '' ] );
		self::assertStringNotContainsString(
			'Reply-To',
			$this->deliver( new Mail( [ 'owner@example.org' ], 'S', 'T' ) )
		);
		self::set( new BusinessSection(), [ 'business_email' => 'hello@example.org' ] );
		self::assertStringContainsString(
			"\r\nReply-To: hello@example.org\r\n",
			$this->deliver( new Mail( [ 'jo@example.com' ], 'S', 'T', automatic: true ) )
		);
	}

	/**
	 * NEWS-16: a mail to a list leaves by one click of the mail program; the next mail does not say so.
	 */
	public function test_a_mail_to_a_list_can_be_left_by_one_click(): void {
		$data = $this->deliver(
			new Mail( [ 'jo@example.org' ], 'S', 'T', unsubscribe: 'https://example.org/?brolga_unsubscribe=7.ab' )
		);
		self::assertStringContainsString( "\r\nList-Unsubscribe: <https://example.org/?brolga_unsubscribe=7.ab>\r\n", $data );
		self::assertStringContainsString( "\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n", $data );
		self::assertStringContainsString( "\r\nAuto-Submitted: auto-generated\r\n", $data );
		self::assertStringNotContainsString(
			'List-Unsubscribe',
			$this->deliver( new Mail( [ 'jo@example.org' ], 'S', 'T' ) )
		);
		self::assertSame(
			'',
			( new Mail( [], 'S', 'T', unsubscribe: "https://example.org/>\r\nBcc: x@example.com" ) )->unsubscribe_url
		);
	}

	/**
	 * NEWS-420: with PHP's own mail() long addresses and ids in headers stay what they are.
	 */
	public function test_addresses_in_headers_are_whole_however_a_mail_is_sent(): void {
		$url  = 'https://www.a-long-name-of-a-business.example/?brolga_unsubscribe=7.' . str_repeat( 'ab', 32 );
		$seen = '';
		$look = static function ( PHPMailer $mailer ) use ( &$seen ): void {
			self::assertSame( 'mail', $mailer->Mailer );
			$mailer->preSend();
			$seen = $mailer->getSentMIMEMessage();
			throw new RuntimeException( 'Seen.' );
		};
		add_action( 'phpmailer_init', $look, 2000 );
		try {
			$this->handler->deliver( new Mail(
				[ 'jo@example.org' ],
				'Grüße',
				'T',
				unsubscribe: $url,
				references: [ str_repeat( 'a', 24 ), str_repeat( 'b', 24 ), str_repeat( 'c', 24 ) ]
			) );
		} catch ( RuntimeException $stop ) {
			self::assertSame( 'Seen.', $stop->getMessage() );
		}
		remove_action( 'phpmailer_init', $look, 2000 );
		self::assertStringContainsString( "List-Unsubscribe: <{$url}>", $seen );
		self::assertMatchesRegularExpression( '/\nReferences: <a{24}@\S+> <b{24}@\S+> <c{24}@\S+>/', $seen );
		self::assertStringContainsString( 'Subject: =?UTF-8?', $seen );
	}

	/**
	 * OUTBOX-10
	 */
	public function test_nothing_a_visitor_writes_becomes_a_header_or_a_recipient(): void {
		$evil = "x\r\nBcc: victim@example.net\r\nX-Evil: yes\r\n\r\nbody\u{2028}y";
		$data = $this->deliver( new Mail(
			[ 'owner@example.org', "victim@example.net\r\nX: y" ],
			$evil,
			"{$evil}\r\n.\r\nMAIL FROM:<a@example.net>",
			'anna@example.com',
			$evil
		) );
		self::assertSame( [ 'RCPT TO:<owner@example.org>' ], $this->recipients );
		$headers = explode( "\r\n\r\n", $data )[0];
		self::assertDoesNotMatchRegularExpression( '/^(Bcc|X-Evil|X):/mi', $headers );
		// The line with a single dot is text, not the end of the mail.
		self::assertStringContainsString( "\r\n..\r\nMAIL FROM:<a@example.net>", $data );
	}

	/**
	 * A mail that is sent twice can be told from two mails.
	 */
	public function test_each_attempt_carries_the_same_message_id(): void {
		$mail  = new Mail( [ 'owner@example.org' ], 'S', 'T' );
		$first = $this->message_id( $this->deliver( $mail ) );
		self::assertSame( $first, $this->message_id( $this->deliver( $mail ) ) );
		self::assertNotSame(
			$first,
			$this->message_id( $this->deliver( new Mail( [ 'owner@example.org' ], 'S', 'T' ) ) )
		);
	}

	public function test_a_sender_that_no_mailer_takes_is_replaced(): void {
		delete_option( Settings::OPTION );
		add_filter( 'pre_option_admin_email', static fn (): string => 'boss@example.org' );
		add_filter( 'wp_mail_from', static fn (): string => 'wordpress@localhost', 1 );
		self::assertStringContainsString(
			'<boss@example.org>',
			$this->deliver( new Mail( [ 'owner@example.org' ], 'S', 'T' ) )
		);
	}

	/**
	 * Mails of others are none of our business.
	 */
	public function test_other_mails_are_left_alone(): void {
		self::set( new MailSection(), [ 'reply_to' => 'office@example.org' ] );
		$ours = $this->message_id( $this->deliver( new Mail( [ 'owner@example.org' ], 'S', 'T' ) ) );
		$this->serve( 'accept' );
		add_filter( 'wp_mail_from', static fn (): string => 'other@example.org', 1 );
		self::assertTrue( wp_mail( 'someone@example.org', 'Reset', 'Text' ) );
		$mail = $this->received();
		self::assertStringContainsString( 'other@example.org', $mail );
		self::assertStringNotContainsString( 'office@example.org', $mail );
		self::assertStringNotContainsString( 'Fern', $mail );
		self::assertStringNotContainsString( $ours, $mail );
	}

	/**
	 * OUTBOX-12
	 */
	public function test_a_refusal_is_told_in_the_servers_words(): void {
		$this->serve( 'refuse' );
		try {
			$this->handler->handle( $this->job( new Mail( [ 'owner@example.org' ], 'S', 'T' ) ) );
			self::fail( 'Success was told.' );
		} catch ( DeliveryFailed $failure ) {
			self::assertStringContainsString( 'No such person', $failure->getMessage() );
		}
	}

	/**
	 * OUTBOX-12
	 */
	public function test_a_server_that_says_nothing_is_not_waited_for(): void {
		$this->serve( 'hang' );
		$start = hrtime( true );
		try {
			$this->handler->handle( $this->job( new Mail( [ 'owner@example.org' ], 'S', 'T' ) ) );
			self::fail( 'Success was told.' );
		} catch ( DeliveryFailed ) {
			self::assertLessThan( 10e9, hrtime( true ) - $start );
		}
	}

	public function test_our_mails_wait_twenty_seconds_at_most(): void {
		$seen = [];
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ) use ( &$seen ): void {
				$seen = [ $mailer->Timeout, $mailer->getSMTPInstance()->Timelimit ];
				throw new RuntimeException( 'far enough' );
			},
			2000
		);
		try {
			$this->handler->handle( $this->job( new Mail( [ 'owner@example.org' ], 'S', 'T' ) ) );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'far enough', $failure->getMessage() );
		}
		self::assertSame( [ 20, 20 ], $seen );
	}

	public function test_a_mail_to_nobody_is_not_tried_again(): void {
		$this->expectException( Undeliverable::class );
		$this->handler->handle( $this->job( new Mail( [ 'nobody' ], 'S', 'T' ) ) );
	}

	/** @var list<string> */
	private array $recipients = [];

	/**
	 * Starts a mail server and makes WordPress use it.
	 */
	private function serve( string $mode ): void {
		$sink       = new SmtpSink( $mode );
		$this->sink = $sink;
		remove_all_actions( 'phpmailer_init', 20 );
		add_action( 'phpmailer_init', $sink->use( ... ), 20 );
	}

	/**
	 * Sends a mail and returns it as the server received it.
	 */
	private function deliver( Mail $mail ): string {
		$this->serve( 'accept' );
		$this->handler->handle( $this->job( $mail ) );
		return $this->received();
	}

	/**
	 * The one mail that the server received.
	 */
	private function received(): string {
		$mails      = $this->sink?->stop() ?? [];
		$this->sink = null;
		self::assertCount( 1, $mails );
		$this->recipients = $mails[0]['to'];
		return $mails[0]['data'];
	}

	private function job( Mail $mail ): ClaimedJob {
		$job = $mail->to_job( Lead::subject( 5 ) );
		return new ClaimedJob( 1, 'token', $job->kind, $job->payload, $job->subject, 1 );
	}

	private function message_id( string $data ): string {
		preg_match( '/^Message-ID: (<[^>\s]+@[^>\s]+>)\r$/m', $data, $match );
		return $match[1] ?? self::fail( 'The mail has no Message-ID.' );
	}
}
