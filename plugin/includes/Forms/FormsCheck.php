<?php
declare( strict_types=1 );

namespace Brolga\Forms;

use Brolga\Core\Caches\PageCaches;
use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Core\Support\Constants;

/**
 * A Site Health check that names the active page cache and for how long forms work in cached pages.
 *
 * @see LEAD-25
 */
final class FormsCheck implements HealthCheck {

	public function id(): string {
		return 'forms';
	}

	public function title(): string {
		return __( 'Page cache and forms', 'brolga' );
	}

	public function look(): Finding {
		$caches = PageCaches::present();
		$days   = intdiv( Constants::TOKEN_TTL_SECONDS, 86400 );
		$title  = match ( true ) {
			[] !== $caches                                     => sprintf(
				/* translators: %s: names of plugins. */
				__( 'Forms work with %s', 'brolga' ),
				implode( ', ', $caches )
			),
			PageCaches::are_there() => __( 'Forms work with the page cache', 'brolga' ),
			default                                            => __( 'Forms work without a page cache', 'brolga' ),
		};
		return Finding::good(
			$title,
			sprintf(
				/* translators: %d: a number of days. */
				_n(
					'The security codes in a cached form are valid for %d day. The test sends a request as a visitor would and checks that the response is not cached.',
					'The security codes in a cached form are valid for %d days. The test sends a request as a visitor would and checks that the response is not cached.',
					$days,
					'brolga'
				),
				$days
			)
		)
			->with( Finding::PROBE, __( 'Run test', 'brolga' ) );
	}
}
