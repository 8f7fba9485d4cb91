<?php
/**
 * Who keeps a list.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Database\StorageUnavailable;

/**
 * Takes an address into a list. Must not tell whether it was there: what a
 * provider answers is the same for both.
 *
 * @see NEWS-12 NEWS-17
 */
interface Provider {

	/**
	 * Its name, as a block's `provider` says it.
	 */
	public function name(): string;

	/**
	 * Takes a checked address. Runs in a transaction, perhaps twice: what leaves
	 * the site goes through the outbox.
	 *
	 * @param SignupForm          $form    The saved form.
	 * @param SubscriptionRequest $request What the visitor sent.
	 * @return int The subscriber's row; 0: this was once too often to be written down again.
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function subscribe( SignupForm $form, SubscriptionRequest $request ): int;
}
