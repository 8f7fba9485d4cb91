<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Mail;

use Brolga\Core\Http\Client;
use Brolga\Core\Http\ForbiddenAddress;
use Brolga\Core\Http\Unreachable;
use Brolga\Core\Jobs\DeliveryFailed;

/**
 * Where the mail server of the settings lies. On a network the administrator of a
 * site is not who runs the server: what they type leads to the internet alone, at
 * the address that was checked, or to whom the server names itself.
 *
 * @see OUTBOX-584
 */
final class ServerPlace {

	/**
	 * @param bool $is_bounded Whether settings may name servers of the internet alone.
	 */
	public function __construct(
		private readonly Client $client,
		private readonly bool $is_bounded
	) {}

	/**
	 * The address to connect to; null: the server's name will do.
	 *
	 * @throws DeliveryFailed When it lies inside, or there is none.
	 */
	public function address( SmtpServer $server ): ?string {
		if ( ! $this->is_bounded || $server->is_given ) {
			return null;
		}
		try {
			return $this->client->address( $server->host, $server->port );
		} catch ( ForbiddenAddress | Unreachable $refusal ) {
			throw new DeliveryFailed( $refusal->reason );
		}
	}
}
