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
 * HTTP client for URLs that site owners enter; prevents requests to the internal network (SSRF). It resolves
 * the host itself, checks the address, and connects to that same address, so that DNS rebinding has no effect.
 * It follows no redirects, limits time and size, and verifies certificates; error messages name the host only.
 *
 * WordPress' wp_safe_remote_request() allows link-local addresses and resolves the name twice.
 *
 * @see NEWS-20 NEWS-22 NEWS-580
 */
final class Client implements Module {

	/** Timeouts to connect and to finish, in seconds; much shorter than the outbox's lease. */
	public const CONNECT_SECONDS = 5;
	public const SECONDS         = 10;

	/** The longest response to read, in bytes. */
	private const MAX_BYTES = 262144;

	private const TLS_ERRORS = [ 35, 51, 53, 54, 58, 59, 60, 66, 77, 80, 83, 90, 91 ];

	/**
	 * The current request and its resolved address; null during other plugins' requests.
	 *
	 * @var array{url: string, resolve: list<string>}|null
	 */
	private ?array $flight = null;

	public function __construct(
		private readonly Resolver $resolver,
		private readonly AllowedHosts $allowed,
		private readonly float $seconds = self::SECONDS
	) {}

	public function register(): void {
		add_action( 'http_api_curl', $this->fix( ... ), PHP_INT_MAX, 3 );
	}

	/**
	 * @throws ForbiddenAddress When the address may not be called.
	 * @throws Unreachable      When there is no answer.
	 */
	public function send( Request $request ): Response {
		$endpoint = Endpoint::parse( $request->url );
		$address  = $this->address_of( $endpoint );
		if ( ! Curl::test( [ Capability::SSL => 'https' === $endpoint->scheme ] ) ) {
			// WordPress would check the same and use another transport, which resolves the host itself.
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

	/** Returns a message for the owner that explains why a URL may not be called; null where it may. */
	public function refusal( string $url ): ?string {
		try {
			$this->address_of( Endpoint::parse( $url ) );
			return null;
		} catch ( ForbiddenAddress | Unreachable $refusal ) {
			return $refusal->getMessage();
		}
	}

	/**
	 * Resolves and checks a host, for callers that use a protocol other than HTTP.
	 *
	 * @throws ForbiddenAddress When the address is internal.
	 * @throws Unreachable When the host does not exist.
	 */
	public function address( string $host, int $port ): string {
		return $this->address_of( Endpoint::parse( "https://{$host}:{$port}/" ) );
	}

	/**
	 * @throws ForbiddenAddress When the address is internal, or the URL not encrypted.
	 * @throws Unreachable When the host does not exist.
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
			// A private address among public ones is an attack or a mistake.
			if ( ! $may_be_inside && ! PublicAddress::is_public( $address ) ) {
				throw new ForbiddenAddress( Cause::Private->with( $endpoint->host ) );
			}
		}
		return str_contains( $addresses[0], ':' ) ? "[{$addresses[0]}]" : $addresses[0];
	}

	/** Pins cURL's connection to the address that was checked. */
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
			// cURL would use http_proxy from the environment; only the owner's setting in wp-config.php counts.
			curl_setopt( $handle, CURLOPT_PROXY, '' );
		}
		// phpcs:enable WordPress.WP.AlternativeFunctions
	}

	/** Returns the reason without the rest of the URL, which may contain a secret. */
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
