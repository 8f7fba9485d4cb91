<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Support\ErrorKey;

/**
 * The response to a call: a result for each record, or one error.
 *
 * @see AB-16
 */
final class RecordAnswer {

	/**
	 * @param ErrorKey|null $error Null: the call was accepted.
	 * @param int $retry_after Seconds to wait; 0: none.
	 * @param list<RecordResult> $results In the order of the records.
	 * @param array<string, string> $cookies Cookies to set, by name.
	 */
	private function __construct(
		public readonly ?ErrorKey $error,
		public readonly int $retry_after,
		public readonly array $results,
		public readonly array $cookies = []
	) {}

	/**
	 * @param list<RecordResult> $results
	 * @param array<string, string> $cookies
	 */
	public static function of( array $results, array $cookies = [] ): self {
		return new self( null, 0, $results, $cookies );
	}

	public static function failed( ErrorKey $error, int $retry_after = 0 ): self {
		return new self( $error, $retry_after, [] );
	}

	public function status(): int {
		return $this->error?->status() ?? 200;
	}
}
