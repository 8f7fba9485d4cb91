<?php
/**
 * Other servers hear of enquiries.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Webhooks;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Events\Events;
use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Settings\Vault;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\SystemClock;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Newsletter\Lists\ListName;
use Brolga\Newsletter\Lists\LocalList;
use Brolga\Newsletter\Lists\SignupStored;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;
use Brolga\Outbox\Calls\Caller;
use Brolga\Outbox\Calls\HostPauses;
use Brolga\Outbox\Calls\SignedPost;
use Brolga\Outbox\RunReport;
use Brolga\Tests\FormTestCase;
use Brolga\Tests\Support\ApiServer;
use Brolga\Tests\Support\FixedResolver;
use Brolga\Webhooks\Events\SubscriptionRequested;
use Brolga\Webhooks\Events\WebhookEvents;
use Brolga\Webhooks\Webhook;
use Brolga\Webhooks\WebhookHandler;
use Brolga\Webhooks\Webhooks;

/**
 * LEAD-18 LEAD-736 OUTBOX-14
 */
final class LeadWebhooksTest extends FormTestCase {

	private ?ApiServer $server = null;

	private Webhooks $webhooks;

	protected function setUp(): void {
		parent::setUp();
		$this->webhooks = new Webhooks( new Vault() );
		$this->serve( 'speak' );
	}

	protected function tearDown(): void {
		$this->server?->stop();
		parent::tearDown();
	}

	private function url( string $path = '' ): string {
		return (string) $this->server?->url( $path );
	}

	/**
	 * Starts the receiver anew, and points the webhook at it.
	 *
	 * @param list<string> $forms The forms it is told of.
	 */
	private function serve(
		string $mode,
		array $forms = [],
		string $path = '/hook',
		string $secret = 'secret-key-of-the-site'
	): void {
		$this->server?->stop();
		$this->server = new ApiServer( 'webhook', $mode );
		$this->webhooks->put( new Webhook( 'crm', $this->url( $path ), $secret, $forms ) );
	}

	private function deliver(): RunReport {
		$client = new Client( new FixedResolver(), new AllowedHosts( [ '127.0.0.1' ] ) );
		$client->register();
		$post    = new SignedPost(
			new Caller(
				$client,
				$this->clock,
				new HostPauses( new LedgerRepository( new Connection(), $this->clock ), $this->clock )
			),
			$this->clock
		);
		$handler = new WebhookHandler(
			$this->webhooks,
			$this->built->get( WebhookEvents::class ),
			$post,
			$this->clock
		);
		return $this->deliver_by( $handler, 10 );
	}

	/**
	 * Sends an enquiry and returns its number.
	 */
	private function enquire(): int {
		$result = $this->service->submit( $this->submission( $this->form_on_page( [ 'title' => 'Enquiry' ] ) ) );
		self::assertNull( $result->error );
		return $result->lead_id;
	}

	/**
	 * The receiver believes only what is signed; what it reads is the enquiry.
	 */
	public function test_a_signed_lead_arrives(): void {
		$id = $this->enquire();
		self::assertSame( 2, $this->deliver()->sent );
		$received = $this->server?->stop() ?? [];
		self::assertCount( 1, $received );
		$body = json_decode( $received[0]['body'], true );
		self::assertIsArray( $body );
		self::assertSame( [ 'lead.created', home_url( '/' ) ], [ $body['event'], $body['site'] ] );
		self::assertSame(
			[],
			preg_grep( '/^x-brolga/', array_keys( $received[0]['headers'] ) ),
			'LEAD-736: no headers of our own.'
		);
		$lead = $body['data'];
		self::assertIsArray( $lead );
		self::assertSame(
			[ $id, 'Jo Smith', 'jo@example.com', 'http://127.0.0.1/contact/' ],
			[ $lead['id'], $lead['name'], $lead['email'], $lead['page'] ]
		);
		self::assertIsArray( $lead['fields'] );
		self::assertSame( [ 'name', 'email', 'services', 'message' ], array_column( $lead['fields'], 'id' ) );
		self::assertSame( [], $lead['variants'], 'No test showed anything.' );
	}

	/**
	 * NEWS-32: a sign-up is told as it was asked for, whatever stands in the list.
	 */
	public function test_a_sign_up_tells_its_own_request(): void {
		$this->webhooks->put(
			new Webhook( 'crm', $this->url( '/hook' ), 'secret-key-of-the-site', [], [ SubscriptionRequested::ID ] )
		);
		$subscribers = $this->built->get( SubscriberRepository::class );
		$local       = $this->built->get( LocalList::class );
		$place       = $subscribers->lock( 'newsletter', 'jo@example.com' );
		$this->connection->execute( "UPDATE {$this->connection->table( 'subscribers' )} SET status = 'unsubscribed', first_name = 'Jo', consent_text = 'Once a month' WHERE id = %d", $place->id );
		$signup = $local->subscribe(
			ListName::parse( 'newsletter' ),
			SubscriptionRequest::by_administrator( 'jo@example.com', 'Kim', '', 'Every hour' )
		);
		$this->built->get( Events::class )->dispatch( new SignupStored( $place->id, 'enquiry', $signup->id ?? 0 ) );
		self::assertSame( 2, $this->deliver()->sent );
		$body = json_decode( ( $this->server?->stop() ?? [] )[0]['body'] ?? '', true );
		self::assertIsArray( $body );
		self::assertIsArray( $body['data'] );
		self::assertSame(
			[ 'Kim', 'Every hour', 'pending' ],
			[ $body['data']['first_name'], $body['data']['consent'], $body['data']['status'] ]
		);
	}

