<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

use Brolga\Core\Support\Constants;

/**
 * How many requests one IP address may make. The defaults are those of public writing requests.
 *
 * @see REST-4
 */
final class RateAllowance {

	/**
	 * @param int $burst Requests allowed at once.
	 * @param int $interval_ms Milliseconds after which one more request is allowed.
	 */
	public function __construct(
		public readonly int $burst = Constants::RATE_BURST,
		public readonly int $interval_ms = Constants::RATE_INTERVAL_MS
	) {}

	/**
	 * For requests that pages send on their own while somebody reads them: 600 per minute.
	 *
	 * @see AB-36
	 */
	public static function events(): self {
		return new self( Constants::RATE_EVENTS_BURST, Constants::RATE_EVENTS_INTERVAL_MS );
	}

	/**
	 * For new visitors from one address, which an office shares: at most 60 in an hour.
	 *
	 * @see AB-112
	 */
	public static function newcomers(): self {
		return new self( Constants::RATE_NEWCOMERS_BURST, Constants::RATE_NEWCOMERS_INTERVAL_MS );
	}
}
