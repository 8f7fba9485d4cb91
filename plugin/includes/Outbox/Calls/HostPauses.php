<?php
declare( strict_types=1 );

namespace Brolga\Outbox\Calls;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Support\Clock;

/**
 * Pauses calls to a host that did not respond: each call would take until its timeout, and there
 * may be hundreds.
 *
 * @see OUTBOX-28
 */
final class HostPauses {

	/** Seconds of the first pause, the second, and so on; the last value applies from then on. */
	public const SECONDS = [ 60, 120, 300, 600 ];

	/** Seconds after a pause during which another failure leads to a longer one. */
	private const MEMORY = 3600;

	public function __construct(
		private readonly LedgerRepository $ledger,
		private readonly Clock $clock
	) {}

	/**
	 * Returns how often a host (name:port) has failed in a row, and its pause's seconds left.
	 *
	 * @return array{failures: int, left: int}
	 */
	public function of( string $host ): array {
		$kept = $this->ledger->kept( self::name( $host ) );
		$left = null === $kept ? 0 : $kept['expires'] - self::MEMORY - $this->clock->timestamp();
		return [
			'failures' => $kept['value'] ?? 0,
			// OUTBOX-25: a longer pause was set by a fast clock.
			'left'     => $left > max( self::SECONDS ) ? 0 : max( 0, $left ),
		];
	}

	public function begin( string $host, int $failures ): void {
		$this->ledger->keep(
			self::name( $host ),
			$failures,
			self::MEMORY + self::SECONDS[ min( $failures, count( self::SECONDS ) ) - 1 ]
		);
	}

	public function end( string $host ): void {
		$this->ledger->release( self::name( $host ) );
	}

	private static function name( string $host ): string {
		return "pause:{$host}";
	}
}
