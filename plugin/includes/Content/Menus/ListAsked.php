<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use Brolga\Core\Events\Question;

/**
 * Asks which page lists what is shown: the shop's for a product, the journal's for a post.
 *
 * @see MENU-240
 */
final class ListAsked implements Question {

	private int $page = 0;

	private bool $is_shown = false;

	/**
	 * Names the page.
	 *
	 * @param int  $page     Its id.
	 * @param bool $is_shown Whether it is shown itself, rather than something of its list.
	 */
	public function lists( int $page, bool $is_shown ): void {
		$this->page     = max( 0, $page );
		$this->is_shown = $is_shown;
	}

	/**
	 * The page's id; 0 where there is none.
	 */
	public function page(): int {
		return $this->page;
	}

	/**
	 * Whether the page that is shown is the list itself.
	 */
	public function is_shown(): bool {
		return $this->is_shown;
	}
}
