<?php
declare( strict_types=1 );

namespace Brolga\Content\Paging;

/**
 * Computes the number of pages, the current page, and the pages that a pager links to.
 *
 * @see PAGE-3 PAGE-4 PAGE-5 PAGE-6
 */
final class Pages {

	/** The most links before the current page. */
	private const BEFORE = 3;

	/** The pager always links to the first four pages, and otherwise to one page after the current one. */
	private const AT_FIRST = 4;

	private function __construct( public readonly int $count, public readonly int $current ) {
	}

	/**
	 * @param int $per_page  0 for all items on one page.
	 * @param int $requested Out of range, the nearest page is meant.
	 */
	public static function of( int $total, int $per_page, int $requested ): self {
		$count = $per_page < 1 ? 1 : max( 1, (int) ceil( $total / $per_page ) );
		return new self( $count, min( $count, max( 1, $requested ) ) );
	}

	/** @return list<int> */
	public function visible(): array {
		if ( ! $this->are_several() ) {
			return [];
		}
		return range(
			max( 1, $this->current - self::BEFORE ),
			min( $this->count, max( $this->current + 1, self::AT_FIRST ) )
		);
	}

	public function has_previous(): bool {
		return $this->current > 1;
	}

	public function has_next(): bool {
		return $this->current < $this->count;
	}

	public function are_several(): bool {
		return $this->count > 1;
	}
}
