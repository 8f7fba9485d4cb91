<?php
declare( strict_types=1 );

namespace Brolga\Experiments\Delivery;

use Brolga\Core\Page\Build;
use Brolga\Core\Page\Modules;

/**
 * On a page with placeholders `@brolga/runtime` is another file: it waits until
 * every test has answered and hands on the real runtime then, so that all views
 * wait with it. Other pages pay nothing for it.
 *
 * @see AB-19
 */
final class WaitingRuntime {

	private const FILE = 'runtime/waiting';

	/** Whether the page's modules wait. */
	private bool $waits = false;

	public function __construct( private readonly Build $build ) {}

	/**
	 * The page's modules wait.
	 */
	public function wait(): void {
		if ( $this->waits || ! $this->build->has( self::FILE . '.asset.php' ) ) {
			return;
		}
		$this->waits = true;
		wp_deregister_script_module( Modules::RUNTIME );
		wp_register_script_module( Modules::RUNTIME, $this->build->url( self::FILE . '.js' ), [ Modules::RUNTIME_NOW ], $this->build->asset( self::FILE )['version'] );
		wp_enqueue_script_module( Modules::RUNTIME );
	}
}
