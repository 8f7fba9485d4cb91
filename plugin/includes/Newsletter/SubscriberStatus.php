<?php
/**
 * Where a subscriber stands.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Newsletter;

/**
 * Asked, confirmed by the address's owner, or gone.
 */
enum SubscriberStatus: string {
	case Pending      = 'pending';
	case Confirmed    = 'confirmed';
	case Unsubscribed = 'unsubscribed';
}
