<?php
declare( strict_types=1 );

namespace Brolga\Webhooks\Events;

use Brolga\Core\Events\Event;

/**
 * An event that one of our features tells.
 */
interface ToldEvent extends WebhookEvent {

	/**
	 * What happened, if it is this; null: it is something else.
	 *
	 * @param Event $event What was told.
	 */
	public function occurrence( Event $event ): ?Occurrence;
}
