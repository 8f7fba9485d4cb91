<?php
declare( strict_types=1 );

namespace Brolga\Webhooks\Events;

use Brolga\Core\Extensions\Extension;

/**
 * What an owner can have sent to another server. Its id is its name on the wire,
 * such as `lead.created`. Other plugins bring theirs by the filter
 * `brolga_webhook_events`: objects that implement HookedEvent.
 *
 * @see LEAD-18 EXT-6
 */
interface WebhookEvent extends Extension {

	/**
	 * What owners call it.
	 */
	public function label(): string;

	/**
	 * What is sent, read when it is sent; null: it is gone, and nobody is told.
	 *
	 * @param array<string, int|string> $noted What was noted when it happened.
	 * @return array<string, mixed>|null
	 */
	public function data( array $noted ): ?array;
}
