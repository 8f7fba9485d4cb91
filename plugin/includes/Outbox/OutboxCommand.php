<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Cli\Terminal;
use Brolga\Core\Lifecycle\HomeAddress;
use WP_CLI;

/**
 * Runs and inspects the delivery queue: emails, webhooks and other services.
 *
 * @see LEAD-20 OUTBOX-6 OUTBOX-18
 */
final class OutboxCommand {

	public function __construct(
		private readonly Worker $worker,
		private readonly OutboxRepository $jobs,
		private readonly HomeAddress $home
	) {}

	/**
	 * Runs due jobs. Safe to run in parallel.
	 *
	 * ## OPTIONS
	 *
	 * [--limit=<number>]
	 * : The maximum number of jobs.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--seconds=<number>]
	 * : Start no new job after this many seconds.
	 * ---
	 * default: 50
	 * ---
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options By name.
	 */
	public function run( array $args, array $options ): void {
		$report = Terminal::answer( fn () => $this->worker->run(
			max( 1, (int) ( $options['limit'] ?? 100 ) ),
			max( 1, (int) ( $options['seconds'] ?? 50 ) )
		) );
		WP_CLI::success( sprintf(
			/* translators: 1: how many jobs were done, 2: how many are to be tried again, 3: how many were given up. */
			__( '%1$d sent, %2$d to be retried, %3$d failed.', 'brolga' ),
			$report->sent,
			$report->failed,
			$report->dead
		) );
	}

	/** Shows the state of the queue. */
	public function status(): void {
		$state = Terminal::answer( $this->jobs->state( ... ) );
		WP_CLI::line( sprintf(
			/* translators: 1: how many jobs wait, 2: how many have failed so far, 3: how many were given up. */
			__( '%1$d queued (%2$d being retried), %3$d failed.', 'brolga' ),
			$state->waiting,
			$state->failing,
			$state->dead
		) );
		if ( ! $this->home->is_known() ) {
			WP_CLI::warning( CopyNotice::no_address() );
		} elseif ( $this->home->is_copy() ) {
			WP_CLI::line( sprintf(
				/* translators: 1: a web address, 2: how many jobs wait. */
				__( 'Deliveries paused because this site was at %1$s: %2$d. If this is the live site now, run: wp brolga outbox live', 'brolga' ),
				$this->home->before(),
				Terminal::answer( $this->jobs->held( ... ) )
			) );
		} elseif ( Terminal::answer( $this->jobs->held( ... ) ) > 0 ) {
			WP_CLI::line( sprintf(
				/* translators: %d: how many jobs are paused. */
				__( 'Deliveries still paused because the site had another URL: %d. To send them, run: wp brolga outbox live', 'brolga' ),
				Terminal::answer( $this->jobs->held( ... ) )
			) );
		}
		if ( '' !== $state->last_error ) {
			/* translators: %s: an error message. */
			WP_CLI::line( sprintf( __( 'Last failure: %s', 'brolga' ), $state->last_error ) );
		}
	}

	/** Says that this is the live site, and goes on with what was paused because its address has changed. */
	public function live(): void {
		if ( ! $this->home->is_known() ) {
			WP_CLI::error( CopyNotice::no_address() );
		}
		$this->home->confirm();
		WP_CLI::success( sprintf(
			/* translators: %d: how many jobs were paused. */
			__( 'This is the live site. Paused deliveries that are queued again: %d.', 'brolga' ),
			Terminal::answer( $this->jobs->release_held( ... ) )
		) );
	}
}
