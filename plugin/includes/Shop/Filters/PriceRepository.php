<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

use wpdb;

/**
 * What a query of products says of the prices that visitors see, on WooCommerce's
 * table of prices.
 *
 * @see SHOP-241
 */
final class PriceRepository {

	public const TABLE = 'wc_product_meta_lookup';

	/** Less than any price, more than what a database loses of one. */
	private const NUDGE = '0.0000001';

	private readonly wpdb $database;

	/**
	 * Keeps by what prices are multiplied.
	 *
	 * @param array<string, float> $factors  By tax class.
	 * @param int                  $decimals Of the shop's prices.
	 */
	public function __construct(
		private readonly array $factors,
		private readonly int $decimals
	) {
		$database = $GLOBALS['wpdb'];
		assert( $database instanceof wpdb );
		$this->database = $database;
	}

	/**
	 * The table, beside that of posts.
	 */
	public function join(): string {
		return ' ' . (string) $this->database->prepare(
			'LEFT JOIN %i wc_product_meta_lookup ON %i.ID = wc_product_meta_lookup.product_id',
			"{$this->database->prefix}wc_product_meta_lookup",
			$this->database->posts
		) . ' ';
	}

	/**
	 * Products of which a price lies between two.
	 *
	 * @param array<array-key, mixed> $asked The prices, by the names that addresses have for them.
	 */
	public function between( array $asked ): string {
		$where = '';
		foreach ( [ FilterAddress::LEAST => [ 'max_price', '>=' ], FilterAddress::MOST => [ 'min_price', '<=' ] ]
			as $name => [ $column, $compared ] ) {
			$price = $asked[ $name ] ?? '';
			if ( is_numeric( $price ) ) {
				$where .= " AND ROUND( wc_product_meta_lookup.{$column} * {$this->factor()} + "
					. self::NUDGE
					. ", {$this->decimals} ) {$compared} "
					. (string) $this->database->prepare( '%f', (float) $price );
			}
		}
		return $where;
	}

	/**
	 * Products whose prices are multiplied by one factor.
	 */
	public function with_factor( float $factor ): string {
		return " AND {$this->factor()} = " . (string) $this->database->prepare( '%.8F', $factor );
	}

	/**
	 * A product's factor: 1 where it is not taxed; of a class that is no more, the standard one's.
	 */
	private function factor(): string {
		$cases = '';
		foreach ( $this->factors as $class => $factor ) {
			$cases .= '' === (string) $class ? '' : (string) $this->database->prepare(
				' WHEN wc_product_meta_lookup.tax_class = %s THEN %.8F',
				$class,
				$factor
			);
		}
		return "CASE WHEN wc_product_meta_lookup.tax_status <> 'taxable' THEN "
			. (string) $this->database->prepare( '%.8F', 1 )
			. $cases
			. (string) $this->database->prepare( ' ELSE %.8F END', $this->factors[''] ?? 1.0 );
	}
}
