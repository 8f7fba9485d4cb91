<?php
declare( strict_types=1 );

namespace Brolga\Sniffs\Comments;

use Brolga\Sniffs\Docblock;
use Brolga\Sniffs\Tokens;
use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/**
 * Finds docblocks that repeat what name and types tell: "Its name.", `@param string $name The name.`
 */
final class IdleCommentSniff implements Sniff {

	private const MODIFIERS = [
		...[ T_WHITESPACE, T_PUBLIC, T_PROTECTED, T_PRIVATE, T_STATIC, T_FINAL, T_ABSTRACT, T_READONLY, T_VAR ],
		...[ T_ATTRIBUTE, T_ATTRIBUTE_END ],
	];

	private const TYPES = [
		...[ T_STRING, T_NS_SEPARATOR, T_NULLABLE, T_TYPE_UNION, T_TYPE_INTERSECTION, T_NULL, T_FALSE, T_SELF ],
		...[ T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED, T_CALLABLE ],
	];

	/**
	 * @return list<int|string>
	 */
	public function register(): array {
		return [ T_DOC_COMMENT_OPEN_TAG ];
	}

	/**
	 * @param int $stackPtr Where a docblock begins.
	 */
	public function process( File $phpcsFile, $stackPtr ): void {
		$tokens = Tokens::of( $phpcsFile );
		$close  = $tokens[ $stackPtr ]['comment_closer'] ?? $stackPtr;
		$about  = self::about( $phpcsFile, $close );
		$text   = $phpcsFile->getTokensAsString( $stackPtr, $close - $stackPtr + 1 );
		foreach ( $about?->idle_lines( $text ) ?? [] as $line => $words ) {
			$token = $stackPtr;
			while ( $tokens[ $token ]['line'] < $tokens[ $stackPtr ]['line'] + $line ) {
				++$token;
			}
			$phpcsFile->addError( 'Name and types tell this already: "%s"', $token, 'Found', [ $words ] );
		}
	}

	/**
	 * What stands beneath a docblock, where that has a name.
	 */
	private static function about( File $file, int $close ): ?Docblock {
		$tokens = Tokens::of( $file );
		$next   = $close + 1;
		while ( in_array( $tokens[ $next ]['code'] ?? null, [ ...self::MODIFIERS, ...self::TYPES ], true ) ) {
			$next = $tokens[ $next ]['attribute_closer'] ?? $next;
			++$next;
		}
		return match ( $tokens[ $next ]['code'] ?? null ) {
			T_FUNCTION => self::of_function( $file, $next ),
			T_VARIABLE => self::of_variable( $file, $next, $close ),
			T_CONST    => new Docblock( $tokens[ (int) $file->findNext( T_STRING, $next ) ]['content'] ),
			default    => null,
		};
	}

	/**
	 * A function with its types.
	 */
	private static function of_function( File $file, int $at ): Docblock {
		/** @var array<int, array{name: string, type_hint: string}> $parameters */
		$parameters = $file->getMethodParameters( $at );
		/** @var array{return_type: string} $properties */
		$properties = $file->getMethodProperties( $at );
		$types      = [ 'return' => $properties['return_type'], ...array_column( $parameters, 'type_hint', 'name' ) ];
		return new Docblock( (string) $file->getDeclarationName( $at ), $types );
	}

	/**
	 * A property, or a parameter with a docblock of its own; null for a variable.
	 */
	private static function of_variable( File $file, int $at, int $close ): ?Docblock {
		$tokens = Tokens::of( $file );
		$type   = '';
		for ( $token = $close + 1; $token < $at; ++$token ) {
			$type .= in_array( $tokens[ $token ]['code'], self::TYPES, true ) ? $tokens[ $token ]['content'] : '';
		}
		return '' === $type ? null : new Docblock( $tokens[ $at ]['content'], [ 'var' => $type ] );
	}
}
