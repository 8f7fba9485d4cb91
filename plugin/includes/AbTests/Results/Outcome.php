<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

/**
 * Where a test stands.
 *
 * @see AB-26
 */
enum Outcome: string {
	case Nobody  = 'nobody';
	case Split   = 'split';
	case Early   = 'early';
	case Leading = 'leading';
	case Better  = 'better';
	case Worse   = 'worse';
	case Close   = 'close';

	/**
	 * Whether the test has answered its question.
	 */
	public function is_decided(): bool {
		return in_array( $this, [ self::Better, self::Worse, self::Close ], true );
	}

	/**
	 * How it is shown: `good`, `warning` or `neutral`.
	 */
	public function tone(): string {
		return match ( $this ) {
			self::Better, self::Worse => 'good',
			self::Split               => 'warning',
			default                   => 'neutral',
		};
	}
}
