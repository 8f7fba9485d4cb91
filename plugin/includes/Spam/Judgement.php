<?php
declare( strict_types=1 );

namespace Brolga\Spam;

/**
 * Taken, or kept apart for a reason; in doubt taken.
 */
final class Judgement {

	/**
	 * @param list<array{sign: string, value: string}> $signs       What it was marked for.
	 * @param string                                   $fingerprint By which the same text is known again.
	 */
	public function __construct(
		public readonly ?SpamReason $reason = null,
		public readonly string $once = '',
		public readonly bool $is_unverified = false,
		public readonly array $signs = [],
		public readonly string $fingerprint = ''
	) {}

	/**
	 * The same with what its text says.
	 *
	 * @param string                                        $fingerprint By which the same text is known again.
	 * @param list<array{sign: string, value: string}>|null $signs       What the text is marked for; null: nothing.
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
