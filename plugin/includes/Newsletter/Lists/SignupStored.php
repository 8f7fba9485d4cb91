<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Core\Events\Event;

/**
 * Event: a sign-up was stored that is not spam, or one was marked as not spam.
 *
 * @see LEAD-18
 */
final class SignupStored implements Event {

	public function __construct(
		public readonly int $subscriber_id,
		public readonly string $form_uid,
		public readonly int $signup_id
	) {}

	public function announce(): void {
		/**
		 * Fires once a sign-up is stored. With double opt-in, it is not confirmed yet.
		 *
		 * @since 0.1.0
		 *
		 * @param int    $subscriber_id The subscriber's ID.
		 * @param string $form_uid      The ID of the form. Empty if the sign-up did not come from a form.
		 *
		 * @example
		 * add_action(
		 * 	'brolga_signup_stored',
		 * 	static function ( int $subscriber_id, string $form_uid ): void {
		 * 		my_crm_queue( 'sign-up', $subscriber_id );
		 * 	},
		 * 	10,
		 * 	2
		 * );
		 */
		do_action( 'brolga_signup_stored', $this->subscriber_id, $this->form_uid );
	}
}
