<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

/**
 * Prints markup for visitors without JavaScript.
 *
 * @see AB-21
 */
final class NoScript {

	/**
	 * Wraps markup in `<noscript>`. Browsers with JavaScript treat the content as text up to the
	 * first closing tag, so nested `noscript` tags are removed and their content is kept.
	 */
	public static function around( string $html ): string {
		$open = (string) preg_replace( '#</?noscript\b[^>]*>#i', '', $html );
		return '<noscript>' . str_ireplace( '</noscript', '', $open ) . '</noscript>';
	}
}
