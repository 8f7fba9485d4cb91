<?php
declare( strict_types=1 );

namespace Brolga\Sniffs\Files;

use Brolga\Sniffs\Tokens;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Lines have 120 characters at most. What can't be broken counts as a short word:
 * a text that is translated, a literal without a space, data of tests. Markup with
 * PHP in it stands as WordPress saves it.
 *
 * @phpstan-import-type Token from Tokens
 */
final class LineLengthSniff implements Sniff {

	private const LIMIT = 120;

	/** As many characters of what can't be broken count. */
	private const WORD = 60;

	private const TEXTS = [
		...[ '__', '_e', '_x', '_ex', '_n', '_nx' ],
		...[ 'esc_html__', 'esc_html_e', 'esc_html_x', 'esc_attr__', 'esc_attr_e', 'esc_attr_x' ],
	];

	/** A line with one of these is left alone. */
	private const FREE = [ T_USE, T_NAMESPACE, T_CLOSE_TAG, T_PHPCS_IGNORE, T_PHPCS_DISABLE, T_PHPCS_ENABLE ];

	private const LITERALS = [ T_CONSTANT_ENCAPSED_STRING, T_DOUBLE_QUOTED_STRING, T_HEREDOC, T_NOWDOC ];

	private const COMMENTS = [ T_COMMENT, T_DOC_COMMENT_STRING ];

	/**
	 * @return list<int>
	 */
	public function register(): array {
		return [ T_OPEN_TAG ];
	}

	/**
	 * @param int $stackPtr The first tag that opens PHP.
	 * @return int The end of the file: once is enough.
	 */
	public function process( File $phpcsFile, $stackPtr ): int {
		$lengths = [];
		$free    = [];
		$long    = [];
		foreach ( Tokens::of( $phpcsFile ) as $at => $token ) {
			$line             = $token['line'];
			$lengths[ $line ] = ( $lengths[ $line ] ?? 0 ) + self::length( $phpcsFile, $at );
			$free[ $line ]    = ( $free[ $line ] ?? false ) || self::is_free( $token );
			if ( $lengths[ $line ] > self::LIMIT ) {
				$long[ $line ] = $at;
			}
		}
		foreach ( array_diff_key( $long, array_filter( $free ) ) as $line => $at ) {
			$told = [ $lengths[ $line ], self::LIMIT ];
			$phpcsFile->addError( 'A line of %s characters; %s are the most', $at, 'TooLong', $told );
		}
		return $phpcsFile->numTokens;
	}

	/**
	 * Whether a token leaves its line alone.
	 *
	 * @phpstan-param Token $token
	 */
	private static function is_free( array $token ): bool {
		return in_array( $token['code'], self::FREE, true )
			|| ( T_INLINE_HTML === $token['code'] && '' !== trim( $token['content'] ) )
			// What WordPress reads of a pattern stands in one line.
			|| ( T_DOC_COMMENT_STRING === $token['code'] && str_starts_with( $token['content'], 'Description: ' ) );
	}

	/**
	 * The characters of a token that count.
	 */
	private static function length( File $file, int $at ): int {
		$token  = Tokens::of( $file )[ $at ];
		$length = mb_strlen( rtrim( $token['content'], "\r\n" ) );
		if ( in_array( $token['code'], self::LITERALS, true ) ) {
			$is_test = 1 === preg_match( '~(^|/)tests/~', $file->getFilename() );
			$is_word = $is_test || self::is_word( $token['content'] ) || self::is_translated( $file, $at );
		} else {
			$is_word = in_array( $token['code'], self::COMMENTS, true ) && self::is_word( $token['content'] );
		}
		return $is_word ? min( $length, self::WORD ) : $length;
	}

	/**
	 * Whether there is no space to break at.
	 */
	private static function is_word( string $text ): bool {
		return ! str_contains( trim( $text, "/*# \n" ), ' ' );
	}

	/**
	 * Whether a literal stands in a call that translates it.
	 */
	private static function is_translated( File $file, int $at ): bool {
		$tokens = Tokens::of( $file );
		$opener = array_key_last( $tokens[ $at ]['nested_parenthesis'] ?? [] );
		$before = null === $opener ? false : $file->findPrevious( T_WHITESPACE, $opener - 1, null, true );
		return false !== $before && in_array( $tokens[ $before ]['content'], self::TEXTS, true );
	}
}
