<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/**
 * The tests that were printed on the page that is being made, and those whose
 * goal was. Rendering adds them, the island tells the page's scripts.
 *
 * @see AB-43
 */
final class PageTests {

	/** @var array<string, Test> */
	private array $tests = [];

	/** @var array<string, Test> */
	private array $reachable = [];

	/** @var array<string, Test> */
	private array $printed = [];

	/** Whether the page is the goal of a test, which visitors reach from another one. */
	private bool $is_goal = false;

	/**
	 * A running test was printed. A test in a synced pattern may be printed twice
	 * and is one.
	 */
	public function add( Test $test ): void {
		$this->tests[ $test->key->format() ] = $test;
	}

	/**
	 * The goal of a running test was printed.
	 */
	public function add_goal( Test $test ): void {
		$this->reachable[ $test->key->format() ] = $test;
	}

	/**
	 * The page itself is the goal of a running test.
	 *
	 * @see AB-171
	 */
	public function track( Test $test ): void {
		$this->is_goal = true;
		$this->add_goal( $test );
	}

	/**
	 * Whether visitors are followed from this page, or to it, because an owner chose a page as a goal.
	 *
	 * @see AB-171
	 */
	public function is_tracking(): bool {
		foreach ( $this->tests as $test ) {
			if ( $test->place->as_for( $test->goal )->page > 0 ) {
				return true;
			}
		}
		return $this->is_goal;
	}

	/**
	 * A running test was printed, also for somebody who takes no part in it or
	 * looks at one variant: an owner's toolbar names it.
	 *
	 * @see TOOLBAR-4
	 */
	public function note( Test $test ): void {
		$this->printed[ $test->key->format() ] = $test;
	}

	/**
	 * The tests that were printed, for whomever, in their order.
	 *
	 * @return list<Test>
	 */
	public function printed(): array {
		return array_values( $this->printed );
	}

	/**
	 * Those whose goal alone is on the page.
	 *
	 * @return list<Test>
	 */
	public function goals_alone(): array {
		return array_values( array_diff_key( $this->reachable, $this->printed ) );
	}

	/**
	 * The tests that something on the page can happen to: those that are printed,
	 * and those whose goal is.
	 *
	 * @return list<Test>
	 */
	public function reachable(): array {
		return array_values( $this->tests + $this->reachable );
	}

	/**
	 * The tests that are printed, each once, in the order in which they were printed.
	 *
	 * @return list<Test>
	 */
	public function all(): array {
		return array_values( $this->tests );
	}
}
