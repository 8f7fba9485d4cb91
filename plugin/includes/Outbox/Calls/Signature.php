<?php
declare( strict_types=1 );

namespace Brolga\Outbox\Calls;

/**
 * `t=1795000000,v1=…`: the moment, and the HMAC-SHA256 of moment, dot and body.
 * The moment is signed, so that an old request cannot be sent again as a new one.
 *
 * @see LEAD-18
 */
final class Signature {

	public const HEADER = 'X-Brolga-Signature';

	/**
	 * The header of a body.
	 *
	 * @param string $secret What both sides know.
	 * @param string $body   The body, byte by byte.
	 * @param int    $now    Seconds since 1970.
	 */
	public static function of( #[\SensitiveParameter] string $secret, string $body, int $now ): string {
		return "t={$now},v1=" . hash_hmac( 'sha256', "{$now}.{$body}", $secret );
	}
}
