<?php
declare( strict_types=1 );

namespace Brolga\Content\Paging;

use Brolga\Core\Support\Module;

/**
 * Adds a paged block's page number to the document title. This works with block themes, which
 * render the page's blocks before the `<head>`.
 *
 * @see PAGE-12
 */
final class PageTitle implements Module {

	private int $page = 1;

	/** @var array<string, int> Page numbers above 1, by query parameter. */
	private array $shown = [];

	public function register(): void {
		add_action( 'parse_request', $this->begin( ... ) );
		add_filter( 'document_title_parts', $this->with_page( ... ) );
	}

	private function begin(): void {
		$this->page  = 1;
		$this->shown = [];
	}

	public function tell( Pages $pages, string $parameter ): void {
		$this->page = max( $this->page, $pages->current );
		unset( $this->shown[ $parameter ] );
		if ( $pages->current > 1 ) {
			$this->shown[ $parameter ] = $pages->current;
		}
	}

	/** @return array<string, int> */
	public function shown(): array {
		return $this->shown;
	}

	/**
	 * @param array<string, string> $parts
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
