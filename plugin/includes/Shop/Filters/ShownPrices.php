<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

use Brolga\Core\Support\Module;
use WC_Product_Simple;
use WC_Tax;
use WP_Query;

/**
 * Filters products by the prices that visitors see. A shop may store prices without tax and display them with
 * tax, or vice versa; WooCommerce's filter uses the standard rate only, and its counts fail with such prices.
 *
 * @see SHOP-241
 */
final class ShownPrices implements Module {

	/** Query variable with the price limits of a count. */
	public const BETWEEN = 'brolga_prices';

	/** Query variable that limits a query to products with one factor between displayed and stored price. */
	public const FACTOR = 'brolga_price_factor';

	/** Price for calculating a factor, large enough that rounding to cents does not matter. */
	private const SAMPLE = 1_000_000;

	private const THEIRS = '/ AND NOT \([\d.]+<wc_product_meta_lookup\.min_price'
		. ' OR [\d.]+>wc_product_meta_lookup\.max_price \)/';

	public function register(): void {
		add_filter( 'posts_clauses', self::narrow( ... ), 20, 2 );
	}

	/**
	 * Returns displayed price divided by stored price for each tax class.
	 *
	 * @return array<string, float> The standard class is ''.
	 */
	public static function factors(): array {
		$factors = [];
		$classes = array_filter( wc_tax_enabled() ? WC_Tax::get_tax_class_slugs() : [], is_string( ... ) );
		foreach ( [ '', ...$classes ] as $class ) {
			$sample = new WC_Product_Simple();
			$sample->set_tax_class( $class );
			$shown = wc_get_price_to_display( $sample, [ 'price' => self::SAMPLE ] );
			$factors[ $class ] = round( (float) $shown / self::SAMPLE, 8 );
		}
		return $factors;
	}

	/** @param array<string, float> $factors */
	public static function are_stored( array $factors ): bool {
		return [ 1.0 ] === array_values( array_unique( $factors ) );
	}

	/**
	 * Replaces WooCommerce's price condition by one on displayed prices.
	 *
	 * @param array<string, string> $clauses
	 * @return array<string, string>
	 */
	private static function narrow( array $clauses, WP_Query $query ): array {
		$between = $query->get( self::BETWEEN );
		$factor  = $query->get( self::FACTOR );
		$counts  = is_array( $between ) || is_float( $factor );
		$page    = ! $counts && $query->is_main_query() && 'product_query' === $query->get( 'wc_query' )
			? self::asked( $query )
			: [];
		if ( ! $counts && [] === $page ) {
			return $clauses;
		}
		$factors = self::factors();
		if ( [] !== $page ) {
			if ( self::are_stored( $factors ) ) {
				return $clauses;
			}
			$clauses['where'] = (string) preg_replace( self::THEIRS, '', $clauses['where'] );
		}
		$where = new PriceRepository( $factors, wc_get_price_decimals() );
		if ( ! str_contains( $clauses['join'], PriceRepository::TABLE ) ) {
			$clauses['join'] .= $where->join();
		}
		$clauses['where'] .= $where->between( is_array( $between ) ? $between : $page );
		if ( is_float( $factor ) ) {
			$clauses['where'] .= $where->with_factor( $factor );
		}
		return $clauses;
	}

	/** @return array<string, string> */
	public static function asked( WP_Query $query ): array {
		$asked = [];
		foreach ( [ FilterAddress::LEAST, FilterAddress::MOST ] as $name ) {
			$price = $query->get( $name );
			if ( is_numeric( $price ) ) {
				$asked[ $name ] = (string) $price;
			}
		}
		return $asked;
	}
}
