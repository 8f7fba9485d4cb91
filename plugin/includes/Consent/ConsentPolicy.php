<?php
declare( strict_types=1 );

namespace Brolga\Consent;

use Brolga\Core\Privacy\PolicySource;
use Brolga\Core\Settings\Settings;

/**
 * Suggests text for the privacy policy on the consent banner and its records.
 *
 * @see PRIV-4 CONSENT-10
 */
final class ConsentPolicy implements PolicySource {

	public function __construct(
		private readonly ConsentQuestion $question,
		private readonly Settings $settings
	) {}

	/** @return list<string> */
	public function policy(): array {
		if ( ! $this->question->is_asked() ) {
			return [];
		}
		$days = $this->settings->of( new ConsentSection() )->number( 'retention_days' );
		return [
			__( 'Before optional services run, we ask for your consent. A cookie keeps your answer for six months. As proof, we store the time of the answer, the wording you answered and the services you agreed to, without anything that identifies you. You can change your answer at any time under Privacy choices, which also shows your consent number.', 'brolga' ),
			0 === $days
				? __( 'We keep these answers until we delete them.', 'brolga' )
				: sprintf(
					/* translators: %d: a number of days. */
					_n(
						'We delete these answers after %d day.',
						'We delete these answers after %d days.',
						$days,
						'brolga'
					),
					$days
				),
		];
	}
}
