<?php
declare( strict_types=1 );

namespace Brolga\Core\Metrics;

use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\ServerValue;

/**
 * The token with which a monitoring system authenticates: `Authorization: Bearer …`.
 *
 * @see OPS-4
 */
final class MetricsToken implements DeclaresServerValues {

	/** @return array{ServerValue} */
	public static function server_values(): array {
		return [ ServerValue::own_secret( 'BROLGA_METRICS_TOKEN' ) ];
	}

	public static function is_set(): bool {
		return '' !== self::token();
	}

	public function is_brought_by( string $authorization ): bool {
		// The scheme is case-insensitive (RFC 9110).
		return self::is_set()
			&& 1 === preg_match( '/^Bearer +(.*)$/Dis', $authorization, $match )
			&& hash_equals( self::token(), $match[1] );
	}

	private static function token(): string {
		$token = self::server_values()[0]->value();
		return is_string( $token ) ? $token : '';
	}
}
