<?php
declare( strict_types=1 );

namespace Brolga\Content\Business;

use Brolga\Business\Detail;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Lifecycle\Sites;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\PluginFile;

/**
 * Stores the rendered business details for the theme's footer, for the time when the plugin is
 * inactive: the theme cannot format opening hours or link phone numbers itself.
 *
 * @see THEME-431 BLOCK-580
 */
final class KeptDetails implements Module {

	public const OPTION = 'brolga_business_kept';

	private const SHOWN = [ Detail::Address, Detail::Phone, Detail::Email, Detail::Hours ];

	public function __construct(
		private readonly Bindings $bindings,
		private readonly PluginFile $plugin
	) {}

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

	private function keep_on_each( string $plugin, bool $network_wide = false ): void {
		if ( plugin_basename( $this->plugin->path ) === $plugin ) {
			Sites::each( $network_wide, $this->keep( ... ) );
		}
	}

	/** Stores the details in the site's language, regardless of the user's. */
	private function keep(): void {
		SiteLanguage::write( $this->store( ... ) );
	}

	private function store(): void {
		$kept = [];
		foreach ( self::SHOWN as $detail ) {
			$kept[ $detail->value ] = $this->bindings->value( [ 'key' => $detail->value ], 'content' );
		}
		update_option( self::OPTION, array_filter( $kept, is_string( ... ) ), false );
	}
}
