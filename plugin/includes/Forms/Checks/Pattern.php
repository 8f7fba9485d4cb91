<?php
declare( strict_types=1 );

namespace Brolga\Forms\Checks;

/**
 * Runs an owner's pattern where it can do no harm: over the whole value, and
 * never longer than a few milliseconds. A pattern that does not compile is none.
 *
 * @see FIELD-4 FIELD-10
 */
final class Pattern {

	/**
	 * Characters and not bytes, with `\d` and `\w` as browsers take them, which
	 * the modifier `u` would widen; and an end for a pattern that goes astray:
	 * those people write need a few hundred steps.
	 */
	private const MODE = '(*UTF)(*NO_JIT)(*LIMIT_MATCH=300000)';

	/** Stands at both ends of a pattern, which is text and so cannot hold it. */
	private const DELIMITER = "\x01";

	/**
	 * Whether a pattern can be used, by itself and within what anchors it.
	 *
	 * @param string $pattern The owner's.
	 */
	public static function is_valid( string $pattern ): bool {
		return '' !== $pattern
			&& null !== self::run( self::DELIMITER . self::MODE . $pattern . self::DELIMITER, '' )
			&& null !== self::run( self::anchored( $pattern ), '' );
	}

	/**
	 * Whether a pattern may take a browser forever, which has no limits: what is
	 * repeated holds a repetition or a choice, so that the same text can be read
	 * in several ways. The editor's twin is src/forms/editor/forms/pattern-flaw.ts.
	 *
	 * @param string $pattern A valid pattern.
	 */
	public static function is_risky( string $pattern ): bool {
		preg_match_all( '/\\\\.|\[(?:\\\\.|[^\]\\\\])*\]|\((?:\?[^R0-9&P])?|\)(?:[+*]|\{\d*,\d*\}|\{\d{2,}\})?|[+*?|]|\{\d+(?:,\d*)?\}/s', $pattern, $tokens );
		$is_open = [ false ];
		foreach ( $tokens[0] as $token ) {
			if ( 1 === preg_match( '/^\\\\[1-9k]/', $token ) ) {
				return true;
			}
			if ( ')' === $token[0] ) {
				$within = array_pop( $is_open );
				if ( true === $within && ')' !== $token ) {
					return true;
				}
				$is_open = [ ...array_slice( $is_open, 0, -1 ), end( $is_open ) || $within || ')' !== $token ];
			} elseif ( '(' === $token[0] ) {
				$is_open[] = false;
			} elseif ( ! in_array( $token[0], [ '\\', '[' ], true ) ) {
				$is_open = [ ...array_slice( $is_open, 0, -1 ), true ];
			}
		}
		return 1 === preg_match( '/\(\?[R0-9&P]/', $pattern );
	}

	/**
	 * Whether a whole value has the form of a valid pattern. One that could not
	 * be decided within the limits has not: what matches does so quickly.
	 *
	 * @param string $pattern The owner's.
	 * @param string $value   Valid UTF-8.
	 */
	public static function matches( string $pattern, string $value ): bool {
		return true === self::run( self::anchored( $pattern ), $value );
	}

	/**
	 * A pattern for the whole of a value.
	 *
	 * @param string $pattern The owner's.
	 */
	private static function anchored( string $pattern ): string {
		return self::DELIMITER . self::MODE . "^(?:{$pattern})\$(?!\\n)" . self::DELIMITER;
	}

	/**
	 * Whether an expression matches; null when it does not compile.
	 *
	 * @param string $expression With delimiters.
	 * @param string $value      Valid UTF-8.
	 */
	private static function run( string $expression, string $value ): ?bool {
		$warned = false;
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- A warning is an answer here and no line for the log; the old handler is back at once.
		set_error_handler(
			static function () use ( &$warned ): bool {
				$warned = true;
				return true;
			},
			E_WARNING
		);
		$result = preg_match( $expression, $value );
		restore_error_handler();
		return $warned ? null : 1 === $result;
	}
}
