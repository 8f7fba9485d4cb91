<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

use Brolga\Core\Admin\Screen;
use Brolga\Core\Module;
use Brolga\Core\Page\Build;
use Brolga\Core\Roles;

/**
 * What all forms have in common. A script that talks to the REST API.
 *
 * @see OUTBOX-17
 */
final class SettingsScreen implements Module {

	/** The screen. */
	private readonly Screen $screen;

	public function __construct( Build $build ) {
		$this->screen = new Screen( $build, 'settings' );
	}

	/**
	 * Adds the menu entry, and loads the script on the screen alone.
	 */
	public function register(): void {
		add_action( 'admin_menu', fn () => $this->screen->add( __( 'Settings', 'brolga' ), Roles::MANAGE_SETTINGS, __( 'This screen needs scripts.', 'brolga' ), 80, '', [] ), Screen::SELDOM );
		add_action( 'admin_enqueue_scripts', $this->screen->enqueue( ... ) );
	}
}
