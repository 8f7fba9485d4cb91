<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Kernel\Installer;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\CronTask;

/**
 * Health check for WP-Cron, on which retries, retention periods and clean-up depend.
 *
 * @see LEAD-25 LEAD-520
 */
final class CronCheck implements HealthCheck, CronTask {

	/** Seconds by which the hourly event may be late. */
	public const PATIENCE = 7200;

	private const RAN = 'brolga_cron_ran';

	public function __construct(
		private readonly Clock $clock,
		private readonly bool $cron_is_off
	) {}

	public function id(): string {
		return 'cron';
	}

	public function title(): string {
		return __( 'Scheduled tasks', 'brolga' );
	}

	public function run_task(): void {
		update_option( self::RAN, '1', false );
	}

	public function look(): Finding {
		$next = wp_next_scheduled( Installer::HOURLY );
		$late = false === $next ? 0 : $this->clock->timestamp() - $next;
		if ( false === $next ) {
			return Finding::critical(
				__( 'The hourly task is not scheduled', 'brolga' ),
				__( 'This plugin’s hourly task is missing, although it is scheduled again on every page load. Another plugin is removing it. Deactivate plugins that manage cron one by one.', 'brolga' )
			);
		}
		if ( $late > self::PATIENCE ) {
			$title = sprintf(
				/* translators: %s: a span of time, for instance "3 hours". */
				__( 'Scheduled tasks are %s late', 'brolga' ),
				human_time_diff( $next, $this->clock->timestamp() )
			);
			return $this->cron_is_off
				? Finding::critical(
					$title,
					__( 'DISABLE_WP_CRON is set, but no system cron job is running wp-cron.php every minute. Ask your host to set one up, or remove the constant from wp-config.php.', 'brolga' )
				)
				: Finding::recommended(
					$title,
					__( 'WP-Cron depends on visits and on the site sending requests to itself. Ask your host for a system cron job that runs wp-cron.php every minute.', 'brolga' )
				);
		}
		if ( '1' !== get_option( self::RAN ) ) {
			return Finding::unchecked(
				__( 'Scheduled tasks have not run yet', 'brolga' ),
				__( 'This plugin’s hourly task is scheduled for the first time. Check again in two hours.', 'brolga' )
			);
		}
		return Finding::good(
			__( 'Scheduled tasks run', 'brolga' ),
			$this->cron_is_off
				? __( 'A system cron job runs the scheduled tasks of this site.', 'brolga' )
				: __( 'WP-Cron runs the scheduled tasks of this site.', 'brolga' )
		);
	}
}
