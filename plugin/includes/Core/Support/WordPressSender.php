<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Who WordPress says mails are from, where nobody has said anything.
 */
final class WordPressSender {

	/**
	 * The address, as wp_mail() makes it: no valid one on `localhost` and its like.
	 */
	public static function address(): string {
		$host = strtolower( (string) wp_parse_url( network_home_url(), PHP_URL_HOST ) );
		return 'wordpress@' . (string) preg_replace( '/^www\./', '', $host );
	}
}
