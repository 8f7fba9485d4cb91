<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/** A verifier's result: genuine, neutral, suspect for a reason, or unavailable. */
final class SpamVerdict {

	/** @param string $once Ledger key of the token, which is valid for one submission; empty if none. */
	private function __construct(
		public readonly ?SpamReason $reason,
		public readonly string $once,
		public readonly bool $is_available
	) {}

	/**
	 * The token is valid.
	 *
	 * @param string $once Ledger key of the token.
	 */
	public static function ham( string $once ): self {
		return new self( null, $once, true );
	}

	/**
	 * There is no token, for example without JavaScript. That alone never counts as spam.
	 *
	 * @see SPAM-2
	 */
	public static function neutral(): self {
		return new self( null, '', true );
	}

	public static function suspect( SpamReason $reason ): self {
		return new self( $reason, '', true );
	}

	/** The token could not be checked. */
	public static function unavailable(): self {
		return new self( null, '', false );
	}
}
