<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

use Brolga\Api\Settings\Section;


/**
 * Reads the settings from one autoloaded option, so that reading them costs no query. Stored values may be
 * outdated or edited by hand, so each getter falls back to a valid value. SettingsService writes them.
 */
final class Settings {

	public const OPTION = 'brolga_settings';

	public function __construct( private readonly Vault $vault = new Vault() ) {}

	public function of( Section $section ): SectionValues {
		return new SectionValues( $section, self::all(), $this->vault );
	}

	/** Whether the option has values for a section: if not, a page can skip building the section. */
	public function may_hold( string $id ): bool {
		return isset( self::all()[ $id ] );
	}

	/** @return array<array-key, mixed> */
	private static function all(): array {
		$all = get_option( self::OPTION, [] );
		return is_array( $all ) ? $all : [];
	}
}
