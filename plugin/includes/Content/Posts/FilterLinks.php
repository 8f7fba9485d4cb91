<?php
declare( strict_types=1 );

namespace Brolga\Content\Posts;

use Brolga\Content\Paging\Pager;
use Brolga\Content\Projects\Projects;
use Brolga\Core\Support\Html;

/**
 * Reads the chosen filter from the URL, and prints all filters as links.
 *
 * @see PORT-5 PORT-6 PORT-14
 */
final class FilterLinks {

	public readonly FilterTerm $chosen;

	/**
	 * @param list<FilterTerm>  $terms The first one stands for all posts.
	 * @param 'category'|'also' $key   The suffix of the query parameter.
	 * @param string            $label The taxonomy's name; needed only where the block has two sets of filters.
	 */
	public function __construct(
		private readonly string $id,
		private readonly array $terms,
		private readonly string $key = 'category',
		private readonly string $label = ''
	) {
		$slug   = self::asked( $id, $key );
		$chosen = $terms[0] ?? new FilterTerm( 0, '', '', 0 );
		foreach ( $terms as $term ) {
			$chosen = $term->slug() === $slug ? $term : $chosen;
		}
		$this->chosen = $chosen;
	}

	public static function asked( string $id, string $key ): string {
		return Pager::parameter( "{$id}_{$key}" );
	}

	/** @return array<string, string> */
	public function parameters(): array {
		return $this->parameter( $this->chosen );
	}

	public function html( string $module, string $all, bool $has_counts ): string {
		if ( count( $this->terms ) < 2 ) {
			return '';
		}
		$items = '';
		foreach ( $this->terms as $term ) {
			$name   = 0 < $term->id ? $term->name : $all;
			$name   = '' !== trim( $name ) ? esc_html( $name ) : esc_html__( 'All', 'brolga' );
			$count  = $has_counts
				? ' <span class="brolga-filters__count">' . esc_html( number_format_i18n( $term->count ) ) . '</span>'
				: '';
			$items .= sprintf(
				'<li><a href="%s"%s>%s%s</a></li>',
				esc_url( Pager::address( $this->id, 1, $this->parameter( $term ) ) ),
				Html::attributes(
					[
						'category' === $this->key ? 'data-brolga-slug' : 'data-brolga-also' => $term->slug(),
						'aria-current' => $term === $this->chosen ? 'true' : null,
					]
				),
				$name,
				$count
			);
		}
		$label = '' === $this->label
			/* translators: %s: what the portfolio is called. */
			? sprintf( __( 'Filter: %s', 'brolga' ), $module )
			/* translators: 1: what the filters are, for instance "Categories", 2: what the portfolio is called. */
			: sprintf( __( 'Filter: %1$s (%2$s)', 'brolga' ), $this->label, $module );
		return sprintf(
			'<nav class="brolga-filters" aria-label="%s"><ul role="list">%s</ul></nav>',
			esc_attr( $label ),
			$items
		);
	}

	/** Returns the number of posts and the page as text, for screen readers. */
	public static function told( FoundPosts $found, string $post_type ): string {
		$words = match ( $post_type ) {
			/* translators: %s: a number. */
			Projects::POST_TYPE => _n( '%s project', '%s projects', $found->total, 'brolga' ),
			/* translators: %s: a number. */
			'post'              => _n( '%s post', '%s posts', $found->total, 'brolga' ),
			/* translators: %s: a number. */
			default             => _n( '%s result', '%s results', $found->total, 'brolga' ),
		};
		$count = sprintf( $words, number_format_i18n( $found->total ) );
		return $found->pages->are_several() ? $count . '. ' . Pager::told( $found->pages ) : $count;
	}

	/** @return array<string, string> */
	private function parameter( FilterTerm $term ): array {
		return [ "{$this->id}_{$this->key}" => 0 === $term->id ? '' : $term->slug() ];
	}
}
