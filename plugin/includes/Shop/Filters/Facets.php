<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

use Automattic\WooCommerce\Internal\ProductFilters\FilterData;
use Automattic\WooCommerce\Internal\ProductFilters\FilterDataProvider;
use Automattic\WooCommerce\Internal\ProductFilters\QueryClauses;
use WP_Query;
use WP_Term;

/**
 * The options for filtering this page's products, counted by the class that counts for WooCommerce's own filter
 * blocks; KeptFacets caches them. Versions of WooCommerce without that class get no filters.
 *
 * @see SHOP-22
 *
 * @phpstan-import-type Option from Facet
 */
final class Facets {

	private const MOST = 40;

	/** @return array<string, string> */
	public static function attributes(): array {
		$labels = [];
		foreach ( wc_get_attribute_taxonomies() as $attribute ) {
			$name  = is_object( $attribute ) ? $attribute->attribute_name ?? null : null;
			$label = is_object( $attribute ) ? $attribute->attribute_label ?? null : null;
			if ( is_string( $name ) && '' !== $name ) {
				$labels[ $name ] = is_string( $label ) && '' !== $label ? $label : $name;
			}
		}
		return $labels;
	}

	/**
	 * Returns the query variables that decide which products the page lists, without pagination and sorting.
	 *
	 * @return array<array-key, mixed>
	 */
	public static function asked( WP_Query $query ): array {
		return self::vars( $query, [] );
	}

	/**
	 * Returns the lowest and highest price, as displayed to visitors, of the products that the
	 * other filters leave; null if there is no range.
	 *
	 * @return array{int, int}|null
	 */
	public function prices( WP_Query $query ): ?array {
		$data  = self::data();
		$asked = self::vars( $query, [] );
		unset( $asked[ ShownPrices::BETWEEN ] );
		$factors = array_values( array_unique( ShownPrices::factors() ) );
		// Untaxed products are shown at their stored price.
		$factors = array_values( array_unique( [ ...$factors, ...wc_tax_enabled() ? [ 1.0 ] : [] ] ) );
		$shown   = [];
		if ( null === $data ) {
			return null;
		}
		foreach ( $factors as $factor ) {
			// If all products have the same factor, they need not be told apart.
			$one   = count( $factors ) > 1 ? [ ShownPrices::FACTOR => $factor ] : [];
			$found = $data->get_filtered_price( $asked + $one );
			foreach ( [ $found['min_price'] ?? null, $found['max_price'] ?? null ] as $price ) {
				$shown = [ ...$shown, ...is_numeric( $price ) ? [ (float) $price * $factor ] : [] ];
			}
		}
		if ( [] === $shown || min( $shown ) >= max( $shown ) ) {
			return null;
		}
		$decimals = wc_get_price_decimals();
		return [ (int) floor( round( min( $shown ), $decimals ) ), (int) ceil( round( max( $shown ), $decimals ) ) ];
	}

	/**
	 * Returns all filters with their values.
	 *
	 * @param FilterAddress $chosen Chosen values stay in the list even if no product has them.
	 * @return list<Facet>
	 */
	public function of( WP_Query $query, FilterAddress $chosen ): array {
		$data = self::data();
		if ( null === $data ) {
			return [];
		}
		$facets = [];
		foreach ( self::attributes() as $name => $label ) {
			$facets[] = self::facet(
				FilterAddress::name( $name ),
				$label,
				self::terms( $data, $query, $chosen, $name ),
				$chosen
			);
		}
		if ( wc_review_ratings_enabled() ) {
			$facets[] = self::facet(
				FilterAddress::RATING,
				__( 'Rating', 'brolga' ),
				self::ratings( $data, $query, $chosen ),
				$chosen
			);
		}
		$facets[] = self::facet(
			FilterAddress::STOCK,
			__( 'Availability', 'brolga' ),
			self::stock( $data, $query, $chosen ),
			$chosen
		);
		return array_values( array_filter( $facets ) );
	}

	/** @param list<Option> $options */
	private static function facet( string $name, string $label, array $options, FilterAddress $chosen ): ?Facet {
		return [] !== $options && ( count( $options ) > 1 || isset( $chosen->chosen[ $name ] ) )
			? new Facet( $name, $label, $options )
			: null;
	}

	/** @return list<Option> */
	private static function terms( FilterData $data, WP_Query $query, FilterAddress $chosen, string $name ): array {
		$taxonomy  = wc_attribute_taxonomy_name( $name );
		$parameter = FilterAddress::name( $name );
		$counts    = self::counts( $data->get_attribute_counts(
			self::vars( $query, [ $parameter, "query_type_$name" ], 'taxonomy', $taxonomy ),
			$taxonomy
		) );
		$found     = [] === $counts ? [] : get_terms(
			[
				'taxonomy'   => $taxonomy,
				'include'    => array_keys( $counts ),
				'hide_empty' => false,
				'number'     => self::MOST,
				'orderby'    => 'id' === wc_attribute_orderby( $taxonomy )
					? 'term_id'
					: wc_attribute_orderby( $taxonomy ),
			]
		);
		$options = [];
		foreach ( is_array( $found ) ? $found : [] as $term ) {
			if ( $term instanceof WP_Term ) {
				$options[ $term->slug ] = self::option( $term->slug, $term->name, $counts[ $term->term_id ] ?? 0 );
			}
		}
		foreach ( $chosen->chosen[ $parameter ] ?? [] as $slug ) {
			$term = isset( $options[ $slug ] ) ? null : get_term_by( 'slug', $slug, $taxonomy );
			if ( $term instanceof WP_Term ) {
				$options[ $slug ] = self::option( $slug, $term->name, 0 );
			}
		}
		return array_values( $options );
	}

