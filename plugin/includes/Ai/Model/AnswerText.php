<?php
declare( strict_types=1 );

namespace Brolga\Ai\Model;

use Brolga\Core\Support\Text;

/**
 * Makes plain text of what a model wrote: no tags, no addresses of websites, no control characters, and not too long.
 *
 * @see AI-5
 */
final class AnswerText {

	/** What no text holds, in the place of what is taken out. */
	private const GAP = "\0";

	private const URL = '~(?:[a-z][a-z0-9+.-]{1,20}://|\bwww\.)(?:[^\s()\[\]\0]|\([^\s()]*\)|\[[^\s\[\]]*\])*~iu';

	/** A link of Markdown, whose text stays, or an image. */
	private const LINK = '~!?\[([^\[\]]*)\]\((?:[a-z][a-z0-9+.-]{1,20}:|www\.|[/#])(?:[^()]|\([^()]*\))*\)~iu';

	/** A gap, with the brackets around it. */
	private const GAPS = '~\(\s*\0\s*\)|\[\s*\0\s*\]|\0~u';

	/** Returns one line; empty if nothing usable is left of it. */
	public static function line( mixed $text, int $length ): string {
		return is_string( $text ) ? self::bounded( Text::line( self::bare( $text ) ), $length ) : '';
	}

	/** Returns lines; empty if nothing usable is left of them. */
	public static function lines( mixed $text, int $length ): string {
		return is_string( $text ) ? self::bounded( Text::lines( self::bare( $text ) ), $length ) : '';
	}

	/** Returns one line, however long. */
	public static function whole( mixed $text ): string {
		return is_string( $text ) ? Text::line( self::bare( $text ) ) : '';
	}

	/** Returns the start of a line that is too long, up to the end of a word. */
	public static function start( string $line, int $length ): string {
		if ( Text::length( $line ) <= $length ) {
			return $line;
		}
		$start = Text::start( $line, $length - 1 );
		$words = preg_replace( '/\s+\S*$/u', '', $start ) ?? '';
		return Text::trim( '' === $words ? $start : $words ) . '…';
	}

	private static function bare( string $text ): string {
		$text = wp_strip_all_tags( wp_check_invalid_utf8( $text, true ) );
		$text = preg_replace(
			[ self::LINK, self::URL, self::GAPS ],
			[ '$1', self::GAP, '' ],
			str_replace( self::GAP, '', $text )
		) ?? '';
		return str_replace( [ '<', '>' ], '', $text );
	}

	/** Half a sentence is worse than none. */
	private static function bounded( string $text, int $length ): string {
		return Text::length( $text ) > $length ? '' : $text;
	}
}
