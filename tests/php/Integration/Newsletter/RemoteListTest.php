<?php
/**
 * Sign-ups on their way to a provider.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Newsletter;

use Brolga\Api\Newsletter\Account;
use Brolga\Core\Database\Connection;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Events\Events;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Rest\Gate;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\Vault;
use Brolga\Core\Support\ErrorKey;
use Brolga\Forms\CustomTypes\CustomFieldTypes;
use Brolga\Forms\Source\FormId;
use Brolga\Mail\MailShare;
use Brolga\Newsletter\Lists\ListKeepers;
use Brolga\Newsletter\Providers\Accounts;
use Brolga\Newsletter\Providers\Brevo;
use Brolga\Newsletter\Providers\ListApis;
use Brolga\Newsletter\Providers\Mailchimp;
use Brolga\Newsletter\Providers\ProviderCaller;
use Brolga\Newsletter\Providers\ProviderHandler;
use Brolga\Newsletter\Providers\RemoteList;
use Brolga\Newsletter\Signups\SubscriptionService;
use Brolga\Newsletter\Subscribers\SignupRepository;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\Unsubscribes;
use Brolga\Outbox\Calls\Caller;
use Brolga\Outbox\Calls\HostPauses;
use Brolga\Outbox\Outbox;
use Brolga\Outbox\RunReport;
use Brolga\Outbox\Worker;
use Brolga\Tests\NewsletterTestCase;
use Brolga\Tests\Support\ApiServer;
use Brolga\Tests\Support\FixedResolver;

/**
 * NEWS-12 NEWS-17 NEWS-22 OUTBOX-14: stored first, then brought there by the outbox.
 */
final class RemoteListTest extends NewsletterTestCase {

	private const KEY = 'secret-key-us21';

	private const BLOCK = [
		'provider'    => 'mailchimp',
		'accountName' => 'main',
		'listId'      => 'a1b2c3d4e5',
		'firstName'   => true,
	];

	private const SIGN_UP = [
		'provider'  => 'mailchimp',
		'account'   => 'main',
		'list_id'   => 'a1b2c3d4e5',
		'firstname' => 'Jo',
	];

	private ?ApiServer $server = null;

	private Accounts $accounts;

	protected function setUp(): void {
		parent::setUp();
		$ledger = new LedgerRepository( $this->connection, $this->clock );
		$ip     = new ClientIp( new Settings(), $this->hmac );
		$share  = new MailShare( $ledger, $ip, $this->clock, $this->hmac );
		$outbox = new Outbox( $this->jobs );
		$remote = new RemoteList( Mailchimp::NAME, $this->subscribers(), $this->signups(), $outbox, $share, $ip );

		$this->accounts      = new Accounts( new Vault() );
		$this->subscriptions = new SubscriptionService(
			$this->built->get( Gate::class ),
			$ip,
			$this->locator,
			$this->built->get( Transaction::class ),
			new ListKeepers( [ $remote ] ),
			$this->built->get( CustomFieldTypes::class ),
			$this->clock,
			$this->built->get( Events::class ),
			$this->guard,
			new SubscriberRepository( $this->connection, $this->clock )
		);
		$this->serve( 'speak' );
	}

	protected function tearDown(): void {
		$this->server?->stop();
		parent::tearDown();
	}

	private function subscribers(): SubscriberRepository {
		return new SubscriberRepository( $this->connection, $this->clock );
	}

	private function signups(): SignupRepository {
		return new SignupRepository( $this->connection, $this->clock );
	}

	private function url( string $path = '' ): string {
		return (string) $this->server?->url( $path );
	}

	/**
	 * Starts the provider anew, and points the account at it.
	 */
	private function serve( string $mode ): void {
		$this->server?->stop();
		$this->server = new ApiServer( 'mailchimp', $mode );
		$this->accounts->put( new Account( 'main', Mailchimp::NAME, self::KEY, $this->url( '/3.0' ) ) );
	}

