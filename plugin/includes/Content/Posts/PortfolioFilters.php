<?php
/**
 * All filters of a portfolio.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Posts;

/**
 * The filters of one taxonomy or of two, and the posts that are left by what is
 * chosen in both.
 *
 * @see PORT-1 PORT-3 PORT-14
 */
final class PortfolioFilters {

	/** Which posts are left. */
	public readonly PostQuery $query;

	/** How many they are. */
	public readonly int $total;

	private readonly FilterLinks $first;
	private readonly ?FilterLinks $second;

	/**
	 * @param string    $id       The module's id.
	 * @param PostQuery $query    Which posts there are without filters.
	 * @param string    $taxonomy The second taxonomy, or empty.
	 */
	public function __construct( string $id, PostQuery $query, string $taxonomy, FilterCounts $counts ) {
		$taxonomy     = $taxonomy === $query->taxonomy || ! is_taxonomy_viewable( $taxonomy ) ? '' : $taxonomy;
		$counted      = $counts->filters(
			$query,
			$taxonomy,
			FilterLinks::asked( $id, 'category' ),
			FilterLinks::asked( $id, 'also' )
		);
		$this->first  = new FilterLinks(
			$id,
			$counted['first'],
			'category',
			'' === $taxonomy ? '' : self::label( $query->taxonomy )
		);
		$this->second = '' === $taxonomy
			? null
			: new FilterLinks( $id, $counted['second'], 'also', self::label( $taxonomy ) );
		$chosen       = $this->first->chosen;
		$also         = $this->second->chosen ?? $counted['second'][0];
		$query        = 0 === $chosen->id ? $query : $query->in( $chosen->id );
		$this->query  = 0 === $also->id ? $query : $query->also_in( $also->id );
		$this->total  = match ( true ) {
			0 === $also->id   => $chosen->count,
			0 === $chosen->id => $also->count,
			default           => $counted['both'],
		};
	}

	/**
	 * What the filters add to the addresses of pages.
	 *
	 * @return array<string, string>
	 */
	public function parameters(): array {
		return $this->first->parameters() + ( $this->second?->parameters() ?? [] );
	}

	/**
	 * What is shown, as the hash has it.
	 */
	public function shown( int $page ): string {
		return $this->first->chosen->slug()
			. "|{$page}"
			. ( null === $this->second ? '' : '|' . $this->second->chosen->slug() );
	}

	/**
	 * The links, escaped.
	 *
	 * @param string $name       What the portfolio is called.
	 * @param string $all        What everything is called; empty for "All".
	 * @param bool   $has_counts Whether numbers are told.
	 */
	public function html( string $name, string $all, bool $has_counts ): string {
		return $this->first->html( $name, $all, $has_counts )
			. ( $this->second?->html( $name, $all, $has_counts ) ?? '' );
	}

	/**
	 * What a taxonomy is called.
	 */
	private static function label( string $taxonomy ): string {
		$label = get_taxonomy( $taxonomy )->labels->name ?? '';
		return is_string( $label ) ? $label : '';
	}
}
