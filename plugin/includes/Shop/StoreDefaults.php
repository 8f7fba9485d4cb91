<?php
declare( strict_types=1 );

namespace Brolga\Shop;

use Brolga\Business\BusinessSection;
use Brolga\Business\Details;
use Brolga\Core\Settings\Settings;

/**
 * The address and the currency of a shop that nobody has set up yet.
 *
 * @see START-862
 */
final class StoreDefaults {

	/** Options of the shop, by their names in WooCommerce's table of countries. */
	private const HABITS = [
		'currency_pos'   => 'woocommerce_currency_pos',
		'thousand_sep'   => 'woocommerce_price_thousand_sep',
		'decimal_sep'    => 'woocommerce_price_decimal_sep',
		'num_decimals'   => 'woocommerce_price_num_decimals',
		'weight_unit'    => 'woocommerce_weight_unit',
		'dimension_unit' => 'woocommerce_dimension_unit',
	];

	public function __construct( private readonly Settings $settings ) {}

	/**
	 * @param string $country  Two capital letters.
	 * @param string $currency ISO 4217.
	 */
	public function follow( string $country, string $currency ): void {
		if ( ! function_exists( 'WC' ) || ! self::is_new() ) {
			return;
		}
		$values = $this->settings->of( new BusinessSection() );
		$region = self::state( $country, $values->text( 'region' ) );
		$set    = [
			'woocommerce_currency'        => $currency,
			'woocommerce_default_country' => $country . ( '' === $region ? '' : ":{$region}" ),
			'woocommerce_store_address'   => $values->text( 'street' ),
			'woocommerce_store_city'      => $values->text( 'city' ),
			'woocommerce_store_postcode'  => Details::postcode( $values ),
		];
		foreach ( self::habits( $country ) as $name => $value ) {
			$set[ self::HABITS[ $name ] ] = $value;
		}
		foreach ( $set as $option => $value ) {
			update_option( $option, $value );
		}
	}

	/** Whether the shop still has what WooCommerce begins with. */
	private static function is_new(): bool {
		return 'USD' === get_option( 'woocommerce_currency', 'USD' )
			&& '' === get_option( 'woocommerce_store_address', '' );
	}

	/** Returns the code of a state that was written by its code or name; empty if it is none. */
	private static function state( string $country, string $written ): string {
		$states = WC()->countries->get_states( $country );
		foreach ( is_array( $states ) ? $states : [] as $code => $name ) {
			$names = array_filter( [ (string) $code, $name ], is_string( ... ) );
			if ( in_array( mb_strtolower( $written ), array_map( mb_strtolower( ... ), $names ), true ) ) {
				return (string) $code;
			}
		}
		return '';
	}

	/** @return array<key-of<self::HABITS>, string|int> */
	private static function habits( string $country ): array {
		$file  = WC()->plugin_path() . '/i18n/locale-info.php';
		$all   = is_file( $file ) ? include $file : [];
		$known = is_array( $all ) && is_array( $all[ $country ] ?? null ) ? $all[ $country ] : [];
		return array_filter(
			array_intersect_key( $known, self::HABITS ),
			static fn ( mixed $value ): bool => is_string( $value ) || is_int( $value )
		);
	}
}
