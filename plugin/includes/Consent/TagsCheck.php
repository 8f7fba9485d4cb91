<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;

/**
 * The site health check that visitors are asked for consent. Whether scripts run before that is
 * checked by the probe with the same ID, because it needs a request.
 *
 * @see CONSENT-16
 */
final class TagsCheck implements HealthCheck {

	public function __construct(
		private readonly ConsentQuestion $question,
		private readonly OtherBanner $other
	) {}

	public function id(): string {
		return 'consent';
	}

	public function title(): string {
		return __( 'Consent', 'brolga' );
	}

	public function look(): Finding {
		$finding = match ( true ) {
			$this->question->is_asked() => Finding::good(
				__( 'Visitors are asked for consent', 'brolga' ),
				__( 'Optional services wait for the visitor’s answer. Scan for tags that other plugins or the theme add without waiting.', 'brolga' )
			),
			$this->other->asks()        => Finding::good(
				__( 'Another plugin asks for consent', 'brolga' ),
				__( 'Brolga follows the answers that visitors give to another plugin’s banner, through the WP Consent API. Scan for tags that do not wait for consent.', 'brolga' )
			),
			default                     => Finding::good(
				__( 'Visitors are not asked for consent', 'brolga' ),
				__( 'You do not need to ask as long as no service on this site requires consent. Scan the homepage for tags to be sure.', 'brolga' )
			),
		};
		return $finding->with( Finding::PROBE, __( 'Scan for tags', 'brolga' ) );
	}
}
