<?php
declare( strict_types=1 );

namespace Brolga\Outbox\Calls;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Support\Clock;

/**
 * Leaves a host alone for a while that did not answer: each call to it takes as
 * long as a call may, and there may be hundreds.
 *
 * @see OUTBOX-28
 */
final class HostPauses {

	/** Seconds of the first pause, the second …; the last holds for all further ones. */
	public const SECONDS = [ 60, 120, 300, 600 ];

	/** Seconds after a pause in which the next failure makes a longer one. */
	private const MEMORY = 3600;

	public function __construct(
		private readonly LedgerRepository $ledger,
		private readonly Clock $clock
	) {}

	/**
	 * How often a host has failed in a row, and how many seconds of its pause are left.
	 *
	 * @param string $host Name and port.
	 * @return array{failures: int, left: int}
	 */
	public function of( string $host ): array {
		$kept = $this->ledger->kept( self::name( $host ) );
		$left = null === $kept ? 0 : $kept['expires'] - self::MEMORY - $this->clock->timestamp();
		return [
			'failures' => $kept['value'] ?? 0,
			// OUTBOX-25: no pause is longer, unless a clock was ahead.
			'left'     => $left > max( self::SECONDS ) ? 0 : max( 0, $left ),
		];
	}

	/**
	 * Begins a pause.
	 *
	 * @param string $host     Name and port.
	 * @param int    $failures How often it has failed in a row.
	 */
	public function begin( string $host, int $failures ): void {
		$this->ledger->keep(
			self::name( $host ),
			$failures,
			self::MEMORY + self::SECONDS[ min( $failures, count( self::SECONDS ) ) - 1 ]
		);
	}

	/**
	 * Forgets that a host has failed.
	 *
	 * @param string $host Name and port.
	 */
	public function end( string $host ): void {
		$this->ledger->release( self::name( $host ) );
	}

	/**
	 * What the ledger calls it.
	 *
	 * @param string $host Name and port.
	 */
	private static function name( string $host ): string {
		return "pause:{$host}";
	}
}
