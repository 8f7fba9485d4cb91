<?php
/**
 * Accounts and webhooks as owners save them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Rest;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Settings\Vault;
use Brolga\Core\Support\SystemClock;
use Brolga\Newsletter\Providers\Accounts;
use Brolga\Newsletter\Providers\AccountsController;
use Brolga\Newsletter\Providers\ListApis;
use Brolga\Newsletter\Providers\ListChoices;
use Brolga\Newsletter\Providers\MailerLite;
use Brolga\Newsletter\Providers\ProviderCaller;
use Brolga\Newsletter\Providers\ProviderHandler;
use Brolga\Newsletter\Providers\WebhookList;
use Brolga\Outbox\Calls\Caller;
use Brolga\Outbox\Calls\HostPauses;
use Brolga\Outbox\Calls\SignedPost;
use Brolga\Outbox\Outbox;
use Brolga\Outbox\OutboxRepository;
use Brolga\Tests\Support\ApiServer;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FixedResolver;
use Brolga\Tests\TestCase;
use Brolga\Webhooks\Events\WebhookEvents;
use Brolga\Webhooks\Webhooks;
use Brolga\Webhooks\WebhooksController;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;

/**
 * NEWS-12 NEWS-20 NEWS-22 LEAD-18
 */
#[Group( 'once' )]
final class AccountsControllerTest extends TestCase {

	private const SECRET = 'secret-key';

	private ?ApiServer $server = null;

	private OutboxRepository $jobs;

	/** The routes over a resolver and an allow list of the test's. */
	protected function setUp(): void {
		parent::setUp();
		delete_option( Accounts::OPTION );
		delete_option( Webhooks::OPTION );
		$this->serve( 'mailerlite' );
		$clock      = new SystemClock();
		$http       = new Client(
			new FixedResolver( [ 'hooks.example' => [ [ '8.8.8.8' ] ], 'rebind.example' => [ [ '10.0.0.1' ] ] ] ),
			new AllowedHosts( [ '127.0.0.1' ] ),
			0.5
		);
		$caller     = new Caller(
			$http,
			$clock,
			new HostPauses( new LedgerRepository( new Connection(), $clock ), $clock )
		);
		$post       = new SignedPost( $caller, $clock );
		$this->jobs = new OutboxRepository( new Connection(), $clock );
		$http->register();
		remove_all_actions( 'rest_api_init' );
		$GLOBALS['wp_rest_server'] = null;
		$apis     = new ListApis( [ new MailerLite( new ProviderCaller( $caller ) ), new WebhookList( $post ) ] );
		$accounts = new AccountsController(
			new Accounts( new Vault() ),
			new ListChoices( $apis ),
			$apis,
			$http,
			$this->jobs,
			new Outbox( $this->jobs )
		);
		add_action( 'rest_api_init', $accounts->add_routes( ... ) );
		add_action(
			'rest_api_init',
			( new WebhooksController(
				new Webhooks( new Vault() ),
				Built::around( new SystemClock() )->get( WebhookEvents::class ),
				$http,
				$post,
				$clock
			) )->add_routes( ... )
		);
		$this->become( 'administrator' );
	}

