<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;


/**
 * Reads the plugin's settings: one autoloaded option, so reading them asks the
 * database nothing. What is stored may be old or edited by hand: each getter
 * returns a usable value whatever it finds. SettingsService writes.
 */
final class Settings {

	/** The option that holds them all, by section. */
	public const OPTION = 'brolga_settings';

	public function __construct( private readonly Vault $vault = new Vault() ) {}

	/**
	 * The values of a section.
	 */
	public function of( Section $section ): Values {
		$all = get_option( self::OPTION, [] );
		return new Values( $section, is_array( $all ) ? $all : [], $this->vault );
	}
}
