<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

use Brolga\Core\Support\Text;

/**
 * Finds links in a message in all forms that people and bots use: with https://, with www., as a
 * bare domain, as BBCode or HTML.
 *
 * @see SPAM-30
 */
final class MessageLinks {

	/** Matches a link and captures its host, which without https:// or www. needs a known top-level domain. */
	private const LINK = '~(?:https?://|(?<![\p{L}\p{N}.@/-])(?=www\.|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|info|biz|ru|cn|co\.uk|io|me|xyz|top|shop|site|online|club|example)(?![\p{L}\p{N}@-])))([^\s/?#<>"\'\[\]()]+)[^\s<>"\'\[\]()]*~iu';

	private const MARKUP = '~\[/?url[^\]]*\]|</?a\b[^>]*>~iu';

	/** @return list<string> */
	public static function in( string $text ): array {
		return false === preg_match_all( self::LINK, $text, $found ) ? [] : array_map( self::plain( ... ), $found[1] );
	}

	/**
	 * Whether the text contains links in BBCode or HTML, which people do not type into a form.
	 *
	 * @param string $text Valid UTF-8.
	 */
	public static function are_markup( string $text ): bool {
		return 1 === preg_match( self::MARKUP, $text );
	}

	public static function cut( string $text ): string {
		return preg_replace( [ self::LINK, self::MARKUP ], ' . ', $text ) ?? '';
	}

	/** Returns a host in lower case without `www.`, port and punctuation. */
	public static function plain( string $host ): string {
		return preg_replace( '/^www\.|:\d+$|[.,;:!?]+$/', '', Text::lower( $host ) ) ?? '';
	}
}
