<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

use SodiumException;

/**
 * Passwords and keys of other services are stored encrypted with a key made from
 * the salts of wp-config.php: a copy of the database, or a page of an options
 * screen, does not give them away. Who changes the salts enters them again.
 *
 * @see OUTBOX-17
 */
final class Vault {

	/** What a sealed text begins with. */
	private const MARK = 'sealed:';

	/**
	 * Seals a secret.
	 *
	 * @param string $secret Not empty.
	 */
	public function seal( string $secret ): string {
		self::load();
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return self::MARK . base64_encode( $nonce . sodium_crypto_secretbox( $secret, $nonce, self::key() ) );
	}

	/**
	 * Opens a sealed secret; empty when that cannot be done any more.
	 *
	 * @param string $sealed What seal() made.
	 */
	public function open( string $sealed ): string {
		$bytes = str_starts_with( $sealed, self::MARK )
			? base64_decode( substr( $sealed, strlen( self::MARK ) ), true )
			: false;
		if ( false === $bytes || strlen( $bytes ) <= SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ) {
			return '';
		}
		self::load();
		try {
			$secret = sodium_crypto_secretbox_open(
				substr( $bytes, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ),
				substr( $bytes, 0, SODIUM_CRYPTO_SECRETBOX_NONCEBYTES ),
				self::key()
			);
		} catch ( SodiumException ) {
			return '';
		}
		return false === $secret ? '' : $secret;
	}

	/**
	 * The key of this site.
	 */
	private static function key(): string {
		return hash( 'sha256', "brolga settings\0" . wp_salt( 'secure_auth' ), true );
	}

	/**
	 * WordPress brings the functions where PHP was built without them.
	 */
	private static function load(): void {
		if ( ! function_exists( 'sodium_crypto_secretbox' ) ) {
			require_once ABSPATH . 'wp-includes/sodium_compat/autoload.php';
		}
	}
}
