<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/**
 * The tests on the page being rendered, and the tests whose goals are on it. Filled during
 * rendering; the page's scripts get the list as JSON.
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

	private bool $is_goal = false;

	/** Adds a test that counts the visitor. Repeated in a synced pattern, it is listed once. */
	public function add( Test $test ): void {
		$this->tests[ $test->key->format() ] = $test;
	}

	public function add_goal( Test $test ): void {
		$this->reachable[ $test->key->format() ] = $test;
	}

	/** @see AB-171 */
	public function track( Test $test ): void {
		$this->is_goal = true;
		$this->add_goal( $test );
	}

	/**
	 * Whether the page's script must track visits from or to this page, for a goal that is a page.
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
	 * Lists a running test for the admin toolbar, even if the visitor is not counted.
	 *
	 * @see TOOLBAR-4
	 */
	public function note( Test $test ): void {
		$this->printed[ $test->key->format() ] = $test;
	}

	/** @return list<Test> */
	public function printed(): array {
		return array_values( $this->printed );
	}

	/** @return list<Test> The tests that have their goal, but no variant, on this page. */
	public function goals_alone(): array {
		return array_values( array_diff_key( $this->reachable, $this->printed ) );
	}

	/** @return list<Test> Those that can count something here: printed, or with their goal printed. */
	public function reachable(): array {
		return array_values( $this->tests + $this->reachable );
	}

	/** @return list<Test> The tests that count this visitor, in the order of printing. */
	public function all(): array {
		return array_values( $this->tests );
	}
}
