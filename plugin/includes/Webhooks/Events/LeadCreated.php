<?php
declare( strict_types=1 );

namespace Brolga\Webhooks\Events;

use Brolga\Core\Events\Event;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\LeadStored;
use Brolga\Leads\Storage\LeadRepository;

/**
 * Webhook event: a lead was stored that is no spam. docs/webhooks.md describes the data.
 *
 * @see LEAD-18
 */
final class LeadCreated implements ReportedEvent {

	public const ID = 'lead.created';

	/** The key of the lead's id in what is noted. */
	public const LEAD = 'lead';

	public function __construct( private readonly LeadRepository $leads ) {}

	public function id(): string {
		return self::ID;
	}

	public function label(): string {
		return __( 'New lead', 'brolga' );
	}

	public function occurrence( Event $event ): ?Occurrence {
		return $event instanceof LeadStored
			? new Occurrence( [ self::LEAD => $event->id ], Lead::subject( $event->id ), $event->form_uid )
			: null;
	}

	/**
	 * Returns null if the lead was deleted or marked as spam since.
	 *
	 * @param array<string, int|string> $noted
	 * @return array<string, mixed>|null
	 */
	public function data( array $noted ): ?array {
		$lead = $this->leads->find( (int) ( $noted[ self::LEAD ] ?? 0 ) );
		return null === $lead || LeadStatus::Spam === $lead->status ? null : self::lead_data( $lead );
	}

	/** @return array<string, mixed> */
	private static function lead_data( Lead $lead ): array {
		return [
			'id'       => $lead->id,
			'created'  => JsonTime::of( $lead->created_at ),
			'form'     => [
				'uid'    => $lead->form_uid,
				'title'  => $lead->form_title,
				'source' => $lead->form_source,
			],
			'name'     => $lead->name,
			'email'    => $lead->email,
			'fields'   => $lead->fields,
			'consent'  => $lead->consent,
			'page'     => $lead->page,
			'referrer' => $lead->referrer,
			'campaign' => (object) $lead->campaign,
			'variants' => (object) $lead->variants->subjects,
		];
	}
}
