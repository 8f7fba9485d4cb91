<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Core\Http;

use Brolga\Core\Jobs\Cause;

/**
 * A URL that every parser reads alike. URLs on which parsers differ (user names before `@`, backslashes,
 * numeric hosts, white space) are rejected, so that the checked host is the one that is called.
 *
 * @see NEWS-20
 */
final class Endpoint {

	private const PATTERN = '~^(https?)://([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::([1-9][0-9]{0,4}))?((?:/[!-\[\]-\~]*)?)$~iD';

	private function __construct(
		public readonly string $scheme,
		public readonly string $host,
		public readonly int $port,
		public readonly string $url
	) {}

	/** @throws ForbiddenAddress When the URL is invalid or ambiguous. */
	public static function parse( string $url ): self {
		if (
			strlen( $url ) > 2048
			|| 1 !== preg_match( self::PATTERN, $url, $part )
			|| str_contains( $part[4], '#' )
		) {
			throw new ForbiddenAddress( Cause::BadUrl->with() );
		}
		$scheme = strtolower( $part[1] );
		$host   = trim( strtolower( $part[2] ), '[]' );
		$port   = '' === $part[3] ? ( 'https' === $scheme ? 443 : 80 ) : (int) $part[3];
		$name   = '[' === $part[2][0] ? '' : $host;
		// Some resolvers read "127.1", "0x7f000001" and "2130706433" as this server.
		$is_odd_number = 1 === preg_match( '/(?:^|\.)(?:\d+|0x[0-9a-f]*)$/D', $name )
			&& false === filter_var( $name, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 );
		$is_no_address = '' === $name && false === filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 );
		if ( $port > 65535 || $is_odd_number || $is_no_address || str_contains( $name, '..' ) ) {
			throw new ForbiddenAddress( Cause::BadServer->with( $host ) );
		}
		return new self(
			$scheme,
			$host,
			$port,
			$scheme . '://' . $part[2] . ( '' === $part[3] ? '' : ':' . $part[3] ) . $part[4]
		);
	}

	public function is_address(): bool {
		return false !== filter_var( $this->host, FILTER_VALIDATE_IP );
	}
}
