<?php
declare( strict_types=1 );

namespace Brolga\Content\Map;

use Brolga\Api\Settings\DescribesForm;
use Brolga\Api\Settings\FormField;
use Brolga\Api\Settings\FormGroup;
use Brolga\Api\Settings\Section;
use Brolga\Api\Settings\SectionForm;
use Brolga\Api\Settings\Values;
use Brolga\Content\External\LinkHost;

/**
 * The settings of maps: the tile server, the provider of directions, and the geocoder that the editor uses.
 *
 * @see MAP-6 MAP-14 MAP-15
 */
final class MapsSection implements Section, DescribesForm {

	public function id(): string {
		return 'maps';
	}

	public function title(): string {
		return __( 'Maps', 'brolga' );
	}

	/** @return array<string, array<string, mixed>> The key is no secret, since visitors' browsers send it. */
	public function schema(): array {
		// A source of maps may cost money, and its URL may have a key in it.
		return array_map( static fn ( array $rules ): array => [ 'portable' => false ] + $rules, [
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
		] );
	}

	public function form(): SectionForm {
		return new SectionForm(
			position: 120,
			about: __( 'Choose where map tiles come from. They load once a visitor has given consent or asks for the map.', 'brolga' ),
			groups: [
				new FormGroup(
					__( 'Tiles', 'brolga' ),
					[
						new FormField(
							'tile_url',
							__( 'URL', 'brolga' ),
							__( 'Use {z}, {x} and {y} for the tile, and {key} where the key belongs.', 'brolga' )
						),
						new FormField(
							'tile_key',
							__( 'Key', 'brolga' ),
							__( 'The key is visible to visitors, so restrict it to your domain at the provider.', 'brolga' )
						),
						new FormField(
							'attribution',
							__( 'Attribution', 'brolga' ),
							__( 'The credit for the map’s source, in text and links. Most providers require it.', 'brolga' )
						),
						new FormField( 'max_zoom', __( 'Maximum zoom', 'brolga' ) ),
					],
					__( 'OpenStreetMap’s own tiles are free for small sites. For busier sites, use a tile provider or your own server.', 'brolga' )
				),
				new FormGroup(
					__( 'Directions', 'brolga' ),
					[
						new FormField(
							'directions',
							__( 'Directions link', 'brolga' ),
							choices: [
								'openstreetmap' => 'OpenStreetMap',
								'google'        => 'Google Maps',
							]
						),
					]
				),
				new FormGroup(
					__( 'Search for addresses', 'brolga' ),
					[
						new FormField(
							'geocoder_url',
							__( 'Service URL', 'brolga' ),
							__( 'The URL of a service compatible with Nominatim, such as https://nominatim.openstreetmap.org/search, with its key if needed. Leave empty to turn off address search.', 'brolga' ),
							control: 'url'
						),
					],
					__( 'Lets people who edit this site find a place by its address. Requests come from this site’s server, never from visitors’ browsers.', 'brolga' )
				),
			]
		);
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
