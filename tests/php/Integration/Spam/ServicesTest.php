<?php
/**
 * Enquiries and sign-ups judged by a service, a real local server.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Spam;

use Brolga\Api\Spam\Attempt;
use Brolga\Consent\ConsentSection;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthState;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Http\SystemResolver;
use Brolga\Core\Settings\SectionValues;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\Vault;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Newsletter\Lists\ListTokens;
use Brolga\Spam\Action;
use Brolga\Spam\CaptchaService;
use Brolga\Spam\ClientVerifier;
use Brolga\Spam\Siteverify;
use Brolga\Spam\SpamGuard;
use Brolga\Spam\SpamReason;
use Brolga\Spam\SpamSection;
use Brolga\Spam\SpamServices;
use Brolga\Spam\SpamSettings;
use Brolga\Spam\VerifierCheck;
use Brolga\Spam\VerifierProbe;
use Brolga\Tests\NewsletterTestCase;
use Brolga\Tests\Support\ApiServer;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\Proof;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * SPAM-1 SPAM-3 SPAM-4 SPAM-5 SPAM-7 SPAM-15
 */
#[Group( 'once' )]
final class ServicesTest extends NewsletterTestCase {

	private ?ApiServer $server = null;

	protected function setUp(): void {
		putenv( 'BROLGA_ALLOWED_HOSTS=127.0.0.1' );
		parent::setUp();
		add_filter( 'brolga_spam_hosts', static fn (): array => [ '127.0.0.1' ] );
	}

	protected function tearDown(): void {
		$this->server?->stop();
		putenv( 'BROLGA_ALLOWED_HOSTS' );
		parent::tearDown();
	}

	/**
	 * Lets a service judge.
	 *
	 * @param string               $mode     What its server does: see api-server.php.
	 * @param array<string, mixed> $settings Other settings.
	 */
	private function judge_by( string $name, string $mode = 'speak', array $settings = [] ): void {
		$this->server = new ApiServer( 'friendly-captcha' === $name ? $name : 'siteverify', $mode );
		self::set(
			new SpamSection(),
			$settings + [
				'verifier'   => $name,
				'site_key'   => 'site-key',
				'secret'     => 'secret-key',
				'verify_url' => $this->server->url( '/siteverify' ),
			]
		);
	}

	/**
	 * A token, and what the service will say of it.
	 *
	 * @param array<string, mixed> $answer What differs from a good one.
	 * @param string               $action What it was made for.
	 */
	private static function token( array $answer = [], string $action = 'Brolga/Module/ContactForm/0' ): string {
		return base64_encode(
			(string) wp_json_encode(
				$answer + [
					'action' => $action,
					'score'  => 0.9,
					'salt'   => wp_generate_password( 8, false ),
				]
			)
		);
	}

	/**
	 * Sends an enquiry.
	 *
	 * @param string                $token The verifier's token.
	 * @param array<string, string> $form  Attributes of the form.
	 * @return array{string, string} Its status, and why it was kept under Spam or taken unseen.
	 */
	private function enquire( string $token, array $form = [] ): array {
		$text   = wp_generate_password( 12, false );
		$result = $this->service->submit( $this->submission(
			$this->tokens->sign( $this->form_on_page( $form ) ),
			[ 'message' => $text ] + self::VALUES,
			proof: $token
		) );
		self::assertNull( $result->error );
		$lead = $this->leads->find( $result->lead_id );
		self::assertNotNull( $lead );
		self::assertSame( LeadStatus::Spam !== $lead->status, $result->is_lead );
		self::assertSame(
			'new' === $lead->status->value ? 1 : 0,
			count( $this->jobs->history( Lead::subject( $lead->id ) ) ),
			'Its mail.'
		);
		[ $event ] = $lead->timeline + [ null ];
		return [
			$lead->status->value,
			null === $event ? '' : ( Lead::KEPT_APART === $event['kind'] ? $event['text'] : $event['kind'] ),
		];
	}

	/**
	 * A token of hCaptcha.
	 *
	 * @param array<string, mixed> $answer What differs from a good one.
	 */
	private static function of_hcaptcha( array $answer = [] ): string {
		return self::token( $answer + [ 'score' => null ], '' );
	}

