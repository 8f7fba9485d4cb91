<?php
declare( strict_types=1 );

namespace Brolga\Core\Kernel;

use Brolga\Core\Support\Module;
use Closure;

/**
 * Stands in for a module until the first of its occasions: a hook runs, a class of the plugin is
 * built, or the first block of a name is rendered.
 *
 * @see ARCH-780
 */
final class DeferredModule {

	private bool $is_awake = false;

	/** @var Closure( mixed= ): mixed */
	private readonly Closure $wake;

	/**
	 * @param list<non-falsy-string> $occasions See Parts.
	 * @param Closure(list<class-string<Module>>): bool $hook_in Registers the module and returns whether
	 *     it can work.
	 * @param class-string<Module> $name
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

	/** Whether an occasion is a hook: no hook has the plugin's namespace or a space in its name. */
	private static function is_hook( string $occasion ): bool {
		return ! str_starts_with( $occasion, 'Brolga\\' ) && ! str_contains( $occasion, ' ' );
	}

	private function wake_once(): void {
		if ( ! $this->is_awake ) {
			$this->wake();
		}
	}

	/**
	 * Registers the module. Its own callbacks still run in the current hook, because this one runs first.
	 *
	 * @param mixed $value Returned unchanged, for filters.
	 */
	private function wake( mixed $value = null ): mixed {
		// Set first, because building the module may trigger one of its hooks.
		$this->is_awake = true;
		$this->is_awake = ( $this->hook_in )( [ $this->name ] );
		// Afterwards, because WordPress stops a hook that loses its last callback.
		foreach ( $this->is_awake ? array_filter( $this->occasions, self::is_hook( ... ) ) : [] as $hook ) {
			remove_filter( $hook, $this->wake, PHP_INT_MIN );
		}
		return $value;
	}
}
