<?php
/**
 * The outbox in Site Health.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Admin;

use Brolga\Database\StorageUnavailable;
use Brolga\Module;
use Brolga\Outbox\OutboxRepository;
use Brolga\Outbox\QueueState;
use Brolga\Support\Clock;

/**
 * Tells under Tools > Site Health when mail fails, was given up, or waits
 * although it is due, and how to mend it.
 *
 * @see OUTBOX-15
 */
final class OutboxHealth implements Module {

	/** The test's name. */
	public const TEST = 'brolga_outbox';

	/** Seconds that a due mail may wait: an idle site has a visitor now and then. */
	public const PATIENCE = 3600;

	/**
	 * Keeps its helpers.
	 *
	 * @param OutboxRepository $jobs        Knows what waits.
	 * @param Clock            $clock       Knows how long.
	 * @param bool             $cron_is_off Whether visitors do not start WP-Cron.
	 */
	public function __construct(
		private readonly OutboxRepository $jobs,
		private readonly Clock $clock,
		private readonly bool $cron_is_off
	) {}

	/**
	 * Works on every site: WordPress asks in wp-admin, by REST and by cron.
	 */
	public function can_register(): bool {
		return true;
	}

	/**
	 * Adds the test and the debug information.
	 */
	public function register(): void {
		add_filter( 'site_status_tests', $this->with_test( ... ) );
		add_filter( 'debug_information', $this->with_information( ... ) );
	}

	/**
	 * Adds our test to WordPress' own.
	 *
	 * @param array<array-key, mixed> $tests By kind.
	 * @return array<array-key, mixed>
	 */
	private function with_test( array $tests ): array {
		$direct               = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : [];
		$direct[ self::TEST ] = [
			'label' => __( 'Mail about enquiries', 'brolga' ),
			'test'  => $this->result( ... ),
		];
		return [ 'direct' => $direct ] + $tests;
	}

	/**
	 * The verdict.
	 *
	 * @return array<string, mixed>
	 */
	private function result(): array {
		try {
			$state = $this->jobs->state();
		} catch ( StorageUnavailable ) {
			return self::verdict( 'critical', __( 'The table of mails cannot be read', 'brolga' ), __( 'The database refuses. Ask your host to check and repair the tables of this site.', 'brolga' ) );
		}
		if ( $state->dead > 0 ) {
			/* translators: %d: a number. */
			$label = sprintf( _n( '%d mail about an enquiry was given up', '%d mails about enquiries were given up', $state->dead, 'brolga' ), $state->dead );
			return self::verdict( 'critical', $label, __( 'They failed for a day. The enquiries are safe under Leads; look whether your mail settings are right, then open them and send their mails again.', 'brolga' ), $state->last_error );
		}
		if ( $this->is_late( $state ) ) {
			return $this->cron_is_off
				? self::verdict( 'critical', __( 'Mails about enquiries wait, and nothing sends them', 'brolga' ), __( 'DISABLE_WP_CRON is set, so a real cron has to run wp-cron.php or the plugin’s bin/outbox.php every minute. It does not seem to run.', 'brolga' ) )
				: self::verdict( 'recommended', __( 'Mails about enquiries are late', 'brolga' ), __( 'WP-Cron seldom runs here: few visitors, or the site cannot call itself. A real cron that runs the plugin’s bin/outbox.php every minute sends them in time.', 'brolga' ) );
		}
		if ( $state->failing > 0 ) {
			return self::verdict( 'recommended', __( 'Mail about enquiries fails', 'brolga' ), __( 'It is tried again for a day. Look whether your mail settings are right.', 'brolga' ), $state->last_error );
		}
		return self::verdict( 'good', __( 'Mail about enquiries is sent', 'brolga' ), __( 'No mail is late, none has failed.', 'brolga' ) );
	}

	/**
	 * Whether something that is due was not done.
	 *
	 * @param QueueState $state The queue.
	 */
	private function is_late( QueueState $state ): bool {
		return null !== $state->next_due && $state->next_due < $this->clock->timestamp() - self::PATIENCE;
	}

	/**
	 * A verdict as WordPress prints it.
	 *
	 * @param string $status good, recommended or critical.
	 * @param string $label  In a few words.
	 * @param string $advice What to do.
	 * @param string $error  The mailer's words; may be empty.
	 * @return array<string, mixed>
	 */
	private static function verdict( string $status, string $label, string $advice, string $error = '' ): array {
		return [
			'label'       => $label,
			'status'      => $status,
			'badge'       => [
				'label' => __( 'Leads', 'brolga' ),
				'color' => 'good' === $status ? 'green' : 'red',
			],
			'description' => '<p>' . esc_html( $advice ) . '</p>' . ( '' === $error ? '' : '<p><code>' . esc_html( $error ) . '</code></p>' ),
			'actions'     => 'good' === $status ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'admin.php?page=brolga-leads' ) ), esc_html__( 'Open the leads', 'brolga' ) ),
			'test'        => self::TEST,
		];
	}

	/**
	 * Adds the queue to what owners copy when they ask for help.
	 *
	 * @param array<array-key, mixed> $information By section.
	 * @return array<array-key, mixed>
	 */
	private function with_information( array $information ): array {
		try {
			$state = $this->jobs->state();
		} catch ( StorageUnavailable ) {
			return $information;
		}
		$values = [
			__( 'Mails that wait', 'brolga' )         => (string) $state->waiting,
			__( 'of these, failed so far', 'brolga' ) => (string) $state->failing,
			__( 'Mails given up', 'brolga' )          => (string) $state->dead,
			__( 'The next one is due', 'brolga' )     => null === $state->next_due ? '–' : gmdate( 'Y-m-d H:i:s', $state->next_due ) . ' UTC',
			__( 'The last failure', 'brolga' )        => '' === $state->last_error ? '–' : $state->last_error,
		];
		$fields = [];
		foreach ( $values as $label => $value ) {
			$fields[] = [
				'label' => $label,
				'value' => $value,
				// The mailer's words may name a visitor.
				'private' => $value === $state->last_error,
			];
		}
		$information[ self::TEST ] = [
			'label'  => 'Brolga',
			'fields' => $fields,
		];
		return $information;
	}
}
