<?php
/**
 * The demo's products.
 *
 * @package Brolga\Demo
 */

declare( strict_types=1 );

namespace Brolga\Demo;

use Brolga\Shop\Catalogue\Catalogue;
use Brolga\Shop\Catalogue\SampleOrder;
use Brolga\Shop\Catalogue\Stock;
use DateTimeImmutable;

/**
 * Reads what a product's file says of prices, stock and reviews, and puts it on
 * the shelves.
 *
 * @see DEMO-14
 */
final class Products {

	/** Delivery within Australia, and pick-up at the gate. */
	private const DELIVERY = [
		'flat_rate'    => [
			'title'      => 'Courier, in two to four days',
			'tax_status' => 'taxable',
			'cost'       => '11.82',
		],
		'local_pickup' => [
			'title'      => 'Pick up at West End',
			'tax_status' => 'none',
			'cost'       => '0',
		],
	];

	/** Delivery to New Zealand. */
	private const OVERSEAS = [
		'flat_rate' => [
			'title'      => 'Airmail, in six to ten days',
			'tax_status' => 'none',
			'cost'       => '24.00',
		],
	];

	/** By what plants and seed are found. */
	private const ATTRIBUTES = [
		'Light'      => [ 'Full sun', 'Half shade', 'Shade' ],
		'Flowers in' => [ 'Spring', 'Summer', 'Autumn', 'Winter' ],
	];

	/** The settings of a Brisbane shop that sells with GST. */
	public const SETTINGS = [
		'woocommerce_store_address'                          => '12 Ferry Road',
		'woocommerce_store_city'                             => 'West End',
		'woocommerce_default_country'                        => 'AU:QLD',
		'woocommerce_store_postcode'                         => '4101',
		'woocommerce_currency'                               => 'AUD',
		'woocommerce_calc_taxes'                             => 'yes',
		'woocommerce_prices_include_tax'                     => 'yes',
		'woocommerce_tax_display_shop'                       => 'incl',
		'woocommerce_tax_display_cart'                       => 'incl',
		'woocommerce_weight_unit'                            => 'kg',
		'woocommerce_dimension_unit'                         => 'cm',
		'woocommerce_allowed_countries'                      => 'specific',
		'woocommerce_specific_allowed_countries'             => [ 'AU', 'NZ' ],
		'woocommerce_enable_guest_checkout'                  => 'yes',
		'woocommerce_enable_signup_and_login_from_checkout'  => 'yes',
		// Bank transfers take days: nothing is let go after an hour.
		'woocommerce_hold_stock_minutes'                     => '',
		'woocommerce_bacs_settings'                          => [
			'enabled'      => 'yes',
			'title'        => 'Bank transfer',
			'description'  => 'Our account details come with your order, and your plants when the money is here.',
			'instructions' =>
				'Please use your order number as the reference. Your plants leave once the transfer has arrived.',
		],
		'woocommerce_bacs_accounts'                          => [
			[
				'account_name'   => 'Fig & Ferry',
				'account_number' => '70100142',
				'bank_name'      => 'Ferry Road Mutual',
				'sort_code'      => '000-000',
				'iban'           => '',
				'bic'            => '',
			],
		],
		'woocommerce_email_from_name'                        => 'Fig & Ferry',
		'woocommerce_email_from_address'                     => 'hello@figandferry.example',
		'woocommerce_cod_settings'                           => [
			'enabled'      => 'yes',
			'title'        => 'Pay at pick-up',
			'description'  => 'Card or cash at 12 Ferry Road, West End, Tuesday to Saturday, 7 am to 3 pm.',
			'instructions' => 'Pay by card or cash when you pick up.',
		],
	];

	/**
	 * Takes the shop.
	 *
	 * @param Catalogue $catalogue The shop.
	 */
	public function __construct( private readonly Catalogue $catalogue ) {}

