<?php
declare( strict_types=1 );

namespace Brolga\Mail;

/** Uses the system's resolver, which may be slow or unavailable to PHP. */
final class SystemDns implements Dns {

	/** @return list<string>|null */
	public function texts( string $name ): ?array {
		/**
		 * Filters the TXT records of a name, for servers that cannot make DNS queries.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string>|null $texts The records, or null to ask the server's resolver.
		 * @param string            $name  The name.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_dns_texts',
		 * 	static fn ( ?array $texts, string $name ): ?array => my_dns_over_https( $name, 'TXT' ) ?? $texts,
		 * 	10,
		 * 	2
		 * );
		 */
		$texts = apply_filters( 'brolga_dns_texts', null, $name );
		if ( is_array( $texts ) ) {
			return array_values( array_filter( $texts, is_string( ... ) ) );
		}
		// The C library reads this for each query: an unreachable resolver costs 4 seconds instead of 30.
		putenv( 'RES_OPTIONS=timeout:2 attempts:1' );
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- A warning is an answer here and no line for the log; the old handler is back at once.
		set_error_handler( static fn (): bool => true );
		try {
			$records = dns_get_record( $name, DNS_TXT );
		} finally {
			restore_error_handler();
		}
		return is_array( $records )
			? array_values( array_filter( array_column( $records, 'txt' ), is_string( ... ) ) )
			: null;
	}
}
