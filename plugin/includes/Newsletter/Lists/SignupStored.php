<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Core\Events\Event;

/**
 * A sign-up that is no spam was stored, or one was taken out of spam.
 *
 * @see LEAD-18
 */
final class SignupStored implements Event {

	public function __construct(
		public readonly int $subscriber_id,
		public readonly string $form_uid,
		public readonly int $signup_id
	) {}

	/**
	 * Tells WordPress.
	 */
	public function announce(): void {
		/**
		 * Fires once a sign-up is stored. With double opt-in, it is not confirmed yet.
		 *
		 * @param int    $subscriber_id The subscriber's ID.
		 * @param string $form_uid      The ID of the form. Empty if the sign-up did not come from a form.
		 */
		do_action( 'brolga_signup_stored', $this->subscriber_id, $this->form_uid );
	}
}
