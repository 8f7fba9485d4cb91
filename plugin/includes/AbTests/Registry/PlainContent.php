<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

use Brolga\Core\Support\Module;

/**
 * What programs read of a post's stored content has a test's control alone:
 * another variant, which may not have begun, is no part of a description.
 *
 * @see AB-90
 */
final class PlainContent implements Module {

	/** Where a variant begins and where it ends. */
	private const MARKS = '/<!-- (?<ends>\/?)wp:brolga\/variant(?: (?<attributes>\{.*?\}))? -->/s';

	/**
	 * Comes when somebody reads stored content.
	 */
	public function register(): void {
		add_filter( 'brolga_plain_content', self::of( ... ) );
	}

	/**
	 * Content without variants that are no control.
	 *
	 * @param mixed $content As it is stored.
	 */
	public static function of( mixed $content ): mixed {
		if ( ! is_string( $content ) || ! str_contains( $content, '<!-- wp:' . TestReader::VARIANT_BLOCK ) ) {
			return $content;
		}
		$plain  = '';
		$from   = 0;
		/** @var list<bool> Whether each variant that is open is left out. */
		$open = [];
		preg_match_all( self::MARKS, $content, $marks, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $marks as $mark ) {
			[ $text, $at ] = $mark[0];
			$plain        .= in_array( true, $open, true ) ? '' : substr( $content, $from, $at - $from );
			$from          = $at + strlen( $text );
			if ( '' !== $mark['ends'][0] ) {
				array_pop( $open );
			} else {
				$open[] = 1 === preg_match( '/"number":\s*[1-9]/', $mark['attributes'][0] ?? '' );
			}
		}
		return $plain . ( in_array( true, $open, true ) ? '' : substr( $content, $from ) );
	}
}
