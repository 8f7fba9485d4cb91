<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Security\ClientIp;

/**
 * Tells when requests come through a proxy that nobody named, or that names
 * nobody: all visitors would share one limit then.
 *
 * @see LEAD-24 LEAD-25 LEAD-430
 */
final class ProxyCheck implements HealthCheck {

	public function __construct( private readonly ClientIp $client ) {}

	public function id(): string {
		return 'proxy';
	}

	public function title(): string {
		return __( 'Proxies', 'brolga' );
	}

	public function look(): Finding {
		$proxy  = $this->client->unnamed_proxy();
		$silent = $this->client->silent_proxy();
		if ( '' !== $silent ) {
			return Finding::recommended(
				/* translators: %s: an internet address. */
				sprintf( __( 'The trusted proxy at %s does not say who visits', 'brolga' ), $silent ),
				__( 'All its visitors look like one person and share one rate limit. Let the proxy add each visitor’s address to the header X-Forwarded-For, in one line. If you visit from there yourself, list the addresses of the proxies alone.', 'brolga' )
			)
				->with( Finding::LINK, __( 'Trusted proxies', 'brolga' ), self::settings() );
		}
		if ( '' === $proxy ) {
			return Finding::good(
				__( 'Visitors’ IP addresses are known', 'brolga' ),
				__( 'Rate limits count each visitor separately, because no unknown proxy stands in front of this site.', 'brolga' )
			);
		}
		return Finding::recommended(
			/* translators: %s: an internet address. */
			sprintf( __( 'Requests come through a proxy at %s', 'brolga' ), $proxy ),
			__( 'Until the proxy is listed, all visitors look like one person and share one rate limit. If it belongs to your host or CDN, add its network to the trusted proxies. If you do not recognize it, someone may be faking the header.', 'brolga' )
		)
			->with( Finding::LINK, __( 'Trusted proxies', 'brolga' ), self::settings() );
	}

	/**
	 * Where proxies are listed.
	 */
	private static function settings(): string {
		return admin_url( 'admin.php?page=brolga-settings&section=privacy' );
	}
}
