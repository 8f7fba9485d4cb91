<?php
declare( strict_types=1 );

namespace Brolga\Webhooks;

/**
 * The events that an owner can have sent to another server.
 *
 * @see LEAD-18
 */
enum WebhookEvent: string {

	/** An enquiry was stored, and is no spam. */
	case LeadCreated = 'lead.created';

	/** Somebody asked to be on a list. */
	case SubscriptionRequested = 'subscription.requested';
}
