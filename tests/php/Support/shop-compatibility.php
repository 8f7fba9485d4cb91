<?php
/**
 * A step of fresh-site.php that asks WooCommerce who lives with its features.
 *
 * @package Brolga
 */

declare( strict_types=1 );

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Automattic\WooCommerce\Utilities\OrderUtil;
use Brolga\Shop\Compatibility;

/**
 * Has the request be another one, before WordPress looks at it.
 *
 * @param string $address What it asks for, without the host.
 */
function brolga_compatibility_ask( string $method, string $address ): void {
	$_SERVER['REQUEST_METHOD'] = $method;
	$_SERVER['REQUEST_URI']    = $address;
	parse_str( (string) parse_url( $address, PHP_URL_QUERY ), $_GET );
}

/**
 * What WooCommerce says of each feature, and whether orders have tables of their own.
 *
 * @return array{compatible: array<string, bool>, tables: bool}
 */
function brolga_shop_compatibility(): array {
	return [
		'compatible' => array_map(
			static fn ( string $feature ): bool => in_array(
				'brolga/brolga.php',
				(array) FeaturesUtil::get_compatible_plugins_for_feature( $feature )['compatible'],
				true
			),
			array_combine( Compatibility::FEATURES, Compatibility::FEATURES )
		),
		'tables'     => OrderUtil::custom_orders_table_usage_is_enabled(),
	];
}
