<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Delivery;

/**
 * What visitors without scripts see.
 *
 * @see AB-21
 */
final class NoScript {

	/**
	 * Markup that is there without scripts alone. To a browser with scripts all of
	 * it is one text, which ends at the first closing tag: elements of that name
	 * inside of it are opened, which is what they are for here.
	 *
	 * @param string $html Rendered blocks.
	 */
	public static function around( string $html ): string {
		$open = (string) preg_replace( '#</?noscript\b[^>]*>#i', '', $html );
		return '<noscript>' . str_ireplace( '</noscript', '', $open ) . '</noscript>';
	}
}
