<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Core\Support\Conditional;

/**
 * Lets shops on SQLite hold stock for an order that is being paid, as
 * WooCommerce does unless it is told otherwise. It adds the minutes by an
 * operator that WordPress' SQLite does not know, and takes the failed statement
 * for a product that has run out: nothing whose stock is counted could be bought.
 *
 * @see SHOP-72
 */
final class HeldStock implements Conditional {

	/** The operator, as WooCommerce writes it. */
	private const OPERATOR = '/\bNOW\(\) \+ (INTERVAL \d+ MINUTE)\b/';

	/**
	 * On SQLite alone.
	 */
	public static function can_register(): bool {
		return class_exists( 'WP_SQLite_DB', false );
	}

	/**
	 * Waits for statements.
	 */
	public function register(): void {
		add_filter( 'query', self::spell( ... ) );
	}

	/**
	 * Writes the same as a function, which both databases know.
	 *
	 * @param mixed $statement Any statement.
	 */
	private static function spell( mixed $statement ): mixed {
		return is_string( $statement ) && str_contains( $statement, 'wc_reserved_stock' )
			? preg_replace( self::OPERATOR, 'DATE_ADD( NOW(), $1 )', $statement )
			: $statement;
	}
}
