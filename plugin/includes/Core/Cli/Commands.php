<?php
declare( strict_types=1 );

namespace Brolga\Core\Cli;

use Brolga\Core\Kernel\Container;
use Brolga\Core\Kernel\Parts;
use Brolga\Core\Support\Module;
use WP_CLI;

/**
 * Registers the `wp brolga …` commands. WP-CLI reads their help and synopsis from the docblocks
 * of the commands' methods.
 *
 * @see LEAD-20
 */
final class Commands implements Module {

	public function __construct(
		private readonly Container $container,
		private readonly Parts $parts
	) {}

	public function register(): void {
		foreach ( $this->parts->commands as $words => $name ) {
			WP_CLI::add_command( $words, $this->container->get( $name ) );
		}
	}
}
