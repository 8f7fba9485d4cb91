<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Goals\GoalKinds;
use Brolga\AbTests\Registry\PageTests;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Puts the script module of a goal on pages that something can happen on to a
 * test of it, and on no others.
 *
 * @see EXT-3
 */
final class GoalScripts implements Module {

	/**
	 * @param Closure(): PageTests $page  The tests of the page.
	 * @param Closure(): GoalKinds $goals The goals.
	 */
	public function __construct(
		#[Later( PageTests::class )] private readonly Closure $page,
		#[Later( GoalKinds::class )] private readonly Closure $goals
	) {}

	/**
	 * A block theme has rendered the page's blocks when it comes to its head, others come to their foot.
	 */
	public function register(): void {
		add_action( 'wp_enqueue_scripts', $this->enqueue( ... ), 100 );
		add_action( 'wp_footer', $this->enqueue( ... ), 0 );
	}

	private function enqueue(): void {
		foreach ( ( $this->page )()->reachable() as $test ) {
			$script = ( $this->goals )()->definition( $test->goal )->script ?? '';
			if ( '' !== $script ) {
				wp_enqueue_script_module( $script );
			}
		}
	}
}
