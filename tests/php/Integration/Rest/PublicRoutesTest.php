<?php
/**
 * What visitors may ask, and how each of it refuses.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Rest;

use Brolga\Core\Database\LedgerRepository;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Rest\DeclaresRoutes;
use Brolga\Core\Rest\Edge;
use Brolga\Core\Rest\Gate;
use Brolga\Core\Rest\PublicCall;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\Json;
use Brolga\Core\Support\SystemClock;
use Brolga\Forms\Sending\PageRequest;
use Brolga\Leads\Intake\FormPostAction;
use Brolga\Newsletter\Signups\SignupPostAction;
use Brolga\Plugin;
use Brolga\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_REST_Request;

/**
 * REST-2 REST-3 REST-4 REST-21: the list of public routes is their declaration, and each
 * of them refuses in one order.
 */
final class PublicRoutesTest extends TestCase {

	/** What can be wrong with a request, in the order in which it is looked at. */
	private const FAULTS = [ 'size', 'origin', 'token', 'rate', 'schema' ];

	/** What a fault is answered by. */
	private const KEYS = [
		'size'   => ErrorKey::TooLarge,
		'origin' => ErrorKey::ForeignOrigin,
		'token'  => ErrorKey::BadToken,
		'rate'   => ErrorKey::TooMany,
		'schema' => ErrorKey::BadRequest,
	];

	private const FORM = 'post-1:enquiry';

	/** What tokens say, by what they are signed for; others say nothing. */
	private const SIGNED = [
		'brolga_form'  => self::FORM,
		'et_checksum'  => '["post-1:enquiry","","","",""]',
		'told_order'   => '1',
	];

	/** What is sent beside the token and is of the wrong shape, by route. A route with a schema needs a row. */
	private const MISSHAPEN = [
		'/enquiries'                  => [ 'fields' => 'Hello' ],
		'/subscriptions'              => [ 'list_id' => '', 'provider' => '', 'email' => [ 'jo@example.com' ] ],
		'/events'                     => [ 'records' => [] ],
		'/popup-events'               => [ 'popup' => 1, 'record' => 'closed' ],
		'/consents'                   => [ 'version' => 'a', 'granted' => [], 'mode' => 'opt-in', 'action' => 'shrug' ],
		'/forms/begun'                => [ 'more' => 'than the form' ],
		'/search'                     => [],
		'events.php'                  => [ 'records' => [] ],
		Constants::AB_STATS_ACTION    => [ 'stats_data_array' => '{}' ],
	];

	/** Who answers a form that is posted to its page, by its block. */
	private const ACTIONS = [ 'brolga/contact-form', 'brolga/newsletter' ];

	private static ?Container $container = null;

	/**
	 * The plugin's objects.
	 */
	private static function container(): Container {
		return self::$container ??= Plugin::application( dirname( __DIR__, 4 ) . '/plugin/brolga.php' )->container;
	}

	/**
	 * All that is declared, by edge and name.
	 *
	 * @return array<string, PublicRoute>
	 */
	private static function declared(): array {
		$routes = [];
		foreach ( self::container()->get( Parts::class )->public_routes() as $route ) {
			$routes[ "{$route->edge->value} {$route->name}" ] = $route;
		}
		return $routes;
	}

	/**
	 * Which faults a route looks for, in its order.
	 *
	 * @return list<string>
	 */
	private static function demanded( PublicRoute $route ): array {
		$is_held = null !== $route->shape || Edge::Rest === $route->edge && ( [] !== $route->body() );
		return array_values(
			array_filter(
				self::FAULTS,
				static fn ( string $fault ): bool => match ( $fault ) {
					'size'   => null !== $route->bytes,
					'origin' => $route->own_pages,
					'token'  => null !== $route->signature,
					'rate'   => null !== $route->rate,
					default  => $is_held && ! str_contains( $route->name, '(' ),
				}
			)
		);
	}

	/**
	 * REST-21: what answers strangers is what is declared, neither more nor less.
	 */
	public function test_what_is_open_is_declared(): void {
		// Other tests may have added routes to theirs, and the same ones again.
		$GLOBALS['wp_rest_server'] = null;
		$open = [];
		foreach ( rest_get_server()->get_routes( DeclaresRoutes::NAMESPACE ) as $path => $handlers ) {
			foreach ( (array) $handlers as $handler ) {
				if ( is_array( $handler ) && '__return_true' === ( $handler['permission_callback'] ?? '' ) ) {
					$open[] = 'rest ' . substr( $path, strlen( '/' . DeclaresRoutes::NAMESPACE ) );
				}
			}
		}
		foreach ( array_keys( (array) $GLOBALS['wp_filter'] ) as $hook ) {
			if ( 1 === preg_match( '/^wp_ajax_nopriv_((?:et|brolga)_\w+)$/', (string) $hook, $name ) ) {
				$open[] = "ajax {$name[1]}";
			}
		}
		$declared = array_keys( array_filter(
			self::declared(),
			static fn ( PublicRoute $route ): bool => in_array( $route->edge, [ Edge::Rest, Edge::Ajax ], true )
		) );
		sort( $open );
		sort( $declared );
		self::assertSame( $declared, $open );
		self::assertGreaterThan( 12, count( $open ) );
	}

