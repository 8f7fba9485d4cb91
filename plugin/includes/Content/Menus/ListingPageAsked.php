<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use Brolga\Core\Events\Question;

/**
 * Question that modules answer with the page that lists the current content, such as the shop page
 * for a product.
 *
 * @see MENU-240
 */
final class ListingPageAsked implements Question {

	private int $page = 0;

	private bool $is_shown = false;

	/** @param bool $is_shown Whether the current page is the list itself, rather than an item of the list. */
	public function lists( int $page, bool $is_shown ): void {
		$this->page     = max( 0, $page );
		$this->is_shown = $is_shown;
	}

	public function page(): int {
		return $this->page;
	}

	public function is_shown(): bool {
		return $this->is_shown;
	}
}
