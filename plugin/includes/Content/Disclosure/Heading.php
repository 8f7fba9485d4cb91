<?php
declare( strict_types=1 );

namespace Brolga\Content\Disclosure;

/**
 * The heading of a collapsible item. The script turns its text into a button.
 *
 * @see ACC-8 ACC-9
 */
final class Heading {

	/** HTML allowed in a title. Links are not, because the title becomes a button. */
	private const ALLOWED = [
		'strong' => [],
		'em'     => [],
		'code'   => [],
		'sub'    => [],
		'sup'    => [],
	];

	public const LEVEL = 3;

	/** Matches elements that are visible without any text. */
	private const SEEN = '/<(?:img|image|svg|canvas|video|audio|iframe|object|embed|hr|input|select|textarea|button)\b/i';

	/** Number of words taken from the content if there is no title. */
	private const WORDS = 8;

	/**
	 * Returns the title, or else the first words of the content, as HTML; empty if both are empty.
	 *
	 * @see ACC-17
	 */
	public static function text( string $title, string $content ): string {
		if ( '' !== trim( wp_strip_all_tags( $title ) ) ) {
			return trim( wp_kses( $title, self::ALLOWED ) );
		}
		// The content of these elements is never visible.
		$content = (string) preg_replace( '#<(script|style|noscript|template)\b.*?</\1>#is', '', $content );
		$words   = wp_trim_words( str_replace( '<', ' <', $content ), self::WORDS, '…' );
		if ( '' !== $words ) {
			return esc_html( html_entity_decode( $words, ENT_QUOTES | ENT_HTML5 ) );
		}
		return 1 === preg_match( self::SEEN, $content ) ? esc_html__( 'Details', 'brolga' ) : '';
	}

	/**
	 * @param string $name The block's class.
	 * @param string $id ID of the item.
	 * @param string $text HTML.
	 */
	public static function html( string $name, string $id, string $text, mixed $level ): string {
		return sprintf(
			'<h%1$d class="%2$s__heading"><span class="%2$s__header" id="%3$s-header">%4$s</span></h%1$d>',
			is_int( $level ) && $level >= 2 && $level <= 6 ? $level : self::LEVEL,
			esc_attr( $name ),
			esc_attr( $id ),
			$text
		);
	}
}
