<?php
declare( strict_types=1 );

namespace Brolga\Forms\Source;

/**
 * What the copy of a form is called: "Get a quote 2".
 *
 * @see FORM-90
 */
final class CopyName {

	/** More copies than anybody makes; the last one may share its name. */
	private const MOST = 99;

	/**
	 * A name like another that nothing has yet.
	 *
	 * @param string                 $name     The name that was copied.
	 * @param callable(string): bool $is_taken Whether something has a name.
	 */
	public static function of( string $name, callable $is_taken ): string {
		if ( ! $is_taken( $name ) ) {
			return $name;
		}
		$stem = (string) preg_replace( '/ [1-9][0-9]?$(?!\n)/', '', $name );
		$n    = 2;
		while ( $n < self::MOST && $is_taken( "{$stem} {$n}" ) ) {
			++$n;
		}
		return "{$stem} {$n}";
	}
}
