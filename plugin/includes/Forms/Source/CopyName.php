<?php
declare( strict_types=1 );

namespace Brolga\Forms\Source;

/**
 * Names the copy of a form: "Get a quote 2".
 *
 * @see FORM-90
 */
final class CopyName {

	/** The highest number that is tried; further copies share a name. */
	private const MOST = 99;

	/** @param callable(string): bool $is_taken */
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
