<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Support\Constants;

/**
 * Describes how often and for how long a delivery is tried, derived from the queue's retry delays.
 *
 * @see OUTBOX-670
 */
final class RetryPlan {

	public static function attempts(): int {
		return 1 + count( Constants::OUTBOX_RETRY_DELAYS_SECONDS );
	}

	public static function hours(): int {
		return (int) round( array_sum( Constants::OUTBOX_RETRY_DELAYS_SECONDS ) / 3600 );
	}

	public static function words(): string {
		return sprintf(
			/* translators: 1: a number of attempts, 2: a number of hours. */
			__( 'Each delivery is tried up to %1$d times over about %2$d hours.', 'brolga' ),
			self::attempts(),
			self::hours()
		);
	}
}
