<?php
declare( strict_types=1 );

namespace Brolga\Api\Webhooks;

/**
 * A webhook event that is triggered by a WordPress action.
 *
 * @since 0.1.0
 * @see EXT-6
 */
interface HookedEvent extends WebhookEvent {

	public function hook(): string;

	/**
	 * Returns what is stored until the delivery, such as an id: no personal data, which may have
	 * to be erased meanwhile. Null means that nothing is delivered.
	 *
	 * @param list<mixed> $given Arguments of the action.
	 * @return array<string, int|string>|null
	 */
	public function note( array $given ): ?array;
}
