<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Privacy\PolicySource;
use Brolga\Core\Security\PrivacySection;
use Brolga\Core\Settings\Settings;

/**
 * What is kept of an enquiry, and how long.
 *
 * @see PRIV-4
 */
final class LeadPolicy implements PolicySource {

	public function __construct( private readonly Settings $settings ) {}

	/**
	 * @return list<string>
	 */
	public function policy(): array {
		$days = $this->settings->of( new PrivacySection() )->number( 'retention_days' );
		return [
			__( 'When you send us a form, we keep what you wrote, the page you sent it from, the page and campaign you came from, and the time, so that we can reply. To prevent misuse, we keep a hash of your IP address, from which the address itself cannot be read.', 'brolga' ),
			__( 'To filter spam, we count on our own server how often words appear in messages. The words are stored as hashes that cannot be read and do not lead back to you.', 'brolga' ),
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
