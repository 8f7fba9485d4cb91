<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Mail\ShareUsed;
use Brolga\Newsletter\Subscribers\Signup;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;

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
	 * @param SubscriptionRequest $request What the visitor sent.
	 * @return Signup|null Null: the address is on the list, and there was nothing to write down.
	 *
	 * @throws ShareUsed          When nothing may leave for the address now.
	 */
	public function subscribe( ListName $list, SubscriptionRequest $request ): ?Signup;

	/**
	 * Goes on with a wish that was kept apart, as if it had just come in. Runs in
	 * the transaction that took it out of spam.
	 *
	 * @param Subscriber $subscriber Whose.
	 *
	 * @throws ShareUsed          When nothing may leave for the address now.
	 *
	 * @see SPAM-12
	 */
	public function resume( Subscriber $subscriber ): Signup;
}
