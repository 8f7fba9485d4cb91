<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

/**
 * The menu that headers and footers show which name none of their own.
 *
 * @see MENU-400
 */
final class MainMenu {

	/** The option that holds the number of its navigation post; 0: WordPress chooses. */
	public const OPTION = 'brolga_main_menu';

	/**
	 * Its number; 0: none is noted.
	 */
	public static function id(): int {
		$id = get_option( self::OPTION, 0 );
		return is_numeric( $id ) ? (int) $id : 0;
	}

	/**
	 * Has them show a menu from now on.
	 */
	public static function note( int $id ): void {
		update_option( self::OPTION, $id, true );
	}
}
