<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Http;

use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\Reason;
use Brolga\Core\Support\Module;
use CurlHandle;
use WP_Error;
use WpOrg\Requests\Capability;
use WpOrg\Requests\Transport\Curl;

/**
 * Calls addresses that owners typed, and none inside of the network. The host is
 * looked up here, its address is checked, and the connection goes to that very
 * address: a name that points elsewhere a moment later (DNS rebinding) finds
 * nobody who asks. No redirect is followed, time and length have limits,
 * certificates are checked, and an error names the host alone.
 *
 * WordPress' own wp_safe_remote_request() lets link-local addresses pass and
 * looks the name up twice.
 *
 * @see NEWS-20 NEWS-22 NEWS-580
 */
final class Client implements Module {

	/** Seconds to connect, and to have the answer. Much less than a lease of the outbox. */
	public const CONNECT_SECONDS = 5;
	public const SECONDS         = 10;

	/** The longest answer that is read. */
	private const MAX_BYTES = 262144;

	/** cURL's codes for a certificate or a handshake that failed. */
	private const TLS_ERRORS = [ 35, 51, 53, 54, 58, 59, 60, 66, 77, 80, 83, 90, 91 ];

	/**
	 * The request that is under way, and its fixed address; null: requests belong to others.
	 *
	 * @var array{url: string, resolve: list<string>}|null
	 */
	private ?array $flight = null;

	public function __construct(
		private readonly Resolver $resolver,
		private readonly AllowedHosts $allowed,
		private readonly float $seconds = self::SECONDS
	) {}

	/**
	 * Prepares the connections of our own requests.
	 */
	public function register(): void {
		add_action( 'http_api_curl', $this->fix( ... ), PHP_INT_MAX, 3 );
	}

	/**
	 * Sends a request.
	 *
	 * @param Request $request What is asked.
	 *
	 * @throws ForbiddenAddress When the address may not be called.
	 * @throws Unreachable      When there is no answer.
	 */
	public function send( Request $request ): Response {
		$endpoint = Endpoint::parse( $request->url );
		$address  = $this->address_of( $endpoint );
		if ( ! Curl::test( [ Capability::SSL => 'https' === $endpoint->scheme ] ) ) {
			// WordPress asks the same, and takes another transport, which would look the name up by itself.
			throw new Unreachable( Cause::NoCurl->with() );
		}
		$this->flight = [
			'url'     => $endpoint->url,
			'resolve' => $endpoint->is_address() ? [] : [ "{$endpoint->host}:{$endpoint->port}:{$address}" ],
		];
		try {
			$answer = wp_remote_request(
				$endpoint->url,
				[
					'method'              => $request->method,
					'headers'             => [ 'Accept' => 'application/json' ] + $request->headers,
					'body'                => '' === $request->body ? [] : $request->body,
					'timeout'             => $this->seconds,
					'redirection'         => 0,
					'sslverify'           => true,
					'limit_response_size' => self::MAX_BYTES,
					'user-agent'          => 'Brolga',
					'cookies'             => [],
				]
			);
		} finally {
			$this->flight = null;
		}
		if ( $answer instanceof WP_Error ) {
			throw new Unreachable( $this->reason( $answer, $endpoint->host ) );
		}
		$retry_after = wp_remote_retrieve_header( $answer, 'retry-after' );
		return new Response(
			(int) wp_remote_retrieve_response_code( $answer ),
			wp_remote_retrieve_body( $answer ),
			is_array( $retry_after ) ? '' : $retry_after
		);
	}

	/**
	 * Why an address must not be called, for somebody who types one; null when it may.
	 *
	 * @param string $url The address.
	 */
	public function refusal( string $url ): ?string {
		try {
			$this->address_of( Endpoint::parse( $url ) );
			return null;
		} catch ( ForbiddenAddress | Unreachable $refusal ) {
			return $refusal->getMessage();
		}
	}

	/**
	 * The address that a host is called by, for those who speak another protocol.
	 *
	 * @throws ForbiddenAddress When it lies inside.
	 * @throws Unreachable      When there is no such host.
	 */
	public function address( string $host, int $port ): string {
		return $this->address_of( Endpoint::parse( "https://{$host}:{$port}/" ) );
	}

	/**
	 * The address that an endpoint is called by.
	 *
	 * @throws ForbiddenAddress When it lies inside, or is not encrypted.
	 * @throws Unreachable      When there is no such host.
	 */
	private function address_of( Endpoint $endpoint ): string {
		$may_be_inside = $this->allowed->have( $endpoint );
		if ( 'https' !== $endpoint->scheme && ! $may_be_inside ) {
			throw new ForbiddenAddress( Cause::NoEncryption->with() );
		}
		$addresses = $endpoint->is_address() ? [ $endpoint->host ] : $this->resolver->addresses( $endpoint->host );
		if ( [] === $addresses ) {
			throw new Unreachable( Cause::NoServer->with( $endpoint->host ) );
		}
		foreach ( $addresses as $address ) {
			// One address inside among others outside is an attack, or a mistake.
			if ( ! $may_be_inside && ! PublicAddress::is_public( $address ) ) {
				throw new ForbiddenAddress( Cause::Private->with( $endpoint->host ) );
			}
		}
		return str_contains( $addresses[0], ':' ) ? "[{$addresses[0]}]" : $addresses[0];
	}

	/**
	 * Fixes our connection to the address that was checked.
	 *
	 * @param mixed $handle WordPress' cURL handle.
	 * @param mixed $args   What was asked; not needed.
	 * @param mixed $url    Where it goes.
	 */
	private function fix( mixed $handle, mixed $args, mixed $url ): void {
		unset( $args );
		if ( null === $this->flight || $url !== $this->flight['url'] || ! $handle instanceof CurlHandle ) {
			return;
		}
		// phpcs:disable WordPress.WP.AlternativeFunctions -- The call is WordPress’s own; its hook hands us the handle to set what wp_remote_request() has no name for.
		curl_setopt( $handle, CURLOPT_RESOLVE, $this->flight['resolve'] );
		curl_setopt(
			$handle,
			CURLOPT_CONNECTTIMEOUT_MS,
			(int) ( 1000 * min( self::CONNECT_SECONDS, $this->seconds ) )
		);
		curl_setopt( $handle, CURLOPT_TIMEOUT_MS, (int) ( 1000 * $this->seconds ) );
		curl_setopt( $handle, CURLOPT_FOLLOWLOCATION, false );
		if ( ! defined( 'WP_PROXY_HOST' ) ) {
			// cURL believes the environment's http_proxy; only the one in wp-config.php is the owner's word.
			curl_setopt( $handle, CURLOPT_PROXY, '' );
		}
		// phpcs:enable WordPress.WP.AlternativeFunctions
	}

	/**
	 * Why there was no answer, in words that hold no secret.
	 *
	 * @param WP_Error $error What WordPress says.
	 * @param string   $host  Whom we asked.
	 */
	private function reason( WP_Error $error, string $host ): Reason {
		$code = 1 === preg_match( '/cURL error (\d+)/', $error->get_error_message(), $match ) ? (int) $match[1] : 0;
		$cause = match ( true ) {
			'http_request_not_executed' === $error->get_error_code() => Cause::Blocked,
			28 === $code                                             => Cause::Timeout,
			in_array( $code, self::TLS_ERRORS, true )              => Cause::Certificate,
			default                                                  => Cause::Unreachable,
		};
		return $cause->with( $host );
	}
}
