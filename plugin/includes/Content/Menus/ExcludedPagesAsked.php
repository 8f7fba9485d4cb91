<?php
declare( strict_types=1 );

namespace Brolga\Content\Menus;

use Brolga\Core\Events\Question;

/**
 * Question that modules answer with the pages that a menu of all pages leaves out.
 *
 * @see MENU-19 MENU-430
 */
final class ExcludedPagesAsked implements Question {

	/** @var list<int> */
	private array $ids = [];

	/**
	 * @param bool $is_new Whether the menu is a new one, which starts with links that the site owner adds to.
	 *     It then leaves out every page that most menus do without.
	 */
	public function __construct( public readonly bool $is_new = false ) {}

	/** @param list<int> $ids */
	public function leave_out( array $ids ): void {
		$this->ids = [ ...$this->ids, ...$ids ];
	}

	/** @return array<array-key, mixed> */
	public function ids(): array {
		/**
		 * Filters which pages a menu of all pages leaves out. Child pages of such a page move up.
		 *
		 * @since 0.1.0
		 *
		 * @param list<int> $ids IDs of pages. Default: the cart, the checkout and thank-you pages.
		 *
		 * @example
		 * add_filter(
		 * 	'brolga_menu_left_out',
		 * 	static fn ( array $ids ): array => [ ...$ids, 42 ]
		 * );
		 */
		$ids = apply_filters( 'brolga_menu_left_out', $this->ids );
		return is_array( $ids ) ? $ids : [];
	}
}
