<?php
declare( strict_types=1 );

namespace Brolga\Core\Caches;

/**
 * The page cache in front of the site, as wp-config.php or the environment says:
 *
 *     define( 'BROLGA_PAGE_CACHE', 'varnish' );
 *     define( 'BROLGA_PAGE_CACHE_URLS', 'http://10.0.0.5:6081, http://10.0.0.6:6081' );
 *
 * @see CACHE-1
 */
enum FrontCache: string {

	case Varnish = 'varnish';
	case Nginx   = 'nginx';
	case Webhook = 'webhook';

	/** Headers by which a request tells that a proxy has handed it on. */
	private const TOLD_BY = [ 'HTTP_X_BROLGA_PAGE_CACHE', 'HTTP_X_VARNISH', 'HTTP_VIA' ];

	/**
	 * The one that is configured; null: none.
	 */
	public static function configured(): ?self {
		return self::tryFrom( strtolower( self::word( 'BROLGA_PAGE_CACHE' ) ) );
	}

	/**
	 * Whether a proxy has handed this request on.
	 */
	public static function is_told(): bool {
		foreach ( self::TOLD_BY as $header ) {
			if ( isset( $_SERVER[ $header ] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * What it is called; null where nobody knows what stands behind the webhook.
	 */
	public function label(): ?string {
		return match ( $this ) {
			self::Varnish => 'Varnish',
			self::Nginx   => 'nginx',
			self::Webhook => null,
		};
	}

	/**
	 * Where it is asked to drop pages: one address for each of its servers.
	 *
	 * @return list<string>
	 */
	public function urls(): array {
		$urls = array_values( array_diff(
			array_map(
				static fn ( string $url ): string => untrailingslashit( trim( $url ) ),
				explode( ',', self::word( 'BROLGA_PAGE_CACHE_URLS' ) )
			),
			[ '' ]
		) );
		if ( [] !== $urls || self::Webhook === $this ) {
			return $urls;
		}
		return [ 1 === preg_match( '~^https?://[^/]+~', home_url(), $site ) ? $site[0] : home_url() ];
	}

	/**
	 * What signs the calls of the webhook.
	 */
	public function secret(): string {
		return self::word( 'BROLGA_PAGE_CACHE_SECRET' );
	}

	/**
	 * A word of whoever runs the server: a constant, else a variable of the environment.
	 */
	private static function word( string $name ): string {
		$value = defined( $name ) ? constant( $name ) : getenv( $name );
		return is_string( $value ) ? trim( $value ) : '';
	}
}
