<?php
declare( strict_types=1 );

namespace Brolga\Shop\Filters;

/**
 * The chosen product filters in WooCommerce's URL format: values separated by commas, and a parameter for "any
 * of these". A form without JavaScript can only send arrays, which canonical() converts to that format.
 *
 * @see SHOP-21 SHOP-70
 */
final class FilterAddress {

	public const RATING = 'rating_filter';
	public const STOCK  = 'filter_stock_status';
	public const LEAST  = 'min_price';
	public const MOST   = 'max_price';

	/** Hidden field of the form. Its presence means that arrays and empty fields must be converted. */
	public const FORM = 'brolga_filter';

	public const PLACE = 'products';

	private const ATTRIBUTE = 'filter_';
	private const ANY_OF    = 'query_type_';

	private const MOST_VALUES = 50;

	/** @param array<string, non-empty-list<string>> $chosen */
	private function __construct( public readonly array $chosen ) {}

	/** @param string $attribute The attribute's name without `pa_`. */
	public static function name( string $attribute ): string {
		return self::ATTRIBUTE . $attribute;
	}

	/**
	 * @param array<array-key, mixed> $query
	 * @param list<string> $attributes
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
	 * Whether a URL must be redirected: it comes from the form, contains arrays where WooCommerce
	 * expects strings, or prices that WooCommerce would read differently.
	 *
	 * @param array<array-key, mixed> $query
	 * @param list<string> $attributes
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
	 * Returns the URL to redirect to, which is always on this site.
	 *
	 * @param string $asked The requested path with its query.
	 * @param array<array-key, mixed> $query
	 * @param list<string> $attributes
	 */
	public static function tidied(
		string $asked,
		array $query,
		array $attributes,
		PriceText $written = new PriceText()
	): string {
		$to = http_build_query( self::canonical( $query, $attributes, $written ), '', '&', PHP_QUERY_RFC3986 );
		// Two leading slashes would mean another host.
		return sanitize_url( '/' . ltrim( explode( '?', $asked, 2 )[0], '/\\' ) )
			. ( '' === $to ? '' : "?{$to}" )
			. '#'
			. self::PLACE;
	}

	/**
	 * Returns the query arguments with filters in WooCommerce's format. Other arguments are kept,
	 * except for the page number.
	 *
	 * @param array<array-key, mixed> $query
	 * @param list<string> $attributes
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

	/** @return array<string, string> */
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

	public function has( string $name, string $value ): bool {
		return in_array( $value, $this->chosen[ $name ] ?? [], true );
	}

	public function has_price(): bool {
		return isset( $this->chosen[ self::LEAST ] ) || isset( $this->chosen[ self::MOST ] );
	}

	public function without( string $name, string $value ): self {
		$values = array_values( array_diff( $this->chosen[ $name ] ?? [], [ $value ] ) );
		$others = array_diff_key( $this->chosen, [ $name => true ] );
		return new self( [] === $values ? $others : [ $name => $values ] + $others );
	}

	/**
	 * @param list<string> $attributes
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

	/** @return list<string> */
	private static function values( mixed $value ): array {
		$texts = [];
		foreach ( is_array( $value ) ? $value : [ $value ] as $text ) {
			if ( is_string( $text ) ) {
				$texts = [ ...$texts, ...array_map( trim( ... ), explode( ',', $text ) ) ];
			}
		}
		return array_values( array_unique( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) ) );
	}

	private static function text( mixed $value ): string {
		$first = is_array( $value ) ? $value[ array_key_first( $value ) ] ?? '' : $value;
		return is_string( $first ) ? trim( $first ) : '';
	}
}
