<?php
declare( strict_types=1 );

namespace Brolga\Core\Log;

/**
 * Provides an ID by which one request can be followed through the logs of all servers: the load
 * balancer's, if it sends a well-formed one, otherwise a random one.
 *
 * @see OPS-9
 */
final class RequestId {

	private const HEADER = 'HTTP_X_REQUEST_ID';

	/**
	 * Accepts UUIDs and the IDs of common load balancers, but no character that could break a log
	 * line or a header.
	 */
	private const SANE = '/^[A-Za-z0-9][A-Za-z0-9._:-]{7,127}$/D';

	private ?string $id = null;

	public function value(): string {
		return $this->id ??= self::brought() ?? bin2hex( random_bytes( 16 ) );
	}

	private static function brought(): ?string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Held against a pattern in the next line, which knows no slashes.
		$id = $_SERVER[ self::HEADER ] ?? '';
		return is_string( $id ) && 1 === preg_match( self::SANE, $id ) ? $id : null;
	}
}
