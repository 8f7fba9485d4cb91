<?php
declare( strict_types=1 );

namespace Brolga\Core\Lifecycle;

use Brolga\Core\Support\Clock;

/**
 * Remembers that the server's clock was ahead and was put right. Who finds a
 * stored moment that is further ahead than it can have been set tells it here.
 *
 * @see OUTBOX-26
 */
final class ClockJumps {

	/** The option that holds the last one. */
	public const OPTION = 'brolga_clock_jump';

	/** Seconds within which two findings are of the same jump. */
	private const SAME = 86400;

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * Notes that the clock was ahead until a moment ago.
	 *
	 * @param int $ahead By how many seconds, as far as can be told.
	 */
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
	 * The last one: by how many seconds the clock was ahead, and since when it is
	 * right again; null: there was none.
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
