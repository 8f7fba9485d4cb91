<?php
declare( strict_types=1 );

namespace Brolga\Shop\Catalogue;

use Brolga\Core\Support\Conditional;

/**
 * Lets shops on SQLite reserve stock for orders that are being paid. WooCommerce adds minutes to
 * NOW() with an operator that WordPress' SQLite driver does not support, and takes the failed
 * statement for a sold-out product, so that no product with managed stock could be bought.
 *
 * @see SHOP-72
 */
final class HeldStock implements Conditional {

	private const OPERATOR = '/\bNOW\(\) \+ (INTERVAL \d+ MINUTE)\b/';

	public static function can_register(): bool {
		return class_exists( 'WP_SQLite_DB', false );
	}

	public function register(): void {
		add_filter( 'query', self::spell( ... ) );
	}

	/** Replaces the operator with DATE_ADD(), which both databases support. */
	private static function spell( mixed $statement ): mixed {
		return is_string( $statement ) && str_contains( $statement, 'wc_reserved_stock' )
			? preg_replace( self::OPERATOR, 'DATE_ADD( NOW(), $1 )', $statement )
			: $statement;
	}
}
