<?php
declare( strict_types=1 );

namespace Brolga\Effects\Visibility;

use Brolga\Core\Support\Module;

/**
 * Tells the editor the site's roles, to choose from.
 *
 * @see VIS-1
 */
final class EditorRoles implements Module {

	public const SETTING = 'brolgaRoles';

	public function register(): void {
		add_filter( 'block_editor_settings_all', self::add_to( ... ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	private static function add_to( array $settings ): array {
		return [ self::SETTING => array_map( translate_user_role( ... ), wp_roles()->get_names() ) ] + $settings;
	}
}
