<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\Core\Support\ErrorKey;

/**
 * What becomes of a call: a result for each record, or an error for all of it.
 *
 * @see AB-16
 */
final class RecordAnswer {

	/**
	 * @param ErrorKey|null         $error       Why the call was not taken; null: it was.
	 * @param int                   $retry_after Seconds to wait; 0: no need to.
	 * @param list<RecordResult>    $results     One for each record, in their order.
	 * @param array<string, string> $cookies     What the visitor's browser is to keep, by name.
	 */
	private function __construct(
		public readonly ?ErrorKey $error,
		public readonly int $retry_after,
		public readonly array $results,
		public readonly array $cookies = []
	) {}

	/**
	 * The call was taken.
	 *
	 * @param list<RecordResult>    $results One for each record.
	 * @param array<string, string> $cookies What the visitor's browser is to keep, by name.
	 */
	public static function of( array $results, array $cookies = [] ): self {
		return new self( null, 0, $results, $cookies );
	}

	/**
	 * The call was not taken.
	 *
	 * @param ErrorKey $error       Why.
	 * @param int      $retry_after Seconds to wait.
	 */
	public static function failed( ErrorKey $error, int $retry_after = 0 ): self {
		return new self( $error, $retry_after, [] );
	}

	/**
	 * The status of the answer.
	 */
	public function status(): int {
		return $this->error?->status() ?? 200;
	}
}
