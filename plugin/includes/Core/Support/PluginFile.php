<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * The plugin's main file, by which WordPress knows it.
 */
final class PluginFile {

	public function __construct( public readonly string $path ) {}
}
