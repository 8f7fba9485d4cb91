<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * Taken, or kept apart for a reason; in doubt taken.
 */
final class Judgement {

	public function __construct(
		public readonly ?SpamReason $reason = null,
		public readonly string $once = '',
		public readonly bool $is_unverified = false
	) {}
}
