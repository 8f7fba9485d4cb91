<?php
/**
 * Routes, and who is built for them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Rest;

use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Kernel\RouteList;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;
use WP;
use WP_REST_Request;
use WP_REST_Server;

/**
 * ARCH-780
 */
#[Group( 'once' )]
final class RouteListTest extends TestCase {

	/** What WordPress has read of the address. */
	private mixed $wp;

	protected function setUp(): void {
		parent::setUp();
		$this->wp = $GLOBALS['wp'] ?? null;
		remove_all_actions( 'rest_api_init' );
		remove_all_filters( 'rest_pre_dispatch' );
	}

	protected function tearDown(): void {
		$GLOBALS['wp']             = $this->wp;
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	/**
	 * The routes of ours that there are once the REST API has started.
	 *
	 * @param string $route What is called; empty: nothing.
	 * @param Parts  $parts Who has routes.
	 * @return list<string> Without our namespace.
	 */
	private static function started( string $route, Parts $parts, Container $container ): array {
		$GLOBALS['wp']             = new WP();
		$GLOBALS['wp']->query_vars = '' === $route ? [] : [ 'rest_route' => $route ];
		$GLOBALS['wp_rest_server'] = null;
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', ( new RouteList( $container, $parts ) )->register( ... ) );
		return self::routes();
	}

	/**
	 * The routes that there are now.
	 *
	 * @return list<string>
	 */
	private static function routes(): array {
		$server = rest_get_server();
		self::assertInstanceOf( WP_REST_Server::class, $server );
		$start = strlen( '/' . DeclaresRoutes::NAMESPACE . '/' );
		return array_values( array_filter( array_map(
			static fn ( int|string $route ): string => substr( (string) $route, $start ),
			array_keys( $server->get_routes( DeclaresRoutes::NAMESPACE ) )
		), static fn ( string $route ): bool => '' !== $route ) );
	}

	/**
	 * Each controller has routes under the words that its feature names, and under no others.
	 */
	public function test_words_are_those_of_the_routes(): void {
		$container = Built::around( new FrozenClock() );
		foreach ( $container->get( Parts::class )->routes as $name => $words ) {
			$found = array_unique( array_map(
				static fn ( string $route ): string => explode( '/', $route )[0],
				self::started( '', new Parts( routes: [ $name => $words ] ), $container )
			) );
			self::assertEqualsCanonicalizing( $words, $found, $name );
		}
	}

	/**
	 * A call has those built that it asks for, and others' calls nobody; lists have all.
	 */
	public function test_a_call_has_its_controllers_built(): void {
		$container = new Container( new Parts() );
		$parts     = new Parts( routes: [ OneRoute::class => [ 'one' ], OtherRoute::class => [ 'other' ] ] );
		foreach ( [
			'/brolga/v1/one/2'   => [ 'one' ],
			'/brolga/v1/other'   => [ 'other' ],
			'/Brolga/V1/OTHER'   => [ 'other' ],
			'/brolga/v1/nothing' => [],
			'/wp/v2/posts'       => [],
			''                   => [ 'one', 'other' ],
			'/'                  => [ 'one', 'other' ],
			'/brolga/v1'         => [ 'one', 'other' ],
			'/brolga/v1/'        => [ 'one', 'other' ],
			'/batch/v1'          => [ 'one', 'other' ],
		] as $route => $routes ) {
			self::assertSame( $routes, self::started( $route, $parts, $container ), $route );
		}
	}

	/**
	 * What is called meanwhile finds its routes, too.
	 */
	public function test_a_call_within_a_call_finds_its_routes(): void {
		$container = new Container( new Parts() );
		$parts     = new Parts( routes: [ OneRoute::class => [ 'one' ], OtherRoute::class => [ 'other' ] ] );
		self::assertSame( [], self::started( '/wp/v2/posts', $parts, $container ) );
		self::assertSame( 200, rest_do_request( new WP_REST_Request( 'GET', '/brolga/v1/other' ) )->get_status() );
		self::assertSame( [ 'other' ], self::routes() );
		rest_do_request( new WP_REST_Request( 'GET', '/brolga/v1/other' ) );
		self::assertSame( 200, rest_do_request( new WP_REST_Request( 'GET', '/' ) )->get_status() );
		self::assertSame( [ 'other', 'one' ], self::routes() );
	}
}

/** Has a route. */
final class OneRoute implements Controller {
	public function add_routes(): void {
		register_rest_route(
			DeclaresRoutes::NAMESPACE,
			'/one',
			[
				'callback'            => static fn (): int => 1,
				'permission_callback' => '__return_true',
			]
		);
	}
}

/** Has another. */
final class OtherRoute implements Controller {
	public function add_routes(): void {
		register_rest_route(
			DeclaresRoutes::NAMESPACE,
			'/other',
			[
				'callback'            => static fn (): int => 2,
				'permission_callback' => '__return_true',
			]
		);
	}
}
