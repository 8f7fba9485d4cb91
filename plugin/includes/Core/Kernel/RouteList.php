<?php
declare( strict_types=1 );

namespace Brolga\Core\Kernel;

use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use WP;
use WP_REST_Request;

/**
 * Registers REST routes. A call of a Brolga route builds only the controllers for the first word
 * of its path, a call of any other route builds none, and a call that lists routes builds all.
 *
 * @see ARCH-780
 */
final class RouteList {

	private const BATCH = 'batch/v1';

	/** @var array<class-string<Controller>, list<non-falsy-string>> */
	private array $left;

	public function __construct(
		private readonly Container $container,
		Parts $parts
	) {
		$this->left = $parts->routes;
	}

	public function register(): void {
		$wp    = $GLOBALS['wp'] ?? null;
		$route = $wp instanceof WP ? $wp->query_vars['rest_route'] ?? '' : '';
		$this->add_for( is_string( $route ) ? $route : '' );
		add_filter( 'rest_pre_dispatch', $this->complete( ... ), PHP_INT_MIN, 3 );
	}

	/** Registers the routes for a further REST call within the same request; returns the result unchanged. */
	private function complete( mixed $result, mixed $server, mixed $request ): mixed {
		if ( $request instanceof WP_REST_Request && [] !== $this->left ) {
			$this->add_for( $request->get_route() );
		}
		return $result;
	}

	/**
	 * Registers the routes for a call: all of them if the called route lists or calls other routes.
	 *
	 * @param string $route Such as `/brolga/v1/forms/begun`; empty: no REST call.
	 */
	private function add_for( string $route ): void {
		// WordPress matches routes case-insensitively.
		$route                     = strtolower( trim( $route, '/' ) );
		[ $name, $version, $word ] = [ ...explode( '/', $route, 3 ), '', '', '' ];
		$called                    = explode( '/', $word )[0];
		if ( DeclaresRoutes::NAMESPACE === "{$name}/{$version}" && '' !== $called ) {
			$this->add_those( array_filter(
				$this->left,
				static fn ( array $words ): bool => in_array( $called, $words, true )
			) );
		} elseif ( in_array( $route, [ '', self::BATCH, DeclaresRoutes::NAMESPACE ], true ) ) {
			$this->add_those( $this->left );
		}
	}

	/** @param array<class-string<Controller>, list<non-falsy-string>> $controllers */
	private function add_those( array $controllers ): void {
		$this->left = array_diff_key( $this->left, $controllers );
		foreach ( $this->container->each( array_keys( $controllers ) ) as $controller ) {
			$controller->add_routes();
		}
	}
}
