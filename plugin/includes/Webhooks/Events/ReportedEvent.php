<?php
declare( strict_types=1 );

namespace Brolga\Webhooks\Events;

use Brolga\Api\Webhooks\WebhookEvent;
use Brolga\Core\Events\Event;

/** A webhook event that is triggered by an event of one of this plugin's features. */
interface ReportedEvent extends WebhookEvent {

	/** Returns null if the event does not trigger this webhook event. */
	public function occurrence( Event $event ): ?Occurrence;
}
