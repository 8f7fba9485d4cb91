<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\PageCache;

use Brolga\Core\Http\Request;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\DeliveryFailed;
use Brolga\Core\Jobs\Undeliverable;
use Brolga\Core\Support\Clock;
use Brolga\Outbox\Calls\Caller;

/**
 * A server that keeps pages, and is asked for them as visitors ask for them: by
 * the site's name, wherever the server itself is.
 *
 * @see CACHE-8
 */
final class CacheServer {

	/** Seconds for all requests about one change; the last of them may take as long again. */
	public const SECONDS = 2;

	/**
	 * @param string $url Scheme, host and port, and the path of its PURGE location where it has one.
	 */
	public function __construct(
		private readonly Caller $caller,
		private readonly Clock $clock,
		private readonly string $url
	) {}

	/**
	 * Whether it is asked at a path of its own.
	 */
	public function has_location(): bool {
		return 1 !== preg_match( '~^https?://[^/]+$~', $this->url );
	}

	/**
	 * What asks it about a page.
	 *
	 * @param string                $method  PURGE, BAN …
	 * @param string                $page    The address of a page, as visitors know it.
	 * @param array<string, string> $headers Headers by name.
	 */
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
	 * Sends requests, one after the other, in a bounded time.
	 *
	 * @param list<Request> $requests What is asked.
	 * @param list<int>     $fine     Statuses that mean that there was nothing to drop.
	 *
	 * @throws DeliveryFailed When it may work later.
	 * @throws Undeliverable  When it will not.
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
