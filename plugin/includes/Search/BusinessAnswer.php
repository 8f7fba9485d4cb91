<?php
declare( strict_types=1 );

namespace Brolga\Search;

use Brolga\Core\Support\LazyInject;
use Brolga\Core\Support\Module;
use Closure;
use WP_Block;

/**
 * Answers a search for opening hours, phone, email or address below the heading of the results
 * page, and removes the message that nothing was found.
 *
 * @see SEARCH-180 SEARCH-404
 */
final class BusinessAnswer implements Module {

	/** The query whose page already shows the answer. */
	private mixed $shown = null;

	/** @param Closure(): BusinessAnswers $answers */
	public function __construct( #[LazyInject( BusinessAnswers::class )] private readonly Closure $answers ) {}

	public function register(): void {
		add_filter( 'render_block_core/query-title', $this->answer( ... ), 10, 2 );
		// After the suggestions that replace an empty result.
		add_filter( 'render_block_core/query-no-results', $this->nothing_else( ... ), 20, 3 );
	}

	/** @param array<string, mixed> $block */
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
	 * Removes the message that nothing was found from an answered search, or replaces it by the
	 * answer if the template has no heading.
	 *
	 * @param array<string, mixed> $block
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
			// The template has no title.
			default                        => $answer,
		};
	}

	private static function query(): mixed {
		return $GLOBALS['wp_the_query'] ?? null;
	}

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