	/**
	 * Tokens and what becomes of them.
	 *
	 * @return iterable<string, array{string, string, string}>
	 */
	public static function tokens(): iterable {
		$turnstile = 'Brolga-Module-ContactForm-0';
		yield 'reCAPTCHA: good' => [ 'recaptcha', 'recaptcha:' . self::token(), '' ];
		yield 'reCAPTCHA: good, from a script of somebody\'s own' => [ 'recaptcha', self::token(), '' ];
		yield 'reCAPTCHA: just enough' => [ 'recaptcha', self::token( [ 'score' => 0.5 ] ), '' ];
		yield 'reCAPTCHA: a score of 1, a whole number' => [ 'recaptcha', self::token( [ 'score' => 1 ] ), '' ];
		yield 'Turnstile: good, without a score' => [
			'turnstile',
			'turnstile:' . self::token( [ 'score' => null ], $turnstile ),
			'',
		];
		yield 'none' => [ 'recaptcha', '', '' ];
		yield 'an empty one with a name' => [ 'turnstile', 'turnstile:', '' ];
		yield 'a proof of work, from a page of before' => [ 'turnstile', 'builtin:AAAAAAAAAAAAAAAAAAAAAA.1-2', '' ];
		yield 'another service\'s, from a page of before' => [ 'turnstile', 'recaptcha:03AF', '' ];
		yield 'nonsense' => [ 'recaptcha', 'XXXX', 'token' ];
		yield 'markup' => [ 'turnstile', '<script>alert(1)</script>', 'token' ];
		yield '8 KB' => [ 'turnstile', str_repeat( 'x', 8192 ), 'token' ];
		yield 'said to be bad' => [
			'recaptcha',
			self::token( [ 'success' => false, 'error-codes' => [ 'timeout-or-duplicate' ] ] ),
			'token',
		];
		yield 'wrong action' => [ 'recaptcha', self::token( [], 'Brolga/Module/ContactForm/1' ), 'action' ];
		yield 'another alphabet\'s action' => [ 'turnstile', self::token(), 'action' ];
		yield 'no action' => [ 'turnstile', self::token( [ 'action' => null ] ), 'action' ];
		yield 'wrong host' => [ 'recaptcha', self::token( [ 'hostname' => 'evil.example' ] ), 'host' ];
		yield 'no host' => [ 'recaptcha', self::token( [ 'hostname' => null ] ), 'host' ];
		yield 'a low score' => [ 'recaptcha', self::token( [ 'score' => 0.4 ] ), 'score' ];
		yield 'a low score of 0' => [ 'recaptcha', self::token( [ 'score' => 0 ] ), 'score' ];
		yield 'too old' => [ 'recaptcha', self::token( [ 'age' => 200 ] ), 'age' ];
		yield 'old, but Turnstile\'s live longer' => [ 'turnstile', self::token( [ 'age' => 200 ], $turnstile ), '' ];
		yield 'too old for Turnstile' => [ 'turnstile', self::token( [ 'age' => 400 ], $turnstile ), 'age' ];
		yield 'from the future' => [ 'recaptcha', self::token( [ 'age' => -600 ] ), 'age' ];
		yield 'no time' => [ 'recaptcha', self::token( [ 'challenge_ts' => 'yesterday-ish' ] ), 'age' ];
		yield 'a key without scores' => [ 'recaptcha', self::token( [ 'score' => null ] ), 'unverified' ];
		yield 'an error of the service\'s own' => [
			'turnstile',
			self::token( [ 'success' => false, 'error-codes' => [ 'internal-error' ] ] ),
			'unverified',
		];
		yield 'a no without a reason' => [
			'turnstile',
			self::token( [ 'success' => false, 'error-codes' => [] ] ),
			'unverified',
		];
		yield 'hCaptcha: good, without an action' => [ 'hcaptcha', 'hcaptcha:' . self::of_hcaptcha(), '' ];
		yield 'hCaptcha: a host that it does not know' => [
			'hcaptcha',
			self::of_hcaptcha( [ 'hostname' => 'not-provided' ] ),
			'',
		];
		yield 'hCaptcha: no host' => [ 'hcaptcha', self::of_hcaptcha( [ 'hostname' => null ] ), '' ];
		yield 'hCaptcha: wrong host' => [ 'hcaptcha', self::of_hcaptcha( [ 'hostname' => 'evil.example' ] ), 'host' ];
		yield 'hCaptcha: its score says how bad somebody is' => [
			'hcaptcha',
			self::of_hcaptcha( [ 'score' => 0.0 ] ),
			'',
		];
		yield 'hCaptcha: solved slowly' => [ 'hcaptcha', self::of_hcaptcha( [ 'age' => 500 ] ), '' ];
		yield 'hCaptcha: too old' => [ 'hcaptcha', self::of_hcaptcha( [ 'age' => 700 ] ), 'age' ];
		foreach ( [
			'expired-input-response'           => 'token',
			'already-seen-response'            => 'token',
			'invalid-or-already-seen-response' => 'token',
			'invalid-input-response'           => 'token',
			'sitekey-secret-mismatch'          => 'unverified',
			'bad-request'                      => 'unverified',
		] as $error => $reason ) {
			yield "hCaptcha: {$error}" => [
				'hcaptcha',
				self::of_hcaptcha( [ 'success' => false, 'error-codes' => [ $error ] ] ),
				$reason,
			];
		}
		yield 'hCaptcha: another service\'s, from a page of before' => [ 'hcaptcha', 'turnstile:0.abc', '' ];
		yield 'Friendly Captcha: good' => [ 'friendly-captcha', 'friendly-captcha:' . self::token(), '' ];
		yield 'Friendly Captcha: no origin' => [ 'friendly-captcha', self::token( [ 'hostname' => '' ] ), '' ];
		yield 'Friendly Captcha: wrong origin' => [
			'friendly-captcha',
			self::token( [ 'hostname' => 'evil.example' ] ),
			'host',
		];
		yield 'Friendly Captcha: too old' => [ 'friendly-captcha', self::token( [ 'age' => 700 ] ), 'age' ];
		yield 'Friendly Captcha: nonsense' => [ 'friendly-captcha', 'XXXX', 'token' ];
		yield 'Friendly Captcha: what its widget says where it fails' => [ 'friendly-captcha', '.ERROR', 'token' ];
		yield 'Friendly Captcha: neither yes nor no' => [
			'friendly-captcha',
			self::token( [ 'success' => 'true' ] ),
			'unverified',
		];
		foreach ( [
			'response_timeout'   => 'token',
			'response_duplicate' => 'token',
			'other'              => 'unverified',
		] as $error => $reason ) {
			yield "Friendly Captcha: {$error}" => [ 'friendly-captcha', self::token( [ 'error' => $error ] ), $reason ];
		}
		yield 'neither yes nor no' => [ 'turnstile', self::token( [ 'success' => 'true' ] ), 'unverified' ];
	}

