<?php
/**
 * The owner's mail server.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Outbox;

use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Jobs\Reason;
use Brolga\Core\Settings\SectionValues;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\Vault;
use Brolga\Mail\Mail;
use Brolga\Mail\MailHandler;
use Brolga\Mail\MailProbe;
use Brolga\Mail\MailSection;
use Brolga\Mail\MailTrouble;
use Brolga\Mail\ServerPlace;
use Brolga\Mail\TestMail;
use Brolga\Tests\Support\FixedResolver;
use Brolga\Tests\Support\Mailers;
use Brolga\Tests\Support\SmtpSink;
use Brolga\Tests\TestCase;
use PHPMailer\PHPMailer\PHPMailer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * OUTBOX-17 OUTBOX-584: against a real server on this machine.
 *
 * @phpstan-import-type TestResult from TestMail
 */
#[Group( 'once' )]
final class SmtpTest extends TestCase {

	private MailHandler $handler;

	private ?SmtpSink $sink = null;

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'wp_mail_from', 'wp_mail_from_name', 'phpmailer_init', 'wp_mail_failed' ] as $hook ) {
			remove_all_filters( $hook );
		}
		unset( $GLOBALS['phpmailer'] );
		delete_option( Settings::OPTION );
		$this->handler = Mailers::make();
		$this->handler->register();
	}

	protected function tearDown(): void {
		$this->sink?->stop();
		$this->sink = null;
		parent::tearDown();
	}

	/**
	 * Starts a server and names it in the settings.
	 *
	 * @param string               $mode   Of the server.
	 * @param array<string, mixed> $values Further settings.
	 */
	private function serve( string $mode, array $values = [] ): void {
		$this->sink = new SmtpSink( $mode );
		self::set(
			new MailSection(),
			$values + [
				'mail_from'       => 'site@example.org',
				'mail_from_name'  => 'Fern',
				'transport'       => 'smtp',
				'smtp_host'       => '127.0.0.1',
				'smtp_port'       => $this->sink->port,
				'smtp_encryption' => 'none',
				'smtp_timeout'    => 2,
			]
		);
	}

	/**
	 * Sends a test mail.
	 *
	 * @param string $to Whom to.
	 * @phpstan-return TestResult
	 */
	private function test_mail( string $to = 'owner@example.org' ): array {
		return ( new TestMail( $this->handler, new Settings() ) )->send( $to );
	}

	/**
	 * The mails that the server took.
	 *
	 * @return list<array{to: list<string>, data: string}>
	 */
	private function taken(): array {
		$mails      = $this->sink?->stop() ?? [];
		$this->sink = null;
		return $mails;
	}

	public function test_a_test_mail_arrives_and_the_servers_words_are_told(): void {
		$this->serve( 'accept', [ 'smtp_user' => 'owner', 'smtp_password' => 'pa55word' ] );
		$result = $this->test_mail();
		self::assertTrue( $result['sent'] );
		self::assertStringContainsString( 'accepted the email to owner@example.org', $result['message'] );
		$conversation = implode( "\n", $result['answer'] );
		self::assertStringContainsString( '235 Welcome', $conversation );
		foreach ( [ 'pa55word', base64_encode( "\0owner\0pa55word" ), base64_encode( 'pa55word' ) ] as $secret ) {
			self::assertStringNotContainsString( $secret, $conversation );
		}
		$mails = $this->taken();
		self::assertCount( 1, $mails );
		self::assertStringContainsString( 'From: Fern <site@example.org>', $mails[0]['data'] );
		self::assertStringContainsString( 'Subject: Test email from', $mails[0]['data'] );
	}

	/**
	 * Servers that take no mail: what is told, and what to do about it.
	 *
	 * @return iterable<string, array{string, array<string, mixed>, string, string}>
	 */
	public static function unwilling(): iterable {
		yield 'refuses the recipient' => [ 'refuse', [], 'No such person', 'rejected this recipient' ];
		yield 'refuses the login' => [
			'accept',
			[ 'smtp_user' => 'owner', 'smtp_password' => 'wrong' ],
			'authenticate',
			'rejected the username or password',
		];
		yield 'says nothing' => [ 'hang', [], 'did not answer within 2 seconds', 'too slow to respond' ];
		yield 'does not encrypt' => [
			'accept',
			[ 'smtp_encryption' => 'starttls' ],
			'',
			'An encrypted connection could not',
		];
	}

	/**
	 * OUTBOX-12: none keeps an owner waiting.
	 *
	 * @param string               $mode    Of the server.
	 * @param array<string, mixed> $values  Further settings.
	 * @param string               $message What the mailer says.
	 * @param string               $advice  What we say.
	 */
	#[DataProvider( 'unwilling' )]
	public function test_a_refusal_is_told_with_what_to_do(
		string $mode,
		array $values,
		string $message,
		string $advice
	): void {
		$this->serve( $mode, $values );
		$start  = hrtime( true );
		$result = $this->test_mail();
		self::assertLessThan( 8e9, hrtime( true ) - $start );
		self::assertFalse( $result['sent'] );
		self::assertStringContainsString( $message, $result['message'] );
		self::assertStringContainsString( $advice, $result['advice'] );
		self::assertStringNotContainsString(
			'wrong',
			implode( "\n", $result['answer'] ) . $result['message'] . $result['advice']
		);
		self::assertSame( [], $this->taken() );
	}

	public function test_a_server_that_is_not_there_is_told(): void {
		$this->serve( 'accept' );
		$this->taken();
		$result = $this->test_mail();
		self::assertFalse( $result['sent'] );
		self::assertStringContainsString( 'could not be reached', $result['advice'] );
		self::assertFalse( $this->test_mail( 'nobody' )['sent'] );
	}

	/**
	 * Password resets and orders leave by it too, from a sender it takes, unless the owner wants it otherwise.
	 */
	public function test_other_mail_leaves_by_the_server_too(): void {
		add_filter( 'wp_mail_from', static fn (): string => 'wordpress@example.org', 1 );
		$this->serve( 'accept' );
		self::assertTrue( wp_mail( 'someone@example.org', 'Reset', 'Text' ) );
		self::assertStringContainsString( 'From: Fern <site@example.org>', $this->taken()[0]['data'] ?? '' );

		$this->serve( 'accept' );
		add_filter( 'wp_mail_from', static fn (): string => 'shop@example.org', 2 );
		add_filter( 'wp_mail_from_name', static fn (): string => 'Shop', 2 );
		self::assertTrue( wp_mail( 'someone@example.org', 'Order', 'Text' ) );
		self::assertStringContainsString( 'From: Shop <shop@example.org>', $this->taken()[0]['data'] ?? '' );
	}

	/**
	 * With "our mails alone", the mailer is as before once ours is sent.
	 */
	public function test_other_mail_is_left_alone_when_the_owner_says_so(): void {
		$this->serve( 'accept', [ 'smtp_for' => 'brolga', 'smtp_user' => 'owner', 'smtp_password' => 'pa55word' ] );
		$this->handler->deliver( new Mail( [ 'owner@example.org' ], 'S', 'T' ) );
		$seen = null;
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ) use ( &$seen ): void {
				$seen = [
					$mailer->Mailer,
					$mailer->Host,
					$mailer->SMTPAuth,
					$mailer->Username,
					$mailer->Password,
					$mailer->SMTPDebug,
					$mailer->From,
				];
				throw new \PHPMailer\PHPMailer\Exception( 'far enough' );
			},
			2000
		);
		add_filter( 'wp_mail_from', static fn (): string => 'wordpress@example.org', 1 );
		try {
			wp_mail( 'someone@example.org', 'Reset', 'Text' );
		} catch ( \PHPMailer\PHPMailer\Exception ) {
			self::assertCount( 1, $this->taken() );
		}
		self::assertSame( [ 'mail', 'localhost', false, '', '', 0, 'wordpress@example.org' ], $seen );
	}

	/**
	 * What takes several values to see.
	 *
	 * @return iterable<string, array{array<string, mixed>, list<string>}>
	 */
	public static function half_set(): iterable {
		yield 'no server' => [ [], [ 'smtp_host' ] ];
		yield 'a password without a user' => [
			[ 'smtp_host' => 'smtp.example.com', 'smtp_password' => 'x' ],
			[ 'smtp_user' ],
		];
		yield 'a user without a password' => [
			[ 'smtp_host' => 'smtp.example.com', 'smtp_user' => 'x' ],
			[ 'smtp_password' ],
		];
		yield 'neither' => [ [ 'smtp_host' => 'smtp.example.com' ], [] ];
		yield 'WordPress sends' => [ [ 'transport' => 'wordpress', 'smtp_user' => 'x' ], [] ];
	}

	/**
	 * @param array<string, mixed> $values  Settings.
	 * @param list<string>         $fields  What is wrong.
	 */
	#[DataProvider( 'half_set' )]
	public function test_a_server_is_set_in_full( array $values, array $fields ): void {
		$section = new MailSection();
		$stored  = ( new SectionValues( $section, [], new Vault() ) )->with( $values + [ 'transport' => 'smtp' ] );
		self::assertSame( $fields, array_keys( $section->problems( $stored ) ) );
	}

	/**
	 * A host is a name or an address, and nothing that leads elsewhere.
	 */
	public function test_hosts_are_told_from_rubbish(): void {
		$section = new MailSection();
		$rules   = $section->schema()['smtp_host'];
		foreach ( [ '', 'smtp.example.com', 'localhost', '127.0.0.1', '[::1]', 'mail-1.example' ] as $host ) {
			self::assertNull( \Brolga\Core\Settings\FieldCheck::problem( $host, $rules ), $host );
		}
		foreach ( [
			'https://smtp.example.com',
			'smtp.example.com:25',
			'a b',
			"smtp.example.com\n",
			'x;y',
			'-a',
			'../a',
			'ssl://x',
		] as $host ) {
			self::assertIsString( \Brolga\Core\Settings\FieldCheck::problem( $host, $rules ), $host );
		}
	}

	/**
	 * OUTBOX-29: what WordPress in another language calls it makes no difference.
	 *
	 * @param string               $mode   Of the server.
	 * @param array<string, mixed> $values Further settings.
	 * @param string               $message What the mailer says.
	 * @param string               $advice What we say.
	 */
	#[DataProvider( 'unwilling' )]
	public function test_a_refusal_is_understood_in_any_language(
		string $mode,
		array $values,
		string $message,
		string $advice
	): void {
		unset( $message );
		$this->serve( $mode, $values );
		add_filter(
			'gettext',
			static fn ( string $said, string $text ): string => str_starts_with( $text, 'SMTP' )
				|| str_starts_with( $text, 'The following' )
				? 'Das ging nicht.'
				: $said,
			10,
			2
		);
		$result = $this->test_mail();
		self::assertFalse( $result['sent'] );
		self::assertStringContainsString( $advice, $result['advice'] );
	}

	/**
	 * Refusals in words alone, as where another plugin sends: by the server's code.
	 *
	 * @return iterable<array{string, string}>
	 */
	public static function refusals(): iterable {
		yield [ '530 5.7.0 Authentifizierung verlangt', 'requires a login' ];
		yield [ '535 5.7.8 falsches Kennwort', 'rejected the username or password' ];
		yield [ 'SMTP Error: data not accepted. 451 Try again later', 'sending limits' ];
		yield [ '550 No such mailbox', 'Ask your mail provider' ];
		yield [ 'something nobody has seen', 'Ask your mail provider' ];
	}

	#[DataProvider( 'refusals' )]
	public function test_refusals_in_words_are_understood_by_their_code( string $error, string $advice ): void {
		self::assertStringContainsString( $advice, MailTrouble::advice( Reason::parse( $error ), null ) );
	}

	/**
	 * OUTBOX-584: on a network, whose sites have administrators that do not run the server.
	 */
	public function test_a_networks_settings_name_no_server_inside(): void {
		$this->serve( 'accept' );
		$this->on_a_network( [] );
		$result = $this->test_mail();
		self::assertFalse( $result['sent'] );
		self::assertStringContainsString( 'BROLGA_ALLOWED_HOSTS', $result['message'] );
		$place = self::place( [] );
		self::assertStringContainsString(
			'BROLGA_ALLOWED_HOSTS',
			( new MailProbe( new Settings(), $place ) )->try_out()->advice
		);
		// A mail that is not ours leaves as it would without us.
		$mailer = new PHPMailer();
		do_action_ref_array( 'phpmailer_init', [ &$mailer ] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own.
		self::assertSame( 'mail', $mailer->Mailer );
	}

	/**
	 * OUTBOX-584: DNS knows no such host, and what was checked is what is called.
	 */
	public function test_the_server_that_was_checked_is_the_one_that_gets_the_mail(): void {
		$this->serve( 'accept', [ 'smtp_host' => 'mail.test' ] );
		$this->on_a_network( [ 'mail.test' ] );
		self::assertTrue( $this->test_mail()['sent'] );
		self::assertStringStartsWith(
			'220',
			( new MailProbe( new Settings(), self::place( [ 'mail.test' ] ) ) )->try_out()->advice
		);
	}

	/**
	 * Has the mailer send as on a network.
	 *
	 * @param list<string> $allowed Hosts that may lie inside.
	 */
	private function on_a_network( array $allowed ): void {
		remove_all_filters( 'phpmailer_init' );
		$this->handler = Mailers::make( place: self::place( $allowed ) );
		$this->handler->register();
	}

	/**
	 * @param list<string> $allowed Hosts that may lie inside.
	 */
	private static function place( array $allowed ): ServerPlace {
		$resolver = new FixedResolver( [ 'mail.test' => [ [ '127.0.0.1' ] ] ] );
		return new ServerPlace( new Client( $resolver, new AllowedHosts( $allowed ) ), true );
	}
}
