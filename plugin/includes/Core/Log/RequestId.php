<?php
declare( strict_types=1 );

namespace Brolga\Core\Log;

/**
 * By what one request is known in the logs of all that have to do with it: the
 * balancer's name for it, where it gives one that is fit for a log, else ours.
 *
 * @see OPS-9
 */
final class RequestId {

	/** The header, as PHP calls it. */
	private const HEADER = 'HTTP_X_REQUEST_ID';

	/** Enough for a UUID and for what balancers make; nothing that could end a line or a header. */
	private const SANE = '/^[A-Za-z0-9][A-Za-z0-9._:-]{7,127}$/D';

	private ?string $id = null;

	/**
	 * This request's.
	 */
	public function value(): string {
		return $this->id ??= self::brought() ?? bin2hex( random_bytes( 16 ) );
	}

	/**
	 * What the request brings; null: nothing that can be used.
	 */
	private static function brought(): ?string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Held against a pattern in the next line, which knows no slashes.
		$id = $_SERVER[ self::HEADER ] ?? '';
		return is_string( $id ) && 1 === preg_match( self::SANE, $id ) ? $id : null;
	}
}
