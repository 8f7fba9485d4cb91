<?php
/**
 * Whether mail about enquiries is sent.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Health;

use Brolga\Core\Audit\AuditLogRepository;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthState;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Constants;
use Brolga\Health\Checks;
use Brolga\Health\SiteHealth;
use Brolga\Mail\Mail;
use Brolga\Mail\QueueCheck;
use Brolga\Outbox\FailedJobRepository;
use Brolga\Outbox\FailedJobs;
use Brolga\Outbox\Outbox;
use Brolga\Outbox\RemoteJobs;
use Brolga\Tests\LeadTestCase;
use Brolga\Webhooks\WebhookHandler;

/**
 * OUTBOX-15 LEAD-25
 */
final class QueueCheckTest extends LeadTestCase {

	/**
	 * What the check finds.
	 *
	 * @param bool $cron_is_off Whether visitors do not start WP-Cron.
	 */
	private function look( bool $cron_is_off = false ): Finding {
		return $this->check( $cron_is_off )->look();
	}

	private function check( bool $cron_is_off = false ): QueueCheck {
		return new QueueCheck(
			$this->jobs,
			$this->clock,
			new Settings(),
			$this->built->get( RemoteJobs::class ),
			$cron_is_off
		);
	}

	/**
	 * Queues a mail.
	 */
	private function queue(): void {
		$this->jobs->add( ( new Mail( [ 'owner@example.com' ], 'New', 'Hello' ) )->to_job() );
	}

	/**
	 * Fails the next mail.
	 *
	 * @param bool $final For good.
	 */
	private function fail_next( bool $final ): void {
		$job = $this->jobs->claim();
		self::assertNotNull( $job );
		$this->jobs->mark_failed( $job, 'Refused <by> server', $final );
	}

	/**
	 * OUTBOX-15: all is well while mails are sent, or wait for less than an hour.
	 */
	public function test_a_queue_that_runs_is_good(): void {
		self::assertSame( HealthState::Good, $this->look()->state );
		$this->queue();
		$this->clock->advance( QueueCheck::PATIENCE );
		self::assertSame( HealthState::Good, $this->look( true )->state );
	}

	/**
	 * OUTBOX-15: late, and worse where nothing can send it.
	 */
	public function test_a_late_queue_is_told_of(): void {
		$this->queue();
		$this->clock->advance( QueueCheck::PATIENCE + 1 );
		self::assertSame( HealthState::Recommended, $this->look()->state );
		$finding = $this->look( true );
		self::assertSame( HealthState::Critical, $finding->state );
		self::assertStringContainsString( 'DISABLE_WP_CRON', $finding->advice );
	}

	/**
	 * OUTBOX-15: failing, then dead; with the mailer's words and what they mean.
	 */
	public function test_mail_that_fails_is_told_of(): void {
		$this->queue();
		$this->fail_next( false );
		$finding = $this->look();
		self::assertSame( HealthState::Recommended, $finding->state );
		self::assertSame( 'Refused <by> server', $finding->detail );
		self::assertStringContainsString( 'Ask your mail provider', $finding->advice );
		$this->clock->advance( 60 );
		$this->fail_next( true );
		$finding = $this->look();
		self::assertSame( HealthState::Critical, $finding->state );
		self::assertContains( Finding::RESEND, array_column( $finding->actions, 'kind' ) );
	}

	/**
	 * OUTBOX-670 OUTBOX-671: another attempt is spoken of only while there will be one, in the queue's own numbers.
	 */
	public function test_attempts_are_promised_while_they_are_queued(): void {
		$delays = Constants::OUTBOX_RETRY_DELAYS_SECONDS;
		$words  = sprintf(
			'tried up to %d times over about %d hours',
			1 + count( $delays ),
			round( array_sum( $delays ) / 3600 )
		);
		$this->queue();
		foreach ( $delays as $delay ) {
			$this->fail_next( false );
			self::assertStringContainsString( $words, $this->look()->advice );
			$this->clock->advance( $delay );
		}
		$this->fail_next( false );
		$finding = $this->look();
		self::assertSame( '1 failed delivery', $finding->title );
		self::assertStringNotContainsString( 'tried', $finding->advice );
	}

	/**
	 * OUTBOX-15: a webhook whose certificate has expired is no matter of mail servers.
	 */
	public function test_a_call_that_fails_brings_no_advice_about_mail(): void {
		$this->jobs->add( new Job( WebhookHandler::KIND, [] ) );
		$job = $this->jobs->claim();
		self::assertNotNull( $job );
		$this->jobs->mark_failed( $job, 'The certificate of crm.example could not be verified.', true );
		$finding = $this->look();
		self::assertSame( 'The certificate of crm.example could not be verified.', $finding->detail );
		self::assertStringNotContainsString( 'Port 587', $finding->advice );
		self::assertStringNotContainsString( 'mail provider', $finding->advice );
	}

