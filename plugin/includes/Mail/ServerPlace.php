<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Mail;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Core\Http\Client;
use Brolga\Core\Http\ForbiddenAddress;
use Brolga\Core\Http\Unreachable;

/**
 * Restricts which addresses the mail server in the settings may have. In a network the
 * administrator of a site does not run the server, so the name in their settings may only lead to
 * a public address. A server that is named in wp-config.php or the environment is not restricted.
 *
 * @see OUTBOX-584
 */
final class ServerPlace {

	/** @param bool $is_bounded Whether a server in the settings must have a public address. */
	public function __construct(
		private readonly Client $client,
		private readonly bool $is_bounded
	) {}

	/**
	 * Returns the checked address to connect to; null to connect to the server's name.
	 *
	 * @throws DeliveryFailed If the address is not public, or there is none.
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
