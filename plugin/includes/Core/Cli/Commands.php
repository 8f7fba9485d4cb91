<?php
/**
 * Our commands of WP-CLI.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Core\Cli;

use Brolga\Core\Module;
use WP_CLI;

/**
 * Adds `wp brolga …` where WP-CLI runs. The docblocks of the commands' methods
 * are their help and their synopsis: WP-CLI reads them.
 *
 * @see LEAD-20
 */
final class Commands implements Module {

	/**
	 * Keeps the commands.
	 *
	 * @param array<string, object> $commands By the words after `wp`.
	 */
	public function __construct( private readonly array $commands ) {}

	/**
	 * Only a command line has commands.
	 */
	public function can_register(): bool {
		return class_exists( WP_CLI::class, false );
	}

	/**
	 * Adds them.
	 */
	public function register(): void {
		foreach ( $this->commands as $words => $command ) {
			WP_CLI::add_command( $words, $command );
		}
	}
}
