<?php
/**
 * Mailchimp's Marketing API 3.0, as far as lists and their members go. Answers
 * are problem documents (RFC 7807) where something is wrong.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Support\ApiRequest;

return ( static function (): Closure {
	$members = [
		md5( 'known@example.com' ) => [ 'status' => 'subscribed' ],
		md5( 'left@example.com' )  => [ 'status' => 'unsubscribed' ],
		md5( 'gone@example.com' )  => [ 'status' => 'cleaned' ],
	];
	$problem = static fn ( int $status, string $title, string $detail ): array => [
		$status,
		(string) json_encode(
			[
				'type'     => 'https://mailchimp.com/developer/marketing/docs/errors/',
				'title'    => $title,
				'status'   => $status,
				'detail'   => $detail,
				'instance' => '995c5cb0-3280-4a6e-808b-3b096d0bb219',
			]
		),
	];
	return static function ( ApiRequest $request ) use ( &$members, $problem ): array {
		if ( 'Basic ' . base64_encode( 'brolga:secret-key-us21' ) !== $request->header( 'authorization' ) ) {
			return $problem( 401, 'API Key Invalid', "Your API key may be invalid, or you've attempted to access the wrong datacenter." );
		}
		if ( 'GET' === $request->method && '/3.0/lists' === $request->path ) {
			return [ 200, '{"lists":[{"id":"a1b2c3d4e5","name":"Garden notes"},{"id":"f6a7b8c9d0","name":"Events"}]}' ];
		}
		if (
			1 !== preg_match( '#^/3\.0/lists/([a-z0-9]+)/members/([0-9a-f]{32})$#D', $request->path, $match )
			|| 'PUT' !== $request->method
		) {
			return $problem( 405, 'Method Not Allowed', 'The requested method and resource are not compatible.' );
		}
		if ( 'a1b2c3d4e5' !== $match[1] ) {
			return $problem( 404, 'Resource Not Found', 'The requested resource could not be found.' );
		}
		$body  = $request->json();
		$email = is_string( $body['email_address'] ?? null ) ? $body['email_address'] : '';
		if (
			md5( strtolower( $email ) ) !== $match[2]
			|| ( isset( $body['merge_fields'] ) && ! is_array( $body['merge_fields'] ) )
		) {
			return $problem( 400, 'Invalid Resource', 'The resource submitted could not be validated.' );
		}
		if ( str_contains( $email, 'forgotten' ) ) {
			return $problem(
				400,
				'Forgotten Email Not Subscribed',
				"{$email} was permanently deleted and cannot be re-imported. Key: secret-key-us21"
			);
		}
		$new    = $body['status_if_new'] ?? null;
		$status = $body['status'] ?? $members[ $match[2] ]['status'] ?? $new;
		if (
			! in_array( $status, [ 'subscribed', 'unsubscribed', 'cleaned', 'pending', 'transactional' ], true )
			|| ( 'subscribed' === ( $body['status'] ?? '' )
				&& 'unsubscribed' === ( $members[ $match[2] ]['status'] ?? '' ) )
		) {
			return $problem(
				400,
				'Member In Compliance State',
				"{$email} is in a compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed."
			);
		}
		$members[ $match[2] ] = [ 'status' => $status ];
		return [
			200,
			(string) json_encode(
				[
					'id'            => $match[2],
					'email_address' => $email,
					'status'        => $status,
					'merge_fields'  => $body['merge_fields'] ?? [],
					'list_id'       => $match[1],
				]
			),
		];
	};
} )();
