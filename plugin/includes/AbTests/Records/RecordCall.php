<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

/**
 * A call with records, as an edge read it.
 */
final class RecordCall {

	/**
	 * @param int                     $bytes      How long its body is.
	 * @param string                  $origin     Its Origin header; may be empty.
	 * @param string                  $fetch_site Its Sec-Fetch-Site header; may be empty.
	 * @param string                  $host       Its Host header.
	 * @param string                  $agent      Its User-Agent header; may be empty.
	 * @param string                  $purpose    Its headers that say what it was fetched for; may be empty.
	 * @param string                  $page       The page it came from; may be empty.
	 * @param string                  $nonce      The page's token.
	 * @param list<mixed>|null        $records    What was sent; null: it could not be read.
	 * @param array<array-key, mixed> $cookies    The visitor's, unslashed.
	 * @param bool                    $is_staff   Whether somebody is signed in who may edit.
	 */
	private function __construct(
		public readonly int $bytes,
		public readonly string $origin,
		public readonly string $fetch_site,
		public readonly string $host,
		public readonly string $agent,
		public readonly string $purpose,
		public readonly string $page,
		public readonly string $nonce,
		public readonly ?array $records,
		public readonly array $cookies,
		public readonly bool $is_staff
	) {}

	/**
	 * A call.
	 *
	 * @param array<array-key, mixed> $server   What the server knows of the request, unslashed.
	 * @param array<array-key, mixed> $cookies  The visitor's cookies, unslashed.
	 * @param int                     $bytes    How long its body is.
	 * @param string                  $nonce    The page's token.
	 * @param list<mixed>|null        $records  What was sent; null: it could not be read.
	 * @param bool                    $is_staff Whether somebody is signed in who may edit.
	 */
	public static function of( array $server, array $cookies, int $bytes, string $nonce, ?array $records, bool $is_staff ): self {
		$header = static fn ( string $name ): string => is_string( $server[ "HTTP_{$name}" ] ?? null ) ? $server[ "HTTP_{$name}" ] : '';
		return new self(
			$bytes,
			$header( 'ORIGIN' ),
			$header( 'SEC_FETCH_SITE' ),
			$header( 'HOST' ),
			$header( 'USER_AGENT' ),
			implode( ' ', array_map( $header, [ 'SEC_PURPOSE', 'PURPOSE', 'X_PURPOSE', 'X_MOZ' ] ) ),
			$header( 'REFERER' ),
			$nonce,
			$records,
			$cookies,
			$is_staff
		);
	}
}
