<?php
/**
 * Content modules.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content;

use Brolga\Content\Slides\SlidePictures;
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
			modules: [ SlidePictures::class ],
			blocks: [ TabName::class ]
		);
	}
}
