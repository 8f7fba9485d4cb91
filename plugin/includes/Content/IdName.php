<?php
declare( strict_types=1 );

namespace Brolga\Content;

/**
 * Turns words into part of an element id that a link's fragment can name: lower case, no spaces,
 * letters of every script. WordPress' sanitize_title() percent-encodes non-Latin letters, and
 * browsers decode or re-encode a fragment before they compare it with ids.
 *
 * @see TABS-4 ACC-12 HASH-220
 */
final class IdName {

	/**
	 * @param string $words Without markup.
	 * @return string Empty where the words contain no letter or digit.
	 */
	public static function of( string $words ): string {
		$name = rawurldecode( sanitize_title( $words ) );
		return trim( (string) preg_replace( '/[^\p{L}\p{M}\p{N}_-]+/u', '-', $name ), '-' );
	}
}
