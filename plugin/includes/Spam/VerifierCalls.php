<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Http\Resolver;
use Brolga\Core\Support\Module;

/**
 * A client with less patience than that of the queue: a service that does not
 * answer at once judges nobody.
 *
 * @see SPAM-5
 */
final class VerifierCalls implements Module {

	public readonly Client $client;

	public function __construct( Resolver $resolver, AllowedHosts $allowed ) {
		$this->client = new Client( $resolver, $allowed, Siteverify::SECONDS );
	}

	/**
	 * Prepares its connections.
	 */
	public function register(): void {
		$this->client->register();
	}
}
