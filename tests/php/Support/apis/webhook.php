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
		if ( '/gone' === $request->path ) {
			return [ 410, '' ];
		}
		$id   = $request->header( 'webhook-id' );
		$time = $request->header( 'webhook-timestamp' );
		if ( abs( time() - (int) $time ) > 300 ) {
			return [ 401, '{"message":"Not signed, or long ago."}' ];
		}
		$signed = 'v1,' . base64_encode(
			hash_hmac( 'sha256', "{$id}.{$time}.{$request->body}", 'secret-key-of-the-site', true )
		);
		if ( ! in_array( $signed, explode( ' ', $request->header( 'webhook-signature' ) ), true ) ) {
			return [ 401, '{"message":"Signed by somebody else."}' ];
		}
		$body = $request->json();
		if ( ( $body['delivery'] ?? '' ) !== $id ) {
			return [ 400, '{"message":"Headers and body differ."}' ];
		}
		$data = (array) ( $body['data'] ?? [] );
		return is_string( $data['email'] ?? null ) && str_contains( $data['email'], 'forgotten' )
			? [ 400, '{"message":"No, secret-key-of-the-site"}' ]
			: [ 202, '{}' ];
	};
} )();
