<?php
/**
 * Plugin Name: Fuzz
 * Description: Answers many requests in one process: blocks that are rendered and calls of the REST API, a line of JSON
 * each as soon as it is done. For the site of bin/bench fuzz only.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Bench\Fuzz;

use Throwable;
use WP_REST_Request;

/**
 * Renders blocks.
 *
 * @param array{blocks: string} $item Their markup.
 * @return array{status: int, type: string, body: string}
 */
function render( array $item ): array {
	return [
		'status' => 200,
		'type'   => 'text/html',
		'body'   => do_blocks( $item['blocks'] ),
	];
}

/**
 * Calls a route, as WP_REST_Server::serve_request() does.
 *
 * @param array{
 *     method: string,
 *     route: string,
 *     query: string,
 *     headers: array<string, string>,
 *     cookies: array<string, string>,
 *     body: string,
 *     owner: bool,
 * } $item The call.
 * @return array{status: int, type: string, body: string}
 */
function call( array $item ): array {
	wp_set_current_user( $item['owner'] ? 1 : 0 );
	// PHP says nothing of a query that is nested too deeply when it reads one itself.
	@parse_str( $item['query'], $query );
	$_COOKIE = wp_slash( $item['cookies'] );
	$request = new WP_REST_Request( $item['method'], $item['route'] );
	$request->set_query_params( $query );
	$request->set_headers( $item['headers'] );
	$request->set_body( (string) base64_decode( $item['body'], true ) );
	$response = rest_get_server()->dispatch( $request );
	$body     = wp_json_encode( rest_get_server()->response_to_data( rest_ensure_response( $response ), false ) );
	return [
		// What cannot be written is an error 500 of WordPress'.
		'status' => false === $body ? 500 : $response->get_status(),
		'type'   => 'application/json',
		'body'   => (string) $body,
	];
}

// Mail leaves here, unlike from other benchmarks.
remove_filter( 'pre_wp_mail', '__return_true' );

add_action(
	'template_redirect',
	static function (): void {
		$asked = (string) ( $_SERVER['HTTP_X_BROLGA_LANE'] ?? '' );
		if ( '' === $asked ) {
			return;
		}
		// Who is signed in asks for nonces of actions.
		if ( is_user_logged_in() ) {
			$names = explode( ' ', $asked );
			wp_send_json( array_combine( $names, array_map( 'wp_create_nonce', $names ) ) );
		}
		set_time_limit( 0 );
		header( 'Content-Type: application/x-ndjson' );
		header( 'X-Accel-Buffering: no' );
		while ( ob_get_level() > 0 ) {
			ob_end_clean();
		}
		foreach ( (array) json_decode(
			(string) file_get_contents( 'php://input' ),
			true,
			512,
			JSON_THROW_ON_ERROR
		) as $item ) {
			$GLOBALS['brolga_fuzz_number'] = $item['number'];
			$began                         = hrtime( true );
			$level                         = ob_get_level();
			try {
				$answer = isset( $item['blocks'] ) ? render( $item ) : call( $item );
			} catch ( Throwable $error ) {
				complain( E_ERROR, (string) $error, $error->getFile(), $error->getLine() );
				$answer = [
					'status' => 500,
					'type'   => 'text/plain',
					'body'   => $error->getMessage(),
				];
			}
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			$spent = ( hrtime( true ) - $began ) / 1e6;
			echo json_encode(
				[ 'number' => $item['number'], 'ms' => $spent ] + $answer,
				JSON_INVALID_UTF8_SUBSTITUTE
			), "\n";
			flush();
		}
		exit;
	},
	-1000
);