	/**
	 * SPAM-3 SPAM-5: what is wrong with a token keeps an enquiry apart; what is wrong with a service does not.
	 *
	 * @param string $service Who judges.
	 * @param string $token   What is sent.
	 * @param string $reason  Why it is kept under Spam, or that it was taken unseen.
	 */
	#[DataProvider( 'tokens' )]
	public function test_a_token_is_judged( string $service, string $token, string $reason ): void {
		$this->judge_by( $service );
		self::assertSame(
			[ in_array( $reason, [ '', 'unverified' ], true ) ? 'new' : 'spam', $reason ],
			$this->enquire( $token )
		);
	}

	/**
	 * SPAM-3: a token is good once, whether the service remembers it or not.
	 */
	#[TestWith( [ 'recaptcha' ] )]
	#[TestWith( [ 'hcaptcha' ] )]
	#[TestWith( [ 'friendly-captcha' ] )]
	public function test_a_token_is_good_once( string $service ): void {
		$this->judge_by( $service );
		$token = self::token();
		self::assertSame( [ 'new', '' ], $this->enquire( $token ) );
		self::assertSame( [ 'spam', 'token' ], $this->enquire( $token ) );
		$this->server?->stop();
		$this->judge_by( $service );
		self::assertSame( [ 'spam', 'reused' ], $this->enquire( $token ) );
	}

	/**
	 * SPAM-3: the service gets secret and token, and no word of the visitor.
	 */
	public function test_the_service_learns_nothing_of_the_visitor(): void {
		$this->judge_by( 'turnstile' );
		$token = self::token();
		$this->enquire( $token );
		$asked = $this->server?->stop() ?? [];
		self::assertCount( 1, $asked );
		parse_str( $asked[0]['body'], $sent );
		self::assertSame( [ 'secret' => 'secret-key', 'response' => $token ], $sent );
		self::assertStringNotContainsString( 'secret-key', $asked[0]['path'] );
	}

	/**
	 * SPAM-15: hCaptcha and Friendly Captcha compare the site key instead of an action; of the visitor they learn
	 * nothing, and Friendly Captcha's key stands in a header alone.
	 */
	public function test_the_site_key_is_compared(): void {
		$this->judge_by( 'hcaptcha' );
		$token = self::token();
		$this->enquire( $token );
		$asked = $this->server?->stop() ?? [];
		self::assertCount( 1, $asked );
		parse_str( $asked[0]['body'], $sent );
		self::assertSame( [ 'secret' => 'secret-key', 'response' => $token, 'sitekey' => 'site-key' ], $sent );

		$this->judge_by( 'friendly-captcha' );
		$this->enquire( $token );
		$asked = $this->server?->stop() ?? [];
		self::assertCount( 1, $asked );
		self::assertSame(
			[ 'response' => $token, 'sitekey' => 'site-key' ],
			json_decode( $asked[0]['body'], true )
		);
		self::assertSame( 'secret-key', $asked[0]['headers']['x-api-key'] ?? '' );
		self::assertStringNotContainsString( 'secret-key', $asked[0]['path'] . $asked[0]['body'] );
	}

