<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/**
 * Removes all variants except the control from stored content, before other code reads it, for
 * example to generate a description. Other variants may not be published yet.
 *
 * @see AB-90
 */
final class PlainContent {

	private const MARKS = '/<!-- (?<ends>\/?)wp:brolga\/variant(?: (?<attributes>\{.*?\}))? -->/s';

	public static function of( string $content ): string {
		if ( ! str_contains( $content, '<!-- wp:' . TestReader::VARIANT_BLOCK ) ) {
			return $content;
		}
		$plain  = '';
		$from   = 0;
		/** @var list<bool> Whether each open variant is left out. */
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
