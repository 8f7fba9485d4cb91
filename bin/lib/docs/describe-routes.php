<?php
/**
 * Prints the REST routes that the plugin registers (JSON), as a running
 * WordPress knows them.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Bin;

use Closure;
use ReflectionFunction;
use ReflectionFunctionAbstract;
use ReflectionMethod;

$_SERVER = [
	'HTTP_HOST'       => '127.0.0.1',
	'SERVER_NAME'     => '127.0.0.1',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => '/',
	'REMOTE_ADDR'     => '127.0.0.1',
] + $_SERVER;

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

$routes = [];
/** @var list<array{args: array<string, array<string, mixed>>, permission_callback: mixed, methods: array<string, bool>, callback: mixed}> $endpoints */
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
				array_flip( [ 'type', 'required', 'description', 'enum', 'minimum', 'maximum', 'maxLength', 'pattern', 'format', 'default' ] )
			);
		}
		$open     = '__return_true' === $endpoint['permission_callback'];
		$routes[] = [
			'path'    => preg_replace( '/\(\?P<(\w+)>[^)]*\)/', '{$1}', $route ),
			'methods' => array_keys( $endpoint['methods'] ),
			'summary' => summary( $endpoint['callback'] ),
			'access'  => $open ? 'everybody' : summary( $endpoint['permission_callback'] ),
			'args'    => (object) $args,
		];
	}
}

echo json_encode( $routes, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
