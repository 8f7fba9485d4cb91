<?php
declare( strict_types=1 );

namespace Brolga\Health;

use Brolga\Core\ClientIp;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;

/**
 * Tells when requests come through a proxy that nobody named: all visitors would
 * share one limit then.
 *
 * @see LEAD-24 LEAD-25
 */
final class ProxyCheck implements HealthCheck {

	public function __construct( private readonly ClientIp $client ) {}

	/**
	 * Its name.
	 */
	public function id(): string {
		return 'proxy';
	}

	/**
	 * What it looks at.
	 */
	public function title(): string {
		return __( 'Proxies', 'brolga' );
	}

	/**
	 * Looks.
	 */
	public function look(): Finding {
		$proxy = $this->client->unnamed_proxy();
		if ( '' === $proxy ) {
			return Finding::good( __( 'Visitors can be told apart', 'brolga' ), __( 'No proxy stands in front of this site, or you have named it.', 'brolga' ) );
		}
		/* translators: %s: an internet address. */
		return Finding::recommended( sprintf( __( 'A proxy at %s stands in front of this site', 'brolga' ), $proxy ), __( 'Unless it is named, all visitors look like one and share one limit of enquiries. If you know it, as your host’s or your CDN’s, put its network among the trusted proxies. If not, somebody only pretends.', 'brolga' ) )
			->with( Finding::LINK, __( 'Trusted proxies', 'brolga' ), admin_url( 'admin.php?page=brolga-settings&section=privacy' ) );
	}
}