	/**
	 * What a service that is down does.
	 *
	 * @return iterable<string, array{string, string}>
	 */
	public static function failures(): iterable {
		foreach ( [ 'busy', 'broken', 'html', 'empty', 'redirect', 'flood', 'slow', 'down' ] as $mode ) {
			yield $mode => [ $mode, 'recaptcha' ];
		}
		foreach ( [ 'busy', 'broken', 'html', 'down' ] as $mode ) {
			yield "hCaptcha: {$mode}" => [ $mode, 'hcaptcha' ];
			yield "Friendly Captcha: {$mode}" => [ $mode, 'friendly-captcha' ];
		}
	}

	/**
	 * SPAM-4 SPAM-5: without an answer the owner's setting decides; nothing is lost either way, and nobody waits for
	 * long.
	 *
	 * @param string $mode What the service does.
	 */
	#[DataProvider( 'failures' )]
	public function test_without_an_answer_the_owner_decides( string $mode, string $service ): void {
		$this->judge_by( $service, 'down' === $mode ? 'speak' : $mode );
		if ( 'down' === $mode ) {
			$this->server?->stop();
		}
		$before = hrtime( true );
		self::assertSame( [ 'new', 'unverified' ], $this->enquire( self::token() ) );
		self::assertLessThan( 2 * Siteverify::SECONDS, ( hrtime( true ) - $before ) / 1e9 );
		if ( 'slow' !== $mode ) {
			self::set( new SpamSection(), [ 'when_unavailable' => 'closed' ] );
			self::assertSame( [ 'spam', 'unavailable' ], $this->enquire( self::token() ) );
			self::assertSame( [ 'new', '' ], $this->enquire( '' ) );
		}
	}

	/**
	 * SPAM-3: a secret that is wrong is the owner's mistake, not the visitors'.
	 */
	#[TestWith( [ 'recaptcha' ] )]
	#[TestWith( [ 'hcaptcha' ] )]
	#[TestWith( [ 'friendly-captcha' ] )]
	public function test_a_wrong_secret_makes_no_spam( string $service ): void {
		$this->judge_by( $service, settings: [ 'secret' => 'another-key' ] );
		self::assertSame( [ 'new', 'unverified' ], $this->enquire( self::token() ) );
	}

	/**
	 * SPAM-7 NEWS-20: an address inside of the network is not called, unless the server's owner says so.
	 */
	public function test_an_address_inside_is_not_called(): void {
		$this->judge_by( 'turnstile' );
		putenv( 'BROLGA_ALLOWED_HOSTS' );
		$guard = Built::around( $this->clock )->get( SpamGuard::class );
		self::assertTrue( $guard->judge( new Attempt( 'x', '', self::token(), '', [] ) )->is_unverified );
		self::assertSame( [], $this->server?->stop() );
	}

	/**
	 * SPAM-4: while a service is asked, no transaction is open.
	 */
	public function test_no_transaction_waits_for_a_service(): void {
		$this->judge_by( 'recaptcha' );
		$statements = [];
		add_filter(
			'query',
			static function ( string $sql ) use ( &$statements ): string {
				$statements[] = $sql;
				return $sql;
			},
			1
		);
		$asked = -1;
		add_action(
			'http_api_curl',
			static function () use ( &$statements, &$asked ): void {
				$asked = count( $statements );
			}
		);
		$this->enquire( self::token() );
		$before = array_filter(
			array_slice( $statements, 0, max( 0, $asked ) ),
			static fn ( string $sql ): bool => str_starts_with( $sql, 'START TRANSACTION' )
		);
		self::assertGreaterThan( 0, $asked );
		self::assertSame( [], $before );
		self::assertContains(
			'START TRANSACTION',
			array_map( static fn ( string $sql ): string => substr( $sql, 0, 17 ), $statements )
		);
	}

