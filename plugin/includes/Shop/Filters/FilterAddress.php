<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

/**
 * What is chosen among a shop's products, as WooCommerce writes it into the
 * address: commas between values, and a word that says that one of them is
 * enough. A form without scripts can send lists only; canonical() is what they
 * come to.
 *
 * @see SHOP-21 SHOP-70
 */
final class FilterAddress {

	public const RATING = 'rating_filter';
	public const STOCK  = 'filter_stock_status';
	public const LEAST  = 'min_price';
	public const MOST   = 'max_price';

	/** In the form: its lists and empty fields are to be tidied. */
	public const FORM = 'brolga_filter';

	/** Where the products begin. */
	public const PLACE = 'products';

	private const ATTRIBUTE = 'filter_';
	private const ANY_OF    = 'query_type_';

	/** Nobody ticks as many. */
	private const MOST_VALUES = 50;

	/**
	 * Keeps what is chosen.
	 *
	 * @param array<string, non-empty-list<string>> $chosen Values by the parameter's name.
	 */
	private function __construct( public readonly array $chosen ) {}

	/**
	 * The parameter of an attribute.
	 *
	 * @param string $attribute Its name, without `pa_`.
	 */
	public static function name( string $attribute ): string {
		return self::ATTRIBUTE . $attribute;
	}

	/**
	 * Reads an address, or what a form has sent.
	 *
	 * @param array<array-key, mixed> $query      The parameters.
	 * @param list<string>            $attributes The names of the shop's attributes.
	 * @param PriceText               $prices     How the shop writes prices.
	 */
	public static function read( array $query, array $attributes, PriceText $prices = new PriceText() ): self {
		$chosen = [];
		$typed  = isset( $query[ self::FORM ] );
		foreach ( [
			self::LEAST,
			self::MOST,
			...array_map( self::name( ... ), $attributes ),
			self::RATING,
			self::STOCK,
		] as $name ) {
			if ( in_array( $name, [ self::LEAST, self::MOST ], true ) ) {
				$price  = $prices->read( self::text( $query[ $name ] ?? null ), $typed );
				$values = '' === $price ? [] : [ $price ];
			} elseif ( self::RATING === $name ) {
				$values = self::values( $query[ $name ] ?? null );
				$values = array_values( array_intersect( [ '5', '4', '3', '2', '1' ], $values ) );
			} else {
				$values = array_values( array_filter(
					array_map( sanitize_title( ... ), self::values( $query[ $name ] ?? null ) ),
					static fn ( string $value ): bool => '' !== $value
				) );
			}
			if ( [] !== $values ) {
				$chosen[ $name ] = array_slice( $values, 0, self::MOST_VALUES );
			}
		}
		$least = $chosen[ self::LEAST ] ?? null;
		$most  = $chosen[ self::MOST ] ?? null;
		if ( null !== $least && null !== $most && (float) $least[0] > (float) $most[0] ) {
			$chosen[ self::LEAST ] = $most;
			$chosen[ self::MOST ]  = $least;
		}
		return new self( $chosen );
	}

	/**
	 * Whether an address has to be tidied: it comes from the form, holds a list where
	 * WooCommerce reads a text, or prices that WooCommerce would read otherwise.
	 *
	 * @param array<array-key, mixed> $query      The parameters.
	 * @param list<string>            $attributes The names of the shop's attributes.
	 * @param PriceText               $written    How the shop writes prices.
	 */
	public static function is_untidy(
		array $query,
		array $attributes,
		PriceText $written = new PriceText()
	): bool {
		$lists  = array_filter( $query, is_array( ... ) );
		$prices = array_filter(
			array_intersect_key( $query, array_flip( [ self::LEAST, self::MOST ] ) ),
			is_string( ... )
		);
		return isset( $query[ self::FORM ] )
			|| [] !== array_intersect_key( $lists, array_flip( self::names( $attributes ) ) )
			|| [] !== array_diff_assoc( $prices, self::read( $prices, [], $written )->query() );
	}

