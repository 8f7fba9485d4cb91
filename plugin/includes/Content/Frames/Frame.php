<?php
declare( strict_types=1 );

namespace Brolga\Content\Frames;

use Brolga\Content\External\LinkHost;
use Brolga\Content\Map\MapService;
use Brolga\Content\Video\VideoService;
use Brolga\Content\Video\VideoSource;

/**
 * Parses the URL of an iframe: its provider, the variant of the URL that tells the provider least
 * about the visitor, and a page that shows the same content without the iframe.
 *
 * @see CONSENT-400 CONSENT-402
 */
final class Frame {

	private const GOOGLE = '/^(?:(?:www|maps)\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/';

	/**
	 * @param string $host    The host that receives the visitor's IP address, for some providers with a path.
	 * @param string $page    The URL of a page that shows the same content.
	 * @param string $by      The provider's name.
	 * @param string $service The id of the plugin's own service (video or maps); empty for other providers.
	 */
	private function __construct(
		public readonly string $url,
		public readonly string $host,
		public readonly string $page,
		public readonly string $by,
		public readonly string $service = ''
	) {}

	/** Returns null for an invalid URL and for one of this site. */
	public static function of( string $address ): ?self {
		$address = trim( $address );
		$address = str_starts_with( $address, '//' ) ? "https:{$address}" : $address;
		$url     = esc_url_raw( $address, [ 'http', 'https' ] );
		$host    = LinkHost::host( $url );
		if ( '' === $host || LinkHost::is_own( $url ) ) {
			return null;
		}
		return self::video( $url )
			?? self::google_map( $url, $host )
			?? self::open_street_map( $url, $host )
			?? new self( $url, $host, $url, $host );
	}

	/** Returns the host with the path: a service may claim a whole host, or one path on it. */
	public function address(): string {
		return LinkHost::host( $this->url ) . wp_parse_url( $this->url, PHP_URL_PATH );
	}

	private static function video( string $url ): ?self {
		$host = (string) preg_replace( '/^(?:www|m)\./', '', LinkHost::host( $url ) );
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

	/** Extracts a name or "latitude,longitude" from Google Maps' `pb`: `!1m18!…!2d153.02!3d-27.47!…`. */
	private static function place( string $told ): string {
		if ( 1 === preg_match( '/!1s0x[^!]*!2s([^!]+)/', $told, $name ) ) {
			return $name[1];
		}
		return 1 === preg_match( '/!2d(-?[\d.]+)!3d(-?[\d.]+)/', $told, $at ) ? "{$at[2]},{$at[1]}" : '';
	}

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

	/** @return array<array-key, string> */
	private static function query( string $url ): array {
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		return array_filter( $query, is_string( ... ) );
	}
}
