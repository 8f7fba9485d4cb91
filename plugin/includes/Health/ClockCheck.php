<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Lifecycle\ClockJumps;
use Brolga\Core\Support\Clock;

/**
 * A health check that reports that the server's clock was ahead: data stored meanwhile has wrong dates.
 *
 * @see OUTBOX-26 LEAD-25
 */
final class ClockCheck implements HealthCheck {

	/** How long a clock error is reported, in seconds. */
	public const TOLD = 30 * 86400;

	public function __construct(
		private readonly ClockJumps $jumps,
		private readonly Clock $clock
	) {}

	public function id(): string {
		return 'clock';
	}

	public function title(): string {
		return __( 'Server clock', 'brolga' );
	}

	public function look(): Finding {
		$jump = $this->jumps->last();
		if ( null === $jump || $this->clock->timestamp() - $jump['since'] > self::TOLD ) {
			return Finding::good(
				__( 'The server clock is right', 'brolga' ),
				__( 'No date in the database is unexpectedly far in the future.', 'brolga' )
			);
		}
		$format = array_filter( [ get_option( 'date_format' ), get_option( 'time_format' ) ], is_string( ... ) );
		return Finding::recommended(
			sprintf(
				/* translators: 1: a span of time, for instance "3 hours", 2: a moment. */
				__( 'The server clock was %1$s ahead and was set back on %2$s', 'brolga' ),
				human_time_diff( 0, $jump['ahead'] ),
				(string) wp_date( implode( ' ', $format ), $jump['since'] )
			),
			__( 'Leads received before the clock was set back may have a date in the future, and some data may have been deleted too early. Emails and scheduled tasks are not delayed. Ask your host to synchronize the clock (NTP).', 'brolga' )
		);
	}
}
