<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/** The path of the plugin's main file, which WordPress uses to identify the plugin. */
final class PluginFile {

	public function __construct( public readonly string $path ) {}
}
