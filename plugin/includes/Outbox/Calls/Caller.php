<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Outbox\Calls;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Http\Client;
use Brolga\Core\Http\Endpoint;
use Brolga\Core\Http\ForbiddenAddress;
use Brolga\Core\Http\Request;
use Brolga\Core\Http\Response;
use Brolga\Core\Http\Unreachable;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Support\Clock;

/**
 * Sends HTTP requests for jobs, and turns every failure into one of the outbox's two exceptions.
 *
 * @see NEWS-20 NEWS-22 OUTBOX-14 OUTBOX-28
 */
final class Caller {

	public function __construct(
		private readonly Client $client,
		private readonly Clock $clock,
		private readonly HostPauses $pauses
	) {}

	/**
	 * Sends a request, and returns a response that will not change by retrying: a success or a
	 * refusal. A host that did not respond is paused; during the pause, calls fail immediately.
	 *
	 * @param string $whom    The provider's name; empty for the marketing service.
	 * @param bool   $at_once Whether to ignore a pause, because a person is waiting for the result.
	 * @throws DeliveryFailed If the request may succeed later.
	 * @throws Undeliverable  If the address must not be called, or redirects.
	 */
	public function call( string $whom, Request $request, bool $at_once = false ): Response {
		try {
			$endpoint = Endpoint::parse( $request->url );
			$host     = "{$endpoint->host}:{$endpoint->port}";
			$pause    = $this->pauses->of( $host );
			if ( $pause['left'] > 0 && ! $at_once ) {
				throw new DeliveryFailed( Cause::Resting->with( $endpoint->host ), $pause['left'] );
			}
			$response = $this->client->send( $request );
		} catch ( ForbiddenAddress $refusal ) {
			throw new Undeliverable( $refusal->reason );
		} catch ( Unreachable $failure ) {
			$this->pauses->begin( $host, $pause['failures'] + 1 );
			throw new DeliveryFailed( $failure->reason );
		}
		if ( $pause['failures'] > 0 ) {
			$this->pauses->end( $host );
		}
		if ( $response->is_passing() ) {
			throw new DeliveryFailed(
				429 === $response->status
					? Cause::Limited->with( $whom )
					: Cause::ServerError->with( $whom, $response->status ),
				$response->retry_after( $this->clock->timestamp() )
			);
		}
		if ( $response->is_redirect() ) {
			throw new Undeliverable( Cause::Redirected->with( $whom ) );
		}
		return $response;
	}
}
