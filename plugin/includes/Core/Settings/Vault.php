<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

use SodiumException;

/**
 * Encrypts passwords and keys of other services with a key derived from the salts in wp-config.php, so that a
 * copy of the database does not reveal them. After the salts change, they must be entered again.
 *
 * @see OUTBOX-17
 */
final class Vault {

	private const MARK = 'sealed:';

	public function seal( string $secret ): string {
		self::load();
		$nonce = random_bytes( SODIUM_CRYPTO_SECRETBOX_NONCEBYTES );
		return self::MARK . base64_encode( $nonce . sodium_crypto_secretbox( $secret, $nonce, self::key() ) );
	}

	/** Decrypts a secret; empty if that is impossible, such as after a change of the salts. */
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

	private static function key(): string {
		return hash( 'sha256', "brolga settings\0" . wp_salt( 'secure_auth' ), true );
	}

	/** Loads WordPress's implementation of sodium where PHP lacks the extension. */
	private static function load(): void {
		if ( ! function_exists( 'sodium_crypto_secretbox' ) ) {
			require_once ABSPATH . 'wp-includes/sodium_compat/autoload.php';
		}
	}
}
