<?php
/**
 * Verification as reCAPTCHA, Turnstile and hCaptcha document it: form fields
 * `secret` and `response`, with hCaptcha `sitekey`, an answer of success,
 * hostname, action, challenge_ts and, from reCAPTCHA, a score. Each token is
 * good once. A token of a test says in base64 and JSON what is to be answered
 * of it; its `age` makes the time.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Brolga\Tests\Support\ApiRequest;

return ( static function (): Closure {
	$seen   = [];
	$refuse = static fn ( string $code ): array => [
		200,
		json_encode(
			[
				'success'     => false,
				'error-codes' => [ $code ],
			],
			JSON_THROW_ON_ERROR
		),
	];
	return static function ( ApiRequest $request ) use ( &$seen, $refuse ): array {
		parse_str( $request->body, $sent );
		$token = is_string( $sent['response'] ?? null ) ? $sent['response'] : '';
		if ( 'POST' !== $request->method || 'secret-key' !== ( $sent['secret'] ?? '' ) ) {
			return $refuse( 'invalid-input-secret' );
		}
		if ( 'site-key' !== ( $sent['sitekey'] ?? 'site-key' ) ) {
			return $refuse( 'sitekey-secret-mismatch' );
		}
		$answer = json_decode( (string) base64_decode( $token, true ), true );
		if ( ! is_array( $answer ) ) {
			return $refuse( 'invalid-input-response' );
		}
		if ( in_array( $token, $seen, true ) ) {
			return $refuse( 'timeout-or-duplicate' );
		}
		$seen[] = $token;
		$age    = is_int( $answer['age'] ?? null ) ? $answer['age'] : 5;
		unset( $answer['age'], $answer['salt'] );
		return [
			200,
			json_encode(
				$answer + [
					'success'      => true,
					'hostname'     => '127.0.0.1',
					'challenge_ts' => gmdate( 'Y-m-d\TH:i:s\Z', time() - $age ),
				],
				JSON_THROW_ON_ERROR
			),
		];
	};
} )();
