<?php
declare( strict_types=1 );

namespace Brolga\Content\Business;

use Brolga\Business\Detail;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Lifecycle\Sites;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;

/**
 * Keeps the business's details as pages show them, for the theme's own footer on
 * a site whose plugin is off: nobody formats hours and links numbers there.
 *
 * @see THEME-431 BLOCK-580
 */
final class KeptDetails implements Module {

	/** What the theme knows it by. */
	public const OPTION = 'brolga_business_kept';

	/** What a footer shows. */
	private const SHOWN = [ Detail::Address, Detail::Phone, Detail::Email, Detail::Hours ];

	public function __construct(
		private readonly Bindings $bindings,
		private readonly PluginFile $plugin
	) {}

	/**
	 * Begins with a change of settings, or with the last moment there is.
	 */
	public function register(): void {
		foreach (
			[
				'brolga_settings_changed' => $this->keep( ... ),
				'deactivate_plugin'       => $this->keep_on_each( ... ),
			] as $hook => $keep
		) {
			add_action( $hook, $keep, 10, 2 );
		}
	}

	/**
	 * Stores them before the plugin is deactivated.
	 *
	 * @param bool $network_wide Whether on all sites of a network.
	 */
	private function keep_on_each( string $plugin, bool $network_wide = false ): void {
		if ( plugin_basename( $this->plugin->path ) === $plugin ) {
			Sites::each( $network_wide, $this->keep( ... ) );
		}
	}

	/**
	 * Stores them in the site's language.
	 */
	private function keep(): void {
		SiteLanguage::write( $this->store( ... ) );
	}

	/**
	 * Stores them as HTML, by their names.
	 */
	private function store(): void {
		$kept = [];
		foreach ( self::SHOWN as $detail ) {
			$kept[ $detail->value ] = $this->bindings->value( [ 'key' => $detail->value ], 'content' );
		}
		update_option( self::OPTION, array_filter( $kept, is_string( ... ) ), false );
	}
}
