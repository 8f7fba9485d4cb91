<?php
declare( strict_types=1 );

namespace Brolga\Content\Business;

use Brolga\Business\Detail;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Support\Module;

/**
 * Keeps the business's details as pages show them, for the theme's own footer on
 * a site whose plugin is off: nobody formats hours and links numbers there.
 *
 * @see THEME-431
 */
final class KeptDetails implements Module {

	/** What the theme knows it by. */
	public const OPTION = 'brolga_business_kept';

	/** What a footer shows. */
	private const SHOWN = [ Detail::Address, Detail::Phone, Detail::Email, Detail::Hours ];

	public function __construct( private readonly Bindings $bindings ) {}

	/**
	 * Begins with a change of settings, or with the last moment there is.
	 */
	public function register(): void {
		foreach ( [ 'brolga_settings_changed', 'deactivate_plugin' ] as $hook ) {
			add_action( $hook, fn (): bool => SiteLanguage::write( $this->keep( ... ) ), 10, 0 );
		}
	}

	/**
	 * Stores them as HTML, by their names.
	 */
	private function keep(): bool {
		$kept = [];
		foreach ( self::SHOWN as $detail ) {
			$kept[ $detail->value ] = $this->bindings->value( [ 'key' => $detail->value ], 'content' );
		}
		return update_option( self::OPTION, array_filter( $kept, is_string( ... ) ), false );
	}
}
