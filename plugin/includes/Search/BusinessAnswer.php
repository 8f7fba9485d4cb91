<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Support\Later;
use Brolga\Core\Support\Module;
use Closure;
use WP_Block;

/**
 * Answers a search for hours, phone, email or address below the title of the
 * results, and says no more that there are none.
 *
 * @see SEARCH-180 SEARCH-404
 */
final class BusinessAnswer implements Module {

	/** The query whose page has the answer on it. */
	private mixed $shown = null;

	/**
	 * @param Closure(): BusinessAnswers $answers Knows what the owner has filled in.
	 */
	public function __construct( #[Later( BusinessAnswers::class )] private readonly Closure $answers ) {}

	public function register(): void {
		add_filter( 'render_block_core/query-title', $this->answer( ... ), 10, 2 );
		// After what is offered instead.
		add_filter( 'render_block_core/query-no-results', $this->nothing_else( ... ), 20, 3 );
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
		$answer      = $this->html();
		$this->shown = '' === $answer ? null : self::query();
		return $html . $answer;
	}

	/**
	 * Has an answered search not say that it found nothing.
	 *
	 * @param string               $html  What is said where there are no results.
	 * @param array<string, mixed> $block The block, as it was parsed.
	 */
	private function nothing_else( string $html, array $block, WP_Block $made ): string {
		$query = $made->context['query'] ?? null;
		if ( ! is_search() || ! is_array( $query ) || true !== ( $query['inherit'] ?? false ) ) {
			return $html;
		}
		$answer = '' === trim( $html ) ? '' : $this->html();
		return match ( true ) {
			'' === $answer                 => $html,
			self::query() === $this->shown => '',
			// A template without a title.
			default                        => $answer,
		};
	}

	/**
	 * The page's own query.
	 */
	private static function query(): mixed {
		return $GLOBALS['wp_the_query'] ?? null;
	}

	/**
	 * The answer's markup; empty: this is no such search, or nothing is filled in.
	 */
	private function html(): string {
		$lines = [];
		foreach ( ( $this->answers )()->to( get_search_query( false ) ) as $answer ) {
			foreach ( $answer['lines'] as $line ) {
				$lines[] = '' === $answer['url']
					? esc_html( $line )
					: '<a href="' . esc_url( $answer['url'] ) . '">' . esc_html( $line ) . '</a>';
			}
		}
		return [] === $lines
			? ''
			: '<p class="brolga-answer is-style-lead">' . implode( '<br>', $lines ) . '</p>';
	}
}
