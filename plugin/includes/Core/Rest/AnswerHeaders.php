<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

/**
 * Makes the headers of public responses: how long caches may store them, and when a refused
 * request may be repeated.
 *
 * @see REST-4 REST-22
 */
final class AnswerHeaders {

	private const UNAVAILABLE_SECONDS = 5;

	/**
	 * Returns headers by name.
	 *
	 * @param int $retry_after Seconds to wait; 0: unknown.
	 * @param int $fresh Seconds for which caches may store the response; 0: not at all.
	 * @return array<string, string>
	 */
	public static function of( int $status, int $retry_after = 0, int $fresh = 0 ): array {
		return [
			'Cache-Control' => $fresh > 0 ? "public, max-age={$fresh}" : 'no-store',
		] + self::retry( $status, $retry_after );
	}

	/** @return array<string, string> */
	public static function retry( int $status, int $retry_after = 0 ): array {
		$seconds = max( $retry_after, 503 === $status ? self::UNAVAILABLE_SECONDS : 0 );
		return $seconds > 0 ? [ 'Retry-After' => (string) $seconds ] : [];
	}

	/** @param array<string, string> $headers */
	public static function send( array $headers ): void {
		foreach ( headers_sent() ? [] : $headers as $name => $value ) {
			header( "{$name}: {$value}" );
		}
	}
}
