<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\PageCache;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Http\Request;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Support\Clock;
use Brolga\Outbox\Calls\Caller;

/**
 * A cache server, addressed at its own URL but with the site's host name in requests, as visitors send it.
 *
 * @see CACHE-8
 */
final class CacheServer {

	/** Seconds for all requests about one change. The last request may take as long again. */
	public const SECONDS = 2;

	/** @param string $url Scheme, host and port, and the path of the server's PURGE location if it has one. */
	public function __construct(
		private readonly Caller $caller,
		private readonly Clock $clock,
		private readonly string $url
	) {}

	public function has_location(): bool {
		return 1 !== preg_match( '~^https?://[^/]+$~', $this->url );
	}

	/** @param array<string, string> $headers */
	public function request( string $method, string $page, array $headers = [] ): Request {
		preg_match( '~^(https?)://([^/?#]+)/?([^#]*)~', $page, $part );
		return new Request(
			$method,
			"{$this->url}/" . ( $part[3] ?? '' ),
			[
				'Host'              => $part[2] ?? '',
				'X-Forwarded-Proto' => $part[1] ?? '',
			] + $headers
		);
	}

	/**
	 * @param list<int> $fine Error statuses that mean the page was not cached.
	 * @param list<Request> $requests
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable  If it will never succeed.
	 */
	public function send( array $requests, array $fine = [] ): void {
		$whom = (string) wp_parse_url( $this->url, PHP_URL_HOST );
		$end  = $this->clock->milliseconds() + 1000 * self::SECONDS;
		foreach ( $requests as $request ) {
			if ( $this->clock->milliseconds() > $end ) {
				throw new DeliveryFailed( Cause::Timeout->with( $whom ) );
			}
			$answer = $this->caller->call( $whom, $request );
			if ( ! $answer->is_success() && ! in_array( $answer->status, $fine, true ) ) {
				throw new Undeliverable( Cause::Refused->with( $whom, $answer->status ) );
			}
		}
	}
}
