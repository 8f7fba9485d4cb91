<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

/**
 * Stores which navigation menu headers and footers show if they do not select one themselves.
 *
 * @see MENU-400
 */
final class MainMenu {

	/** The option that stores the ID of the navigation post; 0: WordPress chooses. */
	public const OPTION = 'brolga_main_menu';

	public static function id(): int {
		$id = get_option( self::OPTION, 0 );
		return is_numeric( $id ) ? (int) $id : 0;
	}

	public static function note( int $id ): void {
		update_option( self::OPTION, $id, true );
	}
}
