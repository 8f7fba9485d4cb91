<?php
declare( strict_types=1 );

namespace Brolga\Core\Kernel;

use Brolga\Core\Database\Connection;
use Brolga\Core\Database\Schema;
use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Lifecycle\Sites;
use Brolga\Core\Support\Clock;
use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;
use Closure;
use WP_Site;

/**
 * Tells the installer when: on activation of one site or of a network, when a
 * network gets or loses a site, on deactivation. What is missing although the
 * plugin is active (a site that was copied, a lost event) is mended on the way.
 *
 * @see LIFE-1 LIFE-3 LIFE-6 LIFE-580 OUTBOX-25
 */
final class Lifecycle implements Module {

	/** The recurring event, see Installer. */
	public const HOURLY = 'brolga_hourly';

	/** Seconds from one hourly event to the next. */
	public const HOUR = 3600;

	/** Seconds that it can lie ahead, unless a clock was wrong; those of two servers differ a little. */
	public const FURTHEST = self::HOUR + 600;

	/**
	 * @param Closure(): Installer $installer Does the work on a site.
	 * @param Closure(): Connection $db       Knows their full names.
	 * @param Closure(): Schema    $schema    Knows the tables.
	 */
	public function __construct(
		private readonly PluginFile $plugin,
		#[Later( Installer::class )] private readonly Closure $installer,
		#[Later( Connection::class )] private readonly Closure $db,
		#[Later( Schema::class )] private readonly Closure $schema,
		private readonly Clock $clock
	) {}

	public function register(): void {
		register_activation_hook( $this->plugin->path, $this->activate( ... ) );
		register_deactivation_hook( $this->plugin->path, $this->deactivate( ... ) );
		add_action( 'init', $this->heal( ... ), 2 );
		// After WordPress has made the site's own tables (10).
		add_action( 'wp_initialize_site', $this->site_added( ... ), 100 );
		// Before WordPress removes the site's options (10), by which leftovers are found.
		add_action( 'wp_uninitialize_site', $this->site_deleted( ... ), 5 );
		add_filter( 'wpmu_drop_tables', $this->with_our_tables( ... ) );
	}

	/**
	 * Makes the site, or each site of the network, ready.
	 *
	 * @param bool $network_wide Whether the plugin was activated for the network.
	 */
	private function activate( bool $network_wide = false ): void {
		Sites::each( $network_wide, ( $this->installer )()->install( ... ) );
	}

	/**
	 * Stops what runs by itself.
	 *
	 * @param bool $network_wide Whether the plugin was deactivated for the network.
	 */
	private function deactivate( bool $network_wide = false ): void {
		Sites::each( $network_wide, ( $this->installer )()->suspend( ... ) );
	}

	/**
	 * Makes a new site of the network ready, when the plugin is active on all.
	 *
	 * @param WP_Site $site The new site.
	 */
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
	 * Adds our tables to those that go when a site of the network is deleted.
	 * WordPress has switched to that site.
	 *
	 * @param array<array-key, string> $tables Full names.
	 * @return array<array-key, string>
	 */
	private function with_our_tables( array $tables ): array {
		return [ ...$tables, ...array_map( ( $this->db )()->table( ... ), ( $this->schema )()->names() ) ];
	}

	/**
	 * Removes what a site that is deleted keeps outside of the database.
	 *
	 * @param WP_Site $site The site that goes.
	 */
	private function site_deleted( WP_Site $site ): void {
		switch_to_blog( (int) $site->blog_id );
		try {
			( $this->installer )()->clear_leftovers();
		} finally {
			restore_current_blog();
		}
	}

	/**
	 * Sees to it that the hourly event is scheduled, at a moment it can have. Where
	 * there is none, the site may never have been made ready: a network has so many
	 * that its activation was cut off, or no activation was told of. Asking costs no
	 * query.
	 *
	 * @see LIFE-580
	 */
	private function heal(): void {
		$next = wp_next_scheduled( self::HOURLY );
		if ( false === $next ) {
			try {
				( $this->installer )()->install();
			} catch ( StorageUnavailable ) {
				// WordPress has written the database's words to the log; the next request tries again.
				return;
			}
		} elseif ( $next > $this->clock->timestamp() + self::FURTHEST ) {
			( $this->installer )()->schedule();
		}
	}
}
