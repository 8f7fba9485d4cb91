<?php
/**
 * What a frame shows.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Frames;

use Brolga\Content\External\Address;
use Brolga\Content\Map\MapService;
use Brolga\Content\Video\VideoService;
use Brolga\Content\Video\VideoSource;

/**
 * Reads the address of a frame: whose it is, how it is asked for with the least
 * that its host learns, and where a visitor reads the same without the frame.
 *
 * @see CONSENT-400 CONSENT-402
 */
final class Frame {

	/** Google's maps, in whichever country. */
	private const GOOGLE = '/^(?:(?:www|maps)\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/';

	/**
	 * @param string $url     What the frame loads.
	 * @param string $host    Who learns of it: a host, or a host with a path.
	 * @param string $page    A page that shows the same.
	 * @param string $by      The name of whose page it is.
	 * @param string $service The id of the service it belongs to, where it is one of the site's own kinds.
	 */
	private function __construct(
		public readonly string $url,
		public readonly string $host,
		public readonly string $page,
		public readonly string $by,
		public readonly string $service = ''
	) {}

	/**
	 * From an address; null where it is on this site, or none.
	 *
	 * @param string $address As it was written.
	 */
	public static function of( string $address ): ?self {
		$address = trim( $address );
		$address = str_starts_with( $address, '//' ) ? "https:{$address}" : $address;
		$url     = esc_url_raw( $address, [ 'http', 'https' ] );
		$host    = Address::host( $url );
		if ( '' === $host || Address::is_own( $url ) ) {
			return null;
		}
		return self::video( $url )
			?? self::google_map( $url, $host )
			?? self::open_street_map( $url, $host )
			?? new self( $url, $host, $url, $host );
	}

	/**
	 * Its host with its path, as services may name it.
	 */
	public function address(): string {
		return Address::host( $this->url ) . wp_parse_url( $this->url, PHP_URL_PATH );
	}

	/**
	 * A player of YouTube, from its host without cookies, or of Vimeo, asked not to track.
	 *
	 * @param string $url A whole address.
	 */
	private static function video( string $url ): ?self {
		$host = (string) preg_replace( '/^(?:www|m)\./', '', Address::host( $url ) );
		$page = VideoSource::of( $url )->watch();
		if (
			in_array( $host, [ 'youtube.com', 'youtube-nocookie.com' ], true )
			&& str_starts_with( (string) wp_parse_url( $url, PHP_URL_PATH ), '/embed' )
		) {
			$list = self::query( $url )['list'] ?? '';
			return new self(
				(string) preg_replace( '#^https?://[^/]+#', 'https://www.youtube-nocookie.com', $url ),
				'www.youtube-nocookie.com',
				match ( true ) {
					str_contains( $url, '/videoseries' ) && '' !== $list => 'https://www.youtube.com/playlist?list='
						. rawurlencode( $list ),
					'' === $page                                         => 'https://www.youtube.com/',
					default                                              => $page,
				},
				'YouTube',
				VideoService::ID
			);
		}
		return in_array( $host, [ 'player.vimeo.com', 'vimeo.com' ], true )
			? new self(
				add_query_arg( 'dnt', 1, $url ),
				$host,
				'' === $page ? $url : $page,
				'Vimeo',
				VideoService::ID
			)
			: null;
	}

	/**
	 * A map of Google's.
	 *
	 * @param string $url A whole address.
	 */
	private static function google_map( string $url, string $host ): ?self {
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		if (
			1 !== preg_match( self::GOOGLE, $host )
			|| ( ! str_starts_with( $host, 'maps.' ) && ! str_starts_with( "{$path}/", '/maps/' ) )
		) {
			return null;
		}
		$query = self::query( $url );
		$place = $query['q'] ?? $query['query'] ?? self::place( $query['pb'] ?? '' );
		return new self(
			$url,
			"{$host}/maps",
			match ( true ) {
				str_starts_with( $path, '/maps/d/' ) => 'https://www.google.com/maps/d/viewer?mid='
					. rawurlencode( $query['mid'] ?? '' ),
				'' === $place                        => 'https://www.google.com/maps',
				default                              => 'https://www.google.com/maps/search/?api=1&query='
					. rawurlencode( $place ),
			},
			'Google Maps',
			MapService::ID
		);
	}

	/**
	 * The place that Google's own way of writing tells: its name, or where it is.
	 *
	 * @param string $told As `!1m18!…!2d153.02!3d-27.47!…`.
	 */
	private static function place( string $told ): string {
		if ( 1 === preg_match( '/!1s0x[^!]*!2s([^!]+)/', $told, $name ) ) {
			return $name[1];
		}
		return 1 === preg_match( '/!2d(-?[\d.]+)!3d(-?[\d.]+)/', $told, $at ) ? "{$at[2]},{$at[1]}" : '';
	}

	/**
	 * A map of OpenStreetMap's.
	 *
	 * @param string $url A whole address.
	 */
	private static function open_street_map( string $url, string $host ): ?self {
		if ( 1 !== preg_match( '/(?:^|\.)openstreetmap\.[a-z]{2,3}$/', $host ) ) {
			return null;
		}
		$query = self::query( $url );
		$at    = explode( ',', $query['marker'] ?? '' );
		$box   = array_map( floatval( ... ), explode( ',', $query['bbox'] ?? '' ) );
		return new self(
			$url,
			$host,
			match ( true ) {
				2 === count( $at )  => sprintf(
					'https://www.openstreetmap.org/?mlat=%1$s&mlon=%2$s#map=16/%1$s/%2$s',
					(float) $at[0],
					(float) $at[1]
				),
				4 === count( $box ) => sprintf(
					'https://www.openstreetmap.org/#map=14/%s/%s',
					( $box[1] + $box[3] ) / 2,
					( $box[0] + $box[2] ) / 2
				),
				default             => $url,
			},
			'OpenStreetMap',
			MapService::ID
		);
	}

	/**
	 * The texts of an address's query.
	 *
	 * @param string $url An address.
	 * @return array<array-key, string>
	 */
	private static function query( string $url ): array {
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return array_filter( $query, is_string( ... ) );
	}
}
