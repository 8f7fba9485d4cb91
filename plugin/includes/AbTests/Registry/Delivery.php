<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/**
 * How a visitor comes to a variant. The value is the setting's.
 *
 * @see AB-18 AB-20
 */
enum Delivery: string {

	/** By the server, unless a page cache is active: then by a request of the page. */
	case Automatic = 'automatic';

	/** All variants are in the page, and a tiny script picks one before it is painted. */
	case Instant = 'instant';
}
