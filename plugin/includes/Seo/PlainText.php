<?php
declare( strict_types=1 );

namespace Brolga\Seo;

use Brolga\Core\Blocks\SavedText;
use Brolga\Core\Support\Text;

/**
 * Turns markup into plain text for titles and descriptions.
 *
 * @see SEO-2 SEO-12
 */
final class PlainText {

	/** Characters of a description that search engines show. */
	public const DESCRIPTION = 160;

	/** Maximum characters of a title; search engines and social networks cut longer ones. */
	public const TITLE = 110;

	/** Bytes of content that are examined, which is enough for the first paragraphs. */
	private const READ = 100000;

	/** Strips markup and returns the text in one line, cut to a number of characters. */
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

	public static function line( string $text, int $length ): string {
		return self::cut( preg_replace( '/\s+/u', ' ', Text::line( $text ) ) ?? '', $length );
	}

	/**
	 * Returns the beginning of a post for its description, preferably from its paragraphs. Blocks
	 * are not rendered.
	 */
	public static function first( string $content ): string {
		$content = SavedText::without( strip_shortcodes( substr( $content, 0, self::READ ) ) );
		$found   = '';
		$from    = 0;
		// A character has at most four bytes.
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

	private static function cut( string $text, int $length ): string {
		if ( Text::length( $text ) <= $length ) {
			return $text;
		}
		$start = Text::start( $text, $length );
		// Leaves room for the ellipsis and cuts at a word; a single long word is cut anywhere.
		$whole = preg_replace( '/\s+\S*$/u', '', $start ) ?? '';
		$whole = '' === $whole || $whole === $start ? Text::start( $start, $length - 1 ) : $whole;
		return ( preg_replace( '/[\s\p{Pd},;:.]+$/u', '', $whole ) ?? '' ) . '…';
	}
}