	/**
	 * One run of the outbox.
	 */
	private function deliver(): RunReport {
		$client = new Client( new FixedResolver(), new AllowedHosts( [ '127.0.0.1' ] ) );
		$client->register();
		$handler = new ProviderHandler(
			$this->accounts,
			$this->subscribers(),
			$this->signups(),
			$this->built->get( Transaction::class ),
			new ListApis( [ new Mailchimp( new ProviderCaller(
				new Caller(
					$client,
					$this->clock,
					new HostPauses( new LedgerRepository( new Connection(), $this->clock ), $this->clock )
				)
			) ) ] )
		);
		return ( new Worker( $this->jobs, $this->connection, $this->clock, [ $handler ], 0 ) )->run( 10, 50 );
	}

	private function error(): string {
		return $this->jobs->failed_jobs( ProviderHandler::KIND )['last_error'];
	}

	private function remote_signup(): FormId {
		return $this->signup_on_page( self::BLOCK );
	}

	/**
	 * OUTBOX-14 NEWS-15: the row with its proof and the job are there; nobody was called while the visitor waits.
	 */
	public function test_a_sign_up_is_stored_before_anybody_is_called(): void {
		self::assertNull( $this->sign_up( $this->remote_signup(), self::SIGN_UP )->error );
		$row = $this->subscriber();
		self::assertSame(
			[ 'mailchimp/main/a1b2c3d4e5', 'pending', 'Jo', 'http://127.0.0.1/subscribe/' ],
			[ $row['list_id'], $row['status'], $row['first_name'], $row['consent_page'] ]
		);
		self::assertNotSame( '', $row['consent_text'] );
		self::assertNotSame( '', $row['consent_ip_hash'] );
		self::assertSame( 1, $this->rows_of( 'outbox' ) );
		self::assertSame( [], $this->server?->stop() );
	}

	public function test_the_outbox_brings_it_to_the_provider(): void {
		$this->sign_up( $this->remote_signup(), self::SIGN_UP );
		self::assertSame( 1, $this->deliver()->sent );
		self::assertSame( 'handed_on', $this->subscriber()['status'] );
		$received = $this->server?->stop() ?? [];
		self::assertSame(
			[ '/3.0/lists/a1b2c3d4e5/members/' . md5( 'jo@example.com' ) ],
			array_column( $received, 'path' )
		);
		self::assertStringContainsString( '"merge_fields":{"FNAME":"Jo"}', $received[0]['body'] ?? '' );
	}

	/**
	 * Both or neither: without its job a sign-up would lie here for ever.
	 */
	public function test_a_sign_up_without_its_job_is_not_stored(): void {
		$id = $this->remote_signup();
		add_filter(
			'query',
			static fn ( string $sql ): string => 1 === preg_match( '/^INSERT INTO \S*brolga_outbox/', $sql )
				? 'INSERT INTO no_such_table VALUES (1)'
				: $sql
		);
		self::assertSame( ErrorKey::Unavailable, $this->sign_up( $id, self::SIGN_UP )->error );
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
	}

	/**
	 * NEWS-17: whoever is known reads what everybody reads, at once.
	 */
	public function test_all_are_answered_alike(): void {
		$id     = $this->remote_signup();
		$answer = [];
		foreach ( [
			'new@example.com',
			'known@example.com',
			'new@example.com',
			'left@example.com',
			'gone@example.com',
		] as $email ) {
			$result   = $this->sign_up( $id, [ 'email' => $email ] + self::SIGN_UP );
			$answer[] = [ $result->error, $result->message, $result->redirect ];
		}
		self::assertCount( 1, array_unique( $answer, SORT_REGULAR ) );
		self::assertStringContainsString( 'Thank you', $answer[0][1] );
	}

	/**
	 * 429: not before the provider's own moment, however short our delay is.
	 */
	public function test_a_busy_provider_is_left_alone(): void {
		$this->sign_up( $this->remote_signup(), self::SIGN_UP );
		$this->serve( 'busy' );
		self::assertSame( 1, $this->deliver()->failed );
		self::assertSame( $this->clock->timestamp() + 7200, $this->jobs->next_due() );
		$this->serve( 'speak' );
		$this->clock->advance( 7199 );
		self::assertSame( 0, $this->deliver()->sent );
		$this->clock->advance( 1 );
		self::assertSame( 1, $this->deliver()->sent );
	}

