<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

/**
 * Asked, confirmed by the address's owner, or gone; or brought to the provider
 * of the list, who asks and keeps from there on. Or kept apart, because it looks
 * like a robot's: nobody was asked anything.
 */
enum SubscriberStatus: string {
	case Pending      = 'pending';
	case Confirmed    = 'confirmed';
	case Unsubscribed = 'unsubscribed';
	case HandedOn     = 'handed_on';
	case Spam         = 'spam';
}
