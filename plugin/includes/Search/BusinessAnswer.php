<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Business\Detail;
use Brolga\Business\Details;
use Brolga\Core\Support\Module;

/**
 * Answers a search for hours, phone, email or address by what the owner filled
 * in under Settings > Business, below the title of the results.
 *
 * @see SEARCH-180
 */
final class BusinessAnswer implements Module {

	/** What is asked for, in the words of the pages' language and in English. */
	private const ASKED = [
		'hours'   => '/\b(?:opening|open|hours|times)\b/iu',
		'phone'   => '/\b(?:phone|telephone|call|ring)\b/iu',
		'email'   => '/\be-?mail\b/iu',
		'address' => '/\b(?:address|location|directions)\b/iu',
	];

	public function __construct( private readonly Details $details ) {}

	public function register(): void {
		add_filter( 'render_block_core/query-title', $this->answer( ... ), 10, 2 );
	}

	/**
	 * Adds the answer.
	 *
	 * @param string               $html  The title.
	 * @param array<string, mixed> $block The block, as it was parsed.
	 */
	private function answer( string $html, array $block ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		if ( ! is_search() || 'search' !== ( $attributes['type'] ?? '' ) ) {
			return $html;
		}
		$search = get_search_query( false );
		$lines  = [];
		foreach ( self::ASKED as $key => $words ) {
			if ( 1 === preg_match( $words, $search ) ) {
				$detail = Detail::from( $key );
				$link   = $this->details->link( $detail );
				foreach ( $this->details->lines( $detail ) as $line ) {
					$lines[] = '' === $link
						? esc_html( $line )
						: '<a href="' . esc_url( $link ) . '">' . esc_html( $line ) . '</a>';
				}
			}
		}
		return [] === $lines
			? $html
			: $html . '<p class="brolga-answer is-style-lead">' . implode( '<br>', $lines ) . '</p>';
	}
}
