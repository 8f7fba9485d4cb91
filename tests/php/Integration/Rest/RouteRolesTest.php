<?php
/**
 * Who may use which route.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Rest;

use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Support\Roles;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/**
 * REST-10: each route × each role. A new route without a row fails.
 */
#[Group( 'once' )]
final class RouteRolesTest extends TestCase {

	private const PUBLIC = [
		'anonymous',
		'subscriber',
		'contributor',
		'author',
		'editor',
		Roles::LEAD_MANAGER,
		'administrator',
	];
	private const LEADS  = [ 'editor', Roles::LEAD_MANAGER, 'administrator' ];

	private const OWNERS  = [ 'administrator' ];
	private const EDITORS = [ 'editor', 'administrator' ];
	private const AUTHORS = [ 'contributor', 'author', 'editor', 'administrator' ];

	/** Method and route: who gets past the door. */
	private const TABLE = [
		'GET /brolga/v1'                                       => self::PUBLIC,
		'POST /brolga/v1/enquiries'                            => self::PUBLIC,
		'POST /brolga/v1/subscriptions'                        => self::PUBLIC,
		'POST /brolga/v1/events'                               => self::PUBLIC,
		'POST /brolga/v1/popup-events'                         => self::PUBLIC,
		'POST /brolga/v1/consents'                             => self::PUBLIC,
		'POST /brolga/v1/orders/told'                          => self::PUBLIC,
		'GET /brolga/v1/experiments/(?P<id>[1-9][0-9-]{0,19})/subject' => self::PUBLIC,
		'GET /brolga/v1/captcha'                               => self::PUBLIC,
		'GET /brolga/v1/keep-alive'                            => self::PUBLIC,
		'GET /brolga/v1/cart-drawer'                           => self::PUBLIC,
		'GET /brolga/v1/search'                                => self::PUBLIC,
		'GET /brolga/v1/live'                                  => self::PUBLIC,
		'GET /brolga/v1/ready'                                 => self::PUBLIC,
		'GET /brolga/v1/metrics'                               => self::PUBLIC,
		'POST /brolga/v1/forms/begun'                          => self::PUBLIC,
		'GET /brolga/v1/forms'                                 => self::LEADS,
		'GET /brolga/v1/leads'                                 => self::LEADS,
		'GET /brolga/v1/leads/blocked'                         => self::LEADS,
		'GET /brolga/v1/leads/forms'                           => self::LEADS,
		'POST /brolga/v1/leads/status'                         => self::LEADS,
		'GET /brolga/v1/leads/(?P<id>[1-9][0-9]{0,17})'        => self::LEADS,
		'PATCH /brolga/v1/leads/(?P<id>[1-9][0-9]{0,17})'      => self::LEADS,
		'DELETE /brolga/v1/leads/(?P<id>[1-9][0-9]{0,17})'     => self::LEADS,
		'POST /brolga/v1/leads/(?P<id>[1-9][0-9]{0,17})/replies' => self::LEADS,
		'POST /brolga/v1/leads/(?P<id>[1-9][0-9]{0,17})/resend' => self::LEADS,
		'GET /brolga/v1/health'                                => self::OWNERS,
		'POST /brolga/v1/health/probe'                         => self::OWNERS,
		'GET /brolga/v1/health/failed-jobs'                       => self::OWNERS,
		'POST /brolga/v1/health/failed-jobs/(?P<job>[1-9][0-9]{0,17})/resend' => self::OWNERS,
		'POST /brolga/v1/subscribers/(?P<id>[1-9][0-9]{0,17})/failed-jobs/(?P<job>[1-9][0-9]{0,17})/resend' => self::LEADS,
		'POST /brolga/v1/health/resend'                        => self::OWNERS,
		'GET /brolga/v1/audit'                                 => self::OWNERS,
		'GET /brolga/v1/found-cookies'                         => self::OWNERS,
		'POST /brolga/v1/found-cookies'                        => self::OWNERS,
		'GET /brolga/v1/consent-proofs'                        => self::OWNERS,
		'GET /brolga/v1/consent-proofs/(?P<id>[\da-f]{32})'    => self::OWNERS,
		'POST /brolga/v1/mail/test'                            => self::OWNERS,
		'GET /brolga/v1/mail/preview'                          => self::OWNERS,
		'POST /brolga/v1/mail/domain'                          => self::OWNERS,
		'GET /brolga/v1/subscribers'                           => self::LEADS,
		'DELETE /brolga/v1/subscribers/(?P<id>[1-9][0-9]{0,17})' => self::LEADS,
		'POST /brolga/v1/subscribers/(?P<id>[1-9][0-9]{0,17})/unsubscribe' => self::LEADS,
		'POST /brolga/v1/subscribers/release'                  => self::LEADS,
		'POST /brolga/v1/subscribers/discard'                  => self::LEADS,
		'POST /brolga/v1/imports/subscribers'                  => self::LEADS,
		'POST /brolga/v1/imports/leads'                        => self::LEADS,
		'GET /brolga/v1/settings'                              => self::OWNERS,
		'GET /brolga/v1/settings/(?P<section>[a-z][a-z0-9_-]{0,31})' => self::OWNERS,
		'PUT /brolga/v1/settings/(?P<section>[a-z][a-z0-9_-]{0,31})' => self::OWNERS,
		'GET /brolga/v1/accounts'                              => self::OWNERS,
		'PUT /brolga/v1/accounts/(?P<name>[a-z0-9][a-z0-9-]{0,31})' => self::OWNERS,
		'DELETE /brolga/v1/accounts/(?P<name>[a-z0-9][a-z0-9-]{0,31})' => self::OWNERS,
		'POST /brolga/v1/accounts/deliveries'                  => self::OWNERS,
		'GET /brolga/v1/lists'                                 => self::EDITORS,
		'GET /brolga/v1/list-fields'                           => self::AUTHORS,
		'GET /brolga/v1/lists/(?P<name>[a-z0-9][a-z0-9-]{0,31})' => self::EDITORS,
		'GET /brolga/v1/kits'                                  => self::OWNERS,
		'POST /brolga/v1/kits/inspect'                         => self::OWNERS,
		'POST /brolga/v1/kits/import'                          => self::OWNERS,
		'POST /brolga/v1/kits/undo'                            => self::OWNERS,
		'POST /brolga/v1/kits/forms'                           => self::OWNERS,
		'GET /brolga/v1/webhooks'                              => self::OWNERS,
		'GET /brolga/v1/webhooks/events'                       => self::OWNERS,
		'PUT /brolga/v1/webhooks/(?P<id>[a-z0-9][a-z0-9-]{0,35})' => self::OWNERS,
		'DELETE /brolga/v1/webhooks/(?P<id>[a-z0-9][a-z0-9-]{0,35})' => self::OWNERS,
		'POST /brolga/v1/webhooks/(?P<id>[a-z0-9][a-z0-9-]{0,35})/test' => self::OWNERS,
		'DELETE /brolga/v1/webhooks/(?P<id>[a-z0-9][a-z0-9-]{0,35})/old-secret' => self::OWNERS,
		'GET /brolga/v1/receivers'                             => self::OWNERS,
		'POST /brolga/v1/receivers/(?P<id>[a-z]{1,32})/test'   => self::OWNERS,
		// Orders are told to those alone who may see WooCommerce's reports.
		'GET /brolga/v1/referrals'                             => self::LEADS,
		'GET /brolga/v1/menu-of-pages'                         => self::OWNERS,
		'POST /brolga/v1/places'                               => self::AUTHORS,
		'POST /brolga/v1/samples'                              => self::AUTHORS,
		'GET /brolga/v1/business'                              => self::AUTHORS,
		'POST /brolga/v1/business'                             => self::OWNERS,
		'GET /brolga/v1/popups'                                => self::EDITORS,
		// WooCommerce gives the right to its reports; without it nobody has it.
		'GET /brolga/v1/shop-report'                           => [],
		'POST /brolga/v1/popups/(?P<id>[1-9][0-9]{0,17})'      => self::EDITORS,
		'GET /brolga/v1/tests' => self::OWNERS,
		'GET /brolga/v1/tests/plan' => self::OWNERS,
		'GET /brolga/v1/tests/(?P<key>[0-9]+(?:-[0-9]+)?)' => self::OWNERS,
		'POST /brolga/v1/tests/(?P<key>[0-9]+(?:-[0-9]+)?)/origins' => self::OWNERS,
		'POST /brolga/v1/tests/(?P<key>[0-9]+(?:-[0-9]+)?)/stop' => self::OWNERS,
		'POST /brolga/v1/tests/(?P<key>[0-9]+(?:-[0-9]+)?)/start' => self::OWNERS,
		'POST /brolga/v1/tests/(?P<key>[0-9]+(?:-[0-9]+)?)/archive' => self::OWNERS,
		'POST /brolga/v1/tests/(?P<key>[0-9]+(?:-[0-9]+)?)/promote' => self::OWNERS,
		'POST /brolga/v1/tests/copies' => self::OWNERS,
		'POST /brolga/v1/setup'                                => self::OWNERS,
		'GET /brolga/v1/demo'                                  => self::OWNERS,
		'POST /brolga/v1/demo/import'                          => self::OWNERS,
		'POST /brolga/v1/demo/continue'                        => self::OWNERS,
		'POST /brolga/v1/demo/undo'                            => self::OWNERS,
	];

