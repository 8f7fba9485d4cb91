<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Makes any bytes into text that can be stored, mailed and shown: valid UTF-8,
 * no control characters, one kind of line break. Nothing is escaped here: that
 * belongs to the place where the text is printed.
 */
final class Text {

	/** What has no width; joiners have none at an end either. It comes along with what is pasted. */
	private const WIDTHLESS = '\x{00AD}\x{180E}\x{200B}-\x{200D}\x{2060}\x{FEFF}';

	/** White space as browsers trim it, and what has no width. */
	private const SPACE = '[\s\p{Z}\x{0085}' . self::WIDTHLESS . ']';

	/** What nobody sees: that, and marks of direction. */
	private const UNSEEN = '[' . self::WIDTHLESS . '\x{200E}\x{200F}\x{202A}-\x{202E}\x{2061}-\x{206F}]';

	/**
	 * Text of one line: line breaks of every alphabet become spaces.
	 *
	 * @param string $bytes As it came.
	 */
	public static function line( string $bytes ): string {
		return self::trim( self::replace( '/[\n\t\x{2028}\x{2029}\x{0085}]+/u', ' ', self::clean( $bytes ) ) );
	}

	/**
	 * Text of many lines.
	 *
	 * @param string $bytes As it came.
	 */
	public static function lines( string $bytes ): string {
		return self::trim( self::replace( '/[\x{2028}\x{2029}\x{0085}]/u', "\n", self::clean( $bytes ) ) );
	}

	/**
	 * Text that goes into the head of a mail: one line, and no marks that turn
	 * the direction of what follows.
	 *
	 * @param string $bytes  As it came.
	 * @param int    $length The most characters to keep.
	 */
	public static function header( string $bytes, int $length = 200 ): string {
		$line = self::replace( '/[\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', '', self::line( $bytes ) );
		return self::trim( self::start( $line, $length ) );
	}

	/**
	 * Without white space at the ends.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function trim( string $text ): string {
		return self::replace( '/^' . self::SPACE . '+|' . self::SPACE . '+$/u', '', $text );
	}

	/**
	 * With plain blanks in the place of those that do not break or have another width: what is
	 * pasted from pages and tables is full of them, and nobody sees a difference. What French
	 * sentences have beside their punctuation marks stays.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function blanks( string $text ): string {
		return self::replace( '/(?<!«)\p{Zs}(?![!?:;»])/u', ' ', $text );
	}

	/**
	 * Without marks that nobody sees: for what machines read, such as an address or a number.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function visible( string $text ): string {
		return self::replace( '/' . self::UNSEEN . '/u', '', $text );
	}

	/**
	 * A label above its text: with a colon, unless it ends in a mark of its own.
	 *
	 * @param string $label Valid UTF-8.
	 */
	public static function heading( string $label ): string {
		return 1 === preg_match( '/[?!:.…？！：。؟;]["”’)\]]?$/uD', $label )
			? $label
			/* translators: %s: the label of a form's field, in an email, above the visitor's answer. */
			: sprintf( _x( '%s:', 'label above its answer', 'brolga' ), $label );
	}

	/**
	 * In small letters.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function lower( string $text ): string {
		return function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
	}

	/**
	 * How many characters a text has.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function length( string $text ): int {
		return (int) preg_match_all( '/./us', $text );
	}

	/**
	 * The first characters of a text.
	 *
	 * @param string $text   Valid UTF-8.
	 * @param int    $length How many.
	 */
	public static function start( string $text, int $length ): string {
		return 1 === preg_match( '/^.{0,' . $length . '}/us', $text, $match ) ? $match[0] : '';
	}

	/**
	 * Valid UTF-8 without control characters, lines ended by \n.
	 *
	 * @param string $bytes As it came.
	 */
	private static function clean( string $bytes ): string {
		// The one pair of functions that mends UTF-8 and needs no extension.
		$text = htmlspecialchars_decode(
			htmlspecialchars( $bytes, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8' ),
			ENT_QUOTES | ENT_HTML5
		);
		$text = str_replace( [ "\r\n", "\r" ], "\n", $text );
		return self::replace( '/(?![\n\t\x{0085}])\p{Cc}/u', '', $text );
	}

	/**
	 * A replacement in valid UTF-8, which cannot fail.
	 *
	 * @param string $text Where.
	 */
	private static function replace( string $pattern, string $by, string $text ): string {
		return preg_replace( $pattern, $by, $text ) ?? '';
	}

	/**
	 * Names that differ: of those that are alike, the second is called "Name (2)".
	 *
	 * @param list<string> $names As they are; empty ones stay so.
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
				// What is called so by itself keeps its name.
				$other = isset( $taken[ $next ] ) ? $other : $next;
			}
			$seen[ $other ] = true;
			$numbered[]     = $other;
		}
		return $numbered;
	}
}
