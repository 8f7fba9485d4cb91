<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Http\Client;
use Brolga\Core\Http\ForbiddenAddress;
use Brolga\Core\Http\Request;
use Brolga\Core\Http\Unreachable;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * Sends a token to a spam protection service while the visitor waits: the whole call may take
 * three seconds, and redirects are not followed.
 *
 * @see SPAM-4 SPAM-7 SPAM-15
 */
final class Siteverify {

	/** Maximum seconds that a visitor waits. */
	public const SECONDS = 3.0;

	public function __construct( private readonly Client $http ) {}

	/**
	 * Returns the answer in the format of reCAPTCHA; null if there is none or it is not JSON.
	 *
	 * @return array<array-key, mixed>|null
	 */
	public function ask( CaptchaService $service, SpamSettings $settings, string $token ): ?array {
		try {
			$answer = $this->http->send( self::request( $service, $settings, $token ) );
			// Refusals have status 200, or 400 and 401 where the request is wrong.
			$json = in_array( $answer->status, [ 200, 400, 401 ], true ) ? Json::map( $answer->body ) : null;
		} catch ( ForbiddenAddress | Unreachable | InvalidJson ) {
			return null;
		}
		return CaptchaService::Friendly === $service && null !== $json ? self::converted( $json ) : $json;
	}

	private static function request( CaptchaService $service, SpamSettings $settings, string $token ): Request {
		$url    = $settings->verify_url();
		$url    = '' === $url ? $service->verify_url() : $url;
		$fields = [ 'response' => $token ] + (
			$service->has_site_key_check() ? [ 'sitekey' => $settings->site_key() ] : []
		);
		return CaptchaService::Friendly === $service
			? Request::json( 'POST', $url, $fields, [ 'X-API-Key' => $settings->secret() ] )
			: new Request(
				'POST',
				$url,
				[ 'Content-Type' => 'application/x-www-form-urlencoded' ],
				http_build_query( [ 'secret' => $settings->secret() ] + $fields )
			);
	}

	/**
	 * Converts `{success, data: {challenge: {timestamp, origin}}, error: {error_code}}`.
	 *
	 * @param array<array-key, mixed> $json
	 * @return array<string, mixed>
	 */
	private static function converted( array $json ): array {
		$text = static function ( string ...$path ) use ( $json ): string {
			$value = $json;
			foreach ( $path as $name ) {
				$value = is_array( $value ) ? $value[ $name ] ?? null : null;
			}
			return is_string( $value ) ? $value : '';
		};
		$error = $text( 'error', 'error_code' );
		return [
			'success'      => $json['success'] ?? null,
			'hostname'     => (string) wp_parse_url( $text( 'data', 'challenge', 'origin' ), PHP_URL_HOST ),
			'challenge_ts' => $text( 'data', 'challenge', 'timestamp' ),
			'error-codes'  => '' === $error ? [] : [ $error ],
		];
	}
}