	/**
	 * SPAM-1: a sign-up has an action of its own list.
	 */
	public function test_a_sign_up_is_judged_too(): void {
		$this->judge_by( 'recaptcha' );
		$form = $this->signup_on_page( [ 'listId' => 'garden-news' ] );
		$sent = static fn ( string $email, string $action ): array => [
			'email'   => $email,
			'list_id' => 'garden-news',
			'token'   => self::token( [], $action ),
		];
		// Hyphens are none of reCAPTCHA's letters.
		$this->sign_up( $form, $sent( 'jo@example.com', 'Brolga/Module/EmailOptin/List/garden_news' ) );
		$this->sign_up( $form, $sent( 'robot@example.com', 'Brolga/Module/EmailOptin/List/newsletter' ) );
		self::assertSame( 'pending', $this->subscriber()['status'] );
		self::assertStringContainsString( ListTokens::CONFIRM, $this->waiting_mails()[0]->text ?? '' );
		self::assertSame(
			[ 'spam', 'action' ],
			[
				$this->subscriber( 'robot@example.com' )['status'],
				$this->subscriber( 'robot@example.com' )['spam_reason'],
			]
		);
	}

	/**
	 * SPAM-13: the Health screen tells whether keys are there, and asks the service whether it knows the secret.
	 */
	public function test_the_health_of_a_service_is_tried(): void {
		$settings = new Settings();
		$spam     = new SpamSettings( $settings );
		$look     = static fn (): Finding => ( new VerifierCheck( $settings, $spam ) )->look();
		$try      = static fn (): Finding => ( new VerifierProbe(
			$spam,
			new Siteverify( new Client( new SystemResolver(), AllowedHosts::of_this_server(), Siteverify::SECONDS ) )
		) )->try_out();
		self::assertSame( [ HealthState::Good, HealthState::Good ], [ $look()->state, $try()->state ] );
		self::set( new SpamSection(), [ 'verifier' => 'turnstile', 'site_key' => 'site-key' ] );
		self::assertSame( HealthState::Recommended, $look()->state );

		$this->judge_by( 'turnstile' );
		self::assertSame( HealthState::Good, $look()->state );
		// SPAM-14.
		self::assertStringContainsString( 'without a token from the service', $look()->advice );
		self::assertContains( Finding::PROBE, array_column( $look()->actions, 'kind' ) );
		self::assertSame( HealthState::Good, $try()->state );
		self::set( new SpamSection(), [ 'secret' => 'another' ] );
		self::assertStringContainsString( 'rejected the secret key', $try()->title );
		self::assertSame( 'invalid-input-secret', $try()->detail );
		$this->server?->stop();
		self::assertStringContainsString( 'messages are accepted without this check', $try()->advice );
		self::set( new SpamSection(), [ 'when_unavailable' => 'closed' ] );
		self::assertStringContainsString( 'kept under Spam', $try()->advice );
		self::assertSame( HealthState::Critical, $try()->state );
	}

	/**
	 * SPAM-13 SPAM-15: which of both keys is wrong is told of each service.
	 */
	#[TestWith( [ 'hcaptcha', 'sitekey-secret-mismatch', 'invalid-input-secret' ] )]
	#[TestWith( [ 'friendly-captcha', 'sitekey_invalid', 'auth_invalid' ] )]
	public function test_the_health_tells_which_key_is_wrong(
		string $service,
		string $site_key,
		string $secret
	): void {
		$try = static fn (): Finding => ( new VerifierProbe(
			new SpamSettings( new Settings() ),
			new Siteverify( new Client( new SystemResolver(), AllowedHosts::of_this_server(), Siteverify::SECONDS ) )
		) )->try_out();
		$this->judge_by( $service );
		self::assertSame( HealthState::Good, $try()->state );
		self::set( new SpamSection(), [ 'site_key' => 'another' ] );
		self::assertStringContainsString( 'rejected the site key', $try()->title );
		self::assertSame( $site_key, $try()->detail );
		self::set( new SpamSection(), [ 'site_key' => 'site-key', 'secret' => 'another' ] );
		self::assertStringContainsString( 'rejected the secret key', $try()->title );
		self::assertSame( $secret, $try()->detail );
	}

	/**
	 * CONSENT-13: where visitors may refuse the service, the built-in verifier judges who brings its proof; whoever
	 * brings nothing gains as little as before.
	 */
	public function test_without_consent_the_built_in_verifier_judges(): void {
		$this->judge_by( 'turnstile' );
		self::assertSame( [ 'new', '' ], $this->enquire( 'builtin:nonsense' ) );
		self::set( new ConsentSection(), [ 'enabled' => true ] );
		self::assertSame( [ 'spam', 'proof' ], $this->enquire( 'builtin:nonsense' ) );
		self::assertSame( [ 'new', '' ], $this->enquire( '' ) );
		self::assertSame(
			[ 'new', '' ],
			$this->enquire( 'turnstile:' . self::token( action: 'Brolga-Module-ContactForm-0' ) )
		);
		// What the cookie says, anybody can write.
		$_COOKIE['brolga_consent'] = 'x.1.turnstile';
		self::assertSame( [ 'spam', 'proof' ], $this->enquire( 'builtin:nonsense' ) );
		$page  = $this->tokens->sign( $this->form_on_page() );
		$proof = Proof::for( $page );
		self::assertNull( $this->guard->judge( new Attempt( 'x', $page, $proof, '', [] ) )->reason );
		self::assertNotSame( '', $this->guard->judge( new Attempt( 'x', $page, $proof, '', [] ) )->once );
	}