	/**
	 * REST-2 REST-11: what changes something looks at size, origin and token.
	 */
	public function test_what_changes_something_demands_a_token(): void {
		foreach ( self::declared() as $name => $route ) {
			if ( 'POST' === $route->method ) {
				self::assertSame( Constants::FORM_MAX_REQUEST_BYTES, $route->bytes, $name );
				self::assertTrue( $route->own_pages && null !== $route->signature, $name );
			}
		}
	}

	/**
	 * Each route with each of its faults, and with all that come later beside it.
	 *
	 * @return iterable<string, array{string, string, list<string>}>
	 */
	public static function refusals(): iterable {
		foreach ( self::declared() as $name => $route ) {
			$demanded = self::demanded( $route );
			foreach ( $demanded as $at => $fault ) {
				yield "{$name}: {$fault}" => [ $name, $fault, [ $fault ] ];
				yield "{$name}: {$fault} first" => [ $name, $fault, array_slice( $demanded, $at ) ];
			}
		}
	}

	/**
	 * REST-2 REST-3 REST-4 REST-21 TOKEN-4 TOKEN-7: each refusal, and which of several comes first.
	 *
	 * @param string       $name   Edge and name.
	 * @param string       $first  What it is refused for.
	 * @param list<string> $faults What is wrong with it.
	 */
	#[DataProvider( 'refusals' )]
	public function test_a_route_refuses( string $name, string $first, array $faults ): void {
		$route = self::declared()[ $name ];
		if ( in_array( 'rate', $faults, true ) ) {
			$this->use_up( $route );
		}
		$values  = self::values( $route, $faults );
		$headers = in_array( 'origin', $faults, true ) ? [ 'Origin' => 'https://elsewhere.example' ] : [];
		$key     = self::KEYS[ $first ];
		match ( $route->edge ) {
			Edge::Rest => $this->is_refused_by_rest( $route, $key, $values, $headers ),
			Edge::Ajax => self::assertSame( $key, $this->refusal_by_ajax( $route, $values, $headers ) ),
			default    => self::assertSame( $key->status(), $this->refusal_by_page( $route, $values, $headers ) ),
		};
	}

	/**
	 * Lets an address have had its share of a route.
	 */
	private function use_up( PublicRoute $route ): void {
		self::assertNotNull( $route->rate );
		$purpose = $route->signature->purpose ?? '';
		$key     = $route->rate->key( in_array( $purpose, [ 'brolga_form', 'et_checksum' ], true ) ? self::FORM : '' );
		$bucket  = self::container()->get( ClientIp::class )->hashed_bucket();
		$all     = $route->rate->allowance->burst * $route->rate->allowance->interval_ms;
		// Some seconds more than all, since time goes on while the test asks.
		self::container()->get( LedgerRepository::class )->advance(
			"rate:{$key}:{$bucket}",
			( new SystemClock() )->milliseconds(),
			$all + 30_000,
			$all
		);
	}

	/**
	 * What is sent.
	 *
	 * @param list<string> $faults What is wrong with it.
	 * @return array<string, mixed>
	 */
	private static function values( PublicRoute $route, array $faults ): array {
		$values = [];
		if ( in_array( 'schema', $faults, true ) ) {
			self::assertArrayHasKey(
				$route->name,
				self::MISSHAPEN,
				'A route with a schema has something that does not fit it.'
			);
			$values = self::MISSHAPEN[ $route->name ];
		} elseif ( '/search' === $route->name ) {
			$values = [ 'q' => 'wall' ];
		}
		if ( null !== $route->signature ) {
			$purpose = $route->signature->purpose;
			$values += [ $route->signature->field => in_array( 'token', $faults, true )
				? 'forged'
				: self::container()->get( Hmac::class )->sign( $purpose, self::signed( $purpose ) ) ];
		}
		return $values + ( in_array( 'size', $faults, true )
			? [ 'padding' => str_repeat( 'x', Constants::FORM_MAX_REQUEST_BYTES + 1 ) ]
			: [] );
	}

