<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

use Brolga\Core\Support\Constants;

/**
 * How often an address may ask for something. Left as it is: what public writing
 * is allowed.
 *
 * @see REST-4
 */
final class RateAllowance {

	/**
	 * @param int $burst       So many at once.
	 * @param int $interval_ms Then one each so many milliseconds.
	 */
	public function __construct(
		public readonly int $burst = Constants::RATE_BURST,
		public readonly int $interval_ms = Constants::RATE_INTERVAL_MS
	) {}

	/**
	 * For what pages send and ask by themselves while somebody reads them: 600 a minute.
	 *
	 * @see AB-36
	 */
	public static function events(): self {
		return new self( Constants::RATE_EVENTS_BURST, Constants::RATE_EVENTS_INTERVAL_MS );
	}

	/**
	 * For those who come to something new from one address, which an office shares:
	 * 60 in an hour at most.
	 *
	 * @see AB-112
	 */
	public static function newcomers(): self {
		return new self( Constants::RATE_NEWCOMERS_BURST, Constants::RATE_NEWCOMERS_INTERVAL_MS );
	}
}
