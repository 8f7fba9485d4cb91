<?php
/**
 * Another service's API for one test: php api-server.php SPEAKER MODE
 *
 * Speakers are the files in apis/; each answers as that API's documentation
 * says. Modes: `speak`, or what happens to every service one day: `busy` (429),
 * `broken` (500), `slow` (no answer), `html`, `empty`, `redirect` (to a page of
 * this machine), `flood` (an answer without end). Prints its port, then each
 * request as one line of JSON. Ends when its input is closed.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Support\ApiRequest;

require_once __DIR__ . '/ApiRequest.php';

( static function ( string $speaker, string $mode ): void {
	$server = stream_socket_server( 'tcp://127.0.0.1:0' );
	if ( false === $server ) {
		exit( 1 );
	}
	/** @var Closure( ApiRequest ): array{int, string} $speak */
	$speak = require __DIR__ . "/apis/{$speaker}.php";
	$name  = (string) stream_socket_get_name( $server, false );
	$port  = substr( $name, 1 + (int) strrpos( $name, ':' ) );
	echo $port, "\n";

	while ( true ) {
		$waiting = [ $server, STDIN ];
		$none    = null;
		if ( 1 > (int) stream_select( $waiting, $none, $none, 60 ) || in_array( STDIN, $waiting, true ) ) {
			exit;
		}
		$client = stream_socket_accept( $server, 5 );
		if ( false === $client ) {
			continue;
		}
		$request = ApiRequest::read( $client );
		if ( null === $request ) {
			fclose( $client );
			continue;
		}
		echo json_encode( $request, JSON_THROW_ON_ERROR ), "\n";
		if ( 'slow' === $mode ) {
			// Until the client gives up, or the test ends.
			$waiting = [ $client, STDIN ];
			stream_select( $waiting, $none, $none, 30 );
			fclose( $client );
			continue;
		}
		[ $status, $body, $header ] = match ( $mode ) {
			'busy'     => [
				429,
				'{"status":429,"detail":"Slow down","message":"Slow down"}',
				"Content-Type: application/json\r\nRetry-After: 7200",
			],
			'broken'   => [ 500, '<h1>Internal Server Error</h1>', 'Content-Type: text/html' ],
			'html'     => [
				200,
				'<!doctype html><title>Welcome to the hotel’s Wi-Fi</title>',
				'Content-Type: text/html',
			],
			'empty'    => [ 200, '', 'Content-Type: application/json' ],
			'redirect' => [ 302, '', "Location: http://127.0.0.1:{$port}/inside" ],
			'flood'    => [ 200, str_repeat( 'x', 4000000 ), 'Content-Type: application/json' ],
			default    => [ ...$speak( $request ), 'Content-Type: application/json' ],
		};
		fwrite(
			$client,
			"HTTP/1.1 {$status} Answer\r\n{$header}\r\nContent-Length: "
				. strlen( $body )
				. "\r\nConnection: close\r\n\r\n{$body}"
		);
		fclose( $client );
	}
} )( $argv[1] ?? '', $argv[2] ?? 'speak' );
