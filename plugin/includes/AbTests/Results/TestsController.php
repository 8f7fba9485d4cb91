<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Statistics\DecisionRules;
use Brolga\AbTests\Statistics\Planner;
use Brolga\Core\Abilities\Ability;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Roles;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST routes to read and manage tests. A test's key in the path is `12`, or `12-3` for the third
 * test of a post.
 *
 * @see AB-26 AB-27 AB-28
 */
final class TestsController implements Controller {

	private const KEY = '/tests/(?P<key>[0-9]+(?:-[0-9]+)?)';

	public function __construct(
		private readonly ResultService $results,
		private readonly TestService $tests
	) {}

	public function add_routes(): void {
		$routes = new ProtectedRoutes( Roles::MANAGE_TESTS );
		$routes->open( '/tests', 'GET', $this->list( ... ) );
		$routes->open( '/tests/plan', 'GET', $this->plan( ... ), '', self::plan_args() );
		$routes->open( self::KEY, 'GET', $this->read( ... ) );
		$routes->open(
			self::KEY . '/stop',
			'POST',
			/** Stops a test. Every visitor then sees the control, and nobody is counted. */
			fn ( WP_REST_Request $request ) => $this->change( new StopTest( $this->tests ), $request )
		);
		$routes->open( self::KEY . '/start', 'POST', $this->start( ... ), '', [
			'anyway' => [ 'default' => false ] + TestInput::anyway(),
		] );
		$routes->open(
			self::KEY . '/archive',
			'POST',
			/** Stops a test and archives it. Its results are kept. */
			fn ( WP_REST_Request $request ) => $this->change( new ArchiveTest( $this->tests ), $request )
		);
		$routes->open( self::KEY . '/origins', 'POST', $this->leave_out( ... ), 'test-origins' );
		$routes->open( self::KEY . '/promote', 'POST', $this->promote( ... ), 'test-promotion' );
	}

	/**
	 * Lists all tests with their verdicts, first those that visitors have not seen yet, then the newest. `state` is
	 * `draft`, `running`, `waiting`, `stopped` or `archived`. In a test of two pages, `rival` is the other page.
	 */
	private function list(): WP_REST_Response {
		return new WP_REST_Response( ( new ListTests( $this->results ) )->execute( [] ) );
	}

	/**
	 * Returns one test with its verdict, variants, days, devices and sources. `carried` lists the few origins (groups
	 * of networks) without which the verdict would change, and to what. `left_out` lists excluded origins.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$output = ( new ReportTest( $this->results ) )->execute( self::input( $request ) );
		return $output instanceof WP_Error ? $output : new WP_REST_Response( $output['report'] );
	}

	/**
	 * Excludes visitors of the given origins from a test's verdict, and includes all others.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function leave_out( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$result = $this->results->of_text( $request['key'] );
		if ( null === $result ) {
			return ResultService::not_found();
		}
		$names = array_filter( (array) $request['left_out'], is_string( ... ) );
		$this->tests->leave_out(
			$result->stored->test->key,
			array_values(
				array_unique( array_map( static fn ( string $name ): int => (int) hexdec( $name ), $names ) )
			)
		);
		return $this->read( $request );
	}

	/**
	 * Starts a draft test, or restarts a stopped or archived test with its existing numbers. Errors:
	 * `brolga_nothing_to_compare` if all variants are the same, `brolga_goal_not_chosen` if it has no goal, and
	 * `brolga_no_goal` if nobody can reach the goal and `anyway` is not true.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function start( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->change( new StartTest( $this->tests ), $request );
	}

	/**
	 * Ends the test and saves the page with a variant in its place, as a revision. The page keeps its title unless
	 * `title` is true. Also requires permission to edit the page.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function promote( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->change( new PromoteVariant( $this->results, $this->tests ), $request );
	}

	/**
	 * Returns how many visitors a test needs, and how many days that takes.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function plan( WP_REST_Request $request ): WP_REST_Response {
		$number   = static fn ( string $name ): float => is_numeric( $request[ $name ] )
			? (float) $request[ $name ]
			: 0.0;
		$variants = max( 2, (int) $number( 'variants' ) );
		$visitors = Planner::visitors(
			$number( 'rate' ),
			$number( 'uplift' ),
			DecisionRules::share( $this->results->false_alarms(), $variants - 1 )
		);
		$daily    = $number( 'daily' );
		return new WP_REST_Response(
			[
				'visitors' => $visitors,
				'days'     => null === $visitors || $daily <= 0.0
					? null
					: max( DecisionRules::SHORTEST_DAYS, (int) ceil( $visitors * $variants / $daily ) ),
			]
		);
	}

	/** @phpstan-param WP_REST_Request<array<string, mixed>> $request */
	private function change( Ability $action, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$output = $action->execute( self::input( $request ) );
		return $output instanceof WP_Error ? $output : $this->read( $request );
	}

	/**
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	private static function input( WP_REST_Request $request ): array {
		return [ 'test' => $request['key'] ] + $request->get_params();
	}

	/** @return array<string, array<string, mixed>> */
	private static function plan_args(): array {
		return [
			'rate'     => [
				'description' => __( 'The current conversion rate, as a share of visitors: 0.05 is 5%.', 'brolga' ),
				'type'        => 'number',
				'minimum'     => 0,
				'maximum'     => 1,
				'default'     => 0.03,
			],
			'uplift'   => [
				'description' => __( 'The minimum detectable improvement, as a share of the rate: 0.1 is 10%.', 'brolga' ),
				'type'        => 'number',
				'minimum'     => 0,
				'maximum'     => 10,
				'default'     => 0.2,
			],
			'daily'    => [
				'description' => __( 'Daily visitors.', 'brolga' ),
				'type'        => 'number',
				'minimum'     => 0,
				'default'     => 0,
			],
			'variants' => [
				'description' => __( 'The number of variants, including the control.', 'brolga' ),
				'type'        => 'integer',
				'minimum'     => 2,
				'maximum'     => 50,
				'default'     => 2,
			],
		];
	}
}
