<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Leads\LeadStored;

/**
 * Telling the owner's measuring services what visitors achieve.
 */
final class TrackingFeature implements Feature {

	/**
	 * Its parts.
	 */
	public function parts(): Parts {
		return new Parts(
			modules: [ TrackingModules::class ],
			waiting: [
				Referrals::class => [ 'brolga_lead_origin', 'brolga_order_origin', 'brolga_signup_origin' ],
			],
			admin: [ ReferralsScreen::class ],
			routes: [ ReferralsController::class ],
			settings: [ TrackingSection::class ],
			handlers: [ LeadHandler::class ],
			listeners: [ LeadStored::class => [ LeadListener::class ] ],
			policy: [ TrackingPolicy::class ],
			services: [ TrackingServices::class ],
			island: [ TrackingData::class ],
			commands: [ 'brolga referrals' => ReferralsCommand::class ]
		);
	}
}