	/**
	 * Methods and routes that WordPress knows of us.
	 *
	 * @return list<string>
	 */
	private static function routes(): array {
		$routes = [];
		foreach ( rest_get_server()->get_routes( DeclaresRoutes::NAMESPACE ) as $route => $handlers ) {
			foreach ( (array) $handlers as $handler ) {
				foreach ( array_keys( is_array( $handler ) ? (array) ( $handler['methods'] ?? [] ) : [] ) as $method ) {
					$routes[] = "{$method} {$route}";
				}
			}
		}
		return $routes;
	}

	/**
	 * REST-1 REST-10
	 */
	public function test_each_route_has_its_row(): void {
		$routes = self::routes();
		$rows   = array_keys( self::TABLE );
		sort( $routes );
		sort( $rows );
		self::assertSame( $rows, $routes );
	}

	/**
	 * REST-11: what a GET is asked to do, it does not do by another name either.
	 */
	public function test_a_get_changes_nothing(): void {
		foreach ( self::routes() as $route ) {
			[ $method, $path ] = explode( ' ', $route );
			if ( 'GET' === $method ) {
				self::assertDoesNotMatchRegularExpression( '/resend|delete|trash/', $path );
			}
		}
	}

	/**
	 * REST-13 REST-20: bytes that are no text, in any parameter of a list, are no
	 * failure of the database.
	 */
	public function test_bytes_that_are_no_text_find_nothing(): void {
		$this->become( 'administrator' );
		foreach ( rest_get_server()->get_routes( DeclaresRoutes::NAMESPACE ) as $route => $handlers ) {
			foreach ( (array) $handlers as $handler ) {
				$handler = (array) $handler;
				$methods = (array) ( $handler['methods'] ?? [] );
				$args    = isset( $methods['GET'] ) && ! str_contains( $route, '(' )
					? (array) ( $handler['args'] ?? [] )
					: [];
				foreach ( array_keys( $args ) as $name ) {
					$request = new WP_REST_Request( 'GET', $route );
					$request->set_query_params( [ $name => "a\xff" ] );
					self::assertLessThan(
						500,
						rest_get_server()->dispatch( $request )->get_status(),
						"{$route} {$name}"
					);
				}
			}
		}
	}

