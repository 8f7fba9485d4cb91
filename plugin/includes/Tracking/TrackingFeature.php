<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Leads\LeadOriginAsked;
use Brolga\Leads\LeadStored;
use Brolga\Newsletter\SignupOriginAsked;
use Brolga\Shop\OrderOriginAsked;

/**
 * Telling the owner's measuring services what visitors achieve.
 */
final class TrackingFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			modules: [ TrackingModules::class ],
			admin: [ ReferralsScreen::class ],
			routes: [ ReferralsController::class ],
			settings: [ TrackingSection::class ],
			handlers: [ LeadHandler::class ],
			listeners: [ LeadStored::class => [ LeadListener::class ] ],
			answerers: [
				LeadOriginAsked::class   => [ Referrals::class ],
				SignupOriginAsked::class => [ Referrals::class ],
				OrderOriginAsked::class  => [ Referrals::class ],
			],
			policy: [ TrackingPolicy::class ],
			services: [ TrackingServices::class ],
			island: [ TrackingData::class ],
			commands: [ 'brolga referrals' => ReferralsCommand::class ]
		);
	}
}
