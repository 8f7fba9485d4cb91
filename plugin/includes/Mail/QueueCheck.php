<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\QueueState;
use Brolga\Outbox\RemoteJobs;
use Brolga\Outbox\RetryPlan;

/**
 * A health check for jobs in the outbox that are failing, have failed for good, or are overdue.
 *
 * @see OUTBOX-15 LEAD-25
 */
final class QueueCheck implements HealthCheck {

	/** Seconds that a due job may wait, because a site with few visitors rarely runs WP-Cron. */
	public const PATIENCE = 3600;

	public function __construct(
		private readonly OutboxRepository $jobs,
		private readonly Clock $clock,
		private readonly Settings $settings,
		private readonly RemoteJobs $remote,
		private readonly bool $cron_is_off
	) {}

	public function id(): string {
		return 'queue';
	}

	public function title(): string {
		return __( 'Email and webhook delivery', 'brolga' );
	}

	public function look(): Finding {
		try {
			$state = $this->jobs->state();
		} catch ( StorageUnavailable ) {
			return Finding::no_database();
		}
		$leads    = admin_url( 'admin.php?page=brolga-leads' );
		$settings = admin_url( 'admin.php?page=brolga-settings&section=mail' );
		if ( $state->dead > 0 ) {
			$title = sprintf(
				/* translators: %d: a number. */
				_n( '%d failed delivery', '%d failed deliveries', $state->dead, 'brolga' ),
				$state->dead
			);
			return Finding::critical(
				$title,
				__( 'Some emails or webhooks could not be delivered. The leads and sign-ups themselves are safe. Fix the cause, then resend the failed deliveries.', 'brolga' ) . $this->meaning( $state ),
				$state->last_error
			)
				->with( Finding::RESEND, __( 'Resend all', 'brolga' ) )
				->with( Finding::LINK, __( 'Email settings', 'brolga' ), $settings )
				->with( Finding::LINK, __( 'View leads', 'brolga' ), $leads );
		}
		if ( $this->is_late( $state ) ) {
			return $this->cron_is_off
				? Finding::critical(
					__( 'Deliveries are queued but not being sent', 'brolga' ),
					__( 'DISABLE_WP_CRON is set, but no system cron job seems to be running. Ask your host to run wp-cron.php or the plugin’s bin/outbox.php every minute.', 'brolga' )
				)
				: Finding::recommended(
					__( 'Deliveries are late', 'brolga' ),
					__( 'WP-Cron rarely runs here, because the site has few visitors or cannot send requests to itself. Set up a system cron job that runs the plugin’s bin/outbox.php every minute.', 'brolga' )
				);
		}
		if ( $state->failing > 0 ) {
			return Finding::recommended(
				__( 'Deliveries are failing', 'brolga' ),
				RetryPlan::words() . $this->meaning( $state ),
				$state->last_error
			)
				->with( Finding::LINK, __( 'Email settings', 'brolga' ), $settings );
		}
		return Finding::good(
			__( 'Emails and webhooks are being delivered', 'brolga' ),
			__( 'No emails or webhooks are late or have failed.', 'brolga' )
		);
	}

	/** Explains the last failure of an email; other jobs' messages need no explanation. */
	private function meaning( QueueState $state ): string {
		return '' === $state->last_error || $this->remote->has( $state->last_kind )
			? ''
			: rtrim(
				' ' . MailTrouble::advice( $state->last, SmtpServer::of( $this->settings->of( new MailSection() ) ) )
			);
	}

	private function is_late( QueueState $state ): bool {
		return null !== $state->next_due && $state->next_due < $this->clock->timestamp() - self::PATIENCE;
	}
}
