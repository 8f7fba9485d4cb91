<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

/** A judged call: its response, and what is added to the counters. */
final class DecidedCall {

	/**
	 * @param list<Tally> $tallies
	 * @param list<array{tally: Tally, origin: int}> $origins
	 */
	public function __construct(
		public readonly RecordAnswer $answer,
		public readonly array $tallies = [],
		public readonly array $origins = []
	) {}
}
