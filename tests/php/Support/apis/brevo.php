<?php
/**
 * Brevo's API v3: contacts, their double opt-in, and lists. Errors are `code` and
 * `message`.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Support\ApiRequest;

return ( static function (): Closure {
	$contacts = [ 'known@example.com' => 1, 'left@example.com' => 3 ];
	$error    = static fn ( int $status, string $code, string $message ): array => [
		$status,
		(string) json_encode(
			[
				'code'    => $code,
				'message' => $message,
			]
		),
	];
	return static function ( ApiRequest $request ) use ( &$contacts, $error ): array {
		if ( 'secret-key' !== $request->header( 'api-key' ) ) {
			return $error( 401, 'unauthorized', 'Key not found' );
		}
		if ( 'GET' === $request->method && '/v3/contacts/lists' === $request->path ) {
			$lists = array_map(
				static fn ( int $id ): array => [
					'id'               => $id,
					'name'             => "List {$id}",
					'folderId'         => 1,
					'totalSubscribers' => 3,
				],
				range( 1, 51 )
			);
			return [
				200,
				(string) json_encode(
					[
						'count' => 51,
						'lists' => array_slice( $lists, $request->number( 'offset' ), $request->number( 'limit' ) ),
					]
				),
			];
		}
		if ( 'GET' === $request->method && str_starts_with( $request->path, '/v3/contacts/' ) ) {
			return [
				200,
				(string) json_encode( [ 'emailBlacklisted' => str_contains( $request->path, 'left' ) ] ),
			];
		}
		$asks = '/v3/contacts/doubleOptinConfirmation' === $request->path;
		if ( 'POST' !== $request->method || ( ! $asks && '/v3/contacts' !== $request->path ) ) {
			return $error( 405, 'method_not_allowed', 'Method is not allowed' );
		}
		$body  = $request->json();
		$email = is_string( $body['email'] ?? null ) ? $body['email'] : '';
		$lists = $body[ $asks ? 'includeListIds' : 'listIds' ] ?? null;
		if ( ! is_array( $lists ) || [] === $lists || array_filter( $lists, 'is_int' ) !== $lists ) {
			return $error( 400, 'invalid_parameter', 'List Id is not valid' );
		}
		if ( [ 7 ] !== $lists ) {
			return $error( 404, 'document_not_found', 'List ID does not exist' );
		}
		if ( str_contains( $email, 'forgotten' ) ) {
			return $error( 400, 'invalid_parameter', "Contact {$email} is blocklisted, api key secret-key" );
		}
		if ( $asks
			&& ( ! is_int( $body['templateId'] ?? null )
				|| false === filter_var( $body['redirectionUrl'] ?? '', FILTER_VALIDATE_URL ) ) ) {
			return $error( 400, 'missing_parameter', 'templateId and redirectionUrl are missing' );
		}
		if ( isset( $contacts[ $email ] ) ) {
			return $asks || true === ( $body['updateEnabled'] ?? false )
				? [ 204, '' ]
				: $error( 400, 'duplicate_parameter', 'Contact already exist' );
		}
		$contacts[ $email ] = 2;
		return [ 201, $asks ? '{}' : '{"id":21}' ];
	};
} )();