	/**
	 * SPAM-11: a form whose owner wants no service asks none, whatever is sent; the traps stay.
	 */
	public function test_a_form_has_a_switch_of_its_own(): void {
		$this->judge_by( 'recaptcha', settings: [ 'when_unavailable' => 'closed' ] );
		foreach ( [ 'site', 'nonsense' ] as $check ) {
			self::assertSame(
				[ 'spam', 'score' ],
				$this->enquire( self::token( [ 'score' => 0.1 ] ), [ 'spamCheck' => $check ] ),
				$check
			);
		}
		$bad = self::token( [ 'score' => 0.1 ] );
		foreach ( [ 'off', 'builtin' ] as $check ) {
			self::assertSame( [ 'new', '' ], $this->enquire( "recaptcha:{$bad}", [ 'spamCheck' => $check ] ), $check );
			self::assertSame( [ 'new', '' ], $this->enquire( $bad, [ 'spamCheck' => $check ] ), $check );
		}
		self::assertSame( [ 'new', '' ], $this->enquire( 'builtin:nonsense', [ 'spamCheck' => 'off' ] ) );
		self::assertSame( [ 'spam', 'proof' ], $this->enquire( 'builtin:nonsense', [ 'spamCheck' => 'builtin' ] ) );
		self::assertCount( 2, $this->server?->stop() ?? [] );

		$result = $this->service->submit(
			$this->submission( $this->form_on_page( [ 'spamCheck' => 'off' ] ), honeypot: 'x' )
		);
		self::assertFalse( $result->is_lead );
	}

	/**
	 * SPAM-11: a sign-up has the switch too.
	 */
	public function test_a_sign_up_has_a_switch_of_its_own(): void {
		$this->judge_by( 'recaptcha' );
		$bad = self::token( [ 'score' => 0.1 ], 'Brolga/Module/EmailOptin/List/newsletter' );
		$this->sign_up( $this->signup_on_page( [ 'spamCheck' => 'off' ] ), [ 'token' => $bad ] );
		self::assertSame( 'pending', $this->subscriber()['status'] );
		$this->sign_up( $this->signup_on_page(), [ 'email' => 'robot@example.com', 'token' => $bad ] );
		self::assertSame( 'spam', $this->subscriber( 'robot@example.com' )['status'] );
	}

	/**
	 * SPAM-11: the page's script is told; a form that does as the site does says nothing.
	 */
	public function test_a_form_tells_its_switch(): void {
		$this->judge_by( 'turnstile' );
		$print = function ( string $page ): string {
			$id    = self::id_of( $this->make_post( $page ) );
			$block = $this->locator->block( $id );
			self::assertNotNull( $block );
			return $this->scope->render_alone( $block, $id, 0, 'contact-form-1' );
		};
		self::assertStringNotContainsString( 'data-brolga-verifier', $print( self::form() ) );
		foreach ( [ 'off', 'builtin' ] as $check ) {
			$html = $print( self::form( [ 'spamCheck' => $check ] ) );
			self::assertStringContainsString( "data-brolga-verifier=\"{$check}\"", $html );
			self::assertStringNotContainsString( 'data-brolga-action', $html );
		}
	}

	/**
	 * CONSENT-33: visitors are asked where a form uses the service, and only there.
	 */
	public function test_visitors_are_asked_where_a_form_uses_the_service(): void {
		$this->judge_by( 'turnstile' );
		[ $service ] = $this->built->get( SpamServices::class )->services() + [ null ];
		self::assertSame( 'form[data-brolga-messages]:not([data-brolga-verifier])', $service?->waits );
		foreach ( [ 'site' => 1, 'builtin' => 0, 'off' => 0 ] as $check => $asking ) {
			$id    = self::id_of( $this->make_post( self::form( [ 'spamCheck' => $check ] ) ) );
			$block = $this->locator->block( $id );
			self::assertNotNull( $block );
			self::assertSame(
				$asking,
				preg_match_all(
					'/<form (?=[^>]*data-brolga-messages)(?![^>]*data-brolga-verifier)/',
					$this->scope->render_alone( $block, $id, 0, 'contact-form-1' )
				),
				$check
			);
		}
	}

