<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

use Brolga\Core\Security\ClientIp;

/**
 * Distinguishes public IP addresses from private and reserved ones, by IANA's registries of
 * special-purpose addresses (RFC 6890 and its successors).
 *
 * @see NEWS-20
 */
final class PublicAddress {

	private const SPECIAL_V4 = [
		'0.0.0.0/8',
		'10.0.0.0/8',
		'100.64.0.0/10',   // A carrier's inside.
		'127.0.0.0/8',
		'169.254.0.0/16',  // Link-local: where clouds keep their keys.
		'172.16.0.0/12',
		'192.0.0.0/24',
		'192.0.2.0/24',
		'192.88.99.0/24',
		'192.168.0.0/16',
		'198.18.0.0/15',
		'198.51.100.0/24',
		'203.0.113.0/24',
		'224.0.0.0/4',
		'240.0.0.0/4',
	];

	/**
	 * Reserved networks in 2000::/3. All other IPv6 networks count as not public: ::1, mapped and
	 * NAT64 addresses, fc00::/7, fe80::/10, ff00::/8.
	 */
	private const SPECIAL_V6 = [
		'2001::/23',       // Teredo, ORCHID and others.
		'2001:db8::/32',
		'2002::/16',       // 6to4 carries an IPv4 address.
		'3fff::/20',
	];

	public static function is_public( string $address ): bool {
		if ( false !== filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 ) ) {
			return ! self::is_in_any( $address, self::SPECIAL_V4 );
		}
		return false !== filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 )
			&& ClientIp::is_in( $address, '2000::/3' )
			&& ! self::is_in_any( $address, self::SPECIAL_V6 );
	}

	/** @param list<string> $networks */
	private static function is_in_any( string $address, array $networks ): bool {
		foreach ( $networks as $network ) {
			if ( ClientIp::is_in( $address, $network ) ) {
				return true;
			}
		}
		return false;
	}
}
