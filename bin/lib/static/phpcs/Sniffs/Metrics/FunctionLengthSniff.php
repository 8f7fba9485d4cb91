<?php
declare( strict_types=1 );

namespace Brolga\Sniffs\Metrics;

use Brolga\Sniffs\Tokens;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * A function has 80 lines at most, from its name to its last brace.
 */
final class FunctionLengthSniff implements Sniff {

	private const LIMIT = 80;

	/** Tests tell a story; what a feature consists of is a list. */
	private const FREE = '~(^|/)tests/|Feature\.php$~';

	/**
	 * @return list<int|string>
	 */
	public function register(): array {
		return [ T_FUNCTION, T_CLOSURE ];
	}

	/**
	 * @param int $stackPtr Where a function begins.
	 */
	public function process( File $phpcsFile, $stackPtr ): void {
		$tokens = Tokens::of( $phpcsFile );
		$last   = $tokens[ $stackPtr ]['scope_closer'] ?? $stackPtr;
		$lines  = $tokens[ $last ]['line'] - $tokens[ $stackPtr ]['line'] + 1;
		if ( $lines > self::LIMIT && 1 !== preg_match( self::FREE, $phpcsFile->getFilename() ) ) {
			$told = [ $lines, self::LIMIT ];
			$phpcsFile->addError( 'A function of %s lines; %s are the most', $stackPtr, 'TooLong', $told );
		}
	}
}
