<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

/**
 * The headers of what visitors are answered: who may keep it, and when a refused
 * request may come back.
 *
 * @see REST-4 REST-22
 */
final class AnswerHeaders {

	/** Seconds after which a server that could not answer is worth another try. */
	private const UNAVAILABLE_SECONDS = 5;

	/**
	 * Headers by name.
	 *
	 * @param int $status      Of the answer.
	 * @param int $retry_after Seconds to wait; 0: nobody knows.
	 * @param int $fresh       Seconds for which caches may keep it; 0: nothing keeps it.
	 * @return array<string, string>
	 */
	public static function of( int $status, int $retry_after = 0, int $fresh = 0 ): array {
		return [
			'Cache-Control' => $fresh > 0 ? "public, max-age={$fresh}" : 'no-store',
		] + self::retry( $status, $retry_after );
	}

	/**
	 * The one that says when to come back, where others say who keeps it.
	 *
	 * @param int $status      Of the answer.
	 * @param int $retry_after Seconds to wait; 0: nobody knows.
	 * @return array<string, string>
	 */
	public static function retry( int $status, int $retry_after = 0 ): array {
		$seconds = max( $retry_after, 503 === $status ? self::UNAVAILABLE_SECONDS : 0 );
		return $seconds > 0 ? [ 'Retry-After' => (string) $seconds ] : [];
	}

	/**
	 * Sends headers, unless it is too late for any.
	 *
	 * @param array<string, string> $headers By name.
	 */
	public static function send( array $headers ): void {
		foreach ( headers_sent() ? [] : $headers as $name => $value ) {
			header( "{$name}: {$value}" );
		}
	}
}
