<?php
declare( strict_types=1 );

namespace Brolga\Operations;

use Brolga\Core\Metrics\Metric;
use Brolga\Core\Metrics\MetricsToken;
use Brolga\Core\Rest\Admission;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\JsonAnswer;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Rest\PublicRoutes;
use Brolga\Core\Rest\Rate;
use Brolga\Core\Rest\TextAnswer;
use Brolga\Core\Support\Roles;
use WP_REST_Request;

/**
 * REST routes for load balancers and monitoring: `live` tells whether PHP responds, `ready`
 * whether this node can store and process a message, `metrics` returns numbers.
 *
 * @see OPS-1 OPS-2 OPS-3 OPS-4
 */
final class OperationsController implements Controller, DeclaresRoutes {

	private const FORMAT = 'text/plain; version=0.0.4; charset=utf-8';

	public function __construct(
		private readonly PublicRoutes $routes,
		private readonly Readiness $readiness,
		private readonly Numbers $numbers,
		private readonly MetricsToken $token
	) {}

	/**
	 * The first two have no rate limit, because a load balancer may have the IP address of all visitors.
	 *
	 * @return array{PublicRoute, PublicRoute, PublicRoute}
	 */
	public static function routes(): array {
		return [
			PublicRoute::open( '/live' ),
			PublicRoute::open( '/ready' ),
			PublicRoute::open( '/metrics', new Rate( 'metrics' ) ),
		];
	}

	public function add_routes(): void {
		[ $live, $ready, $metrics ] = self::routes();
		$this->routes->open(
			$live,
			/** Answers while PHP does: `{"live": true}`. */
			static fn (): JsonAnswer => new JsonAnswer( [ 'live' => true ] )
		);
		$this->routes->open(
			$ready,
			/** Returns whether this web node can store and process a message: 200, or 503 with `Retry-After`. */
			fn (
				PublicCall $call,
				Admission $admission,
				WP_REST_Request $request
			): JsonAnswer => $this->ready( $request )
		);
		$this->routes->open(
			$metrics,
			/** Returns numbers in Prometheus’ text format, for requests with the metrics token. */
			fn (
				PublicCall $call,
				Admission $admission,
				WP_REST_Request $request
			): JsonAnswer|TextAnswer => $this->metrics( $request )
		);
	}

	/**
	 * Tells whether this node is ready. Only the monitoring system and administrators see which
	 * part is not.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function ready( WP_REST_Request $request ): JsonAnswer {
		$parts    = $this->readiness->parts();
		$is_ready = ! in_array( false, $parts, true );
		$may_know = $this->is_monitor( $request ) || current_user_can( Roles::MANAGE_SETTINGS );
		return new JsonAnswer(
			[ 'ready' => $is_ready ] + ( $may_know ? [ 'parts' => $parts ] : [] ),
			$is_ready ? 200 : 503
		);
	}

	/** @phpstan-param WP_REST_Request<array<string, mixed>> $request */
	private function metrics( WP_REST_Request $request ): JsonAnswer|TextAnswer {
		if ( ! MetricsToken::is_set() ) {
			return new JsonAnswer( [ 'code' => 'not_found' ], 404 );
		}
		if ( ! $this->is_monitor( $request ) ) {
			return new JsonAnswer( [ 'code' => 'bad_token' ], 401, headers: [ 'WWW-Authenticate' => 'Bearer' ] );
		}
		$lines = array_map(
			static fn ( Metric $metric ): string => $metric->format(),
			$this->numbers->all( $this->readiness->parts() )
		);
		return new TextAnswer( implode( '', $lines ), self::FORMAT );
	}

	/** @phpstan-param WP_REST_Request<array<string, mixed>> $request */
	private function is_monitor( WP_REST_Request $request ): bool {
		return $this->token->is_brought_by( (string) $request->get_header( 'authorization' ) );
	}
}
