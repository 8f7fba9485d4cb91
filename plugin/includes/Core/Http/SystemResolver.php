<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

/**
 * Resolves names with the operating system. Uses IPv6 only for hosts without IPv4: PHP cannot
 * query both at once, and each query may take seconds.
 */
final class SystemResolver implements Resolver {

	/** @return list<string> */
	public function addresses( string $host ): array {
		$addresses = gethostbynamel( $host );
		if ( false !== $addresses && [] !== $addresses ) {
			return $addresses;
		}
		$records = dns_get_record( $host, DNS_AAAA );
		return array_values(
			array_filter( array_column( false === $records ? [] : $records, 'ipv6' ), is_string( ... ) )
		);
	}
}
