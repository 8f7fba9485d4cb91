<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

use wpdb;

/**
 * SQL conditions on prices as visitors see them, for WooCommerce's price lookup table.
 *
 * @see SHOP-241
 */
final class PriceRepository {

	public const TABLE = 'wc_product_meta_lookup';

	/**
	 * Added before rounding to compensate for floating-point errors; smaller than any difference
	 * between prices.
	 */
	private const NUDGE = '0.0000001';

	private readonly wpdb $database;

	/**
	 * @param array<string, float> $factors Displayed price divided by stored price, by tax class.
	 * @param int $decimals Decimals of the shop's prices.
	 */
	public function __construct(
		private readonly array $factors,
		private readonly int $decimals
	) {
		$database = $GLOBALS['wpdb'];
		assert( $database instanceof wpdb );
		$this->database = $database;
	}

	public function join(): string {
		return ' ' . (string) $this->database->prepare(
			'LEFT JOIN %i wc_product_meta_lookup ON %i.ID = wc_product_meta_lookup.product_id',
			"{$this->database->prefix}wc_product_meta_lookup",
			$this->database->posts
		) . ' ';
	}

	/** @param array<array-key, mixed> $asked */
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

	public function with_factor( float $factor ): string {
		return " AND {$this->factor()} = " . (string) $this->database->prepare( '%.8F', $factor );
	}

	/**
	 * Returns the SQL of a product's factor: 1 if it is not taxable, and the standard factor if
	 * its tax class no longer exists.
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
