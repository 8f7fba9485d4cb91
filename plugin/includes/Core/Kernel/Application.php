<?php
declare( strict_types=1 );

namespace Brolga\Core\Kernel;

use Brolga\Core\Settings\ServerValue;
use Brolga\Core\Support\Conditional;
use Brolga\Core\Support\CronTask;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;
use Closure;

/**
 * The plugin at work: builds each part when WordPress comes to where it is
 * needed, so that a page view pays for page views alone.
 */
final class Application {

	/** Builds the parts. */
	public readonly Container $container;

	/** Of all features. */
	private readonly Parts $parts;

	/**
	 * Puts the features together; nothing is built yet.
	 *
	 * @param PluginFile $plugin By which WordPress knows the plugin.
	 * @param list<Feature> $features In the order of their parts.
	 * @param array<class-string, object> $instead Objects that are used in the place of ours, by class: a test's clock.
	 */
	public function __construct( PluginFile $plugin, array $features, array $instead = [] ) {
		$this->parts     = Parts::of_all( $features );
		$this->container = new Container( $this->parts, $instead + [ PluginFile::class => $plugin ] );
	}

	public function register(): void {
		Services::provide( $this->container );
		$this->watch();
		$this->hook_in( $this->parts->modules );
		foreach ( $this->parts->waiting as $name => $hooks ) {
			$wake = $this->wake( $name, $hooks );
			foreach ( $hooks as $hook ) {
				add_filter( $hook, $wake, PHP_INT_MIN );
			}
		}
		if ( is_admin() ) {
			$this->hook_in( $this->parts->admin );
		}
		// Early: whoever looks the routes up on this action finds ours.
		add_action( 'rest_api_init', $this->add_routes( ... ), 5 );
		add_action( Installer::HOURLY, fn () => $this->run( $this->parts->hourly ) );
		foreach ( $this->parts->cron as $event => $task ) {
			add_action( $event, fn () => $this->run( [ $task ] ) );
		}
	}

	/**
	 * Hooks in what operators have asked for, and builds none of the rest.
	 *
	 * @see OPS-7 OPS-8
	 */
	public function watch(): void {
		$this->hook_in( array_keys( array_filter( $this->parts->watchers, ServerValue::is_named( ... ) ) ) );
	}

	/**
	 * Lets modules hook themselves in.
	 *
	 * @param list<class-string<Module>> $names Their classes.
	 */
	private function hook_in( array $names ): void {
		foreach ( $this->container->each( $names ) as $module ) {
			if ( ! $module instanceof Conditional || $module->can_register() ) {
				$module->register();
			}
		}
	}

	/**
	 * Hooks a module in when the first of its hooks comes by: its turn on that hook is still to come.
	 *
	 * @param class-string<Module>   $name  Its class.
	 * @param list<non-falsy-string> $hooks The hooks.
	 * @return Closure( mixed=): mixed
	 */
	private function wake( string $name, array $hooks ): Closure {
		$wake = function ( mixed $value = null ) use ( $name, $hooks, &$wake ): mixed {
			// First: a hook that nobody listens to any more would be over.
			$this->hook_in( [ $name ] );
			foreach ( $hooks as $hook ) {
				remove_filter( $hook, $wake, PHP_INT_MIN );
			}
			return $value;
		};
		return $wake;
	}

	private function add_routes(): void {
		foreach ( $this->container->each( $this->parts->routes ) as $controller ) {
			$controller->add_routes();
		}
	}

	/**
	 * Does the work of WP-Cron.
	 *
	 * @param list<class-string<CronTask>> $names Their classes.
	 */
	private function run( array $names ): void {
		foreach ( $names as $name ) {
			$this->container->get( $name )->run_task();
		}
	}
}
