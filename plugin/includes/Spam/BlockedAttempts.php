<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Clock;

/**
 * Counts what was kept apart or refused, by day and reason: numbers alone, no
 * word of who it was.
 *
 * @see SPAM-6
 */
final class BlockedAttempts {

	/** What the counters' names begin with. */
	private const PREFIX = 'blocked:';

	/** Days that a counter is kept. */
	private const KEPT_DAYS = 90;

	public function __construct(
		private readonly LedgerRepository $ledger,
		private readonly Clock $clock
	) {}

	/**
	 * Counts one more. A database that refuses costs a number, not an answer.
	 *
	 * @param SpamReason $reason Why it was blocked.
	 */
	public function count( SpamReason $reason ): void {
		try {
			$this->ledger->count(
				self::PREFIX . $this->clock->now()->format( 'Ymd' ) . ":{$reason->value}",
				self::KEPT_DAYS * 86400
			);
		} catch ( StorageUnavailable ) {
			return;
		}
	}

	/**
	 * How many there were within the last days, today included.
	 *
	 * @param int $days How many days.
	 * @return array<string, int> By reason, most first; reasons without any are not there.
	 */
	public function since( int $days ): array {
		$first = self::PREFIX . $this->clock->now()->modify( '-' . ( $days - 1 ) . ' days' )->format( 'Ymd' );
		$sums  = [];
		foreach ( $this->ledger->counted( self::PREFIX ) as $name => $count ) {
			$reason = SpamReason::tryFrom( explode( ':', $name )[2] ?? '' );
			if ( null !== $reason && strcmp( $name, $first ) > 0 ) {
				$sums[ $reason->value ] = ( $sums[ $reason->value ] ?? 0 ) + $count;
			}
		}
		arsort( $sums );
		return $sums;
	}
}
