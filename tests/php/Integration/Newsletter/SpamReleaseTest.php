<?php
/**
 * Sign-ups taken for spam that are none, and those that are.
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
use Brolga\Core\Kernel\Installer;
use Brolga\Core\Rest\Gate;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Settings\Vault;
use Brolga\Forms\CustomTypes\CustomFieldTypes;
use Brolga\Mail\MailShare;
use Brolga\Mail\Sender;
use Brolga\Newsletter\Lists\ListKeepers;
use Brolga\Newsletter\Lists\ListMails;
use Brolga\Newsletter\Lists\ListRetention;
use Brolga\Newsletter\Lists\ListTokens;
use Brolga\Newsletter\Lists\LocalList;
use Brolga\Newsletter\Lists\NewsletterSection;
use Brolga\Newsletter\Lists\SpamRelease;
use Brolga\Newsletter\Providers\Mailchimp;
use Brolga\Newsletter\Providers\RemoteList;
use Brolga\Newsletter\Signups\SubscriptionService;
use Brolga\Newsletter\Subscribers\SignupRepository;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\Unsubscribes;
use Brolga\Outbox\Outbox;
use Brolga\Outbox\OutboxSweep;
use Brolga\Tests\NewsletterTestCase;
use Brolga\Webhooks\Events\SubscriptionRequested;
use Brolga\Webhooks\Webhook;
use Brolga\Webhooks\Webhooks;

/**
 * SPAM-12 PRIV-8
 */
final class SpamReleaseTest extends NewsletterTestCase {

	/** What a robot does. */
	private const TRAP = [ 'honeypot' => 'x' ];

	private const REMOTE = [
		'provider'    => 'mailchimp',
		'accountName' => 'main',
		'listId'      => 'a1b2c3d4e5',
	];

	private SubscriberRepository $subscribers;
	private SpamRelease $release;
	private AuditLogRepository $audit;

