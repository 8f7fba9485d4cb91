<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

/**
 * The result of one record: counted, duplicate or refused.
 *
 * @see AB-16
 */
final class RecordResult {

	private function __construct(
		public readonly string $result,
		private readonly ?Refusal $refusal = null
	) {}

	public static function recorded(): self {
		return new self( 'recorded' );
	}

	public static function duplicate(): self {
		return new self( 'duplicate' );
	}

	public static function refused( Refusal $refusal ): self {
		return new self( 'refused', $refusal );
	}

	/** @return array{result: string, reason: string} */
	public function format(): array {
		return [
			'result' => $this->result,
			'reason' => $this->refusal?->told() ?? '',
		];
	}
}
