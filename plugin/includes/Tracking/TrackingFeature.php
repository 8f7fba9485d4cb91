<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Api\Tracking\TrackingService;
use Brolga\Core\Kernel\Feature;
use Brolga\Core\Kernel\Parts;
use Brolga\Leads\LeadOriginAsked;
use Brolga\Leads\LeadStored;
use Brolga\Newsletter\SignupOriginAsked;
use Brolga\Shop\OrderOriginAsked;
use Brolga\Tracking\Services\AffiliateService;
use Brolga\Tracking\Services\AnalyticsService;
use Brolga\Tracking\Services\AutomationService;
use Brolga\Tracking\Services\ClarityService;
use Brolga\Tracking\Services\HotjarService;
use Brolga\Tracking\Services\MatomoService;
use Brolga\Tracking\Services\PlausibleService;
use Brolga\Tracking\Services\TagManagerService;

/** Reports what visitors do to the owner's analytics and marketing services. */
final class TrackingFeature implements Feature {

	public function parts(): Parts {
		return new Parts(
			waiting: [ TrackingModules::class => [ 'wp', 'wp_enqueue_scripts' ] ],
			admin: [ ReferralsScreen::class ],
			routes: [ ReferralsController::class => [ 'referrals' ] ],
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
			page_config: [ TrackingData::class ],
			extensions: [
				TrackingService::class => [
					TagManagerService::class,
					AnalyticsService::class,
					MatomoService::class,
					PlausibleService::class,
					ClarityService::class,
					HotjarService::class,
					AutomationService::class,
					AffiliateService::class,
				],
			],
			commands: [ 'brolga referrals' => ReferralsCommand::class ]
		);
	}
}
