<?php
/**
 * A clock that was ahead and is put right.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Outbox;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Core\Database\Connection;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthState;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\Job;
use Brolga\Core\Kernel\Installer;
use Brolga\Core\Kernel\Lifecycle;
use Brolga\Core\Lifecycle\ClockJumps;
use Brolga\Health\ClockCheck;
use Brolga\Outbox\Dispatcher;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\RunReport;
use Brolga\Outbox\Worker;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\ScriptedHandler;
use Brolga\Tests\TestCase;
use Throwable;

/**
 * OUTBOX-25 OUTBOX-26
 */
final class ClockTest extends TestCase {

	private const AHEAD = 30 * 86400;

	private Connection $connection;

	private FrozenClock $clock;

	private OutboxRepository $jobs;

	protected function setUp(): void {
		parent::setUp();
		$this->connection = new Connection();
		$this->clock      = new FrozenClock();
		$this->jobs       = new OutboxRepository( $this->connection, $this->clock );
		$this->connection->execute( "DELETE FROM {$this->connection->table( 'outbox' )}" );
		delete_option( ClockJumps::OPTION );
	}

	/**
	 * OUTBOX-25: a mail of that time, one that failed then, and one that was there
	 * before and failed then.
	 */
	public function test_mail_does_not_wait_for_a_clock_that_was_ahead(): void {
		$this->jobs->add( new Job( 'test', [ 'name' => 'before' ] ) );
		$this->clock->advance( self::AHEAD );
		$this->jobs->add( new Job( 'test', [ 'name' => 'failed' ] ) );
		self::assertSame( 2, $this->run_with( new DeliveryFailed( 'Too busy' ) )->failed );
		$this->jobs->add( new Job( 'test', [ 'name' => 'new' ] ) );
		$this->clock->advance( 60 - self::AHEAD );
		self::assertSame( 3, $this->run_with( null )->sent );
	}

	/**
	 * OUTBOX-25: a clock on another zone's time is only hours ahead. What was made
	 * then is due, and fails at its usual pace.
	 */
	public function test_mail_does_not_wait_for_a_few_hours_either(): void {
		$this->clock->advance( 10 * 3600 );
		$this->jobs->add( new Job( 'test', [] ) );
		$this->clock->advance( 60 - 10 * 3600 );
		self::assertSame( 1, $this->run_with( new DeliveryFailed( 'Too busy' ) )->failed );
		self::assertSame( 0, $this->run_with( null )->sent, 'It has its delay.' );
		$this->clock->advance( 60 );
		self::assertSame( 1, $this->run_with( null )->sent );
	}

	/**
	 * OUTBOX-25: its worker may still be at it, so it is not taken from it at once.
	 */
	public function test_a_lease_is_cut_to_its_length(): void {
		$this->clock->advance( self::AHEAD );
		$this->jobs->add( new Job( 'test', [] ) );
		$mine = $this->jobs->claim();
		self::assertNotNull( $mine );
		$this->clock->advance( -self::AHEAD );
		self::assertSame( 0, $this->run_with( null )->sent );
		$this->clock->advance( OutboxRepository::LEASE - 1 );
		self::assertSame( 0, $this->run_with( null )->sent );
		$this->clock->advance( 1 );
		self::assertSame( 1, $this->run_with( null )->sent );
		self::assertFalse( $this->jobs->mark_sent( $mine ) );
	}

	/**
	 * OUTBOX-25: a retry in half a day and a wait that a server asked for are our own.
	 */
	public function test_a_moment_that_we_set_is_kept(): void {
		$this->jobs->add( new Job( 'test', [], null, 86400 ) );
		$this->jobs->add( new Job( 'test', [] ) );
		self::assertSame( 1, $this->run_with( new DeliveryFailed( 'Leave me alone', 86400 ) )->failed );
		$this->clock->advance( -60 );
		self::assertSame( 0, $this->run_with( null )->sent, 'Clocks of two servers differ.' );
		self::assertNull( $this->jumps()->last() );
		$this->clock->advance( 86460 );
		self::assertSame( 2, $this->run_with( null )->sent );
	}

	/**
	 * OUTBOX-25 OUTBOX-26: nothing runs for 30 days unless the schedule is put right.
	 */
	public function test_the_schedule_does_not_wait_either(): void {
		$now = $this->clock->timestamp();
		wp_unschedule_hook( Installer::HOURLY );
		wp_unschedule_hook( Dispatcher::EVENT );
		wp_schedule_event( $now + self::AHEAD + 3600, 'hourly', Installer::HOURLY );
		wp_schedule_single_event( $now + self::AHEAD + 60, Dispatcher::EVENT );
		set_transient( 'brolga_lists_a', [ 'old' ], 600 );
		$this->load_page();
		self::assertSame( $now, wp_next_scheduled( Installer::HOURLY ) );
		self::assertSame( $now, wp_next_scheduled( Dispatcher::EVENT ) );
		self::assertFalse( get_transient( 'brolga_lists_a' ) );
		self::assertSame( [ 'ahead' => self::AHEAD, 'since' => $now ], $this->jumps()->last() );

		wp_unschedule_hook( Installer::HOURLY );
		wp_schedule_event( $now + 3600, 'hourly', Installer::HOURLY );
		$this->load_page();
		self::assertSame( $now + 3600, wp_next_scheduled( Installer::HOURLY ) );
	}

	/**
	 * OUTBOX-26
	 */
	public function test_health_tells_since_when_the_clock_is_right_again(): void {
		self::assertSame( HealthState::Good, $this->look()->state );
		$this->clock->advance( self::AHEAD );
		$this->jobs->add( new Job( 'test', [] ) );
		$this->clock->advance( -self::AHEAD );
		$this->run_with( null );
		update_option( 'date_format', 'Y-m-d' );
		update_option( 'time_format', 'H:i' );
		update_option( 'timezone_string', 'Europe/Berlin' );
		$this->clock->advance( 3600 );
		$found = $this->look();
		self::assertSame( HealthState::Recommended, $found->state );
		self::assertStringContainsString( '1 month', $found->title );
		self::assertStringContainsString( '2026-11-21 10:00', $found->title );

		// Found again by another trace of the same jump: the larger one counts.
		$this->jumps()->note( 60 );
		$this->jumps()->note( self::AHEAD + 86400 );
		self::assertSame(
			[ 'ahead' => self::AHEAD + 86400, 'since' => $this->clock->timestamp() - 3600 ],
			$this->jumps()->last()
		);

		$this->clock->advance( ClockCheck::TOLD );
		self::assertSame( HealthState::Good, $this->look()->state );
	}

	private function jumps(): ClockJumps {
		return new ClockJumps( $this->clock );
	}

	private function look(): Finding {
		return ( new ClockCheck( $this->jumps(), $this->clock ) )->look();
	}

	/**
	 * What happens on each page.
	 */
	private function load_page(): void {
		remove_all_actions( 'init' );
		Built::around( $this->clock )->get( Lifecycle::class )->register();
		do_action( 'init' );
	}

	/**
	 * A run of the worker.
	 *
	 * @phpstan-impure
	 *
	 * @param Throwable|null $failure What each job ends with; null: it is done.
	 */
	private function run_with( ?Throwable $failure ): RunReport {
		$handler = new ScriptedHandler(
			static function ( ClaimedJob $job ) use ( $failure ): void {
				unset( $job );
				if ( null !== $failure ) {
					throw $failure;
				}
			}
		);
		return ( new Worker( $this->jobs, $this->connection, $this->clock, [ $handler ], 0, $this->jumps() ) )->run(
			100,
			50
		);
	}
}
