<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Support\Constants;

/**
 * How often and how long a delivery is tried, told from the queue's own delays.
 *
 * @see OUTBOX-670
 */
final class RetryPlan {

	/**
	 * Attempts until a delivery has failed.
	 */
	public static function attempts(): int {
		return 1 + count( Constants::OUTBOX_RETRY_DELAYS_SECONDS );
	}

	/**
	 * Hours from the first attempt to the last, rounded.
	 */
	public static function hours(): int {
		return (int) round( array_sum( Constants::OUTBOX_RETRY_DELAYS_SECONDS ) / 3600 );
	}

	/**
	 * What an owner reads of it.
	 */
	public static function words(): string {
		return sprintf(
			/* translators: 1: a number of attempts, 2: a number of hours. */
			__( 'Each delivery is tried up to %1$d times over about %2$d hours.', 'brolga' ),
			self::attempts(),
			self::hours()
		);
	}
}
