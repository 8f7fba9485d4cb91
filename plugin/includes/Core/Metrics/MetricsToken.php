<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\ServerValue;

/**
 * By which a monitoring system is known: `Authorization: Bearer …`.
 *
 * @see OPS-4
 */
final class MetricsToken implements DeclaresServerValues {

	/**
	 * @return array{ServerValue}
	 */
	public static function server_values(): array {
		return [ ServerValue::own_secret( 'BROLGA_METRICS_TOKEN' ) ];
	}

	/**
	 * Whether there is one.
	 */
	public static function is_set(): bool {
		return '' !== self::token();
	}

	/**
	 * Whether a request brings it.
	 *
	 * @param string $authorization Its Authorization header; may be empty.
	 */
	public function is_brought_by( string $authorization ): bool {
		// The scheme's name is written in any case (RFC 9110).
		return self::is_set()
			&& 1 === preg_match( '/^Bearer +(.*)$/Dis', $authorization, $match )
			&& hash_equals( self::token(), $match[1] );
	}

	/**
	 * The token; empty: none.
	 */
	private static function token(): string {
		$token = self::server_values()[0]->value();
		return is_string( $token ) ? $token : '';
	}
}
