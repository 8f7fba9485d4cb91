<?php
declare( strict_types=1 );

namespace Brolga\Api\Webhooks;

use Brolga\Api\Extension;

/**
 * An event that webhooks can deliver. Its id is the event's name in requests, such as `lead.created`. Other
 * plugins add theirs with the filter `brolga_webhook_events`: objects that implement HookedEvent.
 *
 * @since 0.1.0
 * @see LEAD-18 EXT-6
 */
interface WebhookEvent extends Extension {

	public function label(): string;

	/**
	 * Returns the data to send, read at the time of the delivery; null if it no longer exists, in
	 * which case nothing is sent.
	 *
	 * @param array<string, int|string> $noted What was stored when the event occurred.
	 * @return array<string, mixed>|null
	 */
	public function data( array $noted ): ?array;
}
