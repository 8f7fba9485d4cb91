<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Turns arbitrary bytes into text that can be stored, mailed and displayed: valid UTF-8, no control characters,
 * one kind of line break. Nothing is escaped here; escaping belongs to where the text is printed.
 */
final class Text {

	/**
	 * Characters without width, which come along with pasted text. Joiners count, because they
	 * have no effect at the end of a text.
	 */
	private const WIDTHLESS = '\x{00AD}\x{180E}\x{200B}-\x{200D}\x{2060}\x{FEFF}';

	private const SPACE = '[\s\p{Z}\x{0085}' . self::WIDTHLESS . ']';

	private const UNSEEN = '[' . self::WIDTHLESS . '\x{200E}\x{200F}\x{202A}-\x{202E}\x{2061}-\x{206F}]';

	/** Returns text of one line: line breaks of every kind become spaces. */
	public static function line( string $bytes ): string {
		return self::trim( self::replace( '/[\n\t\x{2028}\x{2029}\x{0085}]+/u', ' ', self::clean( $bytes ) ) );
	}

	public static function lines( string $bytes ): string {
		return self::trim( self::replace( '/[\x{2028}\x{2029}\x{0085}]/u', "\n", self::clean( $bytes ) ) );
	}

	/**
	 * Returns text for an email header: one line, without marks that reverse the direction of what follows.
	 *
	 * @param int $length The most characters to keep.
	 */
	public static function header( string $bytes, int $length = 200 ): string {
		$line = self::replace( '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', '', self::line( $bytes ) );
		return self::trim( self::start( $line, $length ) );
	}

	public static function trim( string $text ): string {
		return self::replace( '/^' . self::SPACE . '+|' . self::SPACE . '+$/u', '', $text );
	}

	/**
	 * Replaces non-breaking and other special spaces with plain ones: text pasted from web pages
	 * and spreadsheets contains many. The non-breaking spaces next to French punctuation stay.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function blanks( string $text ): string {
		return self::replace( '/(?<!«)\p{Zs}(?![!?:;»])/u', ' ', $text );
	}

	/** Removes invisible characters from valid UTF-8, for values that programs read, such as an address. */
	public static function visible( string $text ): string {
		return self::replace( '/' . self::UNSEEN . '/u', '', $text );
	}

	public static function heading( string $label ): string {
		return 1 === preg_match( '/[?!:.…？！：。؟;]["”’)\]]?$/uD', $label )
			? $label
			/* translators: %s: the label of a form's field, in an email, above the visitor's answer. */
			: sprintf( _x( '%s:', 'label above its answer', 'brolga' ), $label );
	}

	public static function lower( string $text ): string {
		return function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
	}

	/** Counts characters, not bytes, in valid UTF-8. */
	public static function length( string $text ): int {
		return (int) preg_match_all( '/./us', $text );
	}

	public static function start( string $text, int $length ): string {
		return 1 === preg_match( '/^.{0,' . $length . '}/us', $text, $match ) ? $match[0] : '';
	}

	private static function clean( string $bytes ): string {
		// These functions repair UTF-8 without any extension.
		$text = htmlspecialchars_decode(
			htmlspecialchars( $bytes, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8' ),
			ENT_QUOTES | ENT_HTML5
		);
		$text = str_replace( [ "\r\n", "\r" ], "\n", $text );
		return self::replace( '/(?![\n\t\x{0085}])\p{Cc}/u', '', $text );
	}

	private static function replace( string $pattern, string $by, string $text ): string {
		return preg_replace( $pattern, $by, $text ) ?? '';
	}

	/**
	 * Makes names unique: the second "Name" becomes "Name (2)". Empty names stay empty.
	 *
	 * @param list<string> $names
	 * @return list<string>
	 */
	public static function numbered( array $names ): array {
		$taken    = array_fill_keys( $names, true );
		$seen     = [];
		$numbered = [];
		foreach ( $names as $name ) {
			$other = $name;
			for ( $number = 2; '' !== $name && isset( $seen[ $other ] ); $number++ ) {
				$next = "{$name} ({$number})";
				// A name that already exists in the list stays as it is.
				$other = isset( $taken[ $next ] ) ? $other : $next;
			}
			$seen[ $other ] = true;
			$numbered[]     = $other;
		}
		return $numbered;
	}
}
