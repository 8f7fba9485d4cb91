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
 * Asks a service, while a visitor waits: the whole call has three seconds, and
 * follows nobody anywhere.
 *
 * @see SPAM-4 SPAM-7
 */
final class Siteverify {

	/** Seconds that a visitor waits at most. */
	public const SECONDS = 3.0;

	public function __construct( private readonly Client $http ) {}

	/**
	 * What a service answers; null when it does not, or not in JSON.
	 *
	 * @param string $url    Where.
	 * @param string $secret The site's secret.
	 * @param string $token  The visitor's token.
	 * @return array<array-key, mixed>|null
	 */
	public function ask( string $url, string $secret, string $token ): ?array {
		$body = http_build_query(
			[
				'secret'   => $secret,
				'response' => $token,
			]
		);
		try {
			$answer = $this->http->send(
				new Request( 'POST', $url, [ 'Content-Type' => 'application/x-www-form-urlencoded' ], $body )
			);
			// Both services explain a refusal with a status of 200; Turnstile also with 400.
			return in_array( $answer->status, [ 200, 400 ], true ) ? Json::map( $answer->body ) : null;
		} catch ( ForbiddenAddress | Unreachable | InvalidJson ) {
			return null;
		}
	}
}
