<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;

/**
 * A health check for HTTPS, because messages from visitors contain personal data.
 *
 * @see LEAD-25
 */
final class HttpsCheck implements HealthCheck {

	public function id(): string {
		return 'https';
	}

	public function title(): string {
		return 'HTTPS';
	}

	public function look(): Finding {
		$host = wp_parse_url( home_url(), PHP_URL_HOST );
		if ( wp_is_using_https() ) {
			return Finding::good(
				__( 'The site uses HTTPS', 'brolga' ),
				__( 'Messages from visitors are encrypted on their way.', 'brolga' )
			);
		}
		if ( in_array( $host, [ 'localhost', '127.0.0.1' ], true ) ) {
			return Finding::good(
				__( 'This is a local site', 'brolga' ),
				__( 'A site on your own computer needs no HTTPS. A public site does.', 'brolga' )
			);
		}
		return Finding::critical(
			__( 'The site does not use HTTPS', 'brolga' ),
			__( 'Messages from visitors are not encrypted, and browsers show a warning. Ask your host for a certificate, then change both URLs under Settings > General to https://.', 'brolga' )
		)
			->with( Finding::LINK, __( 'General settings', 'brolga' ), admin_url( 'options-general.php' ) );
	}
}
