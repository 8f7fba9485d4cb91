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
 * @see SPAM-4 SPAM-7
 */
final class Siteverify {

	/** Maximum seconds that a visitor waits. */
	public const SECONDS = 3.0;

	public function __construct( private readonly Client $http ) {}

	/** @return array<array-key, mixed>|null The service's answer; null if there is none or it is not JSON. */
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
			// Both services send status 200 with their refusals; Turnstile also sends 400.
			return in_array( $answer->status, [ 200, 400 ], true ) ? Json::map( $answer->body ) : null;
		} catch ( ForbiddenAddress | Unreachable | InvalidJson ) {
			return null;
		}
	}
}