	protected function tearDown(): void {
		$this->server?->stop();
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	private function url( string $path = '' ): string {
		return (string) $this->server?->url( $path );
	}

	private function serve( string $speaker, string $mode = 'speak' ): void {
		$this->server?->stop();
		$this->server = new ApiServer( $speaker, $mode );
	}

	/**
	 * @param array<string, mixed> $change What differs from a good account.
	 */
	private function save( array $change = [], string $name = 'main' ): WP_REST_Response {
		return $this->rest(
			'PUT',
			"/brolga/v1/accounts/{$name}",
			$change + [ 'kind' => 'mailerlite', 'key' => self::SECRET, 'url' => $this->url( '/api' ) ]
		);
	}

	/** NEWS-12: a provider whose key or address has changed is asked for its lists anew. */
	public function test_lists_are_not_remembered_past_a_change(): void {
		$this->save();
		set_transient( 'brolga_lists_main', [ 'old' => 'Of another account' ], 600 );
		set_transient( 'brolga_lists_other', [ 'mine' => 'Of its own' ], 600 );
		$this->save();
		self::assertFalse( get_transient( 'brolga_lists_main' ) );
		self::assertNotFalse( get_transient( 'brolga_lists_other' ) );
	}

	public function test_a_key_goes_in_and_never_comes_out(): void {
		foreach ( [
			$this->save( [ 'double_opt_in' => false, 'template' => 4 ] ),
			$this->rest( 'GET', '/brolga/v1/accounts' ),
		] as $answer ) {
			self::assertSame( 200, $answer->get_status() );
			self::assertStringNotContainsString( self::SECRET, (string) wp_json_encode( $answer->get_data() ) );
			$data = (array) $answer->get_data();
			self::assertSame(
				[ [
					'name'          => 'main',
					'kind'          => 'mailerlite',
					'provider'      => 'MailerLite',
					'has_key'       => true,
					'url'           => $this->url( '/api' ),
					'double_opt_in' => false,
					'template'      => 4,
				] ],
				$data['items']
			);
		}
		self::assertSame(
			'no-store',
			$this->rest( 'GET', '/brolga/v1/accounts' )->get_headers()['Cache-Control'] ?? ''
		);
		self::assertSame( self::SECRET, ( new Accounts( new Vault() ) )->find( MailerLite::NAME, 'main' )?->key );
		self::assertSame( 200, $this->rest( 'DELETE', '/brolga/v1/accounts/main' )->get_status() );
		self::assertSame( 404, $this->rest( 'DELETE', '/brolga/v1/accounts/main' )->get_status() );
	}

	/**
	 * Whoever may save, but does not know the key, cannot have it sent to a server of his own.
	 */
	public function test_a_stored_key_goes_to_no_new_address(): void {
		$this->save();
		self::assertSame( 200, $this->save( [ 'key' => '' ] )->get_status() );
		self::assertSame( 400, $this->save( [ 'key' => '', 'url' => 'https://hooks.example/steal' ] )->get_status() );
		self::assertSame( 400, $this->save( [ 'key' => '', 'kind' => 'webhook' ] )->get_status() );
		self::assertSame( 400, $this->save( [ 'key' => '' ], 'new' )->get_status() );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function addresses_inside(): iterable {
		foreach ( [
			'https://169.254.169.254/latest/meta-data/',
			'https://localhost/',
			'https://10.0.0.1/',
			'https://[::1]/',
			'http://hooks.example/',
			'https://rebind.example/',
			'https://user@hooks.example/',
			'javascript:alert(1)',
		] as $url ) {
			yield $url => [ $url ];
		}
	}

	/**
	 * NEWS-20: told when it is typed, not first when it fails.
	 */
	#[DataProvider( 'addresses_inside' )]
	public function test_an_address_inside_cannot_be_saved( string $url ): void {
		self::assertSame( 400, $this->save( [ 'url' => $url ] )->get_status() );
		self::assertSame(
			400,
			$this->rest(
				'PUT',
				'/brolga/v1/webhooks/crm',
				[ 'url' => $url, 'secret' => 'sixteen-letters-!', 'events' => [ 'lead.created' ] ]
			)->get_status()
		);
		self::assertSame( [], ( new Accounts( new Vault() ) )->all() );
		self::assertSame( [], ( new Webhooks( new Vault() ) )->all() );
	}

	public function test_what_does_not_fit_is_refused(): void {
		foreach ( [
			[ 'kind' => 'pigeon' ],
			[ 'kind' => [] ],
			[ 'template' => -1 ],
			[ 'surprise' => 1 ],
			[ 'kind' => 'webhook', 'url' => '' ],
		] as $change ) {
			self::assertSame( 400, $this->save( $change )->get_status(), (string) wp_json_encode( $change ) );
		}
		self::assertSame( 404, $this->save( [], 'not_a_name' )->get_status() );
		self::assertSame( 200, $this->save( [], 'MAIN' )->get_status() );
		self::assertSame( [ 'main' ], array_keys( ( new Accounts( new Vault() ) )->all() ) );
	}

	/**
	 * Editors choose a list, see no key, and ask the provider once.
	 */
	public function test_editors_choose_among_lists(): void {
		$this->save();
		$this->become( 'editor' );
		self::assertSame(
			[ [ 'provider' => 'mailerlite', 'label' => 'MailerLite', 'account' => 'main', 'has_lists' => true ] ],
			$this->rest( 'GET', '/brolga/v1/lists' )->get_data()
		);
		foreach ( [ 1, 2 ] as $time ) {
			self::assertSame(
				[ [ 'id' => '118053', 'name' => 'Garden notes' ], [ 'id' => '118054', 'name' => 'Events' ] ],
				$this->rest( 'GET', '/brolga/v1/lists/main' )->get_data(),
				"Time {$time}"
			);
		}
		self::assertCount( 1, $this->server?->stop() ?? [] );
		self::assertSame( 404, $this->rest( 'GET', '/brolga/v1/lists/other' )->get_status() );
		self::assertSame( 403, $this->rest( 'GET', '/brolga/v1/accounts' )->get_status() );
	}

	public function test_a_provider_that_does_not_tell_is_reported(): void {
		$this->serve( 'mailerlite', 'html' );
		$this->save();
		$answer = $this->rest( 'GET', '/brolga/v1/lists/main' );
		self::assertSame( 502, $answer->get_status() );
		self::assertStringContainsString( 'MailerLite', (string) wp_json_encode( $answer->get_data() ) );
		self::assertStringNotContainsString( self::SECRET, (string) wp_json_encode( $answer->get_data() ) );
	}

	/**
	 * OUTBOX-9: what was given up is counted, with its reason, and sent again by one press.
	 */
	public function test_sign_ups_that_failed_are_sent_again(): void {
		$connection = new Connection();
		$connection->execute( "DELETE FROM {$connection->table( 'outbox' )}" );
		foreach ( [ ProviderHandler::KIND, 'mail' ] as $kind ) {
			$this->jobs->add( new Job( $kind, [] ) );
			$job = $this->jobs->claim();
			self::assertNotNull( $job );
			$this->jobs->mark_failed( $job, 'No such list', true );
		}
		self::assertSame(
			[ 'dead' => 1, 'last_error' => 'No such list' ],
			( (array) $this->rest( 'GET', '/brolga/v1/accounts' )->get_data() )['failed_jobs']
		);
		self::assertSame(
			[ 'dead' => 0, 'last_error' => '' ],
			( (array) $this->rest( 'POST', '/brolga/v1/accounts/deliveries' )->get_data() )['failed_jobs']
		);
		self::assertSame( 1, $this->jobs->state()->dead );
		self::assertSame( ProviderHandler::KIND, $this->jobs->claim()?->kind );
	}

	/**
	 * LEAD-18
	 */
	public function test_a_webhook_is_saved_tested_and_removed(): void {
		$this->serve( 'webhook' );
		$hook  = [
			'url'    => $this->url( '/hook' ),
			'secret' => 'another-secret-key',
			'forms'  => [ 'enquiry' ],
			'events' => [ 'lead.created' ],
		];
		$saved = $this->rest( 'PUT', '/brolga/v1/webhooks/crm', $hook );
		self::assertSame(
			[ [
				'id'         => 'crm',
				'url'        => $hook['url'],
				'has_secret' => true,
				'old_secret_until' => '',
				'forms'      => [ 'enquiry' ],
				'events'     => [ 'lead.created' ],
			] ],
			$saved->get_data()
		);
		$tested = $this->rest( 'POST', '/brolga/v1/webhooks/crm/test' )->get_data();
		self::assertSame(
			[ 'sent' => false, 'message' => '127.0.0.1 refused the webhook with error 401. Check that its URL and secret are correct.' ],
			$tested,
			'The receiver knows another secret.'
		);

		// An empty one keeps what is stored.
		foreach ( [ 'secret-key-of-the-site', '' ] as $secret ) {
			self::assertSame(
				200,
				$this->rest( 'PUT', '/brolga/v1/webhooks/crm', [ 'secret' => $secret ] + $hook )->get_status()
			);
		}
		$tested = (array) $this->rest( 'POST', '/brolga/v1/webhooks/crm/test' )->get_data();
		self::assertTrue( $tested['sent'] );
		self::assertStringContainsString( '"event":"test"', ( $this->server?->stop() ?? [] )[1]['body'] ?? '' );

		self::assertSame( [], $this->rest( 'DELETE', '/brolga/v1/webhooks/crm' )->get_data() );
		self::assertSame( 404, $this->rest( 'POST', '/brolga/v1/webhooks/crm/test' )->get_status() );
	}

	public function test_a_webhook_needs_a_secret_that_nobody_guesses(): void {
		$hook = [ 'url' => 'https://hooks.example/', 'events' => [ 'lead.created' ] ];
		foreach ( [
			[],
			[ 'secret' => '' ],
			[ 'secret' => 'short' ],
			[ 'secret' => 'whsec_' . base64_encode( 'too few bytes' ) ],
			[ 'secret' => 'whsec_no Base64, however long it may be' ],
			[ 'secret' => 'sixteen-letters-!', 'events' => [] ],
			[ 'secret' => 'sixteen-letters-!', 'events' => [ 'everything' ] ],
			[ 'secret' => 'sixteen-letters-!', 'forms' => [ [] ] ],
		] as $change ) {
			self::assertSame(
				400,
				$this->rest( 'PUT', '/brolga/v1/webhooks/crm', $change + $hook )->get_status(),
				(string) wp_json_encode( $change )
			);
		}
	}
}
