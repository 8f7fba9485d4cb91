<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\ServerValue;
use Brolga\Core\Support\Clock;

/**
 * Limits requests per route (or form) and address with the generic cell rate algorithm. Each
 * address has one number, the time at which its allowance is full again; one SQL statement changes
 * it, so that simultaneous requests are counted one by one.
 *
 * @see REST-4 REST-6
 */
final class RateLimiter implements DeclaresServerValues {

	public function __construct(
		private readonly LedgerRepository $ledger,
		private readonly Clock $clock
	) {}

	/** @return array{ServerValue} */
	public static function server_values(): array {
		return [ new ServerValue(
			'BROLGA_RATE_LIMIT',
			[
				'type'    => 'string',
				'enum'    => [ 'on', 'off' ],
				'message' => static fn (): string => __( 'Use on or off.', 'brolga' ),
				'default' => 'on',
			]
		) ];
	}

	public function hit( string $route, string $bucket, RateAllowance $allowance = new RateAllowance() ): RateDecision {
		if ( self::is_off() ) {
			return RateDecision::allow();
		}
		$now  = $this->clock->milliseconds();
		$wait = $this->ledger->advance(
			"rate:{$route}:{$bucket}",
			$now,
			$allowance->interval_ms,
			$allowance->interval_ms * ( $allowance->burst - 1 )
		);
		return 0 === $wait ? RateDecision::allow() : RateDecision::refuse( intdiv( $wait + 999, 1000 ) );
	}

	private static function is_off(): bool {
		return 'off' === self::server_values()[0]->value();
	}
}
