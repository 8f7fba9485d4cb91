<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Tracking;

use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;
use Brolga\Core\Http\Request;
use Brolga\Core\Jobs\Cause;
use Brolga\Core\Jobs\ClaimedJob;
use Brolga\Core\Jobs\RemoteHandler;
use Brolga\Core\Security\Hmac;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadMark;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\Storage\LeadRepository;
use Brolga\Outbox\Calls\Caller;

/**
 * Processes the jobs of LeadListener. The marketing service gets no message content, only that
 * there is a lead, from which visitor and which page.
 *
 * @see TRACK-17 TRACK-21
 */
final class LeadHandler implements RemoteHandler {

	public const KIND = 'tracking';

	public function __construct(
		private readonly TrackingSettings $settings,
		private readonly LeadRepository $leads,
		private readonly Caller $caller,
		private readonly Hmac $hmac
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable If it never will.
	 */
	public function handle( ClaimedJob $job ): void {
		$service = $this->settings->automation();
		$lead   = $this->leads->find( (int) $job->subject?->number( Lead::SUBJECT ) );
		if ( null === $service || null === $lead || LeadStatus::Spam === $lead->status ) {
			// Tracking was switched off, or the lead was deleted or marked as spam.
			return;
		}
		$text     = static fn ( string $name ): string => is_string( $job->payload[ $name ] ?? null )
			? $job->payload[ $name ]
			: '';
		$mark     = LeadMark::of( $this->hmac, $lead->id );
		$response = $this->caller->call(
			'',
			Request::json(
				'POST',
				"{$service['host']}/events",
				[
					'site'     => $service['id'],
					'event'    => 'generate_lead',
					'event_id' => "lead-{$mark}",
					'visitor'  => $text( 'visitor' ),
					'referral' => $text( 'referral' ),
					'page'     => TrackedAddress::of( $lead->page ),
					'referrer' => TrackedAddress::of( $lead->referrer ),
					'data'     => [
						'lead_id' => $mark,
						'form'    => $lead->form_uid,
					],
					'at'       => str_replace( ' ', 'T', $lead->created_at ) . 'Z',
				]
			)
		);
		if ( ! $response->is_success() ) {
			throw new Undeliverable( Cause::NotTracked->with( $response->status ) );
		}
	}
}
