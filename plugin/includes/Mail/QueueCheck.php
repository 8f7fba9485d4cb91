<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Clock;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Settings\Settings;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\QueueState;

/**
 * Tells when what waits in the outbox fails, was given up, or waits although it
 * is due.
 *
 * @see OUTBOX-15 LEAD-25
 */
final class QueueCheck implements HealthCheck {

	/** Seconds that a due mail may wait: an idle site has a visitor now and then. */
	public const PATIENCE = 3600;

	public function __construct(
		private readonly OutboxRepository $jobs,
		private readonly Clock $clock,
		private readonly Settings $settings,
		private readonly bool $cron_is_off
	) {}

	/**
	 * Its name.
	 */
	public function id(): string {
		return 'queue';
	}

	/**
	 * What it looks at.
	 */
	public function title(): string {
		return __( 'Mail about enquiries', 'brolga' );
	}

	/**
	 * Looks.
	 */
	public function look(): Finding {
		try {
			$state = $this->jobs->state();
		} catch ( StorageUnavailable ) {
			return Finding::no_database();
		}
		$leads    = admin_url( 'admin.php?page=brolga-leads' );
		$settings = admin_url( 'admin.php?page=brolga-settings&section=mail' );
		if ( $state->dead > 0 ) {
			/* translators: %d: a number. */
			$title = sprintf( _n( '%d thing could not be delivered', '%d things could not be delivered', $state->dead, 'brolga' ), $state->dead );
			return Finding::critical( $title, __( 'Mails, or messages to other servers, failed until they were given up. The enquiries and sign-ups themselves are safe. Mend the reason first, then send them again.', 'brolga' ) . $this->meaning( $state ), $state->last_error )
				->with( Finding::RESEND, __( 'Send them all again', 'brolga' ) )
				->with( Finding::LINK, __( 'Mail settings', 'brolga' ), $settings )
				->with( Finding::LINK, __( 'Open the leads', 'brolga' ), $leads );
		}
		if ( $this->is_late( $state ) ) {
			return $this->cron_is_off
				? Finding::critical( __( 'Mails about enquiries wait, and nothing sends them', 'brolga' ), __( 'DISABLE_WP_CRON is set, so a real cron has to run wp-cron.php or the plugin’s bin/outbox.php every minute. It does not seem to run.', 'brolga' ) )
				: Finding::recommended( __( 'Mails about enquiries are late', 'brolga' ), __( 'WP-Cron seldom runs here: few visitors, or the site cannot call itself. A real cron that runs the plugin’s bin/outbox.php every minute sends them in time.', 'brolga' ) );
		}
		if ( $state->failing > 0 ) {
			return Finding::recommended( __( 'Mail about enquiries fails', 'brolga' ), __( 'It is tried again for a day.', 'brolga' ) . $this->meaning( $state ), $state->last_error )
				->with( Finding::LINK, __( 'Mail settings', 'brolga' ), $settings );
		}
		return Finding::good( __( 'Mail about enquiries is sent', 'brolga' ), __( 'No mail is late, none has failed.', 'brolga' ) );
	}

	/**
	 * What the last failure means.
	 *
	 * @param QueueState $state The queue.
	 */
	private function meaning( QueueState $state ): string {
		return '' === $state->last_error ? '' : ' ' . MailTrouble::advice( $state->last_error, SmtpServer::of( $this->settings->of( new MailSection() ) ) );
	}

	/**
	 * Whether something that is due was not done.
	 *
	 * @param QueueState $state The queue.
	 */
	private function is_late( QueueState $state ): bool {
		return null !== $state->next_due && $state->next_due < $this->clock->timestamp() - self::PATIENCE;
	}
}
