<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

/**
 * A call that was decided: its answer, and what is added to the counters.
 */
final class TakenCall {

	/**
	 * @param list<Tally>                            $tallies What is added to the tests’ counters.
	 * @param list<array{tally: Tally, origin: int}> $origins What is added to those of origins.
	 */
	public function __construct(
		public readonly RecordAnswer $answer,
		public readonly array $tallies = [],
		public readonly array $origins = []
	) {}
}
