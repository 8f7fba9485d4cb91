<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * Ham, nothing either way, suspect for a reason, or no answer.
 */
final class Verdict {

	/**
	 * Use one of the named ways.
	 *
	 * @param SpamReason|null $reason Why it is suspect; null: it is not.
	 * @param string $once What the ledger calls the token, which is good for one entry; empty: there was none.
	 * @param bool $is_available Whether the verifier answered.
	 */
	private function __construct(
		public readonly ?SpamReason $reason,
		public readonly string $once,
		public readonly bool $is_available
	) {}

	/**
	 * The token proves what it should.
	 *
	 * @param string $once What the ledger calls it.
	 */
	public static function ham( string $once ): self {
		return new self( null, $once, true );
	}

	/**
	 * There is no token: no script, or one that could not get any. Never spam by
	 * itself.
	 *
	 * @see SPAM-2
	 */
	public static function neutral(): self {
		return new self( null, '', true );
	}

	/**
	 * There is a token, and it is wrong.
	 *
	 * @param SpamReason $reason What is wrong with it.
	 */
	public static function suspect( SpamReason $reason ): self {
		return new self( $reason, '', true );
	}

	/**
	 * Whether it is right could not be asked.
	 */
	public static function unavailable(): self {
		return new self( null, '', false );
	}
}
