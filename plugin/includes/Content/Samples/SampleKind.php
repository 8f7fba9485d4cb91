<?php
declare( strict_types=1 );

namespace Brolga\Content\Samples;

/** What kind of text a sample is, ordered by how much harm it does if published unchanged. */
enum SampleKind: string {

	case Name    = 'name';
	case Number  = 'number';
	case Address = 'address';
	case Price   = 'price';
	case Text    = 'text';

	private const PERSON = '/^\p{Lu}[\p{L}.\'’-]*(?: \p{Lu}[\p{L}\'’-]+){1,2}$/u';

	private const SIGN = '(?:R\$|\p{Sc}|\b(?:CHF|kr|zł|Kč|Ft|lei)\b)';

	private const MONEY = '/' . self::SIGN . '\s?\d|\d\s?' . self::SIGN . '/u';

	/** At least five digits, possibly separated: a licence, policy or registration number. */
	private const REGISTERED = '/\d(?:[ .-]?\d){4,}/';

	/** A house number and a street, in either order, or an email address. */
	private const PLACE = '/(?:^|[\s,])\d{1,5}[a-z]? \p{Lu}[\p{L}\'’-]+ \p{Lu}'
		. '|(?:straße|strasse|str\.|weg|platz|gasse|allee) \d|\S@\S/u';

	/** Texts with fewer words, such as "Opening hours", fit any business unchanged. */
	private const WORDS = 5;

	/**
	 * Makes texts equal that were inserted before and after the site's currency changed.
	 *
	 * @see THEME-521
	 */
	public static function without_currency( string $text ): string {
		$sign = self::SIGN;
		return (string) preg_replace( [ "/{$sign}\s?(?=\d)/u", "/(?<=\d)\s?{$sign}/u" ], '¤', $text );
	}

	/** Returns null for a text that fits any business. */
	public static function of( string $text, bool $of_people ): ?self {
		return match ( true ) {
			1 === preg_match( self::MONEY, $text )                    => self::Price,
			1 === preg_match( self::REGISTERED, $text )               => self::Number,
			1 === preg_match( self::PLACE, $text )                    => self::Address,
			$of_people && 1 === preg_match( self::PERSON, $text )     => self::Name,
			count( explode( ' ', $text ) ) >= self::WORDS             => self::Text,
			default                                                   => null,
		};
	}
}