	/**
	 * SPAM-1: actions in each alphabet; the prefix can be another.
	 */
	public function test_actions_are_written_in_the_services_alphabet(): void {
		$form = Action::of_form( 2 );
		$list = Action::of_list( 'garden-news' );
		self::assertSame(
			[ 'Brolga/Module/ContactForm/2', 'Brolga/Module/EmailOptin/List/garden-news' ],
			[ $form, $list ]
		);
		self::assertSame( $form, CaptchaService::Recaptcha->action( $form ) );
		self::assertSame( 'Brolga/Module/EmailOptin/List/garden_news', CaptchaService::Recaptcha->action( $list ) );
		self::assertSame( 'Brolga-Module-ContactForm-2', CaptchaService::Turnstile->action( $form ) );
		self::assertMatchesRegularExpression(
			'/^[0-9a-f]{8}[A-Za-z0-9_-]{24}$/D',
			CaptchaService::Turnstile->action( $list )
		);
		self::assertStringEndsWith( 'List-garden-news', CaptchaService::Turnstile->action( $list ) );
		self::assertNotSame(
			CaptchaService::Turnstile->action( $list ),
			CaptchaService::Turnstile->action( Action::of_list( 'other-garden-news' ) )
		);
		add_filter( 'brolga_spam_action_prefix', static fn (): string => 'Fern & Co' );
		self::assertSame( 'Fern___Co/Module/ContactForm/0', CaptchaService::Recaptcha->action( Action::of_form( 0 ) ) );
	}

	/**
	 * SPAM-1 SPAM-7: a page tells its scripts whom to ask and for what, and never the secret; with the built-in
	 * verifier it tells nothing.
	 */
	public function test_a_page_tells_whom_to_ask(): void {
		$page  = self::form() . self::signup( [ 'uid' => 'signup' ] );
		$print = function () use ( $page ): string {
			$id    = self::id_of( $this->make_post( $page ) );
			$block = $this->locator->block( $id );
			self::assertNotNull( $block );
			return $this->scope->render_alone( $block, $id, 0, 'contact-form-1' );
		};
		self::assertStringNotContainsString( 'data-brolga-action', $print() );
		self::assertSame( [], $this->built->get( ClientVerifier::class )->page_config() );
		$this->judge_by( 'turnstile', settings: [ 'script_url' => CaptchaService::RECAPTCHA_ELSEWHERE ] );
		self::assertStringContainsString( 'data-brolga-action="Brolga-Module-ContactForm-0"', $print() );
		self::assertSame(
			[
				'verifier' => 'turnstile',
				'key'      => 'site-key',
				'script'   => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
			],
			$this->built->get( ClientVerifier::class )->page_config()['spam'] ?? null
		);
		self::assertSame(
			'https://www.google.com/recaptcha/api.js?render=site-key',
			CaptchaService::Recaptcha->script_url( '', 'site-key' )
		);
	}

	/**
	 * What a page tells of a service.
	 *
	 * @param array<string, mixed> $settings Other settings.
	 * @return array<array-key, mixed>
	 */
	private function told( string $service, array $settings = [] ): array {
		self::set(
			new SpamSection(),
			$settings + [
				'verifier' => $service,
				'site_key' => 'site-key',
				'secret'   => 'secret-key',
			]
		);
		$config = $this->built->get( ClientVerifier::class )->page_config()['spam'] ?? null;
		self::assertIsArray( $config );
		return $config;
	}

