<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

/**
 * What became of a record.
 *
 * @see AB-16
 */
final class RecordResult {

	private function __construct(
		public readonly string $result,
		private readonly ?Refusal $refusal = null
	) {}

	/**
	 * It was counted.
	 */
	public static function recorded(): self {
		return new self( 'recorded' );
	}

	/**
	 * It was counted before.
	 */
	public static function duplicate(): self {
		return new self( 'duplicate' );
	}

	/**
	 * It does not count.
	 *
	 * @param Refusal $refusal Why.
	 */
	public static function refused( Refusal $refusal ): self {
		return new self( 'refused', $refusal );
	}

	/**
	 * As the answer has it.
	 *
	 * @return array{result: string, reason: string}
	 */
	public function format(): array {
		return [
			'result' => $this->result,
			'reason' => $this->refusal?->told() ?? '',
		];
	}
}
