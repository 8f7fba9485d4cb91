<?php
declare( strict_types=1 );

namespace Brolga\Core\Kernel;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\Routes;
use WP;
use WP_REST_Request;

/**
 * Adds the routes of the REST API. A call of one of ours has the controllers built
 * that have routes under its first word, a call of another plugin's or of WordPress'
 * has none; who asks for a list of routes finds all.
 *
 * @see ARCH-780
 */
final class RouteList {

	/** WordPress' route that calls others. */
	private const BATCH = 'batch/v1';

	/** @var array<class-string<Controller>, list<non-falsy-string>> Those that are still to be added. */
	private array $left;

	public function __construct(
		private readonly Container $container,
		Parts $parts
	) {
		$this->left = $parts->routes;
	}

	/**
	 * Adds what this request takes.
	 */
	public function register(): void {
		$wp    = $GLOBALS['wp'] ?? null;
		$route = $wp instanceof WP ? $wp->query_vars['rest_route'] ?? '' : '';
		$this->add_for( is_string( $route ) ? $route : '' );
		add_filter( 'rest_pre_dispatch', $this->complete( ... ), PHP_INT_MIN, 3 );
	}

	/**
	 * Adds what another call takes that is made meanwhile.
	 *
	 * @param mixed $result  Handed on.
	 * @param mixed $server  WordPress' server.
	 * @param mixed $request What is asked for.
	 */
	private function complete( mixed $result, mixed $server, mixed $request ): mixed {
		if ( $request instanceof WP_REST_Request && [] !== $this->left ) {
			$this->add_for( $request->get_route() );
		}
		return $result;
	}

	/**
	 * Adds what a call of a route takes: nothing, if it is none of ours, and all where it
	 * tells of other routes, or asks for them.
	 *
	 * @param string $route Such as `/brolga/v1/forms/begun`; empty: nobody has called one.
	 */
	private function add_for( string $route ): void {
		// As WordPress finds them, in any case.
		$route                     = strtolower( trim( $route, '/' ) );
		[ $name, $version, $word ] = [ ...explode( '/', $route, 3 ), '', '', '' ];
		$called                    = explode( '/', $word )[0];
		if ( Routes::NAMESPACE === "{$name}/{$version}" && '' !== $called ) {
			$this->add_those( array_filter(
				$this->left,
				static fn ( array $words ): bool => in_array( $called, $words, true )
			) );
		} elseif ( in_array( $route, [ '', self::BATCH, Routes::NAMESPACE ], true ) ) {
			$this->add_those( $this->left );
		}
	}

	/**
	 * Adds the routes of some controllers.
	 *
	 * @param array<class-string<Controller>, list<non-falsy-string>> $controllers Their classes.
	 */
	private function add_those( array $controllers ): void {
		$this->left = array_diff_key( $this->left, $controllers );
		foreach ( $this->container->each( array_keys( $controllers ) ) as $controller ) {
			$controller->add_routes();
		}
	}
}
