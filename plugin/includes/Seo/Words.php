<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Core\Blocks\SavedText;
use Brolga\Core\Support\Text;

/**
 * Plain words of what is stored as markup.
 *
 * @see SEO-2 SEO-12
 */
final class Words {

	/** What search engines show of a description. */
	public const DESCRIPTION = 160;

	/** A title longer than this is cut by everybody who shows it. */
	public const TITLE = 110;

	/** No first words stand behind as many bytes of content. */
	private const READ = 100000;

	/**
	 * Words of markup, in one line.
	 *
	 * @param string $html   Any.
	 * @param int    $length The most characters.
	 */
	public static function of( string $html, int $length ): string {
		$html = preg_replace(
			[
				'#<(script|style|noscript|template)\b.*?(?:</\1\s*>|\z)#is',
				'#<!--.*?-->#s',
				'#</?(?:p|div|br|li|ul|ol|h[1-6]|td|th|tr|figure|figcaption|blockquote)\b[^>]*>#i',
			],
			' ',
			substr( $html, 0, self::READ )
		) ?? '';
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return self::line( $text, $length );
	}

	/**
	 * Words that are no markup, in one line.
	 *
	 * @param string $text   Any.
	 * @param int    $length The most characters.
	 */
	public static function line( string $text, int $length ): string {
		return self::cut( preg_replace( '/\s+/u', ' ', Text::line( $text ) ) ?? '', $length );
	}

	/**
	 * The first words of a post: of its paragraphs, where it has some. Nothing is
	 * rendered for them.
	 *
	 * @param string $content As it is stored.
	 */
	public static function first( string $content ): string {
		$content = SavedText::without( strip_shortcodes( substr( $content, 0, self::READ ) ) );
		$found   = '';
		$from    = 0;
		// A letter has four bytes at the most.
		while (
			strlen( $found ) < 4 * ( self::DESCRIPTION + 1 )
			&& 1 === preg_match( '#<p(?:\s[^>]*)?>(.*?)</p>#is', $content, $paragraph, PREG_OFFSET_CAPTURE, $from )
		) {
			$found .= ' ' . self::of( $paragraph[1][0], 2 * self::DESCRIPTION );
			$from   = $paragraph[0][1] + strlen( $paragraph[0][0] );
		}
		$found = self::line( $found, self::DESCRIPTION );
		return '' === $found ? self::of( $content, self::DESCRIPTION ) : $found;
	}

	/**
	 * Cuts a text after a word.
	 *
	 * @param string $text   Of one line.
	 * @param int    $length The most characters.
	 */
	private static function cut( string $text, int $length ): string {
		if ( Text::length( $text ) <= $length ) {
			return $text;
		}
		$start = Text::start( $text, $length );
		// One letter of the ellipsis' own, and no half of a word before it; a single long word is cut anywhere.
		$whole = preg_replace( '/\s+\S*$/u', '', $start ) ?? '';
		$whole = '' === $whole || $whole === $start ? Text::start( $start, $length - 1 ) : $whole;
		return ( preg_replace( '/[\s\p{Pd},;:.]+$/u', '', $whole ) ?? '' ) . '…';
	}
}
