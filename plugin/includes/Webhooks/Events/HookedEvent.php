<?php
declare( strict_types=1 );

namespace Brolga\Webhooks\Events;

/**
 * An event that WordPress tells by an action.
 *
 * @see EXT-6
 */
interface HookedEvent extends WebhookEvent {

	public function hook(): string;

	/**
	 * What is noted of it until it is sent, such as an id: no names and addresses, which
	 * may have to be erased meanwhile. Null: it is not worth telling.
	 *
	 * @param list<mixed> $given What the action was given.
	 * @return array<string, int|string>|null
	 */
	public function note( array $given ): ?array;
}
