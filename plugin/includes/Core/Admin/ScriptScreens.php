<?php
/**
 * The screens of wp-admin that are a script and nothing else.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Core\Admin;

use Brolga\Core\Module;
use Brolga\Core\Roles;

/**
 * Adds *Leads > Forms*, *Settings* and *Health*: an entry in the menu each, and
 * a script that talks to the REST API.
 *
 * @see LEAD-19 LEAD-25 OUTBOX-17
 */
final class ScriptScreens implements Module {

	/** What is opened every day stands before what is seldom; other screens come between. */
	private const DAILY  = 20;
	private const SELDOM = 30;

	/**
	 * Keeps the screens.
	 *
	 * @param Screen $forms    Which form brings leads, and which one loses them.
	 * @param Screen $settings What all forms have in common.
	 * @param Screen $health   What is wrong, and what mends it.
	 */
	public function __construct(
		private readonly Screen $forms,
		private readonly Screen $settings,
		private readonly Screen $health
	) {}

	/**
	 * Only wp-admin has screens.
	 */
	public function can_register(): bool {
		return is_admin();
	}

	/**
	 * Adds the menu entries, and loads each script on its screen alone.
	 */
	public function register(): void {
		add_action( 'admin_menu', $this->add_daily( ... ), self::DAILY );
		add_action( 'admin_menu', $this->add_seldom( ... ), self::SELDOM );
		foreach ( [ $this->forms, $this->settings, $this->health ] as $screen ) {
			add_action( 'admin_enqueue_scripts', $screen->enqueue( ... ) );
		}
	}

	/**
	 * Adds what is opened every day.
	 */
	private function add_daily(): void {
		$this->forms->add( __( 'Forms', 'brolga' ), Roles::MANAGE_LEADS, __( 'This screen needs scripts.', 'brolga' ), 10, '', [ 'page' => Screen::new_page() ] );
	}

	/**
	 * Adds what is opened seldom.
	 */
	private function add_seldom(): void {
		$this->settings->add( __( 'Settings', 'brolga' ), Roles::MANAGE_SETTINGS, __( 'This screen needs scripts.', 'brolga' ), 80 );
		$this->health->add( __( 'Health', 'brolga' ), Roles::MANAGE_SETTINGS, __( 'This screen needs scripts. Tools > Site Health shows the same.', 'brolga' ), 90 );
	}
}
