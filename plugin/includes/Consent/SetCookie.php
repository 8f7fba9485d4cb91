<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use DateTimeImmutable;
use Exception;

/**
 * Reads which cookies a server sets from its Set-Cookie headers.
 *
 * @see CONSENT-40
 */
final class SetCookie {

	/**
	 * Returns the names of cookies that are set, without those that are deleted.
	 *
	 * @param list<string> $values Values of the headers.
	 * @return list<string>
	 */
	public static function names( array $values, int $now ): array {
		$names = [];
		foreach ( $values as $value ) {
			[ $pair, $rest ] = [ ...explode( ';', $value, 2 ), '' ];
			[ $name ]        = explode( '=', $pair, 2 );
			$names[]         = self::is_over( $rest, $now ) ? '' : trim( $name );
		}
		return array_values( array_unique( array_filter( $names, static fn ( string $name ): bool => '' !== $name ) ) );
	}

	private static function is_over( string $attributes, int $now ): bool {
		// Max-Age takes precedence over Expires, in any order.
		if ( 1 === preg_match( '/(?:^|;)\s*max-age\s*=\s*(-?\d+)/i', $attributes, $found ) ) {
			return (int) $found[1] <= 0;
		}
		if ( 1 !== preg_match( '/(?:^|;)\s*expires\s*=\s*([^;]+)/i', $attributes, $found ) ) {
			return false;
		}
		try {
			return ( new DateTimeImmutable( trim( $found[1] ) ) )->getTimestamp() <= $now;
		} catch ( Exception ) {
			// Without a date, it is a session cookie.
			return false;
		}
	}
}
