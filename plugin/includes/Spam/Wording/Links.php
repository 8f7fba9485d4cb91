<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

use Brolga\Core\Support\Text;

/**
 * The links of a message, as people and robots write them: with https://,
 * with www., as a bare name, as BBCode or HTML.
 *
 * @see SPAM-30
 */
final class Links {

	/** A link; its host is what is between. Without https:// it is one by its ending. */
	private const LINK = '~(?:https?://|(?<![\p{L}\p{N}.@/-])(?=www\.|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|info|biz|ru|cn|co\.uk|io|me|xyz|top|shop|site|online|club|example)(?![\p{L}\p{N}@-])))([^\s/?#<>"\'\[\]()]+)[^\s<>"\'\[\]()]*~iu';

	/** What goes around links in markup. */
	private const MARKUP = '~\[/?url[^\]]*\]|</?a\b[^>]*>~iu';

	/**
	 * The hosts of a text's links, one for each link.
	 *
	 * @param string $text Valid UTF-8.
	 * @return list<string>
	 */
	public static function in( string $text ): array {
		return false === preg_match_all( self::LINK, $text, $found ) ? [] : array_map( self::plain( ... ), $found[1] );
	}

	/**
	 * Whether a text holds links as robots write them for forums: no person types
	 * that into a form.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function are_markup( string $text ): bool {
		return 1 === preg_match( self::MARKUP, $text );
	}

	/**
	 * A text without its links.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function cut( string $text ): string {
		return preg_replace( [ self::LINK, self::MARKUP ], ' . ', $text ) ?? '';
	}

	/**
	 * A host's name without what does not tell it from others.
	 *
	 * @param string $host As it was written.
	 */
	public static function plain( string $host ): string {
		return preg_replace( '/^www\.|:\d+$|[.,;:!?]+$/', '', Text::lower( $host ) ) ?? '';
	}
}
