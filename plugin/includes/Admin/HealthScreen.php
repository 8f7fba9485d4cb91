<?php
/**
 * The Health screen of wp-admin.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Admin;

use Brolga\Lifecycle\Roles;
use Brolga\Module;

/**
 * Adds *Leads > Health*.
 *
 * @see LEAD-25
 */
final class HealthScreen implements Module {

	/** Its place in the menu: the last. */
	private const POSITION = 90;

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
		$this->screen->add( __( 'Health', 'brolga' ), Roles::MANAGE_SETTINGS, __( 'This screen needs scripts. Tools > Site Health shows the same.', 'brolga' ), self::POSITION );
	}
}
