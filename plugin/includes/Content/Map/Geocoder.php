<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Content\Map;

use Brolga\Content\External\LinkHost;
use Brolga\Core\Http\Client;
use Brolga\Core\Http\ForbiddenAddress;
use Brolga\Core\Http\Request;
use Brolga\Core\Http\Unreachable;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * Finds the coordinates of an address with the geocoding service that the site owner chose, which must answer
 * as Nominatim does. The answer is not trusted: items without a name or valid coordinates are dropped.
 *
 * @see MAP-15
 */
final class Geocoder {

	/** OpenStreetMap's public geocoder, which allows one search per second. */
	public const OPENSTREETMAP = 'https://nominatim.openstreetmap.org/search';

	private const MOST = 5;

	private const LONGEST_NAME = 300;

	public function __construct( private readonly Settings $settings, private readonly Client $http ) {}

	public function is_set_up(): bool {
		return '' !== $this->url();
	}

	/** Returns for example `nominatim.openstreetmap.org`; empty where no service is set. */
	public function host(): string {
		return LinkHost::host( $this->url() );
	}

	/**
	 * Returns matching places, best first.
	 *
	 * @return list<array{name: string, lat: float, lng: float}>
	 * @throws Unreachable When the service cannot be reached or its answer cannot be read.
	 */
	public function find( string $address, string $language ): array {
		$url = add_query_arg(
			[
				'q'      => rawurlencode( $address ),
				'format' => 'jsonv2',
				'limit'  => self::MOST,
			],
			$this->url()
		);
		try {
			$answer = $this->http->send(
				new Request(
					'GET',
					$url,
					[
						'Accept-Language' => $language,
						// Public geocoding services want to know which site sends a request.
						'Referer'         => home_url( '/' ),
					]
				)
			);
			$found  = $answer->is_success() ? Json::items( $answer->body ) : null;
		} catch ( ForbiddenAddress $refusal ) {
			throw new Unreachable( $refusal->reason );
		} catch ( InvalidJson ) {
			$found = null;
		}
		if ( null === $found ) {
			throw new Unreachable( __( 'Address search is not available at the moment. Try again in a minute, or enter the coordinates yourself.', 'brolga' ) );
		}
		return array_slice( array_values( array_filter( array_map( self::place( ... ), $found ) ) ), 0, self::MOST );
	}

	/** @return array{name: string, lat: float, lng: float}|null */
	private static function place( mixed $item ): ?array {
		$item  = is_array( $item ) ? $item : [];
		$name  = $item['display_name'] ?? null;
		$place = Coordinates::of( $item['lat'] ?? null, $item['lon'] ?? null );
		return null === $place || ! is_string( $name ) || '' === trim( $name ) ? null : [
			'name' => mb_substr( trim( $name ), 0, self::LONGEST_NAME ),
			'lat'  => $place->lat,
			'lng'  => $place->lng,
		];
	}

	private function url(): string {
		return $this->settings->of( new MapsSection() )->text( 'geocoder_url' );
	}
}
