<?php
declare( strict_types=1 );

namespace Brolga\Outbox\Calls;

/**
 * Signs webhooks: `t=1795000000,v1=…`, the time and the HMAC-SHA256 of time, dot and body. The
 * time is signed so that receivers can reject replayed requests.
 *
 * @see LEAD-18
 */
final class CallSignature {

	public const HEADER = 'X-Brolga-Signature';

	public static function of( #[\SensitiveParameter] string $secret, string $body, int $now ): string {
		return "t={$now},v1=" . hash_hmac( 'sha256', "{$now}.{$body}", $secret );
	}
}
