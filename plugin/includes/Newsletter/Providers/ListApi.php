<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

use Brolga\Core\Extensions\Extension;
use Brolga\Core\Jobs\DeliveryFailed;
use Brolga\Core\Jobs\Undeliverable;

/**
 * Speaks to one provider of lists. Other plugins add theirs by the filter
 * `brolga_newsletter_providers`. All keep one contract, and one suite of
 * tests holds them to it: an address that is known already is a success, what may
 * work later is a DeliveryFailed, what never will is Undeliverable with a
 * sentence for the owner; and no message holds a key.
 *
 * @see NEWS-12 NEWS-17
 */
interface ListApi extends Extension {

	/**
	 * Its name for people.
	 */
	public function label(): string;

	/**
	 * What an owner is asked about an account.
	 */
	public function form(): AccountForm;

	/**
	 * Puts somebody on a list. Doing it twice is doing it once.
	 *
	 * @param Account $account In whose name.
	 * @param string  $list_id The provider's id of the list.
	 * @param Contact $contact Who.
	 *
	 * @throws DeliveryFailed When it may work later.
	 * @throws Undeliverable  When it will not.
	 */
	public function subscribe( Account $account, string $list_id, Contact $contact ): void;

	/**
	 * The lists of an account: names by id.
	 *
	 * @return array<string, string>
	 *
	 * @throws DeliveryFailed When it may work later.
	 * @throws Undeliverable  When it will not.
	 */
	public function lists( Account $account ): array;
}
