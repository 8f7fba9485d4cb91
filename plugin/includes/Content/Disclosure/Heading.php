<?php
/**
 * The heading over a panel.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Disclosure;

/**
 * A heading whose text the view makes a button of.
 *
 * @see ACC-8 ACC-9
 */
final class Heading {

	/** What a title may hold: no link, since it becomes a button. */
	private const ALLOWED = [
		'strong' => [],
		'em'     => [],
		'code'   => [],
		'sub'    => [],
		'sup'    => [],
	];

	/**
	 * The level of a heading that knows none.
	 */
	public const LEVEL = 3;

	/** What there is to see where nothing can be read. */
	private const SEEN = '/<(?:img|image|svg|canvas|video|audio|iframe|object|embed|hr|input|select|textarea|button)\b/i';

	/** As many of the content's words as make a heading. */
	private const WORDS = 8;

	/**
	 * What the heading says, escaped: the owner's title, else the first words of
	 * what it opens. Empty where there is nothing of either, and so nothing to open.
	 *
	 * @see ACC-17
	 * @param string $title   What the owner wrote.
	 * @param string $content What it opens, as it is printed.
	 */
	public static function text( string $title, string $content ): string {
		if ( '' !== trim( wp_strip_all_tags( $title ) ) ) {
			return trim( wp_kses( $title, self::ALLOWED ) );
		}
		// A script says nothing that could be read or seen.
		$content = (string) preg_replace( '#<(script|style|noscript|template)\b.*?</\1>#is', '', $content );
		$words   = wp_trim_words( str_replace( '<', ' <', $content ), self::WORDS, '…' );
		if ( '' !== $words ) {
			return esc_html( html_entity_decode( $words, ENT_QUOTES | ENT_HTML5 ) );
		}
		return 1 === preg_match( self::SEEN, $content ) ? esc_html__( 'Details', 'brolga' ) : '';
	}

	/**
	 * The markup, escaped.
	 *
	 * @param string $name The class of the block.
	 * @param string $id   The id of what it is the heading of.
	 * @param string $text What it says, escaped.
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
