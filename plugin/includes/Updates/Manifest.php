<?php
declare( strict_types=1 );

namespace Brolga\Updates;

use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * The signed description of the latest release. Whoever serves it cannot change it: a manifest
 * without a valid signature is not read.
 *
 * @see UPDATE-2
 */
final class Manifest {

	/** Precedes what is signed, so that no other signature of the same key fits. */
	private const PURPOSE = "brolga-manifest-1\n";

	private function __construct(
		public readonly Package $plugin,
		public readonly ?Package $theme,
		public readonly string $changelog
	) {}

	/**
	 * @param non-empty-string $key Public Ed25519 key, 32 bytes.
	 *
	 * @throws InvalidManifest When the signature or the content is invalid.
	 */
	public static function parse( string $json, string $key ): self {
		try {
			$envelope  = Json::map( $json );
			$payload   = self::decoded( $envelope['payload'] ?? null );
			$signature = self::decoded( $envelope['signature'] ?? null );
			if (
				SODIUM_CRYPTO_SIGN_BYTES !== strlen( $signature )
				|| ! sodium_crypto_sign_verify_detached( $signature, self::PURPOSE . $payload, $key )
			) {
				throw new InvalidManifest( 'The signature does not match.' );
			}
			$release = Json::map( $payload );
		} catch ( InvalidJson ) {
			throw new InvalidManifest( 'It is not JSON.' );
		}
		$plugin = Package::read( $release['plugin'] ?? null );
		$theme  = Package::read( $release['theme'] ?? null );
		if ( null === $plugin || ( isset( $release['theme'] ) && null === $theme ) ) {
			throw new InvalidManifest( 'A value is missing or malformed.' );
		}
		return new self( $plugin, $theme, is_string( $release['changelog'] ?? null ) ? $release['changelog'] : '' );
	}

	private static function decoded( mixed $base64 ): string {
		return is_string( $base64 ) ? (string) base64_decode( $base64, true ) : '';
	}
}
