<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

/**
 * The outcome of a test so far.
 *
 * @see AB-26
 */
enum TestOutcome: string {
	case Nobody  = 'nobody';
	case Split   = 'split';
	case Early   = 'early';
	case Leading = 'leading';
	case Better  = 'better';
	case Worse   = 'worse';
	case Close   = 'close';

	/** Whether the result is final, including a result that there is no relevant difference. */
	public function is_decided(): bool {
		return in_array( $this, [ self::Better, self::Worse, self::Close ], true );
	}

	public function tone(): string {
		return match ( $this ) {
			self::Better, self::Worse => 'good',
			self::Split               => 'warning',
			default                   => 'neutral',
		};
	}
}