	/**
	 * SPAM-15: hCaptcha leaves other plugins' reCAPTCHA alone; Friendly Captcha's script is one version, of which the
	 * browser knows the hash, and its tokens are made where they are verified.
	 */
	public function test_pages_know_what_a_services_script_needs(): void {
		self::assertSame(
			[
				'verifier' => 'hcaptcha',
				'key'      => 'site-key',
				'script'   => 'https://js.hcaptcha.com/1/api.js?render=explicit&onload=brolgaHcaptcha&recaptchacompat=off',
				'ready'    => 'brolgaHcaptcha',
				'options'  => [ 'size' => 'invisible' ],
			],
			$this->told( 'hcaptcha' )
		);
		$friendly = $this->told( 'friendly-captcha', [ 'script_url' => CaptchaService::RECAPTCHA_ELSEWHERE ] );
		$element  = $friendly['element'] ?? null;
		self::assertIsString( $friendly['script'] ?? null );
		self::assertIsArray( $element );
		self::assertIsString( $element['integrity'] ?? null );
		self::assertMatchesRegularExpression(
			'~^https://cdn\.jsdelivr\.net/npm/@friendlycaptcha/sdk@\d+\.\d+\.\d+/site\.min\.js$~D',
			$friendly['script']
		);
		self::assertMatchesRegularExpression( '~^sha384-[A-Za-z0-9+/]{64}$~D', $element['integrity'] );
		self::assertSame( 'anonymous', $element['crossOrigin'] ?? '' );
		$options = [ 'formFieldName' => null, 'startMode' => 'auto' ];
		self::assertSame( $options, $friendly['options'] ?? null );
		self::assertSame(
			$options + [ 'apiEndpoint' => 'eu' ],
			$this->told(
				'friendly-captcha',
				[ 'verify_url' => 'https://eu.frcapi.com/api/v2/captcha/siteverify' ]
			)['options'] ?? null
		);
		self::assertSame(
			[ 'options' => $options ],
			CaptchaService::Friendly->script_details( 'https://example.org/frc.js', '' )
		);
		self::assertSame( '', CaptchaService::Hcaptcha->action( Action::of_form( 2 ) ) );
	}

	/**
	 * CONSENT-12 SPAM-15: visitors are told the hosts that see their IP address.
	 */
	public function test_the_hosts_of_a_service_are_named(): void {
		$hosts = static fn ( CaptchaService $service, string $script = '' ): string => $service->hosts(
			$service->script_url( $script, 'site-key' )
		);
		self::assertSame( 'www.google.com', $hosts( CaptchaService::Recaptcha ) );
		self::assertSame( 'hcaptcha.com', $hosts( CaptchaService::Hcaptcha ) );
		self::assertSame(
			'hcaptcha.com, example.org',
			$hosts( CaptchaService::Hcaptcha, 'https://example.org/api.js' )
		);
		self::assertSame(
			'frcapi.com, cdn.jsdelivr.net/npm/@friendlycaptcha',
			$hosts( CaptchaService::Friendly )
		);
		self::assertSame( 'frcapi.com', $hosts( CaptchaService::Friendly, home_url( '/frc.js' ) ) );
	}

	/**
	 * SPAM-7: who may change settings, and no more, cannot have a script of theirs run on each page with a form.
	 */
	public function test_a_script_is_the_services_own_or_that_of_wp_config(): void {
		$this->judge_by( 'recaptcha', settings: [ 'script_url' => 'https://scripts.example/api.js?x=1' ] );
		$script = fn (): string => (string) wp_json_encode(
			$this->built->get( ClientVerifier::class )->page_config(),
			JSON_UNESCAPED_SLASHES
		);
		self::assertStringContainsString( '"script":"https://www.google.com/recaptcha/api.js?render=site-key"', $script() );
		self::set(
			new SpamSection(),
			[
				'script_url' => CaptchaService::RECAPTCHA_ELSEWHERE,
				'verifier'   => 'recaptcha',
				'site_key'   => 'site-key',
				'secret'     => 'secret-key',
			]
		);
		self::assertStringContainsString( '"script":"https://www.recaptcha.net/recaptcha/api.js?render=site-key"', $script() );
		self::assertSame( 'BROLGA_SPAM_SCRIPT_URL', ( new SpamSection() )->schema()['script_url']['constant'] ?? '' );
		self::assertSame(
			'https://scripts.example/api.js?x=1&render=explicit',
			CaptchaService::Turnstile->script_url( 'https://scripts.example/api.js?x=1', 'site-key' )
		);
	}

	/**
	 * SPAM-3: a service without its keys is none; the owner is told which is missing.
	 */
	public function test_a_service_without_keys_is_none(): void {
		self::set( new SpamSection(), [ 'verifier' => 'turnstile', 'site_key' => 'site-key' ] );
		self::assertNull( ( new SpamSettings( new Settings() ) )->service() );
		$page = $this->tokens->sign( $this->form_on_page() );
		self::assertSame(
			SpamReason::Proof,
			$this->guard->judge( new Attempt( 'x', $page, 'builtin:wrong', '', [] ) )->reason
		);
		self::assertNull( $this->guard->judge( new Attempt( 'x', $page, Proof::for( $page ), '', [] ) )->reason );
		$values = ( new SectionValues( new SpamSection(), [], new Vault() ) )->with( [ 'verifier' => 'recaptcha' ] );
		self::assertSame( [ 'site_key', 'secret' ], array_keys( ( new SpamSection() )->problems( $values ) ) );
		self::assertSame( [], ( new SpamSection() )->problems( $values->with( [ 'verifier' => 'builtin' ] ) ) );
	}
}
