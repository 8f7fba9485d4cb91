<?php
declare( strict_types=1 );

namespace Brolga\Outbox\Calls;

/**
 * Signs what is posted as Standard Webhooks says: `v1,` and the Base64 of the HMAC-SHA256 over id, time
 * and body, joined by dots. The time is signed so that receivers can reject replayed requests.
 *
 * @see LEAD-18 LEAD-736
 */
final class CallSignature {

	public const ID        = 'webhook-id';
	public const TIMESTAMP = 'webhook-timestamp';
	public const HEADER    = 'webhook-signature';

	/** What a secret begins with that is Base64; any other is the key as it stands. */
	private const PREFIX = 'whsec_';

	/**
	 * @param list<string> $secrets Each signs; a receiver needs to know one of them.
	 * @param int $now Unix time in seconds.
	 * @return array<string, string> The headers of a request.
	 */
	public static function headers(
		#[\SensitiveParameter] array $secrets,
		string $id,
		string $body,
		int $now
	): array {
		$signatures = array_map(
			static fn ( string $secret ): string => 'v1,' . base64_encode(
				hash_hmac( 'sha256', "{$id}.{$now}.{$body}", self::key( $secret ) ?? $secret, true )
			),
			$secrets
		);
		return [
			self::ID        => $id,
			self::TIMESTAMP => (string) $now,
			self::HEADER    => implode( ' ', $signatures ),
		];
	}

	/** @return ?string The bytes that a secret signs with; null: it claims to be Base64 and is not. */
	public static function key( #[\SensitiveParameter] string $secret ): ?string {
		if ( ! str_starts_with( $secret, self::PREFIX ) ) {
			return $secret;
		}
		$key = base64_decode( substr( $secret, strlen( self::PREFIX ) ), true );
		return false === $key || '' === $key ? null : $key;
	}
}
