<?php
/**
 * Where the plugin is.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Core;

/**
 * The plugin's main file, by which WordPress knows it.
 */
final class PluginFile {

	/**
	 * Keeps the path.
	 *
	 * @param string $path Full path of brolga.php.
	 */
	public function __construct( public readonly string $path ) {}
}
