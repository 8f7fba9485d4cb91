<?php
/**
 * What all providers have in common.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Newsletter;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Api\Newsletter\Account;
use Brolga\Api\Newsletter\ListApi;
use Brolga\Api\Newsletter\ProviderContact;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Newsletter\Providers\Brevo;
use Brolga\Newsletter\Providers\Mailchimp;
use Brolga\Newsletter\Providers\MailerLite;
use Brolga\Newsletter\Providers\ProviderCaller;
use Brolga\Newsletter\Providers\WebhookList;
use Brolga\Outbox\Calls\Caller;
use Brolga\Outbox\Calls\HostPauses;
use Brolga\Outbox\Calls\SignedPost;
use Brolga\Tests\Support\ApiServer;
use Brolga\Tests\Support\FixedResolver;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Throwable;

/**
 * NEWS-12: one suite for each provider, against a server of this machine that
 * speaks the provider's documented API.
 *
 * @phpstan-import-type Received from ApiServer
 */
#[Group( 'once' )]
final class ProviderContractTest extends TestCase {

	/** Key, path of the API, a list of the account, and a list that it has not. */
	private const ACCOUNTS = [
		'mailchimp'  => [ 'secret-key-us21', '/3.0', 'a1b2c3d4e5', '0000000000' ],
		'brevo'      => [ 'secret-key', '/v3', '7', '8' ],
		'mailerlite' => [ 'secret-key', '/api', '118053', '1' ],
		'webhook'    => [ 'secret-key-of-the-site', '/hook', 'garden-notes', '' ],
	];

	private ?ApiServer $server = null;

