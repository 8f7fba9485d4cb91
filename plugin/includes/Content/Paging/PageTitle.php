<?php
/**
 * The title of a module's further pages.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Paging;

use Brolga\Core\Module;

/**
 * Puts the number of a module's page into the document's title. A block theme
 * renders its blocks before the head, so that the number is known there.
 *
 * @see PAGE-12
 */
final class PageTitle implements Module {

	/** The highest page of a module that was printed. */
	private int $page = 1;

	/**
	 * Listens.
	 */
	public function register(): void {
		add_filter( 'document_title_parts', $this->with_page( ... ) );
	}

	/**
	 * A module shows a page.
	 *
	 * @param Pages $pages Which.
	 */
	public function tell( Pages $pages ): void {
		$this->page = max( $this->page, $pages->current );
	}

	/**
	 * Adds the number, where WordPress has none of its own there.
	 *
	 * @param array<string, string> $parts The title's.
	 * @return array<string, string>
	 */
	private function with_page( array $parts ): array {
		if ( $this->page < 2 || isset( $parts['page'] ) ) {
			return $parts;
		}
		$title = [ 'title' => $parts['title'] ?? '' ];
		/* translators: %d: the page's number. */
		return $title + [ 'page' => sprintf( __( 'Page %d', 'brolga' ), $this->page ) ] + $parts;
	}
}
