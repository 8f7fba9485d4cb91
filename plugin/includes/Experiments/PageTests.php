<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

/**
 * The tests that were printed on the page that is being made. Rendering adds
 * them, the island tells the page's scripts.
 */
final class PageTests {

	/** @var array<string, Experiment> */
	private array $tests = [];

	/**
	 * A running test was printed. A test in a synced pattern may be printed twice
	 * and is one.
	 *
	 * @param Experiment $experiment The test.
	 */
	public function add( Experiment $experiment ): void {
		$this->tests[ $experiment->key->format() ] = $experiment;
	}

	/**
	 * The tests, each once, in the order in which they were printed.
	 *
	 * @return list<Experiment>
	 */
	public function all(): array {
		return array_values( $this->tests );
	}
}
