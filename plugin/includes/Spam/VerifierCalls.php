<?php
declare( strict_types=1 );

namespace Brolga\Spam;

use Brolga\Core\Http\AllowedHosts;
use Brolga\Core\Http\Client;
use Brolga\Core\Http\Resolver;
use Brolga\Core\Support\Module;

/**
 * HTTP client for spam protection services with a shorter time limit than that of the queue, since
 * a visitor is waiting.
 *
 * @see SPAM-5
 */
final class VerifierCalls implements Module {

	public readonly Client $client;

	public function __construct( Resolver $resolver, AllowedHosts $allowed ) {
		$this->client = new Client( $resolver, $allowed, Siteverify::SECONDS );
	}

	public function register(): void {
		$this->client->register();
	}
}
