<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

use Brolga\Core\Support\Json;

/** An HTTP request. Its headers may contain API keys, so it must never be logged. */
final class Request {

	/** @param array<string, string> $headers */
	public function __construct(
		public readonly string $method,
		public readonly string $url,
		public readonly array $headers = [],
		public readonly string $body = ''
	) {}

	/** @param array<string, string> $headers */
	public static function json( string $method, string $url, mixed $value, array $headers = [] ): self {
		return new self( $method, $url, [ 'Content-Type' => 'application/json' ] + $headers, Json::encode( $value ) );
	}
}
