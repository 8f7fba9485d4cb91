<?php
declare( strict_types=1 );

namespace Brolga\Kits\Content;

/** What of a kit can be chosen besides its items. */
final class KitParts {

	public const SETTINGS = 'settings';
	public const BRAND    = 'brand';
}
