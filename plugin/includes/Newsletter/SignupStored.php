<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

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
		 * Runs once a sign-up is stored for good. With double opt-in nobody has
		 * confirmed it yet.
		 *
		 * @param int    $subscriber_id The subscriber's number.
		 * @param string $form_uid      The uid of the form; empty: it came by another way.
		 */
		do_action( 'brolga_signup_stored', $this->subscriber_id, $this->form_uid );
	}
}
