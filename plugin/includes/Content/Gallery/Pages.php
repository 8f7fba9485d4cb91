<?php
/**
 * The pages of a gallery.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Gallery;

/**
 * Which page is seen and which page numbers are. The browser's half is the
 * block's model.
 *
 * @see GALLERY-1 PAGE-3 PAGE-4 PAGE-5 PAGE-6
 */
final class Pages {

	/** How many there are, at least one. */
	public readonly int $count;

	/** The one that is seen, from 1. */
	public readonly int $current;

	/**
	 * @param int $items    How many pictures there are.
	 * @param int $per_page How many fit on a page; 0 puts all on one.
	 * @param int $asked    The page that was asked for; one out of range is the nearest there is.
	 */
	public function __construct( int $items, private readonly int $per_page, int $asked ) {
		$this->count   = $per_page > 0 ? max( 1, intdiv( $items + $per_page - 1, $per_page ) ) : 1;
		$this->current = max( 1, min( $this->count, $asked ) );
	}

	/**
	 * Whether there is a pager.
	 */
	public function several(): bool {
		return $this->count > 1;
	}

	/**
	 * Whether a page's number is seen.
	 *
	 * @param int $page From 1.
	 */
	public function shows_number( int $page ): bool {
		return $this->several() && $page >= $this->current - 3 && $page <= max( $this->current + 1, 4 );
	}

	/**
	 * Whether a picture is seen.
	 *
	 * @param int  $index From 0.
	 * @param bool $more  Whether pages are added to those before.
	 */
	public function shows_item( int $index, bool $more ): bool {
		$page = $this->per_page > 0 ? intdiv( $index, $this->per_page ) + 1 : 1;
		return $more ? $page <= $this->current : $page === $this->current;
	}
}