	/**
	 * Every row with every role.
	 *
	 * @return iterable<string, array{string, string, bool}>
	 */
	public static function doors(): iterable {
		foreach ( self::TABLE as $route => $roles ) {
			foreach ( self::PUBLIC as $role ) {
				yield "{$route} {$role}" => [ $route, $role, in_array( $role, $roles, true ) ];
			}
		}
	}

	/**
	 * LEAD-13 REST-12: 401 for nobody, 403 for somebody without the right.
	 *
	 * @param string $route Method and route.
	 * @param string $role  Who asks.
	 * @param bool   $open  Whether they may.
	 */
	#[DataProvider( 'doors' )]
	public function test_a_door_is_open_to_those_who_may( string $route, string $role, bool $open ): void {
		// Whoever gets in sends no mail, asks no resolver and looks no place up.
		$this->catch_mail();
		add_filter( 'brolga_dns_texts', '__return_empty_array' );
		update_option( 'brolga_settings', [ 'maps' => [ 'geocoder_url' => '' ] ] );
		if ( 'anonymous' !== $role ) {
			$this->become( $role );
		}
		[ $method, $path ] = explode( ' ', $route, 2 );
		// A number of no lead: whoever gets in is told so.
		$path   = strtr(
			$path,
			[
				'(?P<id>[1-9][0-9]{0,17})'          => '999999999',
				'(?P<id>[1-9][0-9-]{0,19})'         => '999999999',
				'(?P<job>[1-9][0-9]{0,17})'         => '999999999',
				'(?P<id>[\da-f]{32})'               => str_repeat( '0', 32 ),
				'(?P<section>[a-z][a-z0-9_-]{0,31})' => 'no-such-section',
				'(?P<name>[a-z0-9][a-z0-9-]{0,31})' => 'no-such-account',
				'(?P<id>[a-z0-9][a-z0-9-]{0,35})'   => 'no-such-webhook',
				'(?P<id>[a-z]{1,32})'               => 'nobody',
				'(?P<key>[0-9]+(?:-[0-9]+)?)'       => '999999999',
			]
		);
		$change = [
			'id'     => 999999999,
			'status' => 'done',
		];
		$body   = match ( true ) {
			str_ends_with( $path, '/leads/status' ) => [ 'changes' => [ $change ] ],
			1 === preg_match( '~/subscribers/(release|discard)$~', $path ) => [ 'ids' => [ 999999999 ] ],
			str_ends_with( $path, '/replies' )      => [
				'key'     => '5f0c1f5e-2a52-4b43-9d0e-8f6f1f0a1b2c',
				'subject' => 'Re: Enquiry',
				'text'    => 'Hello',
			],
			str_ends_with( $path, '/promote' )      => [ 'variant' => 1 ],
			str_ends_with( $path, '/origins' )      => [ 'left_out' => [] ],
			str_ends_with( $path, '/copies' )       => [ 'page' => 999999999 ],
			str_ends_with( $path, '/found-cookies' ) => [
				'pages'  => 1,
				'failed' => [],
				'found'  => [],
			],
			str_contains( $path, '/popups/' )       => [ 'on' => true ],
			'PATCH' === $method                     => [ 'status' => 'done' ],
			str_ends_with( $path, '/health/probe' ) => [ 'check' => 'nothing' ],
			str_ends_with( $path, '/mail/test' )    => [ 'to' => 'owner@example.com' ],
			str_ends_with( $path, '/places' )       => [ 'search' => '12 Ferry Road' ],
			str_ends_with( $path, '/samples' )      => [ 'content' => '' ],
			str_ends_with( $path, '/setup' )        => [ 'title' => false ],
			str_ends_with( $path, '/business' )     => [ 'phone' => '07 7010 0142' ],
			str_ends_with(
				$path,
				'/demo/import'
			)  => array_fill_keys( [ 'front', 'look', 'samples', 'leads' ], false ),
			str_contains( $path, '/no-such-account' ) && 'PUT' === $method => [
				'kind' => 'brevo',
				'key'  => 'a-key',
			],
			str_contains( $path, '/no-such-webhook' ) && 'PUT' === $method => [
				'url'    => 'https://1.1.1.1/',
				'secret' => 'sixteen-letters-!',
				'events' => [ 'lead.created' ],
			],
			'PUT' === $method                       => [
				'version' => str_repeat( '0', 16 ),
				'values'  => [],
			],
			'POST' === $method                      => [ 'form' => 'unsigned' ],
			default                                 => null,
		};
		if ( str_ends_with( $path, '/list-fields' ) ) {
			$path .= '?type=post';
		}
		// What is imported is not imported again: whoever gets in is told so.
		update_option( 'brolga_demo', [ 'stage' => 'imported' ] );
		$status = $this->rest( $method, $path, $body )->get_status();
		if ( ! $open ) {
			self::assertSame( 'anonymous' === $role ? 401 : 403, $status );
		} elseif ( 'POST' === $method && self::PUBLIC === self::TABLE[ $route ] ) {
			self::assertSame( 403, $status, 'Without a signed form.' );
		} elseif ( str_contains( $path, '/imports/' ) || str_contains( $path, '/kits/' ) ) {
			self::assertSame( 400, $status, 'Without a file.' );
		} elseif ( str_ends_with( $path, '/search' ) ) {
			self::assertSame( 400, $status, 'Without a search.' );
		} elseif ( str_ends_with( $path, '/mail/domain' ) ) {
			self::assertSame( 409, $status, 'Without a sender.' );
		} else {
			self::assertContains( $status, [ 200, 404 ] );
		}
	}
}
