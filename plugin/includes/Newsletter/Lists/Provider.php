<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Mail\ShareUsed;
use Brolga\Newsletter\Subscribers\Signup;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriptionRequest;

/**
 * Adds addresses to lists. An implementation must not reveal whether an address was already on a
 * list: its response is the same for both.
 *
 * @see NEWS-12 NEWS-17
 */
interface Provider {

	public function name(): string;

	/**
	 * Signs up a validated address. It runs in a transaction that may be repeated, so anything
	 * sent from the site must go through the outbox.
	 *
	 * @return Signup|null Null if the address is already on the list.
	 * @throws ShareUsed If the address has received too many mails.
	 */
	public function subscribe( ListName $list, SubscriptionRequest $request ): ?Signup;

	/**
	 * Continues a sign-up that was marked as spam, as if it had just been submitted. It runs in
	 * the transaction that removes the spam mark.
	 *
	 * @throws ShareUsed If the address has received too many mails.
	 * @see SPAM-12
	 */
	public function resume( Subscriber $subscriber ): Signup;
}
