<?php
declare( strict_types=1 );

namespace Brolga\Core\Lifecycle;

use Brolga\Core\Support\Clock;

/**
 * Records that the server's clock was ahead and has been corrected. Code that finds a stored time
 * further in the future than it can have been set reports it here.
 *
 * @see OUTBOX-26
 */
final class ClockJumps {

	public const OPTION = 'brolga_clock_jump';

	/** Seconds within which two reports belong to the same clock jump. */
	private const SAME = 86400;

	public function __construct( private readonly Clock $clock ) {}

	public function note( int $ahead ): void {
		$now  = $this->clock->timestamp();
		$last = $this->last();
		$same = null !== $last && abs( $now - $last['since'] ) < self::SAME;
		if ( $same && $ahead <= $last['ahead'] ) {
			return;
		}
		update_option(
			self::OPTION,
			[
				'ahead' => $ahead,
				'since' => $same ? $last['since'] : $now,
			],
			false
		);
	}

	/**
	 * Returns the latest jump: how many seconds the clock was ahead, and the Unix timestamp of its
	 * correction; null if there was none.
	 *
	 * @return array{ahead: int, since: int}|null
	 */
	public function last(): ?array {
		$noted = get_option( self::OPTION );
		$ahead = is_array( $noted ) ? $noted['ahead'] ?? null : null;
		$since = is_array( $noted ) ? $noted['since'] ?? null : null;
		return is_int( $ahead ) && is_int( $since ) ? [
			'ahead' => $ahead,
			'since' => $since,
		] : null;
	}
}
