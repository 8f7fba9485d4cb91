<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Consent\Service;

/**
 * An answer as it is kept, checked for its shape: a page out of a cache may tell
 * of a question that is no longer asked.
 *
 * @see CONSENT-10
 */
final class Proof {

	private const MAX_SERVICES = 60;

	/**
	 * @param 'accept'|'reject'|'choose' $action  How.
	 * @param list<string>               $granted The services that were agreed to.
	 */
	private function __construct(
		public readonly string $version,
		public readonly Mode $mode,
		public readonly string $action,
		public readonly array $granted
	) {}

	/**
	 * From a call; null: it is none.
	 *
	 * @param array<array-key, mixed> $json The call.
	 */
	public static function of( array $json ): ?self {
		$version = $json['version'] ?? null;
		$mode    = $json['mode'] ?? null;
		$action  = $json['action'] ?? null;
		$granted = $json['granted'] ?? null;
		$mode    = is_string( $mode ) ? Mode::tryFrom( $mode ) : null;
		if ( ! is_string( $version ) || 1 !== preg_match( '/^[\w-]{1,40}$/D', $version ) || null === $mode || ! in_array( $action, [ 'accept', 'reject', 'choose' ], true ) || ! is_array( $granted ) || count( $granted ) > self::MAX_SERVICES ) {
			return null;
		}
		$ids = array_values( array_filter( $granted, static fn ( mixed $id ): bool => is_string( $id ) && Service::is_id( $id ) ) );
		return count( $ids ) === count( $granted ) ? new self( $version, $mode, $action, array_values( array_unique( $ids ) ) ) : null;
	}
}
