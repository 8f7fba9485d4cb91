<?php
declare( strict_types=1 );

namespace Brolga\Sniffs;

use PHP_CodeSniffer\Files\File;

/**
 * The tokens of a file, with the types that PHP_CodeSniffer does not tell.
 *
 * @phpstan-type Token array{
 *     code: int|string,
 *     content: string,
 *     line: int,
 *     comment_closer?: int,
 *     attribute_closer?: int,
 *     scope_closer?: int,
 *     nested_parenthesis?: array<int, int>,
 * }
 */
final class Tokens {

	/**
	 * @return array<int, Token>
	 */
	public static function of( File $file ): array {
		/** @var array<int, Token> $tokens */
		$tokens = $file->getTokens();
		return $tokens;
	}
}
