<?php
declare( strict_types=1 );

namespace Brolga\Move;

/**
 * How far a table is.
 */
final class Progress {

	/**
	 * @param string|null $reached Position of the last row that was copied; null: it has none yet.
	 * @param int         $copied  How many rows were copied.
	 * @param bool        $done    Whether that is all of them.
	 */
	public function __construct(
		public readonly ?string $reached,
		public readonly int $copied,
		public readonly bool $done
	) {}

	/**
	 * Whether a count has come to the next round number since it was looked at before.
	 *
	 * @param int $every Multiples of it are round.
	 */
	public static function is_round( int $before, int $now, int $every ): bool {
		return intdiv( $before, $every ) < intdiv( $now, $every );
	}
}
