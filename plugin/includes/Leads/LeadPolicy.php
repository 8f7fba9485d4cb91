<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Privacy\PolicySource;
use Brolga\Core\Security\PrivacySection;
use Brolga\Core\Settings\Settings;

/**
 * The suggested text for the privacy policy: what is stored about a lead, and for how long.
 *
 * @see PRIV-4
 */
final class LeadPolicy implements PolicySource {

	public function __construct( private readonly Settings $settings ) {}

	/** @return list<string> */
	public function policy(): array {
		$days = $this->settings->of( new PrivacySection() )->number( 'retention_days' );
		return [
			__( 'When you submit a form, we keep what you wrote, the page you were on, how you came to our site, and the time. To prevent misuse, we also keep a hash of your IP address, made with a secret key. We do not store the address itself.', 'brolga' ),
			__( 'To filter spam, we count on our own server how often words appear in messages. The words are stored as hashes made with a secret key, without your name or your message.', 'brolga' ),
			__( 'Where a form asks for your consent, we keep the text you agreed to.', 'brolga' ),
			0 === $days
				? __( 'We keep messages until we delete them.', 'brolga' )
				: sprintf(
					/* translators: %d: a number of days. */
					_n( 'We delete messages after %d day.', 'We delete messages after %d days.', $days, 'brolga' ),
					$days
				),
		];
	}
}
