<?php
declare( strict_types=1 );

namespace Brolga\Core\Kernel;

use Brolga\Core\Support\Module;
use Closure;

/**
 * Stands in for a module until the first of its occasions: a hook that comes by, a
 * class of ours that somebody asks for, the first block of a name.
 *
 * @see ARCH-780
 */
final class Waiting {

	/** Whether the module has hooked itself in. */
	private bool $is_awake = false;

	/** @var Closure( mixed= ): mixed Stands on the hooks. */
	private readonly Closure $wake;

	/**
	 * @param class-string<Module>                      $name      The module's class.
	 * @param list<non-falsy-string>                    $occasions See Parts.
	 * @param Container                                 $container Tells of those that are no hooks.
	 * @param Closure(list<class-string<Module>>): bool $hook_in   Hooks it in, if it can work.
	 */
	public function __construct(
		private readonly string $name,
		private readonly array $occasions,
		private readonly Container $container,
		private readonly Closure $hook_in
	) {
		$this->wake = $this->wake( ... );
	}

	public function register(): void {
		foreach ( $this->occasions as $occasion ) {
			if ( self::is_hook( $occasion ) ) {
				add_filter( $occasion, $this->wake, PHP_INT_MIN );
			} else {
				$this->container->when( $occasion, $this->wake_once( ... ) );
			}
		}
	}

	/**
	 * Whether an occasion is a hook: none is called like a class of ours, or has a space in its name.
	 */
	private static function is_hook( string $occasion ): bool {
		return ! str_starts_with( $occasion, 'Brolga\\' ) && ! str_contains( $occasion, ' ' );
	}

	/**
	 * Unless a hook has come first.
	 */
	private function wake_once(): void {
		if ( ! $this->is_awake ) {
			$this->wake();
		}
	}

	/**
	 * Has the module hook itself in: its turn on the hook is still to come.
	 *
	 * @param mixed $value What is filtered, handed on.
	 */
	private function wake( mixed $value = null ): mixed {
		// Before it is built, which may be an occasion as well.
		$this->is_awake = true;
		$this->is_awake = ( $this->hook_in )( [ $this->name ] );
		// Not before: a hook that nobody listens to any more would be over.
		foreach ( $this->is_awake ? array_filter( $this->occasions, self::is_hook( ... ) ) : [] as $hook ) {
			remove_filter( $hook, $this->wake, PHP_INT_MIN );
		}
		return $value;
	}
}
