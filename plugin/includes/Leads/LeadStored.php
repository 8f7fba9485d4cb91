<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Events\Event;
use Brolga\Forms\Definition\FormDefinition;

/**
 * The event that a lead that is not spam was stored, or that one was taken out of spam.
 *
 * @see LEAD-18 OUTBOX-10
 */
final class LeadStored implements Event {

	public function __construct(
		public readonly int $id,
		public readonly string $form_uid,
		public readonly LeadDraft|Lead $lead,
		public readonly ?FormDefinition $form = null
	) {}

	public function announce(): void {
		/**
		 * Fires once a lead is stored. For messages marked as spam, it fires when they are marked as not spam.
		 *
		 * @since 0.1.0
		 *
		 * @param int    $id       The lead's ID.
		 * @param string $form_uid The ID of its form.
		 *
		 * @example
		 * add_action(
		 * 	'brolga_lead_stored',
		 * 	static function ( int $id, string $form_uid ): void {
		 * 		my_crm_queue( 'lead', $id );
		 * 	},
		 * 	10,
		 * 	2
		 * );
		 */
		do_action( 'brolga_lead_stored', $this->id, $this->form_uid );
	}
}
