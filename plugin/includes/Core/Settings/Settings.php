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
		return new Values( $section, self::all(), $this->vault );
	}

	/**
	 * Whether something may be stored of a section: where nothing is, a page need not
	 * ask what could be.
	 *
	 * @param string $id The section's.
	 */
	public function may_hold( string $id ): bool {
		return isset( self::all()[ $id ] );
	}

	/**
	 * @return array<array-key, mixed>
	 */
	private static function all(): array {
		$all = get_option( self::OPTION, [] );
		return is_array( $all ) ? $all : [];
	}
}
