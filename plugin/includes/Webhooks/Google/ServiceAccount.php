<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Webhooks\Google;

use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * A service account of Google's: an account for programs, with an email address that owners share
 * documents with, and a private key. Only the signature leaves the site, never the key.
 *
 * @see LEAD-735
 */
final class ServiceAccount {

	/** Where tokens are issued, as Google expects it to be signed. */
	public const AUDIENCE = 'https://oauth2.googleapis.com/token';

	private const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';

	/** The seconds that a signed request for a token is valid; Google accepts no more. */
	private const VALID = 3600;

	private function __construct(
		public readonly string $email,
		public readonly string $project,
		private readonly string $key_id,
		#[\SensitiveParameter] private readonly string $private_key
	) {}

	/**
	 * Reads a key file; null if it is not the key of a service account.
	 *
	 * @param string $json The content of the file that the Google Cloud console lets download.
	 */
	public static function read( #[\SensitiveParameter] string $json ): ?self {
		try {
			$file = Json::map( $json );
		} catch ( InvalidJson ) {
			return null;
		}
		$text    = static fn ( string $name ): string => is_string( $file[ $name ] ?? null ) ? $file[ $name ] : '';
		$account = new self(
			$text( 'client_email' ),
			$text( 'project_id' ),
			$text( 'private_key_id' ),
			$text( 'private_key' )
		);
		return 'service_account' === $text( 'type' )
			&& false !== is_email( $account->email )
			&& str_starts_with( $account->private_key, '-----BEGIN PRIVATE KEY-----' )
			? $account
			: null;
	}

	/** Whether PHP can read the private key; true where PHP cannot tell. */
	public function is_whole(): bool {
		return ! function_exists( 'openssl_pkey_get_private' )
			|| false !== openssl_pkey_get_private( $this->private_key );
	}

	/** Tells keys apart without revealing them. */
	public function fingerprint(): string {
		return hash( 'sha256', "{$this->email}\n{$this->private_key}" );
	}

	/**
	 * Returns a signed request for a token: a JSON Web Token (RFC 7519, RFC 7523), RS256.
	 *
	 * @param int $now Unix time in seconds.
	 * @throws Undeliverable If the key is damaged, or PHP cannot sign.
	 */
	public function assertion( int $now ): string {
		if ( ! function_exists( 'openssl_sign' ) ) {
			throw new Undeliverable( Cause::NoOpenssl->with() );
		}
		$said      = self::part(
			[
				'alg' => 'RS256',
				'typ' => 'JWT',
				'kid' => $this->key_id,
			]
		) . '.' . self::part(
			[
				'iss'   => $this->email,
				'scope' => self::SCOPE,
				'aud'   => self::AUDIENCE,
				'iat'   => $now,
				'exp'   => $now + self::VALID,
			]
		);
		$key       = openssl_pkey_get_private( $this->private_key );
		$signature = '';
		if ( false === $key || ! openssl_sign( $said, $signature, $key, OPENSSL_ALGO_SHA256 ) ) {
			throw new Undeliverable( Cause::GoogleKey->with( $this->email, 'invalid_private_key' ) );
		}
		return $said . '.' . self::base64url( is_string( $signature ) ? $signature : '' );
	}

	/** @param array<string, string|int> $claims */
	private static function part( array $claims ): string {
		return self::base64url( Json::encode( $claims ) );
	}

	private static function base64url( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}
}
