<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Security\ClientIp;

/**
 * A health check for a proxy that is not trusted, or a trusted one that does not pass on visitors'
 * addresses: either way, all visitors would share one rate limit.
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
				sprintf( __( 'The trusted proxy at %s does not pass on visitors’ addresses', 'brolga' ), $silent ),
				__( 'All visitors through this proxy share one rate limit. Have the proxy add each visitor’s address to the X-Forwarded-For header. If it already does and you are on the same network as the proxy, enter the proxy’s own address under Trusted proxies instead of the whole network.', 'brolga' )
			)
				->with( Finding::LINK, __( 'Trusted proxies', 'brolga' ), self::settings() );
		}
		if ( '' === $proxy ) {
			return Finding::good(
				__( 'Visitors’ IP addresses are known', 'brolga' ),
				__( 'Each visitor has a rate limit of their own, because there is no unknown proxy in front of this site.', 'brolga' )
			);
		}
		return Finding::recommended(
			/* translators: %s: an internet address. */
			sprintf( __( 'Requests come through a proxy at %s', 'brolga' ), $proxy ),
			__( 'All visitors share one rate limit until the proxy is trusted. If the proxy belongs to your host or CDN, add its network to the trusted proxies. If you do not recognize its address, someone may be faking the X-Forwarded-For header.', 'brolga' )
		)
			->with( Finding::LINK, __( 'Trusted proxies', 'brolga' ), self::settings() );
	}

	private static function settings(): string {
		return admin_url( 'admin.php?page=brolga-settings&section=privacy' );
	}
}
