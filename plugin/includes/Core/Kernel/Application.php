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
 * Hooks the features' modules into WordPress, and builds each part only when a request needs it,
 * so that a page view does not pay for admin or API code.
 *
 * @see ARCH-5 ARCH-780
 */
final class Application {

	public readonly Container $container;

	/** @param array<class-string, object> $instead */
	public function __construct( PluginFile $plugin, private readonly Parts $parts, array $instead = [] ) {
		$this->container = new Container( $this->parts, $instead + [ PluginFile::class => $plugin ] );
	}

	public function register(): void {
		Services::provide( $this->container );
		$this->watch();
		foreach ( array_unique( $this->parts->guests ) as $plugin ) {
			if ( ! self::is_here( $plugin ) ) {
				add_action( "{$plugin}_loaded", $this->without( $plugin ), PHP_INT_MIN );
			}
		}
		$this->listen(
			$this->parts->here( $this->parts->modules ),
			array_filter( $this->parts->waiting, $this->parts->is_here( ... ), ARRAY_FILTER_USE_KEY )
		);
		$this->hook_in( self::asked( $this->parts->asked ) );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared, and nothing else.
		if ( 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			$this->hook_in( $this->parts->posted );
		}
		if ( is_admin() ) {
			$this->hook_in( $this->parts->admin );
		}
		if ( class_exists( 'WP_CLI', false ) ) {
			$this->hook_in( $this->parts->cli );
		}
		// Early, for plugins that read the routes on this action.
		add_action( 'rest_api_init', fn () => ( new RouteList( $this->container, $this->parts ) )->register(), 5 );
		add_action( Lifecycle::HOURLY, fn () => $this->run( $this->parts->hourly ) );
		foreach ( $this->parts->cron as $event => $task ) {
			add_action( $event, fn () => $this->run( [ $task ] ) );
		}
	}

	/**
	 * Hooks in only the modules that operators have switched on in wp-config.php.
	 *
	 * @see OPS-7 OPS-8
	 */
	public function watch(): void {
		$this->hook_in( array_keys( array_filter( $this->parts->watchers, ServerValue::is_named( ... ) ) ) );
	}

	/**
	 * @param list<class-string<Module>> $now
	 * @param array<class-string<Module>, list<non-falsy-string>> $later
	 */
	private function listen( array $now, array $later ): void {
		$this->hook_in( $now );
		$hook_in = $this->hook_in( ... );
		foreach ( $later as $name => $occasions ) {
			( new DeferredModule( $name, $occasions, $this->container, $hook_in ) )->register();
		}
	}

	/**
	 * @param list<class-string<Module>> $names
	 * @return bool Whether all modules were registered.
	 */
	private function hook_in( array $names ): bool {
		$able = array_filter( $names, self::can_work( ... ) );
		foreach ( $able as $name ) {
			$this->container->get( $name )->register();
		}
		return $able === $names;
	}

	/** @param class-string<Module> $name */
	private static function can_work( string $name ): bool {
		return ! is_subclass_of( $name, Conditional::class ) || $name::can_register();
	}

	/**
	 * @param array<class-string<Module>, list<non-falsy-string>> $asked
	 * @return list<class-string<Module>>
	 */
	private static function asked( array $asked ): array {
		// phpcs:ignore WordPress.Security.NonceVerification -- Only the names are looked at.
		$given = $_GET + $_POST;
		return [] === $given ? [] : array_keys( array_filter(
			$asked,
			static fn ( array $names ): bool => [] !== array_intersect_key( array_flip( $names ), $given )
		) );
	}

	/**
	 * Whether another plugin is active on the site or was loaded in another way, such as as a must-use plugin.
	 *
	 * @param non-falsy-string $plugin Its folder name.
	 */
	private static function is_here( string $plugin ): bool {
		$file = "{$plugin}/{$plugin}.php";
		return did_action( "{$plugin}_loaded" ) > 0
			|| in_array( $file, (array) get_option( 'active_plugins' ), true )
			|| ( is_multisite() && isset( ( (array) get_site_option( 'active_sitewide_plugins' ) )[ $file ] ) );
	}

	/**
	 * Leaves out the parts that need a missing plugin.
	 *
	 * @param non-falsy-string $plugin
	 * @return Closure(): void Hooks those parts in, if the plugin is loaded after all.
	 */
	private function without( string $plugin ): Closure {
		$left_out = $this->parts->leave_out( $plugin );
		return function () use ( $plugin, $left_out ): void {
			$this->parts->take_in( $plugin );
			$this->listen(
				array_values( array_filter( $this->parts->modules, $left_out ) ),
				array_filter( $this->parts->waiting, $left_out, ARRAY_FILTER_USE_KEY )
			);
		};
	}

	/** @param list<class-string<CronTask>> $names */
	private function run( array $names ): void {
		foreach ( $names as $name ) {
			$this->container->get( $name )->run_task();
		}
	}
}
