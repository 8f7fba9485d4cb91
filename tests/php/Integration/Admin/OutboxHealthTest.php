<?php
/**
 * The outbox in Site Health.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Admin;

use Brolga\Admin\OutboxHealth;
use Brolga\Outbox\Mail;
use Brolga\Tests\LeadTestCase;

/**
 * OUTBOX-15
 */
final class OutboxHealthTest extends LeadTestCase {

	/**
	 * What Site Health is told.
	 *
	 * @param bool $cron_is_off Whether visitors do not start WP-Cron.
	 * @return array<array-key, mixed>
	 */
	private function verdict( bool $cron_is_off = false ): array {
		remove_all_filters( 'site_status_tests' );
		( new OutboxHealth( $this->jobs, $this->clock, $cron_is_off ) )->register();
		$tests = apply_filters( 'site_status_tests', [ 'async' => [] ] );
		self::assertIsArray( $tests );
		self::assertSame( [], $tests['async'] );
		self::assertIsArray( $tests['direct'] );
		self::assertIsArray( $tests['direct'][ OutboxHealth::TEST ] );
		self::assertIsCallable( $tests['direct'][ OutboxHealth::TEST ]['test'] );
		$verdict = $tests['direct'][ OutboxHealth::TEST ]['test']();
		self::assertIsArray( $verdict );
		return $verdict;
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
		self::assertSame( 'good', $this->verdict()['status'] );
		$this->queue();
		$this->clock->advance( OutboxHealth::PATIENCE );
		self::assertSame( 'good', $this->verdict( true )['status'] );
	}

	/**
	 * OUTBOX-15: late, and worse where nothing can send it.
	 */
	public function test_a_late_queue_is_told_of(): void {
		$this->queue();
		$this->clock->advance( OutboxHealth::PATIENCE + 1 );
		self::assertSame( 'recommended', $this->verdict()['status'] );
		$verdict = $this->verdict( true );
		self::assertSame( 'critical', $verdict['status'] );
		self::assertIsString( $verdict['description'] );
		self::assertStringContainsString( 'DISABLE_WP_CRON', $verdict['description'] );
	}

	/**
	 * OUTBOX-15: failing, then dead; in the mailer's words, as text.
	 */
	public function test_mail_that_fails_is_told_of(): void {
		$this->queue();
		$this->fail_next( false );
		$verdict = $this->verdict();
		self::assertSame( 'recommended', $verdict['status'] );
		self::assertIsString( $verdict['description'] );
		self::assertStringContainsString( 'Refused &lt;by&gt; server', $verdict['description'] );
		$this->clock->advance( 60 );
		$this->fail_next( true );
		self::assertSame( 'critical', $this->verdict()['status'] );
	}

	/**
	 * OUTBOX-15: a database that refuses is a verdict too.
	 */
	public function test_a_table_that_cannot_be_read_is_told_of(): void {
		add_filter( 'query', static fn ( string $sql ): string => str_contains( $sql, 'brolga_outbox' ) ? 'SELECT * FROM brolga_no_such_table' : $sql );
		$status = $this->verdict()['status'];
		remove_all_filters( 'query' );
		self::assertSame( 'critical', $status );
	}

	/**
	 * OUTBOX-15: what owners copy has counts; what may name a visitor is not copied.
	 */
	public function test_the_debug_information_has_the_queue(): void {
		$this->queue();
		$this->queue();
		$this->fail_next( true );
		remove_all_filters( 'debug_information' );
		( new OutboxHealth( $this->jobs, $this->clock, false ) )->register();
		$information = apply_filters( 'debug_information', [] );
		self::assertIsArray( $information );
		self::assertIsArray( $information[ OutboxHealth::TEST ] );
		self::assertIsArray( $information[ OutboxHealth::TEST ]['fields'] );
		self::assertSame( [ '1', '0', '1', gmdate( 'Y-m-d H:i:s', $this->clock->timestamp() ) . ' UTC', 'Refused <by> server' ], array_column( $information[ OutboxHealth::TEST ]['fields'], 'value' ) );
		self::assertSame( [ false, false, false, false, true ], array_column( $information[ OutboxHealth::TEST ]['fields'], 'private' ) );
	}
}
