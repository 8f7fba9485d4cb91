<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/** The sender that WordPress uses for email by default. */
final class WordPressSender {

	/** Returns the address that wp_mail() makes. It is invalid on hosts such as `localhost`. */
	public static function address(): string {
		$host = strtolower( (string) wp_parse_url( network_home_url(), PHP_URL_HOST ) );
		return 'wordpress@' . (string) preg_replace( '/^www\./', '', $host );
	}
}
