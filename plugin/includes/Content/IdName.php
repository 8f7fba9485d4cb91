<?php
declare( strict_types=1 );

namespace Brolga\Content;

/**
 * A part of an element's id, made of words, that a link can name: lower-case, without
 * spaces, letters of every script as they are. WordPress' own would have them as
 * escapes, which browsers write in their own way or take away before they look.
 *
 * @see TABS-4 ACC-12 HASH-220
 */
final class IdName {

	/**
	 * @param string $words Without markup.
	 * @return string Empty where there is no letter.
	 */
	public static function of( string $words ): string {
		$name = rawurldecode( sanitize_title( $words ) );
		return trim( (string) preg_replace( '/[^\p{L}\p{M}\p{N}_-]+/u', '-', $name ), '-' );
	}
}
