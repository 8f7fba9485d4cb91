<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

use Brolga\Core\Page\Build;
use Brolga\Core\Page\Modules;
use Brolga\Core\Policy\StrictPolicy;
use Brolga\Core\Support\Conditional;

/**
 * Replaces the script module `@brolga/runtime`, on pages with placeholders, with one that loads
 * the real runtime after every test has its variant. Other pages load it only if a strict content
 * security policy requires the same import map on all pages.
 *
 * @see AB-19 CSP-1
 */
final class WaitingRuntime implements Conditional {

	private const FILE = 'runtime/waiting';

	public function __construct(
		private readonly Build $build
	) {}

	public static function can_register(): bool {
		return StrictPolicy::is_on();
	}

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

	/** Makes the page's script modules wait. Safe to call more than once. */
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
