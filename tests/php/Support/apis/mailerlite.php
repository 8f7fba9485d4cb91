<?php
/**
 * MailerLite's API: subscribers and groups. 201 for a new subscriber, 200 for one
 * that was there.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Support\ApiRequest;

return ( static function (): Closure {
	$subscribers = [ 'known@example.com' => 'active', 'left@example.com' => 'unsubscribed' ];
	$data        = static fn ( string $email, string $status ): string => (string) json_encode(
		[
			'data' => [
				'id'     => '31897397363737859',
				'email'  => $email,
				'status' => $status,
			],
		]
	);
	return static function ( ApiRequest $request ) use ( &$subscribers, $data ): array {
		if ( 'Bearer secret-key' !== $request->header( 'authorization' ) ) {
			return [ 401, '{"message":"Unauthenticated."}' ];
		}
		if ( 'GET' === $request->method && '/api/groups' === $request->path ) {
			return [ 200, '{"data":[{"id":"118053","name":"Garden notes"},{"id":"118054","name":"Events"}],"links":{},"meta":{}}' ];
		}
		if (
			'GET' === $request->method
			&& 1 === preg_match( '#^/api/subscribers/([^/]+)$#D', $request->path, $match )
		) {
			$email = rawurldecode( $match[1] );
			return isset( $subscribers[ $email ] )
				? [ 200, $data( $email, $subscribers[ $email ] ) ]
				: [ 404, '{"message":"Resource not found."}' ];
		}
		if ( 'POST' !== $request->method || '/api/subscribers' !== $request->path ) {
			return [ 405, '{"message":"The method is not supported for this route."}' ];
		}
		$body   = $request->json();
		$email  = is_string( $body['email'] ?? null ) ? $body['email'] : '';
		$status = $body['status'] ?? null;
		if ( str_contains( $email, 'forgotten' ) ) {
			return [
				422,
				(string) json_encode( [
					'message' => "The email {$email} must be valid for key secret-key.",
					'errors'  => [ 'email' => [ 'Invalid.' ] ],
				] ),
			];
		}
		if (
			[ '118053' ] !== ( $body['groups'] ?? null )
			|| ! in_array( $status, [ null, 'active', 'unsubscribed', 'unconfirmed', 'bounced', 'junk' ], true )
		) {
			return [ 422, '{"message":"The selected groups.0 is invalid.","errors":{"groups.0":["The selected groups.0 is invalid."]}}' ];
		}
		$was                   = $subscribers[ $email ] ?? null;
		$subscribers[ $email ] = is_string( $status ) ? $status : $was ?? 'active';
		return [ null === $was ? 201 : 200, $data( $email, $subscribers[ $email ] ) ];
	};
} )();
