<?php
declare( strict_types=1 );

namespace Brolga\Content\Samples;

/**
 * What a sample says: what hurts most to publish comes first.
 */
enum SampleKind: string {

	case Name    = 'name';
	case Number  = 'number';
	case Address = 'address';
	case Price   = 'price';
	case Text    = 'text';

	/** Two or three words that begin with capitals, as people are called. */
	private const PERSON = '/^\p{Lu}[\p{L}.\'’-]*(?: \p{Lu}[\p{L}\'’-]+){1,2}$/u';

	/** Signs of money: our patterns come in the site's currency. */
	private const SIGN = '(?:R\$|\p{Sc}|\b(?:CHF|kr|zł|Kč|Ft|lei)\b)';

	/** Money before or after its figures. */
	private const MONEY = '/' . self::SIGN . '\s?\d|\d\s?' . self::SIGN . '/u';

	/** Five digits or more, with or without spaces: a licence, a policy, a register. */
	private const REGISTERED = '/\d(?:[ .-]?\d){4,}/';

	/** A house number and a street, in either order, or an email address. */
	private const PLACE = '/(?:^|[\s,])\d{1,5}[a-z]? \p{Lu}[\p{L}\'’-]+ \p{Lu}'
		. '|(?:straße|strasse|str\.|weg|platz|gasse|allee) \d|\S@\S/u';

	/** Shorter texts, such as “Opening hours”, are an owner's as they are. */
	private const WORDS = 5;

	/**
	 * A text whatever the currency of its prices: an insert of yesterday stays the same sample when the site's
	 * currency changes.
	 *
	 * @see THEME-521
	 */
	public static function without_currency( string $text ): string {
		$sign = self::SIGN;
		return (string) preg_replace( [ "/{$sign}\s?(?=\d)/u", "/(?<=\d)\s?{$sign}/u" ], '¤', $text );
	}

	/**
	 * The kind of a pattern's text; null: it fits whoever uses it.
	 *
	 * @param string $text     As it is read.
	 * @param bool   $of_people Whether its pattern introduces people.
	 */
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