	/** @return list<Option> */
	private static function ratings( FilterData $data, WP_Query $query, FilterAddress $chosen ): array {
		$counts  = self::counts(
			$data->get_rating_counts( self::vars( $query, [ FilterAddress::RATING ], FilterAddress::RATING, true ) )
		);
		$options = [];
		foreach ( [ 5, 4, 3, 2, 1 ] as $stars ) {
			if ( ( $counts[ $stars ] ?? 0 ) > 0 || $chosen->has( FilterAddress::RATING, (string) $stars ) ) {
				$options[] = self::option(
					(string) $stars,
					// translators: %d: a number of stars, from 1 to 5.
					sprintf( _n( '%d star', '%d stars', $stars, 'brolga' ), $stars ),
					$counts[ $stars ] ?? 0
				);
			}
		}
		return $options;
	}

	/** @return list<Option> */
	private static function stock( FilterData $data, WP_Query $query, FilterAddress $chosen ): array {
		$statuses = wc_get_product_stock_status_options();
		$counts   = $data->get_stock_status_counts(
			self::vars( $query, [ FilterAddress::STOCK ] ),
			array_keys( $statuses )
		);
		$options  = [];
		foreach ( $statuses as $status => $label ) {
			$count = $counts[ $status ] ?? 0;
			if ( is_string( $label )
				&& ( is_numeric( $count ) && (int) $count > 0
					|| $chosen->has( FilterAddress::STOCK, (string) $status ) ) ) {
				$options[] = self::option( (string) $status, $label, is_numeric( $count ) ? (int) $count : 0 );
			}
		}
		return $options;
	}

	/**
	 * Returns the page's query variables without those of one filter: the values of a filter are
	 * counted as if none of them were chosen.
	 *
	 * @param string $key The key that marks this filter's clauses in the tax query.
	 * @param list<string> $names
	 * @return array<array-key, mixed>
	 */
	private static function vars( WP_Query $query, array $names, string $key = '', mixed $value = null ): array {
		$vars = array_diff_key(
			$query->query_vars,
			array_flip( [ ...$names, 'paged', 'posts_per_page', 'orderby', 'order', 'meta_key' ] )
		);
		// WooCommerce's price filter is wrong if prices are stored without tax and shown with it.
		$vars[ ShownPrices::BETWEEN ] = ShownPrices::asked( $query );
		$vars = array_filter(
			array_diff_key( $vars, [ FilterAddress::LEAST => true, FilterAddress::MOST => true ] ),
			static fn ( mixed $value ): bool => ! in_array( $value, [ '', false, null, 0, [] ], true )
		);
		// WP_Query also writes the first term of a tax query into these variables.
		$first = $vars['taxonomy'] ?? '';
		if ( is_string( $first ) && ( 'product_visibility' === $first || str_starts_with( $first, 'pa_' ) ) ) {
			unset( $vars['taxonomy'], $vars['term'] );
		}
		if ( '' !== $key && is_array( $vars['tax_query'] ?? null ) ) {
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- The page's own.
			$vars['tax_query'] = self::less( $vars['tax_query'], $key, $value );
		}
		return $vars;
	}

	/**
	 * @param array<array-key, mixed> $clauses
	 * @return array<array-key, mixed>
	 */
	private static function less( array $clauses, string $key, mixed $value ): array {
		$kept = [];
		foreach ( $clauses as $name => $clause ) {
			if ( ! is_array( $clause ) || ( $clause[ $key ] ?? null ) !== $value ) {
				$kept[ $name ] = is_array( $clause ) ? self::less( $clause, $key, $value ) : $clause;
			}
		}
		return $kept;
	}

	/** @return Option */
	private static function option( string $value, string $label, int $count ): array {
		return [ 'value' => $value, 'label' => $label, 'count' => $count ];
	}

	/** @return array<int, int> */
	private static function counts( mixed $found ): array {
		$counts = [];
		foreach ( is_array( $found ) ? $found : [] as $key => $count ) {
			if ( is_numeric( $key ) && is_numeric( $count ) && (int) $count > 0 ) {
				$counts[ (int) $key ] = (int) $count;
			}
		}
		return $counts;
	}

	/** Returns WooCommerce's counting service; null in a version without it. */
	private static function data(): ?FilterData {
		if ( ! class_exists( FilterDataProvider::class ) || ! class_exists( QueryClauses::class ) ) {
			return null;
		}
		$container = wc_get_container();
		$provider  = $container->get( FilterDataProvider::class );
		$clauses   = $container->get( QueryClauses::class );
		$data      = $provider instanceof FilterDataProvider && $clauses instanceof QueryClauses
			? $provider->with( $clauses )
			: null;
		return $data instanceof FilterData ? $data : null;
	}
}