	protected function setUp(): void {
		parent::setUp();
		$settings    = new Settings();
		$ledger      = new LedgerRepository( $this->connection, $this->clock );
		$ip          = new ClientIp( $settings, $this->hmac );
		$share       = new MailShare( $ledger, $ip, $this->clock, $this->hmac );
		$tokens      = new ListTokens( $this->hmac, $this->clock );
		$signups     = new SignupRepository( $this->connection, $this->clock );
		$outbox      = new Outbox( $this->jobs );
		$transaction = $this->built->get( Transaction::class );
		$events      = $this->built->get( Events::class );

		$this->subscribers   = new SubscriberRepository( $this->connection, $this->clock );
		$this->audit         = new AuditLogRepository( $this->connection, $this->clock );
		$keepers             = new ListKeepers( [
			new LocalList(
				$this->subscribers,
				$signups,
				$this->built->get( Unsubscribes::class ),
				$transaction,
				$tokens,
				new ListMails( $outbox, $tokens, new Sender( $settings ), new Details( $settings ) ),
				$share,
				$ip
			),
			new RemoteList( Mailchimp::NAME, $this->subscribers, $signups, $outbox, $share, $ip ),
		] );
		$this->release       = new SpamRelease( $this->subscribers, $keepers, $events, $transaction, $this->audit );
		$this->subscriptions = new SubscriptionService(
			$this->built->get( Gate::class ),
			$ip,
			$this->locator,
			$transaction,
			$keepers,
			$this->built->get( CustomFieldTypes::class ),
			$this->clock,
			$events,
			$this->guard,
			$this->subscribers
		);
		foreach ( [ 'outbox', 'audit' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
	}

	/**
	 * A row that is in spam.
	 *
	 * @param array<string, mixed> $sent What differs from what most send.
	 * @return int Its number.
	 */
	private function kept_apart( array $sent = [] ): int {
		$this->sign_up( $this->signup_on_page(), $sent + self::TRAP );
		return (int) $this->subscriber()['id'];
	}

	/**
	 * Kinds and payloads of what waits, oldest first.
	 *
	 * @return list<array{string, mixed}>
	 */
	private function jobs_of_the_queue(): array {
		return array_map(
			static fn ( array $row ): array => [ (string) $row['kind'], json_decode( (string) $row['payload'], true ) ],
			$this->connection->rows( "SELECT kind, payload FROM {$this->connection->table( 'outbox' )} ORDER BY id" )
		);
	}

	/**
	 * SPAM-12: the mail that asks leaves, its link confirms, the proof is the visitor's own.
	 */
	public function test_a_released_wish_goes_on_as_if_it_had_just_come_in(): void {
		$id     = $this->kept_apart();
		$before = $this->subscriber();
		// Longer than a link confirms, counted from the wish.
		$this->clock->advance( 31 * 86400 );
		self::assertSame( [ 'released' => [ $id ], 'refused' => [] ], $this->release->release( [ $id ], 7 ) );
		$after = $this->subscriber();
		self::assertSame( 'pending', $after['status'] );
		foreach ( [ 'consent_text', 'consent_page', 'consent_ip_hash', 'consent_at', 'spam_reason' ] as $proof ) {
			self::assertSame( $before[ $proof ], $after[ $proof ], $proof );
		}
		self::assertCount( 1, $this->waiting_mails() );
		self::assertSame(
			$before['fields'],
			$this->connection->value( "SELECT fields FROM {$this->connection->table( 'signups' )}" )
		);
		$this->pages->answer( $this->link( ListTokens::CONFIRM ), true );
		self::assertSame( 'confirmed', $this->subscriber()['status'] );
		$line = $this->audit->newest( 1 )[0] ?? [];
		self::assertSame(
			[ 7, SpamRelease::AUDIT, 1 ],
			[ $line['user'] ?? 0, $line['action'] ?? '', $line['items'] ?? 0 ]
		);
	}

	/**
	 * SPAM-12: a second press, or another administrator's, does nothing.
	 */
	public function test_a_wish_is_released_once(): void {
		$id = $this->kept_apart();
		$this->release->release( [ $id, $id ], 1 );
		self::assertSame( [ 'released' => [], 'refused' => [] ], $this->release->release( [ $id, 999999 ], 2 ) );
		self::assertCount( 1, $this->waiting_mails() );
		self::assertCount( 1, $this->audit->newest( 9 ) );
	}

	/**
	 * SPAM-12: who is on a list, asked, or has left is not touched.
	 */
	public function test_only_what_is_in_spam_is_released(): void {
		$id = $this->kept_apart();
		foreach ( [ 'pending', 'confirmed', 'unsubscribed', 'handed_on' ] as $status ) {
			$this->connection->execute( "UPDATE {$this->connection->table( 'subscribers' )} SET status = %s", $status );
			self::assertSame( [], $this->release->release( [ $id ], 1 )['released'] );
			self::assertSame( $status, $this->subscriber()['status'] );
		}
		self::assertSame( [], $this->waiting_mails() );
	}

	/**
	 * SPAM-12 NEWS-23 OUTBOX-450: what robots typed in cannot be made into many mails to one address.
	 */
	public function test_an_address_that_had_its_share_stays_and_is_told(): void {
		foreach ( range( 1, 4 ) as $list ) {
			$this->sign_up(
				$this->signup_on_page( [ 'listId' => "list-{$list}" ] ),
				self::TRAP + [ 'list_id' => "list-{$list}" ]
			);
		}
		$ids = array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->connection->rows( "SELECT id FROM {$this->connection->table( 'subscribers' )} ORDER BY id" )
		);
		self::assertSame(
			[ 'released' => array_slice( $ids, 0, 3 ), 'refused' => array_slice( $ids, 3 ) ],
			$this->release->release( $ids, 1 )
		);
		self::assertCount( 3, $this->waiting_mails() );
		self::assertSame(
			'spam',
			$this->connection->value( "SELECT status FROM {$this->connection->table( 'subscribers' )} WHERE list_id = 'list-4'" )
		);
		$this->clock->advance( 3600 );
		self::assertSame( array_slice( $ids, 3 ), $this->release->release( $ids, 1 )['released'] );
	}

	/**
	 * SPAM-12 NEWS-12: a wish for a provider's list is kept under that list, and goes to it.
	 */
	public function test_a_wish_for_a_provider_goes_to_the_provider(): void {
		$form = $this->signup_on_page( self::REMOTE );
		$this->sign_up(
			$form,
			self::TRAP + [ 'provider' => 'mailchimp', 'account' => 'main', 'list_id' => 'a1b2c3d4e5' ]
		);
		$row = $this->subscriber();
		self::assertSame(
			[ 'mailchimp/main/a1b2c3d4e5', 'spam', $form->format() ],
			[ $row['list_id'], $row['status'], $row['form'] ]
		);
		$this->release->release( [ (int) $row['id'] ], 1 );
		$this->release->release( [ (int) $row['id'] ], 1 );
		$jobs = $this->jobs_of_the_queue();
		self::assertCount( 1, $jobs );
		[ $kind, $payload ] = $jobs[0];
		self::assertIsArray( $payload );
		self::assertSame(
			[ 'provider', 'mailchimp', 'main', 'a1b2c3d4e5', (int) $row['id'] ],
			[ $kind, $payload['provider'], $payload['account'], $payload['list'], $payload['subscriber'] ]
		);
	}

	/**
	 * SPAM-12 LEAD-18: webhooks hear of it now, those of its form alone.
	 */
	public function test_webhooks_are_told_when_it_is_released(): void {
		$webhooks = new Webhooks( new Vault() );
		$webhooks->put(
			new Webhook( 'mine', 'https://1.1.1.1/', 'sixteen-letters-!', [ 'enquiry' ], [ SubscriptionRequested::ID ] )
		);
		$webhooks->put( new Webhook(
			'other',
			'https://1.1.1.1/',
			'sixteen-letters-!',
			[ 'another' ],
			[ SubscriptionRequested::ID ]
		) );
		$id = $this->kept_apart();
		self::assertSame( [], $this->jobs_of_the_queue() );
		$this->release->release( [ $id ], 1 );
		self::assertSame( [ 'mail', 'webhook' ], array_column( $this->jobs_of_the_queue(), 0 ) );
	}

	/**
	 * PRIV-8: as long as the owner says, a month unless he does; the filter has the last word.
	 */
	public function test_what_stays_in_spam_is_forgotten(): void {
		remove_all_filters( Installer::HOURLY );
		add_action( Installer::HOURLY, $this->built->get( ListRetention::class )->run_task( ... ) );
		add_action( Installer::HOURLY, $this->built->get( OutboxSweep::class )->run_task( ... ) );
		$left = function ( int $days ): int {
			$this->connection->execute( "DELETE FROM {$this->connection->table( 'subscribers' )}" );
			$this->kept_apart();
			$this->clock->advance( $days * 86400 - 60 );
			do_action( Installer::HOURLY );
			self::assertSame(
				'1',
				$this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'subscribers' )}" ),
				'Too early.'
			);
			$this->clock->advance( 120 );
			do_action( Installer::HOURLY );
			return (int) $this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'subscribers' )}" );
		};
		self::assertSame( 0, $left( 30 ) );
		self::set( new NewsletterSection(), [ 'spam_days' => 3 ] );
		self::assertSame( 0, $left( 3 ) );
		add_filter( 'brolga_spam_signup_days', static fn (): int => 5 );
		self::assertSame( 0, $left( 5 ) );
	}

	/**
	 * PRIV-8: also where it is more than one statement deletes.
	 */
	public function test_much_spam_is_forgotten_in_batches(): void {
		$rows = array_map(
			static fn ( int $number ): string => "('newsletter', '{$number}@example.com', '', 'spam', '', '', "
				. "'2020-01-01 00:00:00', '2020-01-01 00:00:00')",
			range( 0, ListRetention::BATCH )
		);
		$this->connection->execute(
			"INSERT INTO {$this->connection->table( 'subscribers' )} (list_id, email, fields, status, consent_text, "
				. 'consent_page, consent_at, created_at) VALUES ' . implode( ', ', $rows )
		);
		$this->built->get( ListRetention::class )->run_task();
		self::assertSame( 0, $this->rows_of( 'subscribers' ) );
	}

	/**
	 * NEWS-26: a released wish has its month from the mail that asks on.
	 */
	public function test_a_released_wish_has_its_month(): void {
		remove_all_filters( Installer::HOURLY );
		add_action( Installer::HOURLY, $this->built->get( ListRetention::class )->run_task( ... ) );
		add_action( Installer::HOURLY, $this->built->get( OutboxSweep::class )->run_task( ... ) );
		$id = $this->kept_apart();
		$this->clock->advance( 29 * 86400 );
		$this->release->release( [ $id ], 1 );
		$this->clock->advance( 29 * 86400 );
		do_action( Installer::HOURLY );
		self::assertSame( 'pending', $this->subscriber()['status'] );
		$this->clock->advance( 2 * 86400 );
		do_action( Installer::HOURLY );
		self::assertSame(
			'0',
			$this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'subscribers' )}" )
		);
	}

	/**
	 * NEWS-26: the owner can wait longer for a yes, not shorter than its link works.
	 */
	public function test_the_owner_says_how_long_a_wish_waits(): void {
		remove_all_filters( Installer::HOURLY );
		add_action( Installer::HOURLY, $this->built->get( ListRetention::class )->run_task( ... ) );
		add_action( Installer::HOURLY, $this->built->get( OutboxSweep::class )->run_task( ... ) );
		self::set( new NewsletterSection(), [ 'unconfirmed_days' => 60 ] );
		$this->sign_up( $this->signup_on_page() );
		$this->clock->advance( 59 * 86400 );
		do_action( Installer::HOURLY );
		self::assertSame( 'pending', $this->subscriber()['status'] );
		$this->clock->advance( 2 * 86400 );
		do_action( Installer::HOURLY );
		self::assertSame(
			'0',
			$this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'subscribers' )}" )
		);
	}

	/**
	 * SPAM-12 REST-17: by the routes; what is not in spam stays.
	 */
	public function test_the_routes(): void {
		$this->become( 'editor' );
		$spam = $this->kept_apart();
		$this->sign_up( $this->signup_on_page(), [ 'email' => 'kim@example.com' ] );
		$kim = (int) $this->subscriber( 'kim@example.com' )['id'];
		self::assertSame( 400, $this->rest( 'POST', '/brolga/v1/subscribers/release', [ 'ids' => [] ] )->get_status() );
		self::assertSame(
			400,
			$this->rest( 'POST', '/brolga/v1/subscribers/discard', [ 'ids' => [ 'x' ] ] )->get_status()
		);
		self::assertSame(
			[ 'deleted' => 1 ],
			$this->rest( 'POST', '/brolga/v1/subscribers/discard', [ 'ids' => [ $spam, $kim ] ] )->get_data()
		);
		self::assertSame( 'pending', $this->subscriber( 'kim@example.com' )['status'] );
		self::assertSame( 'discard_signups', $this->audit->newest( 1 )[0]['action'] ?? '' );
		self::assertSame(
			[ 'deleted' => 0 ],
			$this->rest( 'POST', '/brolga/v1/subscribers/discard', [ 'ids' => [ $spam, $kim ] ] )->get_data()
		);
		self::assertCount( 1, $this->audit->newest( 9 ), 'Nothing was done.' );
		self::assertSame( 0, $this->built->get( SubscriberListRepository::class )->discard( [] ) );
		$again = $this->kept_apart();
		self::assertSame(
			[ 'released' => [ $again ], 'refused' => [] ],
			$this->rest( 'POST', '/brolga/v1/subscribers/release', [ 'ids' => [ $again ] ] )->get_data()
		);
	}
}
