<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/** The result of the spam check: accepted, or spam for a reason. In doubt a submission is accepted. */
final class Judgement {

	/**
	 * @param string $once Ledger key of the token, which is valid for one submission; empty if there is none.
	 * @param bool $is_unverified Whether it was accepted only because the service did not respond.
	 * @param list<array{sign: string, value: string}> $signs Why it was marked as spam.
	 * @param string $fingerprint Hash that identifies the same text.
	 */
	public function __construct(
		public readonly ?SpamReason $reason = null,
		public readonly string $once = '',
		public readonly bool $is_unverified = false,
		public readonly array $signs = [],
		public readonly string $fingerprint = ''
	) {}

	/**
	 * Returns a copy with the result of the text analysis. An earlier reason takes precedence.
	 *
	 * @param list<array{sign: string, value: string}>|null $signs Null if the text does not look like spam.
	 */
	public function of_text( string $fingerprint, ?array $signs ): self {
		return new self(
			$this->reason ?? ( null === $signs ? null : SpamReason::Wording ),
			$this->once,
			$this->is_unverified,
			$signs ?? $this->signs,
			$fingerprint
		);
	}
}
