<?php
declare( strict_types=1 );

namespace Brolga\Content\Video;

use Brolga\Content\External\LinkHost;

/**
 * Interprets the URL of a video: a file of this site, a video of YouTube or Vimeo, or only a link.
 *
 * @see VIDEO-4 VIDEO-5 VIDEO-6
 */
final class VideoSource {

	private const FILE = '/\.(?:mp4|m4v|webm|ogv|mov)$/i';

	/**
	 * @param 'file'|'youtube'|'vimeo'|'link'|'' $provider Empty for an invalid URL.
	 * @param string $page  The URL for visitors without scripts.
	 * @param string $embed The player's URL; empty where there is no iframe.
	 */
	private function __construct(
		public readonly string $provider,
		public readonly string $page = '',
		public readonly string $embed = ''
	) {}

	public static function of( string $url ): self {
		$page = esc_url_raw( trim( $url ), [ 'http', 'https' ] );
		if ( '' === $page || ( '' === LinkHost::host( $page ) && ! LinkHost::is_own( $page ) ) ) {
			return new self( '' );
		}
		if (
			LinkHost::is_own( $page )
			&& 1 === preg_match( self::FILE, (string) wp_parse_url( $page, PHP_URL_PATH ) )
		) {
			return new self( 'file', $page );
		}
		return self::youtube( $page ) ?? self::vimeo( $page ) ?? new self( 'link', $page );
	}

	public function service(): string {
		return [
			'youtube' => 'YouTube',
			'vimeo'   => 'Vimeo',
		][ $this->provider ] ?? '';
	}

	public function watch(): string {
		$id = basename( (string) wp_parse_url( $this->embed, PHP_URL_PATH ) );
		return match ( $this->provider ) {
			'youtube' => "https://www.youtube.com/watch?v={$id}",
			'vimeo'   => rtrim( "https://vimeo.com/{$id}/" . ( self::query( $this->embed )['h'] ?? '' ), '/' ),
			default   => '',
		};
	}

	/** Recognises YouTube videos, and loads them from the host that sets no cookies before playback. */
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

	private static function bare_host( string $page ): string {
		return (string) preg_replace( '/^(?:www|m)\./', '', LinkHost::host( $page ) );
	}

	/** @return array<array-key, string> */
	private static function query( string $page ): array {
		wp_parse_str( (string) wp_parse_url( html_entity_decode( $page ), PHP_URL_QUERY ), $query );
		return array_filter( $query, is_string( ... ) );
	}

	/** Converts a time such as `90`, `90s` or `1m30s` to seconds. */
	private static function seconds( string $moment ): int {
		if ( 1 !== preg_match( '/^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/', $moment, $parts ) ) {
			return 0;
		}
		return 3600 * (int) ( $parts[1] ?? 0 ) + 60 * (int) ( $parts[2] ?? 0 ) + (int) ( $parts[3] ?? 0 );
	}
}
