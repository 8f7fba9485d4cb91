<?php
/**
 * Prints the REST routes that the plugin registers (JSON), as a running
 * WordPress knows them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Bin;

use Brolga\Core\Kernel\Parts;
use Brolga\Core\Rest\Edge;
use Brolga\Core\Rest\PublicRoute;
use Brolga\Plugin;
use Closure;
use ReflectionFunction;
use ReflectionFunctionAbstract;
use ReflectionMethod;
use WP_REST_Request;

$_SERVER = [
	'HTTP_HOST'       => '127.0.0.1',
	'SERVER_NAME'     => '127.0.0.1',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => '/',
	'REMOTE_ADDR'     => '127.0.0.1',
] + $_SERVER;

// The pages are in the source's words, whatever the site's language.
$GLOBALS['locale'] = 'en_US';

require $argv[1] . '/wp-load.php';

/**
 * What a callback's docblock, or its class's, says first.
 *
 * @param mixed $callback Of a route.
 */
function summary( mixed $callback ): string {
	$code = match ( true ) {
		$callback instanceof Closure                           => new ReflectionFunction( $callback ),
		is_array( $callback ) && is_callable( $callback )      => new ReflectionMethod( $callback[0], $callback[1] ),
		is_string( $callback ) && function_exists( $callback ) => new ReflectionFunction( $callback ),
		default                                                => null,
	};
	// A closure around the one that does the work is not what is looked for.
	$inner = $code instanceof ReflectionFunction ? $code->getClosureUsedVariables()['callback'] ?? null : null;
	if ( $inner instanceof Closure ) {
		return summary( $inner );
	}
	return $code instanceof ReflectionFunctionAbstract ? first_sentence( docblock( $code ) ) : '';
}

/**
 * The docblock nearest to a callback.
 *
 * @param ReflectionFunctionAbstract $code The callback.
 */
function docblock( ReflectionFunctionAbstract $code ): string {
	$class = $code instanceof ReflectionMethod ? $code->getDeclaringClass() : $code->getClosureScopeClass();
	$doc   = $code->getDocComment();
	// First class callables are closures that bear their method's name.
	if ( false === $doc && null !== $class && $class->hasMethod( $code->getName() ) ) {
		$doc = $class->getMethod( $code->getName() )->getDocComment();
	}
	if ( false === $doc && null !== $class ) {
		$doc = $class->getDocComment();
	}
	return (string) $doc;
}

/**
 * The first paragraph of a docblock, in one line.
 *
 * @param string $doc The docblock.
 */
function first_sentence( string $doc ): string {
	$lines = array_map( static fn( string $line ): string => trim( $line, " \t/*" ), explode( "\n", $doc ) );
	$text  = trim( implode( "\n", $lines ) );
	return str_replace( "\n", ' ', explode( "\n\n", $text )[0] );
}

/**
 * Who may call a route: the capabilities that its permission callback asks for.
 *
 * @param mixed $callback The permission callback.
 */
function access( mixed $callback ): string {
	if ( '__return_true' === $callback ) {
		return 'everybody';
	}
	$asked = [];
	$note  = static function ( mixed $held, mixed $wanted ) use ( &$asked ): mixed {
		$asked = [ ...$asked, ...array_filter( (array) $wanted, is_string( ... ) ) ];
		return $held;
	};
	add_filter( 'user_has_cap', $note, 10, 2 );
	if ( is_callable( $callback ) ) {
		$callback( new WP_REST_Request() );
	}
	remove_filter( 'user_has_cap', $note );
	return [] === $asked
		? summary( $callback )
		: 'users with the capability '
			. implode( ', ', array_map( static fn( string $name ): string => "`$name`", array_unique( $asked ) ) );
}

/**
 * What a public route demands of a request.
 *
 * @return array{
 *     edge: string,
 *     name: string,
 *     bytes: int|null,
 *     origin: bool,
 *     token: string|null,
 *     rate: array{burst: int, seconds: float}|null,
 *     schema: bool,
 * }
 */
function demands( PublicRoute $route ): array {
	return [
		'edge'   => $route->edge->value,
		'name'   => $route->name,
		'bytes'  => $route->bytes,
		'origin' => $route->own_pages,
		'token'  => $route->signature?->field,
		'rate'   => null === $route->rate ? null : [
			'burst'   => $route->rate->allowance->burst,
			'seconds' => $route->rate->allowance->interval_ms / 1000,
		],
		'schema' => null !== $route->shape || [] !== $route->body(),
	];
}

$public = array_map(
	demands( ... ),
	Plugin::application( WP_PLUGIN_DIR . '/brolga/brolga.php' )->container->get( Parts::class )->public_routes()
);
$rest   = array_column(
	array_filter( $public, static fn ( array $route ): bool => Edge::Rest->value === $route['edge'] ),
	null,
	'name'
);
$routes = [];
/**
 * @var list<array{
 *     args: array<string, array<string, mixed>>,
 *     permission_callback: mixed,
 *     methods: array<string, bool>,
 *     callback: mixed,
 * }> $endpoints
 */
foreach ( rest_get_server()->get_routes( 'brolga/v1' ) as $route => $endpoints ) {
	// WordPress adds the index of the namespace.
	if ( '/brolga/v1' === $route ) {
		continue;
	}
	foreach ( $endpoints as $endpoint ) {
		$args = [];
		foreach ( $endpoint['args'] as $name => $arg ) {
			$args[ $name ] = array_intersect_key(
				$arg,
				array_flip( [
					'type',
					'required',
					'description',
					'enum',
					'minimum',
					'maximum',
					'maxLength',
					'pattern',
					'format',
					'default',
					'items',
					'properties',
				] )
			);
		}
		$routes[] = [
			'path'    => preg_replace( '/\(\?P<(\w+)>(?:[^()]|\((?:[^()])*\))*\)/', '{$1}', $route ),
			'methods' => array_keys( $endpoint['methods'] ),
			'summary' => summary( $endpoint['callback'] ),
			'access'  => access( $endpoint['permission_callback'] ),
			'demands' => $rest[ substr( $route, strlen( '/brolga/v1' ) ) ] ?? null,
			'args'    => (object) $args,
		];
	}
}

echo json_encode(
	[
		'routes' => $routes,
		'others' => array_values(
			array_filter( $public, static fn ( array $route ): bool => Edge::Rest->value !== $route['edge'] )
		),
	],
	JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
);
