<?php
declare( strict_types=1 );

namespace Brolga\Popups\Screen;

use Brolga\Core\Admin\Screen;
use Brolga\Core\Page\Build;
use Brolga\Core\Support\Module;
use Brolga\Popups\Settings\PopupType;

/**
 * Adds the Popups screen.
 *
 * @see POPUP-43
 */
final class PopupsScreen implements Module {

	/** What whoever manages popups can do: the same as with all pages. */
	public const CAPABILITY = 'edit_others_pages';

	private readonly Screen $screen;

	public function __construct( Build $build ) {
		$this->screen = new Screen( $build, 'popups' );
	}

	/**
	 * Adds the menu entry, and loads the script on the screen alone.
	 */
	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ), Screen::PAGES );
		add_action( 'admin_enqueue_scripts', $this->screen->enqueue( ... ) );
		add_filter( 'parent_file', $this->parent( ... ) );
		add_filter( 'submenu_file', $this->entry( ... ) );
	}

	/**
	 * Adds the menu entry.
	 */
	private function add(): void {
		$this->screen->add(
			__( 'Popups', 'brolga' ),
			self::CAPABILITY,
			__( 'This screen needs JavaScript. Turn it on in your browser, then reload the page.', 'brolga' ),
			'',
			[
				'new'  => admin_url( 'post-new.php?post_type=' . PopupType::POST_TYPE ),
				'list' => admin_url( 'edit.php?post_type=' . PopupType::POST_TYPE ),
			]
		);
	}

	/**
	 * Opens our menu while a popup is edited.
	 *
	 * @param mixed $menu The menu that WordPress would open.
	 */
	private function parent( mixed $menu ): mixed {
		return self::edits_popup() ? Screen::MENU : $menu;
	}

	/**
	 * Marks the entry while a popup is edited.
	 *
	 * @param mixed $entry The entry that WordPress would mark.
	 */
	private function entry( mixed $entry ): mixed {
		return self::edits_popup() ? $this->screen->slug() : $entry;
	}

	/**
	 * Whether the screen is WordPress' own for popups.
	 */
	private static function edits_popup(): bool {
		return PopupType::POST_TYPE === ( get_current_screen()->post_type ?? '' );
	}
}
