<?php
/**
 * Where patterns say that the business is.
 *
 * @package Brolga\Theme
 */

declare( strict_types=1 );

namespace Brolga\Theme;

/**
 * Sentences of patterns that name a place name the city under Settings >
 * Business, and sample phone numbers are of its country. Until the owner has
 * filled them in, both are samples.
 *
 * @see THEME-860 THEME-862 THEME-863
 */
final class PatternPlaces {

	/** Numbers that nobody has, as regulators keep them for examples; empty: none are kept there. */
	private const PHONES = [
		'AT' => '',
		'CA' => '(604) 555-0142',
		'CH' => '',
		'DE' => '030 23125 142',
		'FR' => '01 99 00 12 34',
		'GB' => '0113 496 0142',
		'IE' => '020 910 1234',
		'LI' => '',
		'NZ' => '',
		'US' => '(202) 555-0142',
	];

	/** Where a form asks for a town or city; elsewhere for a city. */
	private const TOWNS = 'AT BE CH CZ DE DK EE FI FR GB GG IE IL IM IS JE LI LT LU LV MC MT NL NO NZ PL PT SE SG SI'
		. ' SK';

	/**
	 * Sentences that were printed, with %s where the city stands.
	 *
	 * @var array<string, true>
	 */
	private static array $sentences = [];

	/**
	 * Tells the plugin which sentences are the same whatever the city.
	 */
	public function register(): void {
		add_filter( 'brolga_place_sentences', self::with_sentences( ... ) );
	}

	/**
	 * Prints a sentence with the business's city.
	 *
	 * @param string $sentence %s in the city's place.
	 * @param string $sample   The city until the owner has filled it in.
	 */
	public static function print( string $sentence, string $sample ): void {
		echo esc_html( self::with_city( $sentence, $sample ) );
	}

	/**
	 * The same in an attribute of a block.
	 *
	 * @param string $sentence %s in the city's place.
	 * @param string $sample   The city until the owner has filled it in.
	 */
	public static function print_attribute( string $sentence, string $sample ): void {
		echo esc_attr( self::with_city( $sentence, $sample ) );
	}

	/**
	 * Prints a number for examples.
	 *
	 * @param string $sample   Until a country is filled in.
	 * @param string $sentence %s in the number's place.
	 */
	public static function print_phone( string $sample, string $sentence = '%s' ): void {
		self::keep_numbers( $sample, $sentence );
		$number = self::phone( $sample );
		echo esc_html( sprintf( $sentence, '' === $number ? __( 'Your phone number', 'brolga' ) : $number ) );
	}

	/**
	 * Prints the words of a button that rings.
	 *
	 * @param string $sample The number until a country is filled in.
	 */
	public static function print_call( string $sample ): void {
		/* translators: %s: a phone number. */
		$words = __( 'Ring %s', 'brolga' );
		self::keep_numbers( $sample, $words );
		$number = self::phone( $sample );
		echo esc_html( '' === $number ? __( 'Ring us', 'brolga' ) : sprintf( $words, $number ) );
	}

	/**
	 * What a form's question for a town is called in the business's country.
	 */
	public static function town_label(): string {
		$country = Business::country();
		return match ( true ) {
			'' === $country                                         => __( 'Suburb or town', 'brolga' ),
			'AU' === $country                                       => __( 'Suburb', 'brolga' ),
			in_array( $country, explode( ' ', self::TOWNS ), true ) => __( 'Town or city', 'brolga' ),
			default                                                 => __( 'City', 'brolga' ),
		};
	}

	/**
	 * A sentence with the business's city.
	 */
	private static function with_city( string $sentence, string $sample ): string {
		self::$sentences[ $sentence ] = true;
		$city                         = Business::city();
		return sprintf( $sentence, '' === $city ? $sample : $city );
	}

	/**
	 * A number for examples; empty: the country keeps none.
	 */
	private static function phone( string $sample ): string {
		$country = Business::country();
		return '' === $country || 'AU' === $country ? $sample : self::PHONES[ $country ] ?? '';
	}

	/**
	 * A page keeps the number of the country that was filled in when its pattern was inserted.
	 */
	private static function keep_numbers( string $sample, string $sentence ): void {
		foreach ( [ $sample, ...array_values( self::PHONES ) ] as $number ) {
			if ( '' !== $number ) {
				self::$sentences[ sprintf( $sentence, $number ) ] = true;
			}
		}
	}

	/**
	 * Adds the sentences of patterns that were evaluated.
	 *
	 * @param mixed $sentences Those of others.
	 * @return list<string>
	 */
	private static function with_sentences( mixed $sentences ): array {
		$others = is_array( $sentences ) ? array_filter( $sentences, is_string( ... ) ) : [];
		return [ ...array_values( $others ), ...array_map( strval( ... ), array_keys( self::$sentences ) ) ];
	}
}
