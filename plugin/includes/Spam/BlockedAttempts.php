<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Support\Clock;

/**
 * Counts submissions that were marked as spam or refused, by day and reason. No personal data is stored.
 *
 * @see SPAM-6
 */
final class BlockedAttempts {

	private const PREFIX = 'blocked:';

	/** Days after which a counter is deleted. */
	private const KEPT_DAYS = 90;

	public function __construct(
		private readonly LedgerRepository $ledger,
		private readonly Clock $clock
	) {}

	/** A database error costs only the count, not the visitor's submission. */
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
	 * Returns the counts of the last days, today included.
	 *
	 * @return array<string, int> By reason, in descending order; reasons without any are missing.
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
