<?php
/**
 * What all providers have in common.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Newsletter;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Jobs\DeliveryFailed;
use Brolga\Core\Jobs\Undeliverable;
use Brolga\Newsletter\Providers\Account;
use Brolga\Newsletter\Providers\Brevo;
use Brolga\Newsletter\Providers\Contact;
use Brolga\Newsletter\Providers\ListApi;
use Brolga\Newsletter\Providers\Mailchimp;
use Brolga\Newsletter\Providers\MailerLite;
use Brolga\Newsletter\Providers\ProviderCaller;
use Brolga\Newsletter\Providers\ProviderKind;
use Brolga\Newsletter\Providers\WebhookList;
use Brolga\Outbox\Calls\Caller;
use Brolga\Outbox\Calls\HostPauses;
use Brolga\Outbox\Calls\SignedPost;
use Brolga\Tests\Support\ApiServer;
use Brolga\Tests\Support\FixedResolver;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use Throwable;

/**
 * NEWS-12: one suite for each provider, against a server of this machine that
 * speaks the provider's documented API.
 *
 * @phpstan-import-type Received from ApiServer
 */
final class ProviderContractTest extends TestCase {

	/** Key, path of the API, a list of the account, and a list that it has not. */
	private const ACCOUNTS = [
		'mailchimp'  => [ 'secret-key-us21', '/3.0', 'a1b2c3d4e5', '0000000000' ],
		'brevo'      => [ 'secret-key', '/v3', '7', '8' ],
		'mailerlite' => [ 'secret-key', '/api', '118053', '1' ],
		'webhook'    => [ 'secret-key', '/hook', 'garden-notes', '' ],
	];

	private ?ApiServer $server = null;

	protected function tearDown(): void {
		$this->server?->stop();
		parent::tearDown();
	}

	/**
	 * @return iterable<string, array{ProviderKind}>
	 */
	public static function kinds(): iterable {
		foreach ( ProviderKind::cases() as $kind ) {
			yield $kind->value => [ $kind ];
		}
	}