	/**
	 * LEAD-21: lead, mail and webhook are one transaction.
	 */
	public function test_it_is_queued_with_the_lead_or_neither_is(): void {
		$id = $this->form_on_page();
		add_filter(
			'query',
			static fn ( string $sql ): string => str_contains( $sql, "'webhook'" )
				? 'INSERT INTO no_such_table VALUES (1)'
				: $sql
		);
		self::assertSame( ErrorKey::Unavailable, $this->service->submit( $this->submission( $id ) )->error );
		self::assertSame( [ 0, 0 ], [ $this->rows_of( 'entries' ), $this->rows_of( 'outbox' ) ] );
	}

	public function test_spam_is_told_to_nobody(): void {
		$result = $this->service->submit( $this->submission( $this->form_on_page(), honeypot: 'I am a robot' ) );
		self::assertNull( $result->error );
		self::assertSame( 0, $this->rows_of( 'outbox' ) );
	}

	/**
	 * What an owner calls spam before it left stays here, and so does what was erased.
	 */
	public function test_what_is_spam_or_gone_by_then_is_told_to_nobody(): void {
		$this->inbox->update( $this->enquire(), LeadStatus::Spam, '', 0 );
		$gone = $this->enquire();
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'entries' )} WHERE id = %d", $gone );
		$this->deliver();
		self::assertSame( [], $this->server?->stop() );
	}

	public function test_a_webhook_hears_of_its_forms_alone(): void {
		$this->serve( 'speak', [ 'another' ] );
		$this->enquire();
		self::assertSame( 1, $this->rows_of( 'outbox' ), 'The mail.' );
		$this->serve( 'speak', [ 'another', 'enquiry' ] );
		$this->enquire();
		self::assertSame( 3, $this->rows_of( 'outbox' ) );
		$this->webhooks->put( new Webhook( 'crm', $this->url(), '', [], [ SubscriptionRequested::ID ] ) );
		$this->enquire();
		self::assertSame( 4, $this->rows_of( 'outbox' ) );
	}

	/**
	 * The same id in each attempt, so that a receiver takes it once; the signature is of the moment.
	 */
	public function test_each_attempt_has_the_same_id(): void {
		$this->enquire();
		$this->serve( 'broken' );
		self::assertSame( 1, $this->deliver()->failed );
		$first = ( $this->server?->stop() ?? [] )[0]['headers'] ?? [];
		$this->clock->advance( 60 );
		$this->serve( 'speak' );
		self::assertSame( 1, $this->deliver()->sent );
		$second = ( $this->server?->stop() ?? [] )[0]['headers'] ?? [];
		self::assertNotSame( '', $first['webhook-id'] ?? '' );
		self::assertSame( $first['webhook-id'] ?? '', $second['webhook-id'] ?? '' );
		self::assertNotSame( $first['webhook-signature'] ?? '', $second['webhook-signature'] ?? '' );
	}

	/**
	 * OUTBOX-8 OUTBOX-9: what was given up stands beside the lead, by its kind, and can be sent again.
	 */
	public function test_a_dead_webhook_is_shown_and_can_be_sent_again(): void {
		$id = $this->enquire();
		$this->serve( 'speak', [], '/gone' );
		$this->deliver();
		$this->become( 'editor' );
		$lead = (array) $this->rest( 'GET', "/brolga/v1/leads/{$id}" )->get_data();
		self::assertIsArray( $lead['delivery'] );
		self::assertSame( 'sent', $lead['delivery']['state'], 'The email has arrived.' );
		$list   = (array) $this->rest( 'GET', '/brolga/v1/leads' )->get_data();
		$listed = (array) ( (array) $list['items'] )[0];
		self::assertSame( [ 'state' => 'sent' ], $listed['delivery'] );
		self::assertIsArray( $lead['delivery']['mails'] );
		self::assertSame(
			[ [ 'mail', 'sent' ], [ 'webhook', 'dead' ] ],
			array_map(
				null,
				array_column( $lead['delivery']['mails'], 'kind' ),
				array_column( $lead['delivery']['mails'], 'state' )
			)
		);
		self::assertStringContainsString(
			'127.0.0.1 refused the webhook with error 410',
			(string) wp_json_encode( $lead['delivery']['mails'], JSON_UNESCAPED_SLASHES )
		);

		$this->serve( 'speak' );
		self::assertTrue( $this->inbox->resend( $id, 0 ) );
		self::assertSame( 1, $this->deliver()->sent, 'The webhook, and no second mail.' );
		$kinds = array_column(
			(array) ( ( (array) $this->rest( 'GET', "/brolga/v1/leads/{$id}" )->get_data() )['timeline'] ?? [] ),
			'kind'
		);
		self::assertContains( 'webhook', $kinds );
	}

	public function test_a_wrong_secret_is_refused_by_the_receiver(): void {
		$this->enquire();
		$this->serve( 'speak', [], '/hook', 'another-secret' );
		$report = $this->deliver();
		self::assertSame( [ 1, 1 ], [ $report->sent, $report->dead ] );
	}

	/**
	 * LEAD-736: a receiver that knows the secret before goes on for a day, and no longer.
	 */
	public function test_an_old_secret_signs_for_a_day(): void {
		$this->become( 'administrator' );
		$save = fn ( string $secret ): int => $this->rest(
			'PUT',
			'/brolga/v1/webhooks/crm',
			[ 'url' => 'https://93.184.216.34/hook', 'secret' => $secret, 'events' => [ 'lead.created' ] ]
		)->get_status();
		self::assertSame( [ 200, 200 ], [ $save( 'secret-key-of-the-site' ), $save( 'another-secret-key' ) ] );
		self::assertSame( 200, $save( '' ), 'What else is changed keeps it.' );
		self::assertSame( 200, $save( 'another-secret-key' ), 'The same again is no change.' );
		$stored = $this->webhooks->find( 'crm' );
		self::assertNotNull( $stored );
		$now = ( new SystemClock() )->timestamp();
		self::assertSame( [ 'another-secret-key', 'secret-key-of-the-site' ], $stored->secrets( $now ) );
		self::assertSame( [ 'another-secret-key' ], $stored->secrets( $now + 86401 ) );
		self::assertStringNotContainsString( 'secret-key', (string) wp_json_encode( get_option( Webhooks::OPTION ) ) );
		$this->webhooks->put(
			new Webhook( 'crm', $stored->url, '', old_secret: 'secret-key-of-the-site', old_until: $now - 1 )
		);
		self::assertSame( 200, $save( '' ) );
		self::assertSame( '', $this->webhooks->find( 'crm' )?->old_secret, 'Of no use any more, it is forgotten.' );

		$this->enquire();
		$this->server?->stop();
		$this->server = new ApiServer( 'webhook', 'speak' );
		$this->webhooks->put( new Webhook(
			'crm',
			$this->url( '/hook' ),
			'another-secret-key',
			old_secret: 'secret-key-of-the-site',
			old_until: $this->clock->timestamp() + 1
		) );
		self::assertSame( 2, $this->deliver()->sent, 'The receiver knows the old one.' );

		$this->enquire();
		$this->clock->advance( 2 );
		$report = $this->deliver();
		self::assertSame( [ 1, 1 ], [ $report->sent, $report->dead ], 'The mail alone.' );
	}

	/**
	 * LEAD-736: it stops when its owner says so, and never signs for another server.
	 */
	public function test_an_old_secret_can_be_ended(): void {
		$this->become( 'administrator' );
		$save  = fn ( string $url, string $secret ): array => (array) $this->rest(
			'PUT',
			'/brolga/v1/webhooks/crm',
			[ 'url' => $url, 'secret' => $secret, 'events' => [ 'lead.created' ] ]
		)->get_data();
		$until = static fn ( array $hooks ): mixed => array_column( $hooks, 'old_secret_until' )[0];
		$save( 'https://93.184.216.34/hook', 'secret-key-of-the-site' );
		self::assertNotSame( '', $until( $save( 'https://93.184.216.34/hook', 'another-secret-key' ) ) );
		$ended = (array) $this->rest( 'DELETE', '/brolga/v1/webhooks/crm/old-secret' )->get_data();
		self::assertSame( '', $until( $ended ) );
		self::assertSame( [ 'another-secret-key' ], $this->webhooks->find( 'crm' )?->secrets( 0 ) );
		self::assertSame( 404, $this->rest( 'DELETE', '/brolga/v1/webhooks/none/old-secret' )->get_status() );

		$save( 'https://93.184.216.34/hook', 'secret-key-of-the-site' );
		self::assertSame( '', $until( $save( 'https://93.184.216.35/hook', 'a-third-secret-key' ) ) );
	}

	public function test_a_webhook_that_was_removed_is_told_of(): void {
		$id = $this->enquire();
		self::assertTrue( $this->webhooks->remove( 'crm' ) );
		self::assertFalse( $this->webhooks->remove( 'crm' ) );
		$this->deliver();
		self::assertStringContainsString(
			'no longer exists',
			implode( '', array_column( $this->jobs->history( Lead::subject( $id ) ), 'last_error' ) )
		);
	}

	/**
	 * NEWS-22: the secret is sealed, and in no job.
	 */
	public function test_the_secret_stands_nowhere(): void {
		$this->enquire();
		foreach ( [ $this->connection->table( 'outbox' ), $this->connection->options_table() ] as $table ) {
			$text = (string) wp_json_encode( $this->connection->rows( "SELECT * FROM {$table}" ) );
			self::assertStringContainsString( 'crm', $text );
			self::assertStringNotContainsString( 'secret-key', $text );
		}
	}
}