	/**
	 * OUTBOX-15: a database that refuses is a finding too.
	 */
	public function test_a_table_that_cannot_be_read_is_told_of(): void {
		add_filter(
			'query',
			static fn ( string $sql ): string => str_contains( $sql, 'brolga_outbox' )
				? 'SELECT * FROM brolga_no_such_table'
				: $sql
		);
		$state = $this->look()->state;
		remove_all_filters( 'query' );
		self::assertSame( HealthState::Critical, $state );
	}

	/**
	 * OUTBOX-9 PRIV-5: all dead letters are queued again, and the log says who did it.
	 */
	public function test_dead_letters_are_sent_again_all_at_once(): void {
		$audit = new AuditLogRepository( $this->connection, $this->clock );
		$dead  = new FailedJobs(
			new Outbox( $this->jobs ),
			new FailedJobRepository( $this->connection, $this->clock ),
			$audit,
			new Transaction( $this->connection )
		);
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'audit' )}" );
		self::assertSame( 0, $dead->resend( 7 ) );
		self::assertSame( [], $audit->newest( 5 ) );
		foreach ( [ true, true, false ] as $final ) {
			$this->queue();
			$this->fail_next( $final );
		}
		self::assertSame( 2, $dead->resend( 7 ) );
		self::assertSame( [ 3, 0 ], [ $this->jobs->state()->waiting, $this->jobs->state()->dead ] );
		self::assertSame(
			[ FailedJobs::AUDIT, 2, 7 ],
			[
				$audit->newest( 1 )[0]['action'] ?? '',
				$audit->newest( 1 )[0]['items'] ?? 0,
				$audit->newest( 1 )[0]['user'] ?? 0,
			]
		);
		self::assertNotNull( $this->jobs->claim() );
	}

	/**
	 * OUTBOX-9: where the log cannot be written, nothing is sent.
	 */
	public function test_without_a_line_in_the_log_nothing_is_sent_again(): void {
		$this->queue();
		$this->fail_next( true );
		$dead = new FailedJobs(
			new Outbox( $this->jobs ),
			new FailedJobRepository( $this->connection, $this->clock ),
			new AuditLogRepository( $this->connection, $this->clock ),
			new Transaction( $this->connection )
		);
		add_filter(
			'query',
			static fn ( string $sql ): string => str_contains( $sql, 'brolga_audit' )
				? 'SELECT * FROM brolga_no_such_table'
				: $sql,
			1
		);
		try {
			$dead->resend( 7 );
			self::fail( 'They were sent.' );
		} catch ( \Brolga\Core\Database\StorageUnavailable ) {
			remove_all_filters( 'query', 1 );
			// SQLite takes the test's own rows along.
			self::assertSame( 0, $this->jobs->state()->waiting );
		}
	}

	/**
	 * OUTBOX-15: the same finding stands in WordPress' Site Health, as text.
	 */
	public function test_site_health_tells_the_same(): void {
		$this->queue();
		$this->fail_next( true );
		remove_all_filters( 'site_status_tests' );
		( new SiteHealth( fn (): Checks => new Checks( [ $this->check() ] ), $this->jobs ) )->register();
		$tests = apply_filters( 'site_status_tests', [ 'async' => [] ] );
		self::assertIsArray( $tests );
		self::assertSame( [], $tests['async'] );
		self::assertIsArray( $tests['direct'] );
		self::assertIsArray( $tests['direct']['brolga_queue'] );
		self::assertIsCallable( $tests['direct']['brolga_queue']['test'] );
		$verdict = $tests['direct']['brolga_queue']['test']();
		self::assertIsArray( $verdict );
		self::assertSame( 'critical', $verdict['status'] );
		self::assertSame( $this->look()->title, $verdict['label'] );
		self::assertIsString( $verdict['description'] );
		self::assertStringContainsString( 'Refused &lt;by&gt; server', $verdict['description'] );
		self::assertIsString( $verdict['actions'] );
		self::assertStringContainsString( 'page=brolga-health', $verdict['actions'] );
	}

	/**
	 * OUTBOX-15: what owners copy has counts; what may name a visitor is not copied.
	 */
	public function test_the_debug_information_has_the_queue(): void {
		$this->queue();
		$this->queue();
		$this->fail_next( true );
		remove_all_filters( 'debug_information' );
		( new SiteHealth( static fn (): Checks => new Checks( [] ), $this->jobs ) )->register();
		$information = apply_filters( 'debug_information', [] );
		self::assertIsArray( $information );
		self::assertIsArray( $information['brolga'] );
		self::assertIsArray( $information['brolga']['fields'] );
		self::assertSame(
			[ '1', '0', '1', gmdate( 'Y-m-d H:i:s', $this->clock->timestamp() ) . ' UTC', 'Refused <by> server' ],
			array_column( $information['brolga']['fields'], 'value' )
		);
		self::assertSame(
			[ false, false, false, false, true ],
			array_column( $information['brolga']['fields'], 'private' )
		);
	}
}
