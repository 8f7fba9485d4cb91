<?php
declare( strict_types=1 );

namespace Brolga\Content\Posts;

/**
 * The filters of a portfolio for one or two taxonomies, and the query for the posts that match the chosen ones.
 *
 * @see PORT-1 PORT-3 PORT-14
 */
final class PortfolioFilters {

	public readonly PostQuery $query;

	public readonly int $total;

	private readonly FilterLinks $first;
	private readonly ?FilterLinks $second;

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

	/** @return array<string, string> */
	public function parameters(): array {
		return $this->first->parameters() + ( $this->second?->parameters() ?? [] );
	}

	/** Returns the chosen filters and the page in the format of the URL's fragment. */
	public function shown( int $page ): string {
		return $this->first->chosen->slug()
			. "|{$page}"
			. ( null === $this->second ? '' : '|' . $this->second->chosen->slug() );
	}

	public function html( string $name, string $all, bool $has_counts ): string {
		return $this->first->html( $name, $all, $has_counts )
			. ( $this->second?->html( $name, $all, $has_counts ) ?? '' );
	}

	private static function label( string $taxonomy ): string {
		$label = get_taxonomy( $taxonomy )->labels->name ?? '';
		return is_string( $label ) ? $label : '';
	}
}
