<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/**
 * How a visitor receives a variant. The value is that of the setting.
 *
 * @see AB-18 AB-20
 */
enum VariantDelivery: string {

	/** Picked by the server; if a page cache is active, requested by the page's script. */
	case Automatic = 'automatic';

	/** All variants are in the page, and an inline script picks one before the browser paints. */
	case Instant = 'instant';
}
