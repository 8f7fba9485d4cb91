<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

use Brolga\Core\Support\Json;

/**
 * A request, whose headers may hold keys: nothing of it is ever written down.
 */
final class Request {

	/**
	 * @param array<string, string> $headers Headers by name.
	 */
	public function __construct(
		public readonly string $method,
		public readonly string $url,
		public readonly array $headers = [],
		public readonly string $body = ''
	) {}

	/**
	 * A request that sends JSON.
	 *
	 * @param string                $method  POST, PUT …
	 * @param string                $url     Where to.
	 * @param mixed                 $value   What is sent.
	 * @param array<string, string> $headers Headers by name.
	 */
	public static function json( string $method, string $url, mixed $value, array $headers = [] ): self {
		return new self( $method, $url, [ 'Content-Type' => 'application/json' ] + $headers, Json::encode( $value ) );
	}
}