	protected function tearDown(): void {
		$this->server?->stop();
		parent::tearDown();
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function kinds(): iterable {
		foreach ( [ Mailchimp::NAME, Brevo::NAME, MailerLite::NAME, WebhookList::NAME ] as $kind ) {
			yield $kind => [ $kind ];
		}
	}

	/**
	 * Starts the provider's server and returns who speaks to it.
	 */
	private function api( string $kind, string $mode = 'speak' ): ListApi {
		$this->server?->stop();
		$this->server = new ApiServer( $kind, $mode );
		$clock        = new FrozenClock( 'now' );
		$client       = new Client(
			new FixedResolver(),
			new AllowedHosts( [ "127.0.0.1:{$this->server->port}" ] ),
			'slow' === $mode ? 0.3 : 5.0
		);
		$client->register();
		$caller = new Caller(
			$client,
			$clock,
			new HostPauses( new LedgerRepository( new Connection(), $clock ), $clock )
		);
		return match ( $kind ) {
			Mailchimp::NAME  => new Mailchimp( new ProviderCaller( $caller ) ),
			Brevo::NAME      => new Brevo( new ProviderCaller( $caller ) ),
			MailerLite::NAME => new MailerLite( new ProviderCaller( $caller ) ),
			default         => new WebhookList( new SignedPost( $caller, $clock ) ),
		};
	}

	private function account( string $kind, string $key = '', bool $double_opt_in = true, int $template = 0 ): Account {
		return new Account(
			'main',
			$kind,
			'' === $key ? self::ACCOUNTS[ $kind ][0] : $key,
			(string) $this->server?->url( self::ACCOUNTS[ $kind ][1] ),
			$double_opt_in,
			$template
		);
	}

	private static function contact( string $email = 'new@example.com' ): ProviderContact {
		return new ProviderContact(
			'6e0c1a52-8f3b-4f7e-9d57-0d2b6c1f7a11',
			$email,
			'Jo',
			'Smith',
			[],
			'https://example.org/subscribe/',
			'2026-11-21T09:00:00Z'
		);
	}

	/**
	 * How a call ends: null is well.
	 */
	private function outcome(
		string $kind,
		string $mode = 'speak',
		?ProviderContact $contact = null,
		string $key = '',
		?string $list = null
	): ?Throwable {
		$api = $this->api( $kind, $mode );
		try {
			$api->subscribe(
				$this->account( $kind, $key ),
				$list ?? self::ACCOUNTS[ $kind ][2],
				$contact ?? self::contact()
			);
			return null;
		} catch ( DeliveryFailed | Undeliverable $failure ) {
			self::assertStringNotContainsString( 'secret-key', $failure->getMessage(), 'NEWS-22: no key in an error.' );
			self::assertStringNotContainsString( '@example.com', $failure->getMessage(), 'No person in an error.' );
			self::assertNotSame( '', $failure->getMessage() );
			return $failure;
		}
	}

	/**
	 * NEWS-17: new, known and known twice are one and the same.
	 */
	#[DataProvider( 'kinds' )]
	public function test_new_and_known_addresses_are_taken( string $kind ): void {
		$api = $this->api( $kind );
		foreach ( [ 'new@example.com', 'known@example.com', 'known@example.com', 'new@example.com' ] as $email ) {
			$api->subscribe( $this->account( $kind ), self::ACCOUNTS[ $kind ][2], self::contact( $email ) );
		}
		self::assertGreaterThanOrEqual( 4, count( $this->server?->stop() ?? [] ) );
	}

	#[DataProvider( 'kinds' )]
	public function test_names_go_along_and_empty_ones_do_not( string $kind ): void {
		$names = [
			'mailchimp'  => [ 'merge_fields' => [ 'FNAME' => 'Jo', 'LNAME' => 'Smith' ] ],
			'brevo'      => [ 'attributes' => [ 'FIRSTNAME' => 'Jo', 'LASTNAME' => 'Smith' ] ],
			'mailerlite' => [ 'fields' => [ 'name' => 'Jo', 'last_name' => 'Smith' ] ],
			'webhook'    => [ 'first_name' => 'Jo', 'last_name' => 'Smith' ],
		];
		self::assertNull( $this->outcome( $kind ) );
		$body = $this->last_body( $kind );
		self::assertSame( $names[ $kind ], array_intersect_key( $body, $names[ $kind ] ) );
		if ( WebhookList::NAME !== $kind ) {
			self::assertNull( $this->outcome( $kind, 'speak', new ProviderContact( 'd', 'new@example.com' ) ) );
			self::assertArrayNotHasKey( (string) array_key_first( $names[ $kind ] ), $this->last_body( $kind ) );
		}
	}

	#[DataProvider( 'kinds' )]
	public function test_custom_fields_go_along( string $kind ): void {
		self::assertNull( $this->outcome(
			$kind,
			'speak',
			new ProviderContact(
				'd',
				'new@example.com',
				'',
				'',
				[ 'fav-city' => 'Brisbane', 'likes' => 'Lawns, Walls', 'empty' => '' ]
			)
		) );
		$body   = $this->last_body( $kind );
		$fields = $body['merge_fields'] ?? $body['attributes'] ?? $body['fields'] ?? [];
		$expect = match ( $kind ) {
			WebhookList::NAME => [ 'fav-city' => 'Brisbane', 'likes' => 'Lawns, Walls', 'empty' => '' ],
			MailerLite::NAME => [ 'fav_city' => 'Brisbane', 'likes' => 'Lawns, Walls' ],
			default                  => [ 'FAV_CITY' => 'Brisbane', 'LIKES' => 'Lawns, Walls' ],
		};
		self::assertSame( $expect, $fields );
	}

	/**
	 * What never works is a dead letter with a sentence: refused, wrong key, wrong list, sent elsewhere.
	 */
	#[DataProvider( 'kinds' )]
	public function test_a_refusal_is_final( string $kind ): void {
		$refused = $this->outcome( $kind, 'speak', self::contact( 'forgotten@example.com' ) );
		self::assertInstanceOf( Undeliverable::class, $refused );
		self::assertStringContainsString(
			[
				Mailchimp::NAME   => '… was permanently deleted',
				Brevo::NAME       => 'Contact … is blocklisted',
				MailerLite::NAME  => 'The email … must be valid',
				WebhookList::NAME => '',
			][ $kind ],
			$refused->getMessage()
		);
		$wrong = $this->outcome( $kind, 'speak', null, 'another-secret-key-us21' );
		self::assertInstanceOf( Undeliverable::class, $wrong );
		self::assertStringContainsString( WebhookList::NAME === $kind ? '401' : 'key', $wrong->getMessage() );
		if ( WebhookList::NAME !== $kind ) {
			self::assertInstanceOf(
				Undeliverable::class,
				$this->outcome( $kind, 'speak', null, '', self::ACCOUNTS[ $kind ][3] )
			);
		}
	}

	/**
	 * 429 is left alone for as long as it says.
	 */
	#[DataProvider( 'kinds' )]
	public function test_a_busy_provider_says_when( string $kind ): void {
		$failure = $this->outcome( $kind, 'busy' );
		self::assertInstanceOf( DeliveryFailed::class, $failure );
		self::assertSame( 7200, $failure->wait );
	}

	/**
	 * What may work later: an error of the server's, no answer in time, nobody there.
	 */
	#[DataProvider( 'kinds' )]
	public function test_what_passes_is_tried_again( string $kind ): void {
		foreach ( [ 'broken', 'slow' ] as $mode ) {
			$failure = $this->outcome( $kind, $mode );
			self::assertInstanceOf( DeliveryFailed::class, $failure, $mode );
			self::assertSame( 0, $failure->wait );
		}
		$api = $this->api( $kind );
		$this->server?->stop();
		$this->expectException( DeliveryFailed::class );
		$api->subscribe( $this->account( $kind ), self::ACCOUNTS[ $kind ][2], self::contact() );
	}

	/**
	 * A page, nothing, or no end of anything is no word of the provider's. A webhook's body is nobody's business.
	 */
	#[DataProvider( 'kinds' )]
	public function test_an_answer_that_says_nothing_is_no_success( string $kind ): void {
		foreach ( [ 'html', 'empty', 'flood' ] as $mode ) {
			$failure = $this->outcome( $kind, $mode );
			if ( WebhookList::NAME === $kind ) {
				self::assertNull( $failure, $mode );
			} else {
				self::assertInstanceOf( DeliveryFailed::class, $failure, $mode );
			}
		}
	}

	/**
	 * NEWS-20: a redirect, and what lies inside, are not called.
	 */
	#[DataProvider( 'kinds' )]
	public function test_nothing_inside_is_called( string $kind ): void {
		self::assertInstanceOf( Undeliverable::class, $this->outcome( $kind, 'redirect' ) );
		self::assertNotContains( '/inside', array_column( $this->server?->stop() ?? [], 'path' ) );
		$api = $this->api( $kind );
		foreach ( [
			'https://169.254.169.254/latest',
			'https://127.0.0.1:1/',
			'http://127.0.0.1/',
			'https://[::1]/',
		] as $url ) {
			try {
				$api->subscribe(
					new Account( 'main', $kind, self::ACCOUNTS[ $kind ][0], $url ),
					self::ACCOUNTS[ $kind ][2],
					self::contact()
				);
				self::fail( "{$url} was called." );
			} catch ( Undeliverable $refusal ) {
				self::assertStringNotContainsString( 'secret', $refusal->getMessage() );
			}
		}
		self::assertSame( [], $this->server?->stop() );
	}

	#[DataProvider( 'kinds' )]
	public function test_lists_have_names( string $kind ): void {
		$lists = $this->api( $kind )->lists( $this->account( $kind ) );
		match ( $kind ) {
			Mailchimp::NAME  => self::assertSame(
				[ 'a1b2c3d4e5' => 'Garden notes', 'f6a7b8c9d0' => 'Events' ],
				$lists
			),
			Brevo::NAME      => self::assertSame( [ 51, 'List 7' ], [ count( $lists ), $lists['7'] ?? '' ] ),
			MailerLite::NAME => self::assertSame( 'Garden notes', $lists['118053'] ?? '' ),
			default         => self::assertSame( [], $lists ),
		};
		if ( WebhookList::NAME !== $kind ) {
			$this->expectException( DeliveryFailed::class );
			$this->api( $kind, 'html' )->lists( $this->account( $kind ) );
		}
	}

	/**
	 * Mailchimp: who had left is asked by mail, whatever the account says; whose mails came back is told to the owner.
	 */
	public function test_mailchimp_asks_who_had_left(): void {
		$api = $this->api( Mailchimp::NAME );
		$api->subscribe(
			$this->account( Mailchimp::NAME, '', false ),
			'a1b2c3d4e5',
			self::contact( 'left@example.com' )
		);
		$sent = array_column( $this->server?->stop() ?? [], 'body' );
		self::assertStringContainsString( '"status_if_new":"subscribed"', $sent[0] ?? '' );
		self::assertStringContainsString( '"status":"pending"', $sent[1] ?? '' );
		self::assertInstanceOf(
			Undeliverable::class,
			$this->outcome( Mailchimp::NAME, 'speak', self::contact( 'gone@example.com' ) )
		);
		self::assertInstanceOf(
			Undeliverable::class,
			$this->outcome( Mailchimp::NAME, 'speak', null, 'secret-key-without-centre' )
		);
	}

	/**
	 * NEWS-204 NEWS-205: what a provider says decides what becomes of a sign-up, and what the owner reads.
	 *
	 * @return array<string, array{string, int, string, class-string|null, string}>
	 */
	public static function answers(): array {
		$later = DeliveryFailed::class;
		$final = Undeliverable::class;
		return [
			'a phone number of somebody else' => [
				Brevo::NAME,
				400,
				'{"code":"duplicate_parameter","message":"Unable to create contact, SMS is already associated with another Contact","metadata":{"duplicate_identifiers":["SMS"]}}',
				$final,
				'SMS is already associated',
			],
			'the same without metadata'       => [
				Brevo::NAME,
				400,
				'{"code":"duplicate_parameter","message":"SMS is already associated with another Contact"}',
				$final,
				'SMS is already associated',
			],
			'address and number'              => [
				Brevo::NAME,
				400,
				'{"code":"duplicate_parameter","message":"x","metadata":{"duplicate_identifiers":["email","SMS"]}}',
				$final,
				'error 400: “x”',
			],
			'the address itself'              => [
				Brevo::NAME,
				400,
				'{"code":"duplicate_parameter","message":"Contact already exist","metadata":{"duplicate_identifiers":["email"]}}',
				null,
				'',
			],
			'an address that may not ask'     => [
				Brevo::NAME,
				401,
				'{"code":"unauthorized","message":"We have detected you are using an unrecognised IP address 192.0.2.1"}',
				$final,
				'unrecognised IP address',
			],
			'a plan without it'               => [
				MailerLite::NAME,
				403,
				'{"message":"Your plan does not include this feature."}',
				$final,
				'does not include this feature',
			],
			'no word at all'                  => [ MailerLite::NAME, 403, '{}', $final, 'returned error 403' ],
			'a wrong key'                     => [ Mailchimp::NAME, 401, '{}', $final, 'Enter a new key' ],
			'a field'                         => [
				Mailchimp::NAME,
				400,
				'{"title":"Invalid Resource","detail":"Your merge fields were invalid.","errors":[{"field":"BIRTHDAY","message":"Please enter the date"}]}',
				$final,
				'BIRTHDAY: Please enter the date',
			],
			'a field of MailerLite’s'         => [
				MailerLite::NAME,
				422,
				'{"message":"The given data was invalid.","errors":{"fields.size":["The size must be a number."]}}',
				$final,
				'fields.size: The size must be a number.',
			],
			'not now'                         => [
				Mailchimp::NAME,
				400,
				'{"title":"Invalid Resource","detail":"new@example.com has signed up to a lot of lists very recently; we\'re not allowing more signups for now"}',
				$later,
				'limiting requests',
			],
		];
	}

	/**
	 * @param string            $kind   The provider's.
	 * @param int               $status What it answers.
	 * @param string            $body   What it says.
	 * @param class-string|null $end    How the call ends; null: well.
	 * @param string            $words  What the owner reads.
	 */
	#[DataProvider( 'answers' )]
	public function test_what_a_provider_says_counts(
		string $kind,
		int $status,
		string $body,
		?string $end,
		string $words
	): void {
		add_filter(
			'pre_http_request',
			static fn (): array => [
				'response' => [ 'code' => $status ],
				'headers'  => [],
				'body'     => $body,
			]
		);
		$failure = $this->outcome( $kind );
		self::assertSame( $end, null === $failure ? null : $failure::class );
		self::assertStringContainsString( $words, (string) $failure?->getMessage() );
		if ( $failure instanceof DeliveryFailed ) {
			self::assertGreaterThan( 60, $failure->wait );
		}
	}

	/**
	 * NEWS-206: who had left Brevo is on the list again by their own consent, or the owner is told.
	 */
	public function test_brevo_takes_back_who_had_left(): void {
		$api = $this->api( Brevo::NAME );
		$api->subscribe( $this->account( Brevo::NAME, '', false ), '7', self::contact( 'left@example.com' ) );
		self::assertFalse( $this->last_body( Brevo::NAME )['emailBlacklisted'] ?? null );
		$failure = $this->outcome( Brevo::NAME, 'speak', self::contact( 'left@example.com' ) );
		self::assertInstanceOf( Undeliverable::class, $failure );
		self::assertStringContainsString( 'unsubscribed from your emails', $failure->getMessage() );
	}

	/**
	 * Brevo is asked for five hundred lists, however many it says there are.
	 */
	public function test_brevo_is_not_asked_without_end(): void {
		$caller = $this->api( Brevo::NAME );
		$asked  = [];
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $options, string $url ) use ( &$asked ): array {
				parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
				$asked[] = $query['offset'] ?? null;
				return [
					'response' => [ 'code' => 200 ],
					'headers'  => [],
					'body'     => '{"count":1000,"lists":[]}',
				];
			},
			10,
			3
		);
		$caller->lists( $this->account( Brevo::NAME ) );
		self::assertSame( array_map( strval( ... ), range( 0, 450, 50 ) ), $asked );
	}

	/**
	 * Brevo leads who said yes back to the page, or home where nobody knows it.
	 */
	public function test_brevo_leads_back_to_the_page(): void {
		foreach ( [
			'https://example.org/subscribe/' => self::contact(),
			home_url( '/' )                  => new ProviderContact( 'd', 'new@example.com' ),
		] as $page => $contact ) {
			$this->api( Brevo::NAME )->subscribe( $this->account( Brevo::NAME, '', true, 3 ), '7', $contact );
			self::assertSame( $page, $this->last_body( Brevo::NAME )['redirectionUrl'] ?? null );
		}
	}

	/**
	 * Brevo asks where the account has a template for it.
	 */
	public function test_brevo_asks_with_a_template(): void {
		foreach ( [ 3 => '/v3/contacts/doubleOptinConfirmation', 0 => '/v3/contacts' ] as $template => $path ) {
			$api = $this->api( Brevo::NAME );
			$api->subscribe( $this->account( Brevo::NAME, '', true, $template ), '7', self::contact() );
			$api->subscribe(
				$this->account( Brevo::NAME, '', true, $template ),
				'7',
				self::contact( 'known@example.com' )
			);
			self::assertSame(
				0 === $template ? [ $path, $path, "{$path}/known%40example.com" ] : [ $path, $path ],
				array_column( $this->server?->stop() ?? [], 'path' )
			);
		}
		self::assertInstanceOf(
			Undeliverable::class,
			$this->outcome( Brevo::NAME, 'speak', null, '', 'garden-notes' )
		);
	}

	/**
	 * MailerLite: an active subscriber stays active, others are asked; without double opt-in, nobody is.
	 */
	public function test_mailerlite_keeps_who_is_active(): void {
		$expect = [
			'known@example.com' => null,
			'left@example.com'  => 'unconfirmed',
			'new@example.com'   => 'unconfirmed',
		];
		foreach ( $expect as $email => $status ) {
			self::assertNull( $this->outcome( MailerLite::NAME, 'speak', self::contact( $email ) ) );
			self::assertSame( $status, $this->last_body( MailerLite::NAME )['status'] ?? null, $email );
		}
		$this->api( MailerLite::NAME )->subscribe(
			$this->account( MailerLite::NAME, '', false ),
			'118053',
			self::contact()
		);
		self::assertSame( 'active', $this->last_body( MailerLite::NAME )['status'] ?? null );
	}

	/**
	 * LEAD-18: a webhook without an address is told to the owner.
	 */
	public function test_a_webhook_needs_an_address(): void {
		$api = $this->api( WebhookList::NAME );
		$this->expectException( Undeliverable::class );
		$api->subscribe( new Account( 'main', WebhookList::NAME, 'secret-key' ), 'x', self::contact() );
	}

	/**
	 * Stops the server and returns the body of what it was asked last.
	 *
	 * @return array<array-key, mixed>
	 */
	private function last_body( string $kind ): array {
		$received = $this->server?->stop() ?? [];
		$body     = json_decode( $received[ count( $received ) - 1 ]['body'] ?? '', true );
		self::assertIsArray( $body );
		$data = WebhookList::NAME === $kind ? $body['data'] ?? null : $body;
		self::assertIsArray( $data );
		return $data;
	}
}
