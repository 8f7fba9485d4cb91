<?php
/**
 * The Forms screen of wp-admin.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Admin;

use Brolga\Lifecycle\Roles;
use Brolga\Module;

/**
 * Adds *Leads > Forms*: which form brings leads, and which one loses them.
 *
 * @see LEAD-19
 */
final class FormsScreen implements Module {

	/** Its place in the menu: behind the leads. */
	private const POSITION = 10;

	/**
	 * Keeps the screen.
	 *
	 * @param Screen $screen The page.
	 */
	public function __construct( private readonly Screen $screen ) {}

	/**
	 * Only wp-admin has screens.
	 */
	public function can_register(): bool {
		return is_admin();
	}

	/**
	 * Adds the menu entry, and loads the script on the screen alone.
	 */
	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ), 20 );
		add_action( 'admin_enqueue_scripts', $this->screen->enqueue( ... ) );
	}

	/**
	 * Adds the menu entry.
	 */
	private function add(): void {
		$this->screen->add( __( 'Forms', 'brolga' ), Roles::MANAGE_LEADS, __( 'This screen needs scripts.', 'brolga' ), self::POSITION, '', [ 'page' => Screen::new_page() ] );
	}
}
