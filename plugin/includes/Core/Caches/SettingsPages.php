<?php
declare( strict_types=1 );

namespace Brolga\Core\Caches;

use Brolga\Core\Support\Module;

/**
 * Settings of ours act on any page.
 *
 * @see CACHE-6
 */
final class SettingsPages implements Module {

	public function __construct( private readonly PageCaches $caches ) {}

	/**
	 * Drops all pages when settings have been changed.
	 */
	public function register(): void {
		add_action( 'brolga_settings_changed', fn () => $this->caches->drop_all() );
	}
}
