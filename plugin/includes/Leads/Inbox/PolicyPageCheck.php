<?php
declare( strict_types=1 );

namespace Brolga\Leads\Inbox;

use Brolga\Core\Health\Finding;
use Brolga\Core\Health\HealthCheck;
use Brolga\Leads\Reports\FormLocations;

/**
 * A health check for a privacy policy, which tells visitors what happens to their messages.
 *
 * @see PRIV-352
 */
final class PolicyPageCheck implements HealthCheck {

	public function __construct( private readonly FormLocations $forms ) {}

	public function id(): string {
		return 'policy-page';
	}

	public function title(): string {
		return __( 'Privacy policy', 'brolga' );
	}

	public function look(): Finding {
		if ( '' !== get_privacy_policy_url() ) {
			return Finding::good(
				__( 'The privacy policy is published', 'brolga' ),
				__( 'Consent fields of forms link to the privacy policy.', 'brolga' )
			);
		}
		if ( [] === $this->forms->saved() ) {
			return Finding::good(
				__( 'No form needs a privacy policy', 'brolga' ),
				__( 'Publish a privacy policy before you publish a form.', 'brolga' )
			);
		}
		return Finding::recommended(
			__( 'Forms are published without a privacy policy', 'brolga' ),
			__(
				'People who submit a form should be able to read what happens with their data. Publish a privacy policy and choose it under Settings > Privacy, so that consent fields link to it.',
				'brolga'
			)
		)
			->with( Finding::LINK, __( 'Choose a page', 'brolga' ), admin_url( 'options-privacy.php' ) );
	}
}
