<?php
declare( strict_types=1 );

namespace Brolga\Updates;

use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\ServerValue;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * Where updates come from, and the key that they are signed with. A release carries both in
 * `release.json`; a checkout has no such file and gets no updates.
 *
 * @see UPDATE-1
 */
final class ReleaseSource implements DeclaresServerValues {

	private const FILE = 'release.json';

	/**
	 * @param string $host Host of the Update URI in the headers of plugin and theme; empty: no updates.
	 * @param string $url  URL of the manifest.
	 * @param string $key  Public Ed25519 key, 32 bytes; empty where there are no updates.
	 */
	public function __construct(
		public readonly string $host = '',
		public readonly string $url = '',
		public readonly string $key = ''
	) {}

	/** @return array{ServerValue} */
	public static function server_values(): array {
		return [ new ServerValue(
			'BROLGA_UPDATES_URL',
			[
				'type'      => 'string',
				'pattern'   => '^https?://[^\s]+\z',
				'maxLength' => 500,
				'message'   => static fn (): string => __(
					'Use the URL of a release’s manifest, such as https://updates.example.com/manifest.json.',
					'brolga'
				),
				'default'   => '',
			]
		) ];
	}

	/** @param string $file Path of the plugin's main file. */
	public static function of_plugin( string $file ): self {
		$path = dirname( $file ) . '/' . self::FILE;
		try {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin.
			$release = is_file( $path ) ? Json::map( (string) file_get_contents( $path ) ) : [];
		} catch ( InvalidJson ) {
			return new self();
		}
		$url   = is_string( $release['updates'] ?? null ) ? $release['updates'] : '';
		$key   = is_string( $release['key'] ?? null ) ? base64_decode( $release['key'], true ) : false;
		$host  = wp_parse_url( $url, PHP_URL_HOST );
		$moved = self::server_values()[0]->value();
		if ( ! is_string( $host ) || ! is_string( $key ) || SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES !== strlen( $key ) ) {
			return new self();
		}
		return new self( $host, is_string( $moved ) && '' !== $moved ? $moved : $url, $key );
	}

	public function has_updates(): bool {
		return '' !== $this->host;
	}
}
