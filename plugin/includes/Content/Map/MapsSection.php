<?php
declare( strict_types=1 );

namespace Brolga\Content\Map;

use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\Values;
use Brolga\Content\External\LinkHost;

/**
 * The settings of maps: the tile server, the provider of directions, and the geocoder that the
 * editor uses.
 *
 * @see MAP-6 MAP-14 MAP-15
 */
final class MapsSection implements Section {

	public function id(): string {
		return 'maps';
	}

	public function title(): string {
		return __( 'Maps', 'brolga' );
	}

	/**
	 * The tile server's key is no secret, since visitors' browsers send it.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function schema(): array {
		return [
			'tile_url'    => [
				'type'      => 'string',
				'maxLength' => 500,
				'default'   => 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
			],
			'tile_key'    => [
				'type'      => 'string',
				'maxLength' => 200,
				'default'   => '',
			],
			'attribution' => [
				'type'      => 'string',
				'maxLength' => 500,
				'default'   => '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
			],
			'max_zoom'    => [
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 22,
				'default' => 19,
			],
			'directions'  => [
				'type'    => 'string',
				'enum'    => [ 'openstreetmap', 'google' ],
				'default' => 'openstreetmap',
			],
			'geocoder_url' => [
				'type'      => 'string',
				'maxLength' => 500,
				'default'   => Geocoder::OPENSTREETMAP,
			],
		];
	}

	/** @return array<string, string> */
	public function problems( Values $values ): array {
		$geocoder = $values->text( 'geocoder_url' );
		return self::problems_of_tiles( $values ) + ( '' === $geocoder || str_starts_with( $geocoder, 'https://' )
			? []
			: [ 'geocoder_url' => __( 'Enter a URL that starts with https://.', 'brolga' ) ] );
	}

	/** @return array<string, string> */
	private static function problems_of_tiles( Values $values ): array {
		$url = $values->text( 'tile_url' );
		if ( '' === $url ) {
			return [];
		}
		foreach ( [ '{z}', '{x}', '{y}' ] as $part ) {
			if ( ! str_contains( $url, $part ) ) {
				return [ 'tile_url' => sprintf(
					/* translators: %s: {z}, {x} or {y}. */
					__( '%s is missing. A tile URL looks like https://tile.openstreetmap.org/{z}/{x}/{y}.png.', 'brolga' ),
					$part
				) ];
			}
		}
		if ( ! str_starts_with( $url, 'https://' ) && ! LinkHost::is_own( $url ) ) {
			return [ 'tile_url' => __( 'Enter a URL that starts with https://, or a path on this site.', 'brolga' ) ];
		}
		return str_contains( $url, '{key}' ) && '' === $values->text( 'tile_key' )
			? [ 'tile_key' => __( 'The URL has a placeholder for a key, so enter the key here.', 'brolga' ) ]
			: [];
	}
}
