<?php
/**
 * Verification as Friendly Captcha documents it: an API key in a header, JSON
 * of `response` and `sitekey`, an answer of success with data, or with an
 * error's code. Each token is good once. A token of a test says in base64 and
 * JSON what is to be answered of it, in the words of siteverify.php.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Support\ApiRequest;

return ( static function (): Closure {
	$seen   = [];
	$refuse = static fn ( int $status, string $code ): array => [
		$status,
		json_encode(
			[
				'success' => false,
				'error'   => [
					'error_code' => $code,
					'detail'     => 'What went wrong.',
				],
			],
			JSON_THROW_ON_ERROR
		),
	];
	return static function ( ApiRequest $request ) use ( &$seen, $refuse ): array {
		$sent  = $request->json();
		$token = is_string( $sent['response'] ?? null ) ? $sent['response'] : '';
		if ( 'secret-key' !== $request->header( 'x-api-key' ) ) {
			return $refuse( 401, '' === $request->header( 'x-api-key' ) ? 'auth_required' : 'auth_invalid' );
		}
		if ( 'POST' !== $request->method || 'application/json' !== $request->header( 'content-type' ) ) {
			return $refuse( 400, 'bad_request' );
		}
		if ( 'site-key' !== ( $sent['sitekey'] ?? '' ) ) {
			return $refuse( 400, 'sitekey_invalid' );
		}
		$answer = json_decode( (string) base64_decode( $token, true ), true );
		if ( ! is_array( $answer ) ) {
			return $refuse( 200, 'response_invalid' );
		}
		if ( in_array( $token, $seen, true ) ) {
			return $refuse( 200, 'response_duplicate' );
		}
		$seen[] = $token;
		if ( is_string( $answer['error'] ?? null ) ) {
			return $refuse( 200, $answer['error'] );
		}
		$age  = is_int( $answer['age'] ?? null ) ? $answer['age'] : 5;
		$host = is_string( $answer['hostname'] ?? null ) ? $answer['hostname'] : '127.0.0.1';
		return [
			200,
			json_encode(
				[
					'success' => $answer['success'] ?? true,
					'data'    => [
						'event_id'          => 'ev_1',
						'challenge'         => [
							'timestamp' => gmdate( 'Y-m-d\TH:i:s\Z', time() - $age ),
							'origin'    => '' === $host ? '' : "https://{$host}",
						],
						'risk_intelligence' => null,
					],
				],
				JSON_THROW_ON_ERROR
			),
		];
	};
} )();