	public function test_a_broken_provider_is_asked_again_after_a_minute(): void {
		$this->sign_up( $this->remote_signup(), self::SIGN_UP );
		foreach ( [ 'broken' => 60, 'html' => 300, 'empty' => 1800 ] as $mode => $delay ) {
			$this->serve( $mode );
			self::assertSame( 1, $this->deliver()->failed, $mode );
			self::assertSame( $this->clock->timestamp() + $delay, $this->jobs->next_due() );
			self::assertSame( 'pending', $this->subscriber()['status'] );
			$this->clock->advance( $delay );
		}
		$this->serve( 'speak' );
		self::assertSame( 1, $this->deliver()->sent );
	}

	/**
	 * What is refused waits for the owner, who mends it and sends it again.
	 */
	public function test_a_refusal_is_a_dead_letter_that_can_be_sent_again(): void {
		$this->sign_up( $this->remote_signup(), self::SIGN_UP );
		$this->accounts->put( new Account( 'main', Mailchimp::NAME, 'wrong-key-us21', $this->url( '/3.0' ) ) );
		self::assertSame( 1, $this->deliver()->dead );
		self::assertSame( 1, $this->jobs->failed_jobs( ProviderHandler::KIND )['dead'] );
		self::assertStringContainsString( '“main”', $this->error() );
		self::assertStringNotContainsString( 'wrong-key', $this->error() );

		$this->serve( 'speak' );
		self::assertSame( 0, $this->deliver()->sent );
		self::assertSame( 0, $this->jobs->revive_kind( 'mail' ) );
		self::assertSame( 1, $this->jobs->revive_kind( ProviderHandler::KIND ) );
		self::assertSame( 1, $this->deliver()->sent );
	}

	public function test_an_account_that_is_gone_is_named(): void {
		$this->sign_up( $this->remote_signup(), self::SIGN_UP );
		self::assertTrue( $this->accounts->remove( 'main' ) );
		self::assertSame( 1, $this->deliver()->dead );
		self::assertStringContainsString( 'The Mailchimp account “main” does not exist', $this->error() );
	}

