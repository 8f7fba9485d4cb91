<?php
/**
 * Our commands of WP-CLI.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Cli;

use Brolga\Module;
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
	 * @param LeadsCommand  $leads  `wp brolga leads`.
	 * @param OutboxCommand $outbox `wp brolga outbox`.
	 */
	public function __construct(
		private readonly LeadsCommand $leads,
		private readonly OutboxCommand $outbox
	) {}

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
		WP_CLI::add_command( 'brolga leads', $this->leads );
		WP_CLI::add_command( 'brolga outbox', $this->outbox );
	}
}
