<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;

/**
 * Whether visitors are asked. Whether anything runs before they are is found out
 * by the probe of the same name, which takes a request.
 *
 * @see CONSENT-16
 */
final class TagsCheck implements HealthCheck {

	public function __construct(
		private readonly Question $question,
		private readonly OtherBanner $other
	) {}

	/**
	 * Its name.
	 */
	public function id(): string {
		return 'consent';
	}

	/**
	 * What it looks at.
	 */
	public function title(): string {
		return __( 'Consent', 'brolga' );
	}

	/**
	 * Looks.
	 */
	public function look(): Finding {
		$finding = match ( true ) {
			$this->question->is_asked() => Finding::good( __( 'Visitors are asked for consent', 'brolga' ), __( 'Services that visitors may refuse wait for their answer. Look for tags that other plugins or the theme add without waiting.', 'brolga' ) ),
			$this->other->asks()        => Finding::good( __( 'Another plugin asks for consent', 'brolga' ), __( 'Its answers count here, by the WP Consent API. Look for tags that do not wait for them.', 'brolga' ) ),
			default                     => Finding::good( __( 'Visitors are not asked for consent', 'brolga' ), __( 'That is fine as long as no service on this site needs it. Look for tags on the home page to be sure.', 'brolga' ) ),
		};
		return $finding->with( Finding::PROBE, __( 'Look for tags', 'brolga' ) );
	}
}
