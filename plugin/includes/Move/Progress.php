<?php
declare( strict_types=1 );

namespace Brolga\Move;

/** How much of a table has been copied. */
final class Progress {

	/** @param string|null $reached Position of the last row copied; null if no row is copied yet. */
	public function __construct(
		public readonly ?string $reached,
		public readonly int $copied,
		public readonly bool $done
	) {}

	/** Whether a count has passed a multiple of $every since it was last checked. */
	public static function is_round( int $before, int $now, int $every ): bool {
		return intdiv( $before, $every ) < intdiv( $now, $every );
	}
}
