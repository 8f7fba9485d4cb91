<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Leads\Storage\LeadRepository;

/**
 * A health check for a proxy that hides visitors' addresses: if all senders share one address,
 * they share one rate limit.
 *
 * @see LEAD-430
 */
final class SendersCheck implements HealthCheck {

	private const AMONG = 50;

	/** The number of people who do not share an address by chance, as a family does. */
	private const PEOPLE = 8;

	public function __construct( private readonly LeadRepository $leads ) {}

	public function id(): string {
		return 'senders';
	}

	public function title(): string {
		return __( 'Visitors’ IP addresses', 'brolga' );
	}

	public function look(): Finding {
		$senders = $this->leads->senders( self::AMONG );
		$people  = count( array_unique( array_column( $senders, 'email' ) ) );
		if ( $people < self::PEOPLE || count( array_unique( array_column( $senders, 'ip_hash' ) ) ) > 1 ) {
			return Finding::good(
				__( 'Visitors have IP addresses of their own', 'brolga' ),
				__( 'Nothing suggests that all visitors share one IP address.', 'brolga' )
			);
		}
		return Finding::critical(
			sprintf(
				/* translators: %s: a number of people. */
				__( 'The latest messages of %s people came from the same IP address', 'brolga' ),
				number_format_i18n( $people )
			),
			__( 'All visitors share one rate limit, so a few messages from one of them block everyone else. Make sure that the proxy, load balancer or CDN in front of this site sends X-Forwarded-For, and add its network to the trusted proxies.', 'brolga' )
		)
			->with(
				Finding::LINK,
				__( 'Trusted proxies', 'brolga' ),
				admin_url( 'admin.php?page=brolga-settings&section=privacy' )
			);
	}
}
