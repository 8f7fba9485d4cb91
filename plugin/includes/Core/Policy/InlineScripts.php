<?php
declare( strict_types=1 );

namespace Brolga\Core\Policy;

use WP_HTML_Tag_Processor;

/**
 * Finds the inline scripts of a page, which a Content-Security-Policy allows by their hashes.
 *
 * @see CSP-2
 */
final class InlineScripts {

	/** Values of the `type` attribute that a policy applies to; browsers treat other types as data. */
	private const OBEYED = [
		'',
		'text/javascript',
		'application/javascript',
		'module',
		'importmap',
		'speculationrules',
	];

	/** @return list<non-empty-string> */
	public static function hashes( string $html ): array {
		$found = [];
		$tags  = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'script' ] ) ) {
			$type = $tags->get_attribute( 'type' );
			$type = is_string( $type ) ? strtolower( trim( $type ) ) : '';
			if ( null === $tags->get_attribute( 'src' ) && in_array( $type, self::OBEYED, true ) ) {
				$found[] = "'sha256-" . base64_encode( hash( 'sha256', $tags->get_modifiable_text(), true ) ) . "'";
			}
		}
		return array_values( array_unique( $found ) );
	}
}
