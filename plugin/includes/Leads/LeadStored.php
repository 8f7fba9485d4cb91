<?php
declare( strict_types=1 );

namespace Brolga\Leads;

use Brolga\Core\Events\Event;
use Brolga\Forms\FormDefinition;

/**
 * An enquiry that is no spam was stored, or one was taken out of spam.
 *
 * @see LEAD-18 OUTBOX-10
 */
final class LeadStored implements Event {

	public function __construct(
		public readonly int $id,
		public readonly string $form_uid,
		public readonly EntryDraft|Entry $lead,
		public readonly ?FormDefinition $form = null
	) {}

	/**
	 * Tells WordPress.
	 */
	public function announce(): void {
		/**
		 * Runs once a lead is stored for good. Spam is none, until an owner takes
		 * it out.
		 *
		 * @param int    $id       The lead's number.
		 * @param string $form_uid The uid of its form.
		 */
		do_action( 'brolga_lead_stored', $this->id, $this->form_uid );
	}
}
