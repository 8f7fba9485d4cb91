<?php
declare( strict_types=1 );

namespace Brolga\Outbox;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Lifecycle\HomeAddress;

/**
 * Health check: tells whether this is a copy of the site, and which deliveries are paused for that reason.
 *
 * @see OUTBOX-361 OUTBOX-582 OUTBOX-583
 */
final class CopyCheck implements HealthCheck {

	public function __construct(
		private readonly HomeAddress $home,
		private readonly OutboxRepository $jobs
	) {}

	public function id(): string {
		return 'copy';
	}

	public function title(): string {
		return __( 'Live site or copy', 'brolga' );
	}

	public function look(): Finding {
		if ( ! $this->home->is_known() ) {
			return Finding::unchecked(
				__( 'This command does not know the site’s URL', 'brolga' ),
				CopyNotice::no_address()
			);
		}
		if ( ! $this->home->is_copy() ) {
			$held = $this->jobs->held();
			return 0 === $held
				? Finding::good(
					__( 'This site is not a copy', 'brolga' ),
					__( 'Newsletters, webhooks and requests to other services are sent.', 'brolga' )
				)
				: Finding::recommended( CopyNotice::still_paused( $held ), CopyNotice::why_still() );
		}
		$title  = __( 'Some deliveries are paused because this may be a copy', 'brolga' );
		$advice = CopyNotice::explained( $this->home->before() );
		return 'production' === wp_get_environment_type()
			? Finding::critical( $title, $advice )
			: Finding::recommended( $title, $advice );
	}
}
