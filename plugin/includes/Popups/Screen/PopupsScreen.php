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

	/** Managing popups requires the same capability as editing all pages. */
	public const CAPABILITY = 'edit_others_pages';

	private readonly Screen $screen;

	public function __construct( Build $build ) {
		$this->screen = new Screen( $build, 'popups' );
	}

	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ), Screen::PAGES );
		add_action( 'admin_enqueue_scripts', $this->screen->enqueue( ... ) );
		add_filter( 'parent_file', $this->parent( ... ) );
		add_filter( 'submenu_file', $this->entry( ... ) );
	}

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

	private function parent( mixed $menu ): mixed {
		return self::edits_popup() ? Screen::MENU : $menu;
	}

	private function entry( mixed $entry ): mixed {
		return self::edits_popup() ? $this->screen->slug() : $entry;
	}

	private static function edits_popup(): bool {
		return PopupType::POST_TYPE === ( get_current_screen()->post_type ?? '' );
	}
}
