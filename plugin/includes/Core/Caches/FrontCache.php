<?php
declare( strict_types=1 );

namespace Brolga\Core\Caches;

use Brolga\Core\Settings\DeclaresServerValues;
use Brolga\Core\Settings\ServerValue;

/**
 * The page cache in front of the site, as configured in wp-config.php or in the environment:
 *
 *     define( 'BROLGA_PAGE_CACHE', 'varnish' );
 *     define( 'BROLGA_PAGE_CACHE_URLS', 'http://10.0.0.5:6081, http://10.0.0.6:6081' );
 *
 * @see CACHE-1
 */
enum FrontCache: string implements DeclaresServerValues {

	case Varnish = 'varnish';
	case Nginx   = 'nginx';
	case Webhook = 'webhook';

	/** Request headers that reverse proxies add. */
	private const TOLD_BY = [ 'HTTP_X_BROLGA_PAGE_CACHE', 'HTTP_X_VARNISH', 'HTTP_VIA' ];

	/** @return array{ServerValue, ServerValue, ServerValue} */
	public static function server_values(): array {
		return [
			new ServerValue(
				'BROLGA_PAGE_CACHE',
				[
					'type'    => 'string',
					'enum'    => [ 'none', ...array_column( self::cases(), 'value' ) ],
					'message' => static fn (): string => __( 'Use none, varnish, nginx or webhook.', 'brolga' ),
					'default' => 'none',
				]
			),
			new ServerValue(
				'BROLGA_PAGE_CACHE_URLS',
				[
					'type'    => 'array',
					'items'   => [
						'type'      => 'string',
						'pattern'   => '^https?://[^\\s]+$',
						'maxLength' => 2000,
					],
					'message' => static fn (): string => __(
						'Use addresses that begin with http:// or https://, such as http://10.0.0.5:6081.',
						'brolga'
					),
					'default' => [],
				]
			),
			ServerValue::own_secret( 'BROLGA_PAGE_CACHE_SECRET' ),
		];
	}

	public static function configured(): ?self {
		$kind = self::server_values()[0]->value();
		return is_string( $kind ) ? self::tryFrom( $kind ) : null;
	}

	/** Whether the request came through a reverse proxy. */
	public static function is_told(): bool {
		foreach ( self::TOLD_BY as $header ) {
			if ( isset( $_SERVER[ $header ] ) ) {
				return true;
			}
		}
		return false;
	}

	/** Returns null for a webhook, since the cache behind it is unknown. */
	public function label(): ?string {
		return match ( $this ) {
			self::Varnish => 'Varnish',
			self::Nginx   => 'nginx',
			self::Webhook => null,
		};
	}

	/** @return list<string> */
	public function urls(): array {
		$urls = [];
		foreach ( (array) self::server_values()[1]->value() as $url ) {
			$urls[] = is_string( $url ) ? untrailingslashit( $url ) : '';
		}
		if ( [] !== $urls || self::Webhook === $this ) {
			return $urls;
		}
		return [ 1 === preg_match( '~^https?://[^/]+~', home_url(), $site ) ? $site[0] : home_url() ];
	}

	public function secret(): string {
		$secret = self::server_values()[2]->value();
		return is_string( $secret ) ? $secret : '';
	}
}
