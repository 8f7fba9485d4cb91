<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\AbTests\Goals\GoalKinds;
use Brolga\AbTests\Registry\PageTests;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;

/**
 * Enqueues the script module of a goal on pages that contain such a test or its goal.
 *
 * @see EXT-3
 */
final class GoalScripts implements Module {

	/**
	 * @param Closure(): PageTests $page
	 * @param Closure(): GoalKinds $goals
	 */
	public function __construct(
		#[LazyInject( PageTests::class )] private readonly Closure $page,
		#[LazyInject( GoalKinds::class )] private readonly Closure $goals
	) {}

	/** Block themes render the blocks before `wp_head`, classic themes only before `wp_footer`. */
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
