<?php
/**
 * What a service of a test was asked.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

/**
 * A request as api-server.php read it.
 */
final class ApiRequest {

	/**
	 * @param array<array-key, mixed> $query   Of the address.
	 * @param array<string, string>   $headers By name, in small letters.
	 */
	public function __construct(
		public readonly string $method,
		public readonly string $path,
		public readonly array $query,
		public readonly array $headers,
		public readonly string $body
	) {}

	/**
	 * The request that a client sends; null when it sends none.
	 *
	 * @param resource $client The connection.
	 */
	public static function read( $client ): ?self {
		$line = explode( ' ', trim( (string) fgets( $client ) ) );
		if ( 3 !== count( $line ) ) {
			return null;
		}
		$headers = [];
		for ( $header = fgets( $client ); is_string( $header ) && '' !== trim( $header ); $header = fgets( $client ) ) {
			[ $key, $value ]                       = explode( ':', $header, 2 ) + [ '', '' ];
			$headers[ strtolower( trim( $key ) ) ] = trim( $value );
		}
		$length = max( 0, (int) ( $headers['content-length'] ?? 0 ) );
		$target = explode( '?', $line[1], 2 );
		parse_str( $target[1] ?? '', $query );
		return new self(
			$line[0],
			$target[0],
			$query,
			$headers,
			$length > 0 ? (string) stream_get_contents( $client, $length ) : ''
		);
	}

	public function header( string $name ): string {
		return $this->headers[ $name ] ?? '';
	}

	public function number( string $name ): int {
		return is_numeric( $this->query[ $name ] ?? null ) ? (int) $this->query[ $name ] : 0;
	}

	/**
	 * @return array<array-key, mixed>
	 */
	public function json(): array {
		return (array) json_decode( $this->body, true );
	}
}
