<?php
declare( strict_types=1 );

namespace Brolga\Forms\Checks;

/**
 * Matches an owner's regular expression safely: against the whole value, and with a limit on
 * backtracking. A pattern that does not compile is ignored.
 *
 * @see FIELD-4 FIELD-10
 */
final class Pattern {

	/**
	 * Options for PCRE: match characters instead of bytes, without the modifier `u`, which would
	 * widen `\d` and `\w` beyond what browsers match. The limit stops runaway backtracking;
	 * ordinary patterns need a few hundred steps.
	 */
	private const MODE = '(*UTF)(*NO_JIT)(*LIMIT_MATCH=300000)';

	/** A delimiter that no pattern contains, because patterns are text without control characters. */
	private const DELIMITER = "\x01";

	public static function is_valid( string $pattern ): bool {
		return '' !== $pattern
			&& null !== self::run( self::DELIMITER . self::MODE . $pattern . self::DELIMITER, '' )
			&& null !== self::run( self::anchored( $pattern ), '' );
	}

	/**
	 * Whether a pattern might run forever in a browser, which has no limit: a repeated group contains a
	 * repetition or an alternative, so the same text can match in several ways. Backreferences and recursion
	 * count too. src/forms/editor/forms/pattern-flaw.ts does the same in the editor.
	 *
	 * @param string $pattern Must be valid.
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
	 * Whether a whole value matches a valid pattern. Reaching the limit counts as no match,
	 * because real matches are fast.
	 *
	 * @param string $value Valid UTF-8.
	 */
	public static function matches( string $pattern, string $value ): bool {
		return true === self::run( self::anchored( $pattern ), $value );
	}

	private static function anchored( string $pattern ): string {
		return self::DELIMITER . self::MODE . "^(?:{$pattern})\$(?!\\n)" . self::DELIMITER;
	}

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
