<?php
declare( strict_types=1 );

namespace Brolga\Core\Kernel;

/**
 * A feature says what it consists of; Application builds it when it is needed.
 * Adding a feature is a folder with such a class in it and a line in Plugin.
 */
interface Feature {

	/**
	 * Names the feature's parts. Nothing is built here.
	 */
	public function parts(): Parts;
}
