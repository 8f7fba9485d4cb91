<?php
/**
 * Where a video is.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Video;

use Brolga\Content\External\Address;

/**
 * What an owner's address of a video means: a file of this site, a video of a
 * host that is known, or a link and no more.
 *
 * @see VIDEO-4 VIDEO-5 VIDEO-6
 */
final class VideoSource {

	/** What browsers play. */
	private const FILE = '/\.(?:mp4|m4v|webm|ogv|mov)$/i';

	/**
	 * @param 'file'|'youtube'|'vimeo'|'link'|'' $provider Whose it is; empty: there is none.
	 * @param string                              $page     Where a visitor without scripts goes.
	 * @param string                              $embed    The frame's address; empty where there is no frame.
	 */
	private function __construct(
		public readonly string $provider,
		public readonly string $page = '',
		public readonly string $embed = ''
	) {}

	/**
	 * From what the owner wrote.
	 *
	 * @param string $url An address.
	 */
	public static function of( string $url ): self {
		$page = esc_url_raw( trim( $url ), [ 'http', 'https' ] );
		if ( '' === $page || ( '' === Address::host( $page ) && ! Address::is_own( $page ) ) ) {
			return new self( '' );
		}
		if (
			Address::is_own( $page )
			&& 1 === preg_match( self::FILE, (string) wp_parse_url( $page, PHP_URL_PATH ) )
		) {
			return new self( 'file', $page );
		}
		return self::youtube( $page ) ?? self::vimeo( $page ) ?? new self( 'link', $page );
	}

	/**
	 * The name of the host's service, for visitors.
	 */
	public function service(): string {
		return [
			'youtube' => 'YouTube',
			'vimeo'   => 'Vimeo',
		][ $this->provider ] ?? '';
	}

	/**
	 * The page on which its host shows it; empty where the host is not known.
	 */
	public function watch(): string {
		$id = basename( (string) wp_parse_url( $this->embed, PHP_URL_PATH ) );
		return match ( $this->provider ) {
			'youtube' => "https://www.youtube.com/watch?v={$id}",
			'vimeo'   => rtrim( "https://vimeo.com/{$id}/" . ( self::query( $this->embed )['h'] ?? '' ), '/' ),
			default   => '',
		};
	}

	/**
	 * A video of YouTube: its frame comes from the host that sets no cookies
	 * before it plays.
	 *
	 * @param string $page An address.
	 */
	private static function youtube( string $page ): ?self {
		$host  = self::bare_host( $page );
		$path  = (string) wp_parse_url( $page, PHP_URL_PATH );
		$query = self::query( $page );
		$id    = match ( $host ) {
			'youtu.be'                             => substr( $path, 1 ),
			'youtube.com', 'youtube-nocookie.com' => '/watch' === $path
				? $query['v'] ?? ''
				: (string) preg_replace( '#^/(?:embed|shorts|live|v)/#', '', $path ),
			default                                => '',
		};
		if ( 1 !== preg_match( '/^[\w-]{11}$/', $id ) ) {
			return null;
		}
		$start = self::seconds( $query['t'] ?? $query['start'] ?? '' );
		$embed = add_query_arg(
			[
				'autoplay'    => 1,
				'playsinline' => 1,
				'rel'         => 0,
			] + ( $start > 0 ? [ 'start' => $start ] : [] ),
			"https://www.youtube-nocookie.com/embed/{$id}"
		);
		return new self( 'youtube', $page, $embed );
	}

	/**
	 * A video of Vimeo, asked not to track.
	 *
	 * @param string $page An address.
	 */
	private static function vimeo( string $page ): ?self {
		if (
			! in_array( self::bare_host( $page ), [ 'vimeo.com', 'player.vimeo.com' ], true )
			|| 1 !== preg_match(
				'#^/(?:video/|channels/[\w-]+/)?(\d{1,12})(?:/([0-9a-f]{6,20}))?/?$#',
				(string) wp_parse_url( $page, PHP_URL_PATH ),
				$parts
			)
		) {
			return null;
		}
		$secret = $parts[2] ?? self::query( $page )['h'] ?? '';
		$embed  = add_query_arg(
			[
				'autoplay' => 1,
				'dnt'      => 1,
			] + ( 1 === preg_match( '/^[0-9a-f]{6,20}$/', $secret ) ? [ 'h' => $secret ] : [] ),
			"https://player.vimeo.com/video/{$parts[1]}"
		);
		return new self( 'vimeo', $page, $embed );
	}

	/**
	 * A host without what may stand before it.
	 *
	 * @param string $page An address.
	 */
	private static function bare_host( string $page ): string {
		return (string) preg_replace( '/^(?:www|m)\./', '', Address::host( $page ) );
	}

	/**
	 * The texts of an address's query.
	 *
	 * @param string $page An address.
	 * @return array<array-key, string>
	 */
	private static function query( string $page ): array {
		wp_parse_str( (string) wp_parse_url( html_entity_decode( $page ), PHP_URL_QUERY ), $query );
		return array_filter( $query, is_string( ... ) );
	}

	/**
	 * A moment as YouTube writes it: `90`, `90s`, `1m30s`.
	 *
	 * @param string $moment What was written.
	 */
	private static function seconds( string $moment ): int {
		if ( 1 !== preg_match( '/^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/', $moment, $parts ) ) {
			return 0;
		}
		return 3600 * (int) ( $parts[1] ?? 0 ) + 60 * (int) ( $parts[2] ?? 0 ) + (int) ( $parts[3] ?? 0 );
	}
}
