<?php
declare( strict_types=1 );

namespace Brolga\Api\Settings;

use Brolga\Core\Settings\Settings;

/**
 * Reads what owners have set in a section of the settings.
 *
 * @since 0.1.0
 */
final class SettingsReader {

	public static function of( Section $section ): Values {
		return ( new Settings() )->of( $section );
	}
}
