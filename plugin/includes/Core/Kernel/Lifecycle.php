<?php
declare( strict_types=1 );

namespace Brolga\Core\Kernel;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\Schema;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Lifecycle\Sites;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;
use Closure;
use WP_Site;

/**
 * Runs the installer on activation of a site or network, when a network gains or loses a site, and on
 * deactivation. It also repairs active sites where something is missing, such as a copied site or a lost event.
 *
 * @see LIFE-1 LIFE-3 LIFE-6 LIFE-580 OUTBOX-25
 */
final class Lifecycle implements Module {

	public const HOURLY = 'brolga_hourly';

	public const HOUR = 3600;

	/**
	 * Longest time until the next hourly event, in seconds. Beyond it, a clock was wrong; the
	 * clocks of two servers differ by less.
	 */
	public const FURTHEST = self::HOUR + 600;

	/**
	 * @param Closure(): Installer $installer
	 * @param Closure(): Connection $db
	 * @param Closure(): Schema $schema
	 */
	public function __construct(
		private readonly PluginFile $plugin,
		#[LazyInject( Installer::class )] private readonly Closure $installer,
		#[LazyInject( Connection::class )] private readonly Closure $db,
		#[LazyInject( Schema::class )] private readonly Closure $schema,
		private readonly Clock $clock
	) {}

	public function register(): void {
		register_activation_hook( $this->plugin->path, $this->activate( ... ) );
		register_deactivation_hook( $this->plugin->path, $this->deactivate( ... ) );
		add_action( 'init', $this->heal( ... ), 2 );
		// After WordPress has created the site's tables (10).
		add_action( 'wp_initialize_site', $this->site_added( ... ), 100 );
		// Before WordPress deletes the site's options (10), which are needed to find leftovers.
		add_action( 'wp_uninitialize_site', $this->site_deleted( ... ), 5 );
		add_filter( 'wpmu_drop_tables', $this->with_our_tables( ... ) );
	}

	private function activate( bool $network_wide = false ): void {
		Sites::each( $network_wide, ( $this->installer )()->install( ... ) );
	}

	private function deactivate( bool $network_wide = false ): void {
		Sites::each( $network_wide, ( $this->installer )()->suspend( ... ) );
	}

	private function site_added( WP_Site $site ): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		if ( ! is_plugin_active_for_network( plugin_basename( $this->plugin->path ) ) ) {
			return;
		}
		switch_to_blog( (int) $site->blog_id );
		try {
			( $this->installer )()->install();
		} finally {
			restore_current_blog();
		}
	}

	/**
	 * Adds the plugin's tables to those that WordPress drops with a deleted site. WordPress has
	 * already switched to that site.
	 *
	 * @param array<array-key, string> $tables Names with prefixes.
	 * @return array<array-key, string>
	 */
	private function with_our_tables( array $tables ): array {
		return [ ...$tables, ...array_map( ( $this->db )()->table( ... ), ( $this->schema )()->names() ) ];
	}

	private function site_deleted( WP_Site $site ): void {
		switch_to_blog( (int) $site->blog_id );
		try {
			( $this->installer )()->clear_leftovers();
		} finally {
			restore_current_blog();
		}
	}

	/**
	 * Ensures that the hourly event is scheduled, at a plausible time. A missing event can mean
	 * that the site was never set up: the activation of a large network may have been cut off, or
	 * WordPress reported no activation. Checking costs no query.
	 *
	 * @see LIFE-580
	 */
	private function heal(): void {
		$next = wp_next_scheduled( self::HOURLY );
		if ( false === $next ) {
			try {
				( $this->installer )()->install();
			} catch ( StorageUnavailable ) {
				// WordPress has logged the error; the next request tries again.
				return;
			}
		} elseif ( $next > $this->clock->timestamp() + self::FURTHEST ) {
			( $this->installer )()->schedule();
		}
	}
}
