<?php
/**
 * Content modules.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content;

use Brolga\Content\Map\MapsSection;
use Brolga\Content\Map\Tiles;
use Brolga\Core\Feature;
use Brolga\Core\Parts;

/**
 * Blocks that show something and keep nothing.
 */
final class ContentFeature implements Feature {

	/**
	 * Its parts.
	 */
	public function parts(): Parts {
		return new Parts(
			settings: [ MapsSection::class ],
			blocks: [ TabName::class, Tiles::class ]
		);
	}
}