	/**
	 * Puts a product on the shelves.
	 *
	 * @param int                       $id      Its post.
	 * @param Text                      $text    Its file.
	 * @param callable( string ): int   $image Finds an image's id by its name.
	 */
	public function put( int $id, Text $text, callable $image ): void {
		$gallery = [];
		foreach ( $text->all( 'gallery' ) as $name ) {
			$gallery[] = is_string( $name ) ? $image( $name ) : 0;
		}
		$options = [];
		foreach ( $text->all( 'options' ) as $option => $facts ) {
			$options[ (string) $option ] = [
				'price' => self::word( $facts, 'price' ),
				'stock' => self::number( $facts, 'stock' ),
			];
		}
		$attributes = [];
		foreach ( $text->all( 'attributes' ) as $label => $values ) {
			$attributes[ (string) $label ] = array_values(
				array_filter( is_array( $values ) ? $values : [], is_string( ... ) )
			);
		}
		$this->catalogue->put(
			$id,
			new Stock(
				$text->get( 'sku' ),
				$text->get( 'price' ),
				$text->get( 'sale' ),
				$text->number( 'stock' ),
				$text->get( 'choice' ),
				$options,
				$gallery,
				$attributes
			)
		);
		if ( 0 === (int) get_comments( [ 'post_id' => $id, 'count' => true ] ) ) {
			foreach ( $text->all( 'reviews' ) as $review ) {
				$this->catalogue->review(
					$id,
					self::word( $review, 'name' ),
					self::number( $review, 'stars' ),
					self::word( $review, 'date' ) . ' 18:20:00',
					self::word( $review, 'text' )
				);
			}
		}
	}

	/**
	 * Adds the tax on goods and services.
	 *
	 * @return int Its id.
	 */
	public function tax(): int {
		return $this->catalogue->tax( 'AU', 'GST', '10.0000' );
	}

	/**
	 * Adds delivery within Australia.
	 *
	 * @return int The zone's id.
	 */
	public function deliver(): int {
		return $this->catalogue->deliver( 'Australia', 'AU', self::DELIVERY );
	}

	/**
	 * Adds delivery to the other country that the shop sells to.
	 *
	 * @return int The zone's id.
	 */
	public function deliver_overseas(): int {
		return $this->catalogue->deliver( 'New Zealand', 'NZ', self::OVERSEAS );
	}

	/**
	 * Places the orders of the last weeks.
	 *
	 * @param string            $file Lists them.
	 * @param DateTimeImmutable $now  The present.
	 * @return list<int> Their ids.
	 */
	public function sell( string $file, DateTimeImmutable $now ): array {
		$listed = json_decode( (string) file_get_contents( $file ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of ours.
		$made   = [];
		foreach ( is_array( $listed ) ? $listed : [] as $row ) {
			$method = self::word( $row, 'delivery' );
			$way    = self::DELIVERY[ $method ] ?? self::DELIVERY['local_pickup'];
			$lines  = [];
			foreach ( is_array( $row ) && is_array( $row['lines'] ?? null ) ? $row['lines'] : [] as $sku => $count ) {
				$lines[ (string) $sku ] = is_int( $count ) ? $count : 0;
			}
			$at     = $now->setTimezone( wp_timezone() )->modify(
				'-' . self::number( $row, 'days' ) . ' days ' . self::word( $row, 'time' )
			);
			$made[] = $this->catalogue->order(
				new SampleOrder(
					$at->getTimestamp(),
					self::word( $row, 'status' ),
					self::word( $row, 'name' ),
					self::word( $row, 'city' ),
					self::word( $row, 'state' ),
					self::word( $row, 'postcode' ),
					$lines,
					$method,
					$way['title'],
					$way['cost'],
					self::SETTINGS['woocommerce_bacs_settings']['title'],
					self::word( $row, 'source' )
				)
			);
		}
		return $made;
	}

	/**
	 * Adds what plants and seed are found by.
	 *
	 * @return list<int> Their ids; what the shop has already is its own.
	 */
	public function describe(): array {
		return array_values( array_filter(
			array_map( $this->catalogue->add_attribute( ... ), array_keys( self::ATTRIBUTES ), self::ATTRIBUTES ),
			static fn ( int $id ): bool => $id > 0
		) );
	}

	/**
	 * A word of a part of the head.
	 *
	 * @param string $key The word's name.
	 */
	private static function word( mixed $part, string $key ): string {
		$word = is_array( $part ) ? $part[ $key ] ?? '' : '';

		return is_string( $word ) ? $word : '';
	}

	/**
	 * A number of a part of the head.
	 *
	 * @param string $key The number's name.
	 */
	private static function number( mixed $part, string $key ): int {
		$number = is_array( $part ) ? $part[ $key ] ?? 0 : 0;

		return is_int( $number ) ? $number : 0;
	}
}