	/**
	 * Who was erased, or left, before the outbox ran is brought nowhere.
	 */
	public function test_nobody_is_brought_there_after_he_left(): void {
		$this->sign_up( $this->remote_signup(), self::SIGN_UP );
		$this->sign_up( $this->remote_signup(), [ 'email' => 'two@example.com' ] + self::SIGN_UP );
		$this->built->get( Unsubscribes::class )->leave( (int) $this->subscriber()['id'] );
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'subscribers' )} WHERE email = %s", 'two@example.com' );
		self::assertSame( 2, $this->deliver()->sent );
		self::assertSame( [], $this->server?->stop() );
		self::assertSame( 'unsubscribed', $this->subscriber()['status'] );
	}

	/**
	 * NEWS-32: each job brings what its own request said, and what stands here changes when the provider has it.
	 */
	public function test_each_job_brings_its_own_request(): void {
		$id = $this->remote_signup();
		$this->sign_up( $id, self::SIGN_UP );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.7';
		$this->sign_up( $id, [ 'firstname' => 'Kim' ] + self::SIGN_UP );
		self::assertSame( 2, $this->deliver()->sent );
		$names = array_map(
			static fn ( array $call ): string => 1 === preg_match( '/"FNAME":"(\w+)"/', $call['body'], $match )
				? $match[1]
				: '',
			$this->server?->stop() ?? []
		);
		self::assertSame( [ 'Jo', 'Kim' ], $names );
		self::assertSame(
			[ 'handed_on', 'Kim', 0 ],
			[ $this->subscriber()['status'], $this->subscriber()['first_name'], $this->rows_of( 'signups' ) ]
		);
		$before = $this->subscriber();
		$this->sign_up( $id, [ 'firstname' => 'Lee' ] + self::SIGN_UP );
		self::assertSame( $before, $this->subscriber() );
	}

	/**
	 * NEWS-23 NEWS-31: an address is brought to a list a few times, then rests: providers send mail. Who is not brought
	 * there is told.
	 */
	public function test_an_address_typed_over_and_over_is_not_called_each_time(): void {
		$id = $this->remote_signup();
		for ( $time = 0; $time < 6; $time++ ) {
			self::assertSame( $time < 3 ? null : ErrorKey::TooMany, $this->sign_up( $id, self::SIGN_UP )->error );
		}
		self::assertSame( 3, $this->rows_of( 'outbox' ) );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.7';
		$this->clock->advance( 3600 );
		self::assertNull( $this->sign_up( $id, self::SIGN_UP )->error );
		self::assertSame( 4, $this->rows_of( 'outbox' ) );
	}

	/**
	 * A block without an account means the only one there is.
	 */
	public function test_the_only_account_needs_no_name(): void {
		self::assertSame( 'main', $this->accounts->find( Mailchimp::NAME, '' )?->name );
		self::assertNull( $this->accounts->find( Brevo::NAME, '' ) );
		self::assertNull( $this->accounts->find( Brevo::NAME, 'main' ) );
		$this->accounts->put( new Account( 'second', Mailchimp::NAME, self::KEY ) );
		self::assertNull( $this->accounts->find( Mailchimp::NAME, '' ) );
		self::assertSame( 'second', $this->accounts->find( Mailchimp::NAME, 'second' )?->name );
	}

	/**
	 * NEWS-22: the key is nowhere but, sealed, in its option.
	 */
	public function test_a_key_stands_nowhere(): void {
		$id = $this->remote_signup();
		$this->sign_up( $id, self::SIGN_UP );
		$this->serve( 'broken' );
		$this->deliver();
		$this->become( 'administrator' );
		$page   = get_post( $id->source->post_id() );
		$places = [
			'page'    => (string) do_blocks( $page->post_content ?? '' ),
			'index'   => (string) wp_json_encode(
				rest_get_server()->response_to_data( $this->rest( 'GET', '/' ), false )
			),
			'routes'  => (string) wp_json_encode(
				rest_get_server()->response_to_data( $this->rest( 'GET', '/brolga/v1' ), false )
			),
			'outbox'  => (string) wp_json_encode(
				$this->connection->rows( "SELECT * FROM {$this->connection->table( 'outbox' )}" )
			),
			'table'   => (string) wp_json_encode(
				$this->connection->rows( "SELECT * FROM {$this->connection->table( 'subscribers' )}" )
			),
			'options' => (string) wp_json_encode(
				$this->connection->rows( "SELECT * FROM {$this->connection->options_table()}" )
			),
		];
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', [] );
		self::assertIsArray( $exporters );
		foreach ( $exporters as $name => $exporter ) {
			if (
				is_array( $exporter )
				&& is_callable( $exporter['callback'] ?? null )
				&& str_starts_with( (string) $name, 'brolga' )
			) {
				$places[ "export {$name}" ] = (string) wp_json_encode(
					( $exporter['callback'] )( 'jo@example.com', 1 )
				);
			}
		}
		self::assertGreaterThan( 6, count( $places ) );
		foreach ( $places as $place => $text ) {
			self::assertNotSame( '', $text, $place );
			self::assertStringNotContainsString( 'secret-key', $text, $place );
			self::assertStringNotContainsString( base64_encode( self::KEY ), $text, $place );
		}
		self::assertStringContainsString( 'brolga_accounts', $places['options'] );
		self::assertSame( self::KEY, $this->accounts->find( Mailchimp::NAME, 'main' )?->key );
		// A payload names nobody either.
		self::assertStringNotContainsString( 'jo@example.com', $places['outbox'] );
	}

	/**
	 * An account that is saved without a key keeps the one it has.
	 */
	public function test_an_empty_key_keeps_the_old_one(): void {
		$this->accounts->put( new Account( 'main', Mailchimp::NAME, '', 'https://api.example/3.0', false, 3 ) );
		$account = $this->accounts->all()['main'] ?? null;
		self::assertSame(
			[ self::KEY, 'https://api.example/3.0', false, 3 ],
			[ $account?->key, $account?->url, $account?->double_opt_in, $account?->template ]
		);
	}

	/**
	 * NEWS-36: an account waits for a plugin that is off.
	 */
	public function test_what_is_no_account_is_none(): void {
		update_option(
			Accounts::OPTION,
			[
				'x'          => 'y',
				'ok'         => [ 'kind' => 'pigeon' ],
				'Not A Name' => [ 'kind' => 'brevo' ],
				'b'          => [ 'kind' => 'brevo', 'secret' => 'not sealed', 'url' => 7 ],
			]
		);
		self::assertSame( [ 'ok', 'b' ], array_keys( $this->accounts->all() ) );
		self::assertSame( '', $this->accounts->all()['b']->key );
	}
}
