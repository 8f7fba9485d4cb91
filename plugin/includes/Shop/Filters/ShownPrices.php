<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

use Brolga\Core\Support\Module;
use WC_Product_Simple;
use WC_Tax;
use WP_Query;

/**
 * Prices as visitors see them. A shop may store them without tax and show them with
 * it, or the other way; what is chosen, counted and listed goes by what is shown.
 * WooCommerce lists by the standard rate alone, and its counts by prices fail with it.
 *
 * @see SHOP-241
 */
final class ShownPrices implements Module {

	/** The prices of a count, in its query. */
	public const BETWEEN = 'brolga_prices';

	/** The factor whose products alone a query finds. */
	public const FACTOR = 'brolga_price_factor';

	/** Large enough that cents of rounding do not show in a factor. */
	private const SAMPLE = 1_000_000;

	private const THEIRS = '/ AND NOT \([\d.]+<wc_product_meta_lookup\.min_price'
		. ' OR [\d.]+>wc_product_meta_lookup\.max_price \)/';

	/**
	 * Waits for lists of products, after WooCommerce.
	 */
	public function register(): void {
		add_filter( 'posts_clauses', self::narrow( ... ), 20, 2 );
	}

	/**
	 * By what stored prices are multiplied to be shown: each of the factors that taxable products have, by tax class.
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

	/**
	 * Whether what is shown is what is stored.
	 *
	 * @param array<string, float> $factors By tax class.
	 */
	public static function are_stored( array $factors ): bool {
		return [ 1.0 ] === array_values( array_unique( $factors ) );
	}

	/**
	 * Holds a list of products against shown prices.
	 *
	 * @param array<string, string> $clauses The query's.
	 * @param WP_Query              $query   The list.
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

	/**
	 * The prices that a list of products is asked for.
	 *
	 * @param WP_Query $query The list.
	 * @return array<string, string>
	 */
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
