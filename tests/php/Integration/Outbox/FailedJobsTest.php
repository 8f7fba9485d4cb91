<?php
/**
 * What was given up, one by one.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Outbox;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Kernel\Installer;
use Brolga\Core\Settings\Vault;
use Brolga\Core\Support\Roles;
use Brolga\Newsletter\Lists\ListRetention;
use Brolga\Outbox\FailedJobs;
use Brolga\Outbox\OutboxSweep;
use Brolga\Tests\NewsletterTestCase;
use Brolga\Webhooks\Events\SubscriptionRequested;
use Brolga\Webhooks\Webhook;
use Brolga\Webhooks\Webhooks;

/**
 * OUTBOX-22
 */
final class FailedJobsTest extends NewsletterTestCase {

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'outbox', 'audit' ] as $table ) {
			$this->connection->execute( "DELETE FROM {$this->connection->table( $table )}" );
		}
	}

	/**
	 * A sign-up whose mail and webhook were given up.
	 *
	 * @return array{int, int, int} The subscriber, the mail's job, the webhook's.
	 */
	private function failed_jobs(): array {
		( new Webhooks( new Vault() ) )->put(
			new Webhook( 'mine', 'https://1.1.1.1/', 'sixteen-letters-!', [], [ SubscriptionRequested::ID ] )
		);
		$this->sign_up( $this->signup_on_page() );
		$this->kill( 'mail', '550 No such mailbox' );
		$this->kill( 'webhook', 'The server answered 500' );
		$jobs = array_map(
			static fn ( array $row ): int => (int) $row['id'],
			$this->connection->rows( "SELECT id FROM {$this->connection->table( 'outbox' )} ORDER BY id" )
		);
		self::assertCount( 2, $jobs );
		return [ (int) $this->subscriber()['id'], $jobs[0] ?? 0, $jobs[1] ?? 0 ];
	}

	/**
	 * Gives jobs up.
	 *
	 * @param string $error Why.
	 */
	private function kill( string $kind, string $error ): void {
		$this->connection->execute( "UPDATE {$this->connection->table( 'outbox' )} SET status = 'dead', attempts = 6, last_error = %s WHERE kind = %s", $error, $kind );
	}

	/**
	 * Some values of each row of an answer.
	 *
	 * @param string ...$names The values' names.
	 * @return list<list<mixed>>
	 */
	private static function pick( mixed $rows, string ...$names ): array {
		self::assertIsArray( $rows );
		$picked = [];
		foreach ( $rows as $row ) {
			self::assertIsArray( $row );
			$picked[] = array_map( static fn ( string $name ): mixed => $row[ $name ] ?? null, array_values( $names ) );
		}
		return $picked;
	}

	/**
	 * Presses a button, and says whether that sent anything.
	 */
	private function is_resent( string $route ): bool {
		$response = $this->rest( 'POST', $route );
		self::assertSame( 200, $response->get_status() );
		return [ 'resent' => true ] === $response->get_data();
	}

	/**
	 * A job's status and attempts.
	 *
	 * @param int $id The job.
	 * @return array{string, string}
	 */
	private function job( int $id ): array {
		$row = $this->connection->row( "SELECT status, attempts FROM {$this->connection->table( 'outbox' )} WHERE id = %d", $id ) ?? [];
		return [ (string) $row['status'], (string) $row['attempts'] ];
	}

	public function test_the_list_of_subscribers_tells_what_failed_and_why(): void {
		[ $id, $mail, $webhook ] = $this->failed_jobs();
		$this->sign_up( $this->signup_on_page(), [ 'email' => 'kim@example.com' ] );
		$this->become( Roles::LEAD_MANAGER );
		[
			[ , $items ]
		] = self::pick( [ $this->rest( 'GET', '/brolga/v1/subscribers' )->get_data() ], 'lists', 'items' );
		[ $kim, $jo ]    = self::pick( $items, 'email', 'id', 'dead' );
		self::assertSame( [ 'kim@example.com', [] ], [ $kim[0], $kim[2] ] );
		self::assertSame( [ 'jo@example.com', $id ], [ $jo[0], $jo[1] ] );
		self::assertSame(
			[
				[ $mail, 'mail', true, 6, '550 No such mailbox' ],
				[ $webhook, 'webhook', true, 6, 'The server answered 500' ],
			],
			self::pick( $jo[2], 'id', 'kind', 'subscriber', 'attempts', 'error' )
		);
	}

	/**
	 * One press sends one thing, and a second press nothing; the audit log knows of the first.
	 */
	public function test_one_is_sent_again_once(): void {
		[ $id, $mail, $webhook ] = $this->failed_jobs();
		$this->become( Roles::LEAD_MANAGER );
		$route = "/brolga/v1/subscribers/{$id}/failed-jobs/{$mail}/resend";
		self::assertTrue( $this->is_resent( $route ) );
		self::assertSame( [ [ 'pending', '0' ], [ 'dead', '6' ] ], [ $this->job( $mail ), $this->job( $webhook ) ] );
		self::assertFalse( $this->is_resent( "{$route}?pressed=twice" ) );
		$this->connection->execute( "UPDATE {$this->connection->table( 'outbox' )} SET status = 'sent' WHERE id = %d", $mail );
		self::assertFalse( $this->is_resent( "{$route}?pressed=later" ) );
		$lines = ( new AuditLogRepository( $this->connection, $this->clock ) )->newest( 9 );
		self::assertSame( [ FailedJobs::AUDIT_ONE ], array_column( $lines, 'action' ) );
	}

	/**
	 * REST-12: who manages leads gets at what is about the one in the address, and at nothing else.
	 */
	public function test_an_address_reaches_its_own_alone(): void {
		[ $id, $mail ] = $this->failed_jobs();
		$this->become( Roles::LEAD_MANAGER );
		$other = $id + 1;
		self::assertSame(
			404,
			$this->rest( 'POST', "/brolga/v1/subscribers/{$other}/failed-jobs/{$mail}/resend" )->get_status()
		);
		self::assertSame( 403, $this->rest( 'POST', "/brolga/v1/health/failed-jobs/{$mail}/resend" )->get_status() );
		self::assertSame( 'dead', $this->job( $mail )[0] );
	}

	public function test_health_lists_the_last_ones_first(): void {
		[ , $mail, $webhook ] = $this->failed_jobs();
		$this->connection->execute(
			"UPDATE {$this->connection->table( 'outbox' )} SET available_at = %d WHERE id = %d",
			$this->clock->timestamp() + 60,
			$mail
		);
		$this->become( 'administrator' );
		self::assertSame(
			[ [ $mail, 'jo@example.com' ], [ $webhook, 'jo@example.com' ] ],
			self::pick( $this->rest( 'GET', '/brolga/v1/health/failed-jobs' )->get_data(), 'id', 'about' )
		);
		self::assertTrue( $this->is_resent( "/brolga/v1/health/failed-jobs/{$webhook}/resend" ) );
		self::assertCount( 1, (array) $this->rest( 'GET', '/brolga/v1/health/failed-jobs' )->get_data() );
	}

	/**
	 * REST-12: whoever may set things and see nobody's data is told what and why, not about whom.
	 */
	public function test_health_tells_names_to_those_who_may_see_them(): void {
		$this->failed_jobs();
		$this->become( 'subscriber' );
		$user = wp_get_current_user();
		$user->add_cap( Roles::MANAGE_SETTINGS );
		self::assertEqualsCanonicalizing(
			[ [ 'mail', '' ], [ 'webhook', '' ] ],
			self::pick( $this->rest( 'GET', '/brolga/v1/health/failed-jobs' )->get_data(), 'kind', 'about' )
		);
	}

	/**
	 * NEWS-26: with the subscriber goes what names it, at once by hand, in the hour after by age.
	 */
	public function test_it_goes_with_its_subscriber(): void {
		[ $id ] = $this->failed_jobs();
		$this->become( 'administrator' );
		self::assertSame( 200, $this->rest( 'DELETE', "/brolga/v1/subscribers/{$id}" )->get_status() );
		self::assertSame(
			'0',
			$this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'outbox' )}" )
		);

		remove_all_filters( Installer::HOURLY );
		add_action( Installer::HOURLY, $this->built->get( ListRetention::class )->run_task( ... ) );
		add_action( Installer::HOURLY, $this->built->get( OutboxSweep::class )->run_task( ... ) );
		$this->failed_jobs();
		$this->connection->insert(
			'outbox',
			[
				'kind'         => 'mail',
				'subject'      => 'lead:7',
				'payload'      => '{}',
				'status'       => 'dead',
				'available_at' => 1,
				'created_at'   => '2026-01-01 00:00:00',
			]
		);
		do_action( Installer::HOURLY );
		self::assertSame(
			'3',
			$this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'outbox' )}" )
		);
		$this->clock->advance( 31 * 86400 );
		do_action( Installer::HOURLY );
		self::assertSame(
			'1',
			$this->connection->value( "SELECT COUNT(*) FROM {$this->connection->table( 'outbox' )}" ),
			'That of an enquiry stays.'
		);
	}
}
