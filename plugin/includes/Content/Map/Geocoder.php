<?php
/**
 * Finds places by their addresses.
 *
 * @package Brolga
 */

declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Content\Map;

use Brolga\Content\External\Address;
use Brolga\Core\Http\Client;
use Brolga\Core\Http\ForbiddenAddress;
use Brolga\Core\Http\Request;
use Brolga\Core\Http\Unreachable;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\InvalidJson;
use Brolga\Core\Support\Json;

/**
 * Asks the owner's service, which answers as Nominatim does. Nothing of the
 * answer is believed: what is no place with a name is left out.
 *
 * @see MAP-15
 */
final class Geocoder {

	/** OpenStreetMap's own search, which is there for all and takes one search a second. */
	public const OPENSTREETMAP = 'https://nominatim.openstreetmap.org/search';

	/** As many places as somebody reads through. */
	private const MOST = 5;

	/** The longest name that is shown. */
	private const LONGEST_NAME = 300;

	public function __construct( private readonly Settings $settings, private readonly Client $http ) {}

	/**
	 * Whether there is a service: OpenStreetMap's, unless the owner chose another or none.
	 */
	public function is_set_up(): bool {
		return '' !== $this->url();
	}

	/**
	 * Where addresses are sent: a host, as nominatim.openstreetmap.org; empty where
	 * there is no service.
	 */
	public function host(): string {
		return Address::host( $this->url() );
	}

	/**
	 * The places that an address may mean, best first.
	 *
	 * @param string $address  As somebody typed it.
	 * @param string $language For the names: `en-AU`.
	 * @return list<array{name: string, lat: float, lng: float}>
	 *
	 * @throws Unreachable When there is no answer that can be read.
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
						// Who runs a service for all wants to know who asks.
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

	/**
	 * A place of the answer; null where it is none.
	 *
	 * @param mixed $item One of the list.
	 * @return array{name: string, lat: float, lng: float}|null
	 */
	private static function place( mixed $item ): ?array {
		$item  = is_array( $item ) ? $item : [];
		$name  = $item['display_name'] ?? null;
		$place = Place::of( $item['lat'] ?? null, $item['lon'] ?? null );
		return null === $place || ! is_string( $name ) || '' === trim( $name ) ? null : [
			'name' => mb_substr( trim( $name ), 0, self::LONGEST_NAME ),
			'lat'  => $place->lat,
			'lng'  => $place->lng,
		];
	}

	/**
	 * The service's address; empty where there is none.
	 */
	private function url(): string {
		return $this->settings->of( new MapsSection() )->text( 'geocoder_url' );
	}
}
