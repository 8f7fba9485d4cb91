<?php
/**
 * The pages of a list.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Paging;

/**
 * How many pages there are, which one it is, and which are named in the pager.
 *
 * @see PAGE-3 PAGE-4 PAGE-5 PAGE-6
 */
final class Pages {

	/** The pager names as many pages before the current one. */
	private const BEFORE = 3;

	/** It names one page after the current one, and these from the start. */
	private const AT_FIRST = 4;

	/**
	 * @param int $count   How many pages there are.
	 * @param int $current Which one it is, from 1.
	 */
	private function __construct( public readonly int $count, public readonly int $current ) {
	}

	/**
	 * The pages of so many items.
	 *
	 * @param int $total     How many items there are.
	 * @param int $per_page  How many a page has; 0 for all on one.
	 * @param int $requested Which page is asked for; the nearest one is meant.
	 */
	public static function of( int $total, int $per_page, int $requested ): self {
		$count = $per_page < 1 ? 1 : max( 1, (int) ceil( $total / $per_page ) );
		return new self( $count, min( $count, max( 1, $requested ) ) );
	}

	/**
	 * The pages that the pager names.
	 *
	 * @return list<int>
	 */
	public function visible(): array {
		if ( ! $this->are_several() ) {
			return [];
		}
		return range(
			max( 1, $this->current - self::BEFORE ),
			min( $this->count, max( $this->current + 1, self::AT_FIRST ) )
		);
	}

	/**
	 * Whether there is a page before.
	 */
	public function has_previous(): bool {
		return $this->current > 1;
	}

	/**
	 * Whether there is a page after.
	 */
	public function has_next(): bool {
		return $this->current < $this->count;
	}

	/**
	 * Whether a pager is needed.
	 */
	public function are_several(): bool {
		return $this->count > 1;
	}
}
