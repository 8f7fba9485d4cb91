<?php
/**
 * What becomes of an attempt.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * Taken, or kept apart for a reason; in doubt taken.
 */
final class Judgement {

	/**
	 * Keeps the parts.
	 *
	 * @param SpamReason|null $reason        Why it is kept apart; null: it is taken.
	 * @param string          $once          What the ledger calls its token; empty: it has none.
	 * @param bool            $is_unverified Whether it is taken because nobody could be asked.
	 */
	public function __construct(
		public readonly ?SpamReason $reason = null,
		public readonly string $once = '',
		public readonly bool $is_unverified = false
	) {}
}