	/**
	 * Starts the provider's server and returns who speaks to it.
	 */
	private function api( ProviderKind $kind, string $mode = 'speak' ): ListApi {
		$this->server?->stop();
		$this->server = new ApiServer( $kind->value, $mode );
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
			ProviderKind::Mailchimp  => new Mailchimp( new ProviderCaller( $caller ) ),
			ProviderKind::Brevo      => new Brevo( new ProviderCaller( $caller ) ),
			ProviderKind::MailerLite => new MailerLite( new ProviderCaller( $caller ) ),
			ProviderKind::Webhook    => new WebhookList( new SignedPost( $caller, $clock ) ),
		};
	}

	private function account(
		ProviderKind $kind,
		string $key = '',
		bool $double_opt_in = true,
		int $template = 0
	): Account {
		return new Account(
			'main',
			$kind,
			'' === $key ? self::ACCOUNTS[ $kind->value ][0] : $key,
			(string) $this->server?->url( self::ACCOUNTS[ $kind->value ][1] ),
			$double_opt_in,
			$template
		);
	}

	private static function contact( string $email = 'new@example.com' ): Contact {
		return new Contact(
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
		ProviderKind $kind,
		string $mode = 'speak',
		?Contact $contact = null,
		string $key = '',
		?string $list = null
	): ?Throwable {
		$api = $this->api( $kind, $mode );
		try {
			$api->subscribe(
				$this->account( $kind, $key ),
				$list ?? self::ACCOUNTS[ $kind->value ][2],
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
	public function test_new_and_known_addresses_are_taken( ProviderKind $kind ): void {
		$api = $this->api( $kind );
		foreach ( [ 'new@example.com', 'known@example.com', 'known@example.com', 'new@example.com' ] as $email ) {
			$api->subscribe( $this->account( $kind ), self::ACCOUNTS[ $kind->value ][2], self::contact( $email ) );
		}
		self::assertGreaterThanOrEqual( 4, count( $this->server?->stop() ?? [] ) );
	}

	#[DataProvider( 'kinds' )]
	public function test_names_go_along_and_empty_ones_do_not( ProviderKind $kind ): void {
		$names = [
			'mailchimp'  => [ 'merge_fields' => [ 'FNAME' => 'Jo', 'LNAME' => 'Smith' ] ],
			'brevo'      => [ 'attributes' => [ 'FIRSTNAME' => 'Jo', 'LASTNAME' => 'Smith' ] ],
			'mailerlite' => [ 'fields' => [ 'name' => 'Jo', 'last_name' => 'Smith' ] ],
			'webhook'    => [ 'first_name' => 'Jo', 'last_name' => 'Smith' ],
		];
		self::assertNull( $this->outcome( $kind ) );
		$body = $this->last_body( $kind );
		self::assertSame( $names[ $kind->value ], array_intersect_key( $body, $names[ $kind->value ] ) );
		if ( ProviderKind::Webhook !== $kind ) {
			self::assertNull( $this->outcome( $kind, 'speak', new Contact( 'd', 'new@example.com' ) ) );
			self::assertArrayNotHasKey( (string) array_key_first( $names[ $kind->value ] ), $this->last_body( $kind ) );
		}
	}

	#[DataProvider( 'kinds' )]
	public function test_custom_fields_go_along( ProviderKind $kind ): void {
		self::assertNull( $this->outcome(
			$kind,
			'speak',
			new Contact(
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
			ProviderKind::Webhook    => [ 'fav-city' => 'Brisbane', 'likes' => 'Lawns, Walls', 'empty' => '' ],
			ProviderKind::MailerLite => [ 'fav_city' => 'Brisbane', 'likes' => 'Lawns, Walls' ],
			default                  => [ 'FAV_CITY' => 'Brisbane', 'LIKES' => 'Lawns, Walls' ],
		};
		self::assertSame( $expect, $fields );
	}

	/**
	 * What never works is a dead letter with a sentence: refused, wrong key, wrong list, sent elsewhere.
	 */
	#[DataProvider( 'kinds' )]
	public function test_a_refusal_is_final( ProviderKind $kind ): void {
		self::assertInstanceOf(
			Undeliverable::class,
			$this->outcome( $kind, 'speak', self::contact( 'forgotten@example.com' ) )
		);
		$wrong = $this->outcome( $kind, 'speak', null, 'another-secret-key-us21' );
		self::assertInstanceOf( Undeliverable::class, $wrong );
		self::assertStringContainsString( ProviderKind::Webhook === $kind ? '401' : 'key', $wrong->getMessage() );
		if ( ProviderKind::Webhook !== $kind ) {
			self::assertInstanceOf(
				Undeliverable::class,
				$this->outcome( $kind, 'speak', null, '', self::ACCOUNTS[ $kind->value ][3] )
			);
		}
	}

	/**
	 * 429 is left alone for as long as it says.
	 */
	#[DataProvider( 'kinds' )]
	public function test_a_busy_provider_says_when( ProviderKind $kind ): void {
		$failure = $this->outcome( $kind, 'busy' );
		self::assertInstanceOf( DeliveryFailed::class, $failure );
		self::assertSame( 7200, $failure->wait );
	}

	/**
	 * What may work later: an error of the server's, no answer in time, nobody there.
	 */
	#[DataProvider( 'kinds' )]
	public function test_what_passes_is_tried_again( ProviderKind $kind ): void {
		foreach ( [ 'broken', 'slow' ] as $mode ) {
			$failure = $this->outcome( $kind, $mode );
			self::assertInstanceOf( DeliveryFailed::class, $failure, $mode );
			self::assertSame( 0, $failure->wait );
		}
		$api = $this->api( $kind );
		$this->server?->stop();
		$this->expectException( DeliveryFailed::class );
		$api->subscribe( $this->account( $kind ), self::ACCOUNTS[ $kind->value ][2], self::contact() );
	}

	/**
	 * A page, nothing, or no end of anything is no word of the provider's. A webhook's body is nobody's business.
	 */
	#[DataProvider( 'kinds' )]
	public function test_an_answer_that_says_nothing_is_no_success( ProviderKind $kind ): void {
		foreach ( [ 'html', 'empty', 'flood' ] as $mode ) {
			$failure = $this->outcome( $kind, $mode );
			if ( ProviderKind::Webhook === $kind ) {
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
	public function test_nothing_inside_is_called( ProviderKind $kind ): void {
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
					new Account( 'main', $kind, self::ACCOUNTS[ $kind->value ][0], $url ),
					self::ACCOUNTS[ $kind->value ][2],
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
	public function test_lists_have_names( ProviderKind $kind ): void {
		$lists = $this->api( $kind )->lists( $this->account( $kind ) );
		match ( $kind ) {
			ProviderKind::Mailchimp  => self::assertSame(
				[ 'a1b2c3d4e5' => 'Garden notes', 'f6a7b8c9d0' => 'Events' ],
				$lists
			),
			ProviderKind::Brevo      => self::assertSame( [ 60, 'List 7' ], [ count( $lists ), $lists['7'] ?? '' ] ),
			ProviderKind::MailerLite => self::assertSame( 'Garden notes', $lists['118053'] ?? '' ),
			ProviderKind::Webhook    => self::assertSame( [], $lists ),
		};
		if ( ProviderKind::Webhook !== $kind ) {
			$this->expectException( DeliveryFailed::class );
			$this->api( $kind, 'html' )->lists( $this->account( $kind ) );
		}
	}

	/**
	 * Mailchimp: who had left is asked by mail, whatever the account says; whose mails came back is told to the owner.
	 */
	public function test_mailchimp_asks_who_had_left(): void {
		$api = $this->api( ProviderKind::Mailchimp );
		$api->subscribe(
			$this->account( ProviderKind::Mailchimp, '', false ),
			'a1b2c3d4e5',
			self::contact( 'left@example.com' )
		);
		$sent = array_column( $this->server?->stop() ?? [], 'body' );
		self::assertStringContainsString( '"status_if_new":"subscribed"', $sent[0] ?? '' );
		self::assertStringContainsString( '"status":"pending"', $sent[1] ?? '' );
		self::assertInstanceOf(
			Undeliverable::class,
			$this->outcome( ProviderKind::Mailchimp, 'speak', self::contact( 'gone@example.com' ) )
		);
		self::assertInstanceOf(
			Undeliverable::class,
			$this->outcome( ProviderKind::Mailchimp, 'speak', null, 'secret-key-without-centre' )
		);
	}

	/**
	 * Brevo asks where the account has a template for it.
	 */
	public function test_brevo_asks_with_a_template(): void {
		foreach ( [ 3 => '/v3/contacts/doubleOptinConfirmation', 0 => '/v3/contacts' ] as $template => $path ) {
			$api = $this->api( ProviderKind::Brevo );
			$api->subscribe( $this->account( ProviderKind::Brevo, '', true, $template ), '7', self::contact() );
			$api->subscribe(
				$this->account( ProviderKind::Brevo, '', true, $template ),
				'7',
				self::contact( 'known@example.com' )
			);
			self::assertSame( [ $path, $path ], array_column( $this->server?->stop() ?? [], 'path' ) );
		}
		self::assertInstanceOf(
			Undeliverable::class,
			$this->outcome( ProviderKind::Brevo, 'speak', null, '', 'garden-notes' )
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
			self::assertNull( $this->outcome( ProviderKind::MailerLite, 'speak', self::contact( $email ) ) );
			self::assertSame( $status, $this->last_body( ProviderKind::MailerLite )['status'] ?? null, $email );
		}
		$this->api( ProviderKind::MailerLite )->subscribe(
			$this->account( ProviderKind::MailerLite, '', false ),
			'118053',
			self::contact()
		);
		self::assertSame( 'active', $this->last_body( ProviderKind::MailerLite )['status'] ?? null );
	}

	/**
	 * LEAD-18: a webhook without an address is told to the owner.
	 */
	public function test_a_webhook_needs_an_address(): void {
		$api = $this->api( ProviderKind::Webhook );
		$this->expectException( Undeliverable::class );
		$api->subscribe( new Account( 'main', ProviderKind::Webhook, 'secret-key' ), 'x', self::contact() );
	}

	/**
	 * Stops the server and returns the body of what it was asked last.
	 *
	 * @return array<array-key, mixed>
	 */
	private function last_body( ProviderKind $kind ): array {
		$received = $this->server?->stop() ?? [];
		$body     = json_decode( $received[ count( $received ) - 1 ]['body'] ?? '', true );
		self::assertIsArray( $body );
		$data = ProviderKind::Webhook === $kind ? $body['data'] ?? null : $body;
		self::assertIsArray( $data );
		return $data;
	}
}
