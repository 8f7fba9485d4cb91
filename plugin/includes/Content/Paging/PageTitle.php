<?php
/**
 * The title of a module's further pages.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Paging;

use Brolga\Core\Support\Module;

/**
 * Puts the number of a module's page into the document's title, and knows which
 * pages were printed. A block theme renders its blocks before the head, so that
 * they are known there.
 *
 * @see PAGE-12
 */
final class PageTitle implements Module {

	/** The highest page of a module that was printed. */
	private int $page = 1;

	/**
	 * Pages after the first, by the parameter of the address that asks for them.
	 *
	 * @var array<string, int>
	 */
	private array $shown = [];

	public function register(): void {
		add_action( 'parse_request', $this->begin( ... ) );
		add_filter( 'document_title_parts', $this->with_page( ... ) );
	}

	/**
	 * A page begins: nothing of it is printed yet.
	 */
	private function begin(): void {
		$this->page  = 1;
		$this->shown = [];
	}

	/**
	 * A module shows a page.
	 *
	 * @param string $parameter Of the address that asks for it.
	 */
	public function tell( Pages $pages, string $parameter ): void {
		$this->page = max( $this->page, $pages->current );
		unset( $this->shown[ $parameter ] );
		if ( $pages->current > 1 ) {
			$this->shown[ $parameter ] = $pages->current;
		}
	}

	/**
	 * What the address of this page needs to say of modules that show a page after their first.
	 *
	 * @return array<string, int>
	 */
	public function shown(): array {
		return $this->shown;
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
