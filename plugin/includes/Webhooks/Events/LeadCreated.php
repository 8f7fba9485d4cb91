<?php
declare( strict_types=1 );

namespace Brolga\Webhooks\Events;

use Brolga\Core\Events\Event;
use Brolga\Leads\Lead;
use Brolga\Leads\LeadStatus;
use Brolga\Leads\LeadStored;
use Brolga\Leads\Storage\LeadRepository;

/**
 * A lead was stored, and is no spam. docs/webhooks.md describes what is sent.
 *
 * @see LEAD-18
 */
final class LeadCreated implements ToldEvent {

	public const ID = 'lead.created';

	public function __construct( private readonly LeadRepository $leads ) {}

	/**
	 * Its name on the wire.
	 */
	public function id(): string {
		return self::ID;
	}

	/**
	 * What owners call it.
	 */
	public function label(): string {
		return __( 'New lead', 'brolga' );
	}

	/**
	 * The lead that was stored.
	 *
	 * @param Event $event What was told.
	 */
	public function occurrence( Event $event ): ?Occurrence {
		return $event instanceof LeadStored
			? new Occurrence( [ 'lead' => $event->id ], Lead::subject( $event->id ), $event->form_uid )
			: null;
	}

	/**
	 * What is told of it; null when it is gone, or turned out to be spam.
	 *
	 * @param array<string, int|string> $noted What was noted.
	 * @return array<string, mixed>|null
	 */
	public function data( array $noted ): ?array {
		$lead = $this->leads->find( (int) ( $noted['lead'] ?? 0 ) );
		return null === $lead || LeadStatus::Spam === $lead->status ? null : self::lead_data( $lead );
	}

	/**
	 * An enquiry as receivers read it.
	 *
	 * @return array<string, mixed>
	 */
	private static function lead_data( Lead $lead ): array {
		return [
			'id'       => $lead->id,
			'created'  => Moment::of( $lead->created_at ),
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