	/**
	 * The address to be led to, on this site whatever was asked for.
	 *
	 * @param string                  $asked      Path and parameters that were asked for.
	 * @param array<array-key, mixed> $query      The parameters.
	 * @param list<string>            $attributes The names of the shop's attributes.
	 * @param PriceText               $written    How the shop writes prices.
	 */
	public static function tidied(
		string $asked,
		array $query,
		array $attributes,
		PriceText $written = new PriceText()
	): string {
		$to = http_build_query( self::canonical( $query, $attributes, $written ), '', '&', PHP_QUERY_RFC3986 );
		// Two slashes at the start would name another host.
		return sanitize_url( '/' . ltrim( explode( '?', $asked, 2 )[0], '/\\' ) )
			. ( '' === $to ? '' : "?{$to}" )
			. '#'
			. self::PLACE;
	}

	/**
	 * An address's parameters, tidied; those that are no filters stay, but for the page's number.
	 *
	 * @param array<array-key, mixed> $query      The parameters.
	 * @param list<string>            $attributes The names of the shop's attributes.
	 * @param PriceText               $written    How the shop writes prices.
	 * @return array<array-key, mixed>
	 */
	public static function canonical(
		array $query,
		array $attributes,
		PriceText $written = new PriceText()
	): array {
		$drop = array_flip( [ ...self::names( $attributes ), self::FORM, 'paged', 'product-page' ] );
		return array_filter(
			array_diff_key( $query, $drop ),
			static fn ( mixed $value ): bool => '' !== $value
		) + self::read( $query, $attributes, $written )->query();
	}

	/**
	 * What is chosen, as WooCommerce reads it.
	 *
	 * @return array<string, string>
	 */
	public function query(): array {
		$query = [];
		foreach ( $this->chosen as $name => $values ) {
			$query[ $name ] = implode( ',', $values );
			if ( count( $values ) > 1 && str_starts_with( $name, self::ATTRIBUTE ) && self::STOCK !== $name ) {
				$query[ self::ANY_OF . substr( $name, strlen( self::ATTRIBUTE ) ) ] = 'or';
			}
		}
		return $query;
	}

	/**
	 * Whether a value is chosen.
	 *
	 * @param string $name The parameter.
	 */
	public function has( string $name, string $value ): bool {
		return in_array( $value, $this->chosen[ $name ] ?? [], true );
	}

	/**
	 * Whether a price is chosen.
	 */
	public function has_price(): bool {
		return isset( $this->chosen[ self::LEAST ] ) || isset( $this->chosen[ self::MOST ] );
	}

	/**
	 * The same without one value.
	 *
	 * @param string $name The parameter.
	 */
	public function without( string $name, string $value ): self {
		$values = array_values( array_diff( $this->chosen[ $name ] ?? [], [ $value ] ) );
		$others = array_diff_key( $this->chosen, [ $name => true ] );
		return new self( [] === $values ? $others : [ $name => $values ] + $others );
	}

	/**
	 * The parameters there are.
	 *
	 * @param list<string> $attributes The names of the shop's attributes.
	 * @return list<string>
	 */
	private static function names( array $attributes ): array {
		return [
			self::LEAST,
			self::MOST,
			self::RATING,
			self::STOCK,
			...array_map( self::name( ... ), $attributes ),
			...array_map( static fn ( string $attribute ): string => self::ANY_OF . $attribute, $attributes ),
		];
	}

	/**
	 * The texts of a parameter, whether it is a list or has commas.
	 *
	 * @param mixed $value As it was sent.
	 * @return list<string>
	 */
	private static function values( mixed $value ): array {
		$texts = [];
		foreach ( is_array( $value ) ? $value : [ $value ] as $text ) {
			if ( is_string( $text ) ) {
				$texts = [ ...$texts, ...array_map( trim( ... ), explode( ',', $text ) ) ];
			}
		}
		return array_values( array_unique( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) ) );
	}

	/**
	 * A parameter's text, or the first of its list.
	 *
	 * @param mixed $value As it was sent.
	 */
	private static function text( mixed $value ): string {
		$first = is_array( $value ) ? $value[ array_key_first( $value ) ] ?? '' : $value;
		return is_string( $first ) ? trim( $first ) : '';
	}
}
