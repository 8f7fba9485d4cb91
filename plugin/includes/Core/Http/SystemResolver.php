<?php
declare( strict_types=1 );

namespace Brolga\Core\Http;

/**
 * Asks the system. IPv6 only where a host has nothing else: PHP has no one call
 * for both, and each question may take seconds.
 */
final class SystemResolver implements Resolver {

	/**
	 * The addresses of a host.
	 *
	 * @param string $host A name.
	 * @return list<string>
	 */
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
