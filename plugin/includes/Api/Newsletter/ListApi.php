<?php
declare( strict_types=1 );

namespace Brolga\Api\Newsletter;

use Brolga\Api\Extension;
use Brolga\Api\Jobs\DeliveryFailed;
use Brolga\Api\Jobs\Undeliverable;

/**
 * The API client of one newsletter provider. Other plugins add theirs with the filter
 * `brolga_newsletter_providers`. Contract, checked by a shared test suite: a known address is a
 * success; failures that may pass throw DeliveryFailed, permanent ones Undeliverable with a
 * sentence for the owner; no message contains a key.
 *
 * @since 0.1.0
 * @see NEWS-12 NEWS-17
 */
interface ListApi extends Extension {

	public function label(): string;

	public function form(): AccountForm;

	/**
	 * Adds a person to a list. Repeating the call has no further effect.
	 *
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable  If it will never succeed.
	 */
	public function subscribe( Account $account, string $list_id, ProviderContact $contact ): void;

	/**
	 * @return array<string, string>
	 * @throws DeliveryFailed If it may succeed later.
	 * @throws Undeliverable  If it will never succeed.
	 */
	public function lists( Account $account ): array;
}
