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
 * Queues a call to the marketing service for a lead that a visitor has just
 * sent who agreed to it. The page tells the service too, if it gets to it: both
 * calls have the same event id.
 *
 * @see TRACK-17
 */
final class LeadListener implements Listener {

	public function __construct(
		private readonly TrackingSettings $settings,
		private readonly Consent $consent,
		private readonly Outbox $outbox
	) {}

	/**
	 * Queues the call.
	 *
	 * @param Event $event What happened.
	 */
	public function hear( Event $event ): void {
		// What an owner takes out of spam comes with the owner's cookies, and nobody knows the visitor's any more.
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
