<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

/**
 * How often something happened to a variant, to visitors of one kind.
 */
final class Count {

	/**
	 * @param int          $variant The variant's number; one that the test no longer has is possible.
	 * @param Counted      $record  What happened.
	 * @param Device       $device  What with.
	 * @param Source       $source  Where the visitors came from; of what was refused: unknown.
	 * @param int          $count   How often.
	 * @param int          $value   Money in cents, where the record is an order.
	 * @param Refusal|null $refusal Why it was refused; null: it was not.
	 */
	public function __construct(
		public readonly int $variant,
		public readonly Counted $record,
		public readonly Device $device,
		public readonly Source $source,
		public readonly int $count,
		public readonly int $value = 0,
		public readonly ?Refusal $refusal = null
	) {}
}