	/**
	 * What a token says; that of a product's form is for the page that shows it.
	 *
	 * @param string $purpose What it is signed for.
	 */
	private static function signed( string $purpose ): string {
		return 'brolga_stock' === $purpose
			? (string) get_queried_object_id()
			: ( self::SIGNED[ $purpose ] ?? '' );
	}

	/**
	 * Asks the REST API: status, words, and who keeps the answer.
	 *
	 * @param ErrorKey              $key     Why it refuses.
	 * @param array<string, mixed>  $values  What is sent.
	 * @param array<string, string> $headers Headers.
	 */
	private function is_refused_by_rest( PublicRoute $route, ErrorKey $key, array $values, array $headers ): void {
		$path    = str_replace( '(?P<id>[1-9][0-9-]{0,19})', '1', '/' . DeclaresRoutes::NAMESPACE . $route->name );
		$request = new WP_REST_Request( $route->method, $path );
		foreach ( $headers + [ 'Content-Type' => 'application/json' ] as $name => $value ) {
			$request->set_header( $name, $value );
		}
		if ( 'GET' === $route->method ) {
			$request->set_query_params( array_diff_key( $values, [ 'padding' => 1 ] ) );
			$request->set_body( is_string( $values['padding'] ?? '' ) ? $values['padding'] ?? '' : '' );
		} else {
			$request->set_body( Json::encode( $values ) );
		}
		$answer = rest_do_request( $request );
		self::assertSame( $key->status(), $answer->get_status() );
		$code = ( (array) $answer->get_data() )['code'] ?? '';
		self::assertSame(
			'GET' === $route->method && ErrorKey::BadRequest === $key ? 'rest_missing_callback_param' : $key->value,
			$code
		);
		if ( 'rest_missing_callback_param' !== $code ) {
			self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] ?? '' );
		}
		self::assertSame(
			in_array( $key->status(), [ 429, 503 ], true ),
			isset( $answer->get_headers()['Retry-After'] )
		);
	}

	/**
	 * Asks admin-ajax.php, and returns why it refuses.
	 *
	 * @param array<string, mixed>  $values  What is sent.
	 * @param array<string, string> $headers Headers.
	 */
	private function refusal_by_ajax( PublicRoute $route, array $values, array $headers ): ?ErrorKey {
		$_POST   = wp_slash( $values );
		$_SERVER = [
			'HTTP_HOST' => '127.0.0.1',
		] + ( isset( $headers['Origin'] ) ? [ 'HTTP_ORIGIN' => $headers['Origin'] ] : [] ) + $_SERVER;
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter(
			'wp_die_ajax_handler',
			static fn (): callable => static fn (): never => throw new RuntimeException( 'sent' )
		);
		ob_start();
		try {
			do_action( "wp_ajax_nopriv_{$route->name}" );
		} catch ( RuntimeException $sent ) {
			self::assertSame( 'sent', $sent->getMessage() );
		} finally {
			$answer = Json::map( (string) ob_get_clean() );
		}
		foreach ( ErrorKey::cases() as $key ) {
			if ( $key->value === ( $answer['code'] ?? '' ) || $key->message() === ( $answer['error'] ?? '' ) ) {
				return $key;
			}
		}
		return null;
	}

	/**
	 * Posts to a page, and returns the status. Where WordPress has to be on a certain
	 * page, or to be left out, Gate is asked as its edge asks it.
	 *
	 * @param array<string, mixed>  $values  What is sent.
	 * @param array<string, string> $headers Headers.
	 */
	private function refusal_by_page( PublicRoute $route, array $values, array $headers ): int {
		$server = [
			'REQUEST_METHOD' => 'POST',
			'HTTP_HOST'      => '127.0.0.1',
		] + ( isset( $headers['Origin'] ) ? [ 'HTTP_ORIGIN' => $headers['Origin'] ] : [] );
		if ( ! in_array( $route->name, self::ACTIONS, true ) ) {
			return self::container()
				->get( Gate::class )
				->ask( $route, PublicCall::of_form( $values, $server ) )->error
				?->status() ?? 200;
		}
		if ( 'brolga/newsletter' === $route->name ) {
			$answer = self::container()->get( SignupPostAction::class )->answer( $values, $server );
		} else {
			$request = PageRequest::of( $values + [ 'et_pb_contactform_submit_0' => 'et_contact_proccess' ], $server );
			self::assertNotNull( $request );
			$answer = self::container()->get( FormPostAction::class )->answer( $request );
		}
		self::assertSame( 'no-store', $answer->headers['Cache-Control'] );
		self::assertSame( in_array( $answer->status, [ 429, 503 ], true ), isset( $answer->headers['Retry-After'] ) );
		return $answer->status;
	}
}
