<?php
declare( strict_types=1 );

namespace Brolga\Core\Caches;

use Brolga\Core\Support\Module;

/**
 * Purges all pages when the plugin's settings change, since settings can affect any page.
 *
 * @see CACHE-6
 */
final class SettingsPages implements Module {

	public function __construct( private readonly PageCaches $caches ) {}

	public function register(): void {
		add_action( 'brolga_settings_changed', fn () => $this->caches->drop_all() );
	}
}
