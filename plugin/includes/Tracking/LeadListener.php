<?php
declare( strict_types=1 );

namespace Brolga\Tracking;

use Brolga\Core\Consent\Consent;
use Brolga\Core\Events\Event;
use Brolga\Core\Events\Listener;
use Brolga\Core\Jobs\Job;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadDraft;
use Brolga\Leads\LeadStored;
use Brolga\Outbox\Outbox;
use Brolga\Tracking\Services\AffiliateService;
use Brolga\Tracking\Services\AutomationService;
use Brolga\Tracking\Services\Cookies;

/**
 * Queues a request to the marketing service for each lead from a visitor who has agreed to it. The
 * page tells the service, too, if it can; both requests have the same event id.
 *
 * @see TRACK-17
 */
final class LeadListener implements Listener {

	public function __construct(
		private readonly TrackingSettings $settings,
		private readonly Consent $consent,
		private readonly Outbox $outbox
	) {}

	public function listen( Event $event ): void {
		// Not for leads taken out of spam: the cookies of that request are the owner's, not the visitor's.
		if (
			! $event instanceof LeadStored
			|| ! $event->lead instanceof LeadDraft
			|| null === $this->settings->automation()
		) {
			return;
		}
		$cookies = (array) wp_unslash( $_COOKIE );
		if ( $this->consent->allows( AutomationService::ID, $cookies ) ) {
			$this->outbox->enqueue(
				new Job(
					LeadHandler::KIND,
					[
						'visitor'  => Cookies::read( $cookies, Cookies::VISITOR ),
						'referral' => $this->consent->allows( AffiliateService::ID, $cookies )
							? Cookies::referral( $cookies )
							: '',
					],
					Lead::subject( $event->id )
				)
			);
		}
	}
}
