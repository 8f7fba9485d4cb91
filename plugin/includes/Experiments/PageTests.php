<?php
declare( strict_types=1 );

namespace Brolga\Experiments;

/**
 * The tests that were printed on the page that is being made, and those whose
 * goal was. Rendering adds them, the island tells the page's scripts.
 *
 * @see AB-43
 */
final class PageTests {

	/** @var array<string, Experiment> */
	private array $tests = [];

	/** @var array<string, Experiment> */
	private array $reachable = [];

	/** @var array<string, Experiment> */
	private array $printed = [];

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
	 * The goal of a running test was printed.
	 *
	 * @param Experiment $experiment The test.
	 */
	public function add_goal( Experiment $experiment ): void {
		$this->reachable[ $experiment->key->format() ] = $experiment;
	}

	/**
	 * A running test was printed, also for somebody who takes no part in it or
	 * looks at one variant: an owner's toolbar names it.
	 *
	 * @see TOOLBAR-4
	 * @param Experiment $experiment The test.
	 */
	public function note( Experiment $experiment ): void {
		$this->printed[ $experiment->key->format() ] = $experiment;
	}

	/**
	 * The tests that were printed, for whomever, in their order.
	 *
	 * @return list<Experiment>
	 */
	public function printed(): array {
		return array_values( $this->printed );
	}

	/**
	 * Those whose goal alone is on the page.
	 *
	 * @return list<Experiment>
	 */
	public function goals_alone(): array {
		return array_values( array_diff_key( $this->reachable, $this->printed ) );
	}

	/**
	 * The tests that something on the page can happen to: those that are printed,
	 * and those whose goal is.
	 *
	 * @return list<Experiment>
	 */
	public function reachable(): array {
		return array_values( $this->tests + $this->reachable );
	}

	/**
	 * The tests that are printed, each once, in the order in which they were printed.
	 *
	 * @return list<Experiment>
	 */
	public function all(): array {
		return array_values( $this->tests );
	}
}
