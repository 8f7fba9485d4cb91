<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Outbox\Calls;

use Brolga\Core\Clock;
use Brolga\Core\Http\Client;
use Brolga\Core\Http\ForbiddenAddress;
use Brolga\Core\Http\Request;
use Brolga\Core\Http\Response;
use Brolga\Core\Http\Unreachable;
use Brolga\Core\Jobs\DeliveryFailed;
use Brolga\Core\Jobs\Undeliverable;

/**
 * Turns whatever can happen to a call into the outbox's two kinds of failure.
 *
 * @see NEWS-20 NEWS-22 OUTBOX-14
 */
final class Caller {

	public function __construct(
		private readonly Client $client,
		private readonly Clock $clock
	) {}

	/**
	 * Sends a request, and returns an answer that settles something: a success,
	 * or a refusal that will be the same next time.
	 *
	 * @param string  $whom    The provider's name.
	 * @param Request $request What is asked.
	 *
	 * @throws DeliveryFailed When it may work later.
	 * @throws Undeliverable  When the address may not be called.
	 */
	public function call( string $whom, Request $request ): Response {
		try {
			$response = $this->client->send( $request );
		} catch ( ForbiddenAddress $refusal ) {
			throw new Undeliverable( $refusal->getMessage() );
		} catch ( Unreachable $failure ) {
			throw new DeliveryFailed( $failure->getMessage() );
		}
		if ( $response->is_passing() ) {
			throw new DeliveryFailed(
				429 === $response->status
					/* translators: %s: a service's name. */
					? sprintf( __( '%s asked us to come back later.', 'brolga' ), $whom )
					/* translators: 1: a service's name, 2: a number. */
					: sprintf( __( '%1$s answered with error %2$d.', 'brolga' ), $whom, $response->status ),
				$response->retry_after( $this->clock->timestamp() )
			);
		}
		if ( $response->is_redirect() ) {
			/* translators: %s: a service's name. */
			throw new Undeliverable( sprintf( __( '%s sent us on to another address, which we do not follow. Please enter the right address in the settings.', 'brolga' ), $whom ) );
		}
		return $response;
	}
}
