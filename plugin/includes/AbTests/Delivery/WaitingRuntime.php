<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\Core\Page\Build;
use Brolga\Core\Page\Modules;
use Brolga\Core\Policy\StrictPolicy;
use Brolga\Core\Support\Conditional;

/**
 * On a page with placeholders `@brolga/runtime` is another file: it waits until
 * every test has answered and hands on the real runtime then, so that all views
 * wait with it. Other pages pay nothing for it, unless all pages have to have one import map.
 *
 * @see AB-19 CSP-1
 */
final class WaitingRuntime implements Conditional {

	private const FILE = 'runtime/waiting';

	public function __construct(
		private readonly Build $build
	) {}

	/**
	 * Only where pages have to hold under such a policy.
	 */
	public static function can_register(): bool {
		return StrictPolicy::is_on();
	}

	/**
	 * Looks whether a page without tests has to name the same files.
	 */
	public function register(): void {
		add_action(
			'wp_enqueue_scripts',
			function (): void {
				if ( StrictPolicy::is_on() ) {
					$this->wait();
				}
			}
		);
	}

	/**
	 * The page's modules wait. To say so again changes nothing.
	 */
	public function wait(): void {
		if ( ! $this->build->has( self::FILE . '.asset.php' ) ) {
			return;
		}
		$asset = $this->build->asset( self::FILE );
		wp_deregister_script_module( Modules::RUNTIME );
		wp_register_script_module(
			Modules::RUNTIME,
			$this->build->url( self::FILE . '.js' ),
			$asset['dependencies'],
			$asset['version']
		);
		wp_enqueue_script_module( Modules::RUNTIME );
	}
}
