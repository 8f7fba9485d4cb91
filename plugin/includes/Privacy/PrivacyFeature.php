<?php
declare( strict_types=1 );

namespace Brolga\Privacy;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Security\PrivacySection;
use Brolga\Mail\MailPersonalData;

/**
 * Registers the protection of visitors from third-party requests, and WordPress' tools for
 * exporting and erasing personal data.
 */
final class PrivacyFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			modules: [ OwnHost::class ],
			waiting: [
				PersonalData::class => [ 'wp_privacy_personal_data_exporters', 'wp_privacy_personal_data_erasers' ],
			],
			admin: [ PolicyText::class ],
			settings: [ PrivacySection::class ],
			personal_data: [ MailPersonalData::class ]
		);
	}
}
