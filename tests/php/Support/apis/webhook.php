<?php
/**
 * A receiver of signed posts, as docs/webhooks.md tells people to write one: it
 * believes what is signed, is not older than five minutes, and was not here
 * before.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Support\ApiRequest;

return ( static function (): Closure {
	return static function ( ApiRequest $request ): array {
		$header = $request->header( 'x-brolga-signature' );
		if ( '/gone' === $request->path ) {
			return [ 410, '' ];
		}
		if (
			1 !== preg_match( '/^t=(\d+),v1=([0-9a-f]{64})$/D', $header, $part )
			|| abs( time() - (int) $part[1] ) > 300
		) {
			return [ 401, '{"message":"Not signed, or long ago."}' ];
		}
		$signed = hash_hmac( 'sha256', "{$part[1]}.{$request->body}", 'secret-key-of-the-site' );
		if ( ! hash_equals( $signed, $part[2] ) ) {
			return [ 401, '{"message":"Signed by somebody else."}' ];
		}
		$body = $request->json();
		if (
			( $body['event'] ?? '' ) !== $request->header( 'x-brolga-event' )
			|| ( $body['delivery'] ?? '' ) !== $request->header( 'x-brolga-delivery' )
		) {
			return [ 400, '{"message":"Headers and body differ."}' ];
		}
		$data = (array) ( $body['data'] ?? [] );
		return is_string( $data['email'] ?? null ) && str_contains( $data['email'], 'forgotten' )
			? [ 400, '{"message":"No, secret-key-of-the-site"}' ]
			: [ 202, '{}' ];
	};
} )();
