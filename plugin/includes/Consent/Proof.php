<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Api\Consent\Service;
use Brolga\Core\Support\Constants;

/**
 * An answer as stored. Its format is checked, but the wording may be older than the current one,
 * because the page may come from a cache.
 *
 * @see CONSENT-10 CONSENT-28
 */
final class Proof {

	public const MAX_SERVICES = 60;

	public const ACTIONS = [ 'accept', 'reject', 'choose' ];

	/** Maximum age in seconds of an answer that is sent late: the lifetime of its cookie. */
	private const MAX_AGE = Constants::CONSENT_COOKIE_DAYS * 86400;

	/**
	 * @param string $id Consent number of 32 hexadecimal digits.
	 * @param int $age Seconds since the answer.
	 * @param list<string> $granted The services that the visitor agreed to.
	 * @param 'accept'|'reject'|'choose' $action
	 */
	private function __construct(
		public readonly string $id,
		public readonly int $age,
		public readonly string $version,
		public readonly Mode $mode,
		public readonly string $action,
		public readonly array $granted
	) {}

	/**
	 * Returns null if the request is malformed. An answer without a number gets a new one.
	 *
	 * @param array<array-key, mixed> $json
	 */
	public static function of( array $json ): ?self {
		$version = $json['version'] ?? null;
		$mode    = $json['mode'] ?? null;
		$action  = $json['action'] ?? null;
		$granted = $json['granted'] ?? null;
		$mode    = is_string( $mode ) ? Mode::tryFrom( $mode ) : null;
		$id      = $json['id'] ?? bin2hex( random_bytes( 16 ) );
		$age     = $json['age'] ?? 0;
		if ( ! is_string( $id ) || ! self::is_number( $id ) || ! is_int( $age ) || $age < 0 ) {
			return null;
		}
		if (
			! is_string( $version )
			|| 1 !== preg_match( '/^[\w-]{1,40}$/D', $version )
			|| null === $mode
			|| ! in_array( $action, self::ACTIONS, true )
			|| ! is_array( $granted )
			|| count( $granted ) > self::MAX_SERVICES
		) {
			return null;
		}
		$ids = array_values(
			array_filter( $granted, static fn ( mixed $id ): bool => is_string( $id ) && Service::is_id( $id ) )
		);
		return count( $ids ) === count( $granted )
			? new self(
				$id,
				min( $age, self::MAX_AGE ),
				$version,
				$mode,
				$action,
				array_values( array_unique( $ids ) )
			)
			: null;
	}

	public static function is_number( string $text ): bool {
		return 1 === preg_match( '/^[\da-f]{32}$/D', $text );
	}
}
