<?php
/**
 * Prints the translatable strings of PHP files, named in the lines of standard
 * input, as JSON: file, function, arguments and the comment for translators.
 *
 * @package Brolga
 */

declare( strict_types=1 );

/** Our functions' arguments, without the text domain: which are text, which is the context. */
const BROLGA_FUNCTIONS = [
	'__'         => [ 'text' ],
	'_e'         => [ 'text' ],
	'esc_html__' => [ 'text' ],
	'esc_attr__' => [ 'text' ],
	'esc_html_e' => [ 'text' ],
	'esc_attr_e' => [ 'text' ],
	'_x'         => [ 'text', 'context' ],
	'_ex'        => [ 'text', 'context' ],
	'esc_html_x' => [ 'text', 'context' ],
	'esc_attr_x' => [ 'text', 'context' ],
	'_n'         => [ 'text', 'plural', 'number' ],
	'_nx'        => [ 'text', 'plural', 'number', 'context' ],
	'_n_noop'    => [ 'text', 'plural' ],
	'_nx_noop'   => [ 'text', 'plural', 'context' ],
];

/**
 * What a string literal says.
 *
 * @param string $literal As it stands in the code.
 */
function brolga_unquote( string $literal ): string {
	$inner = substr( $literal, 1, -1 );
	return "'" === $literal[0]
		? strtr(
			$inner,
			[
				"\\'"  => "'",
				'\\\\' => '\\',
			]
		)
		: stripcslashes( preg_replace_callback(
			'/\\\\u\{([0-9a-f]+)\}/i',
			static fn ( array $found ): string => mb_chr( (int) hexdec( $found[1] ), 'UTF-8' ),
			$inner
		) ?? $inner );
}

/**
 * The arguments of a call: a string, or null where it is none.
 *
 * @param list<PhpToken> $tokens Without white space and comments.
 * @param int            $at     That behind the opening bracket.
 * @return list<string|null>
 */
function brolga_arguments( array $tokens, int $at ): array {
	$arguments = [];
	$text      = '';
	$literal   = true;
	$empty     = true;
	$depth     = 0;
	for ( ; isset( $tokens[ $at ] ); ++$at ) {
		$token = $tokens[ $at ];
		if ( 0 === $depth && in_array( $token->text, [ ',', ')' ], true ) ) {
			if ( ! $empty ) {
				$arguments[] = $literal ? $text : null;
			}
			if ( ')' === $token->text ) {
				break;
			}
			[ $text, $literal, $empty ] = [ '', true, true ];
			continue;
		}
		$empty  = false;
		$depth += match ( $token->text ) {
			'(', '[', '{' => 1,
			')', ']', '}' => -1,
			default       => 0,
		};
		if ( $token->is( T_CONSTANT_ENCAPSED_STRING ) ) {
			$text .= brolga_unquote( $token->text );
		} elseif ( '.' !== $token->text ) {
			$literal = false;
		}
	}
	return $arguments;
}

/**
 * The strings of one file.
 *
 * @param string $file Its path.
 * @return list<array<string, string|null>>
 */
function brolga_strings( string $file ): array {
	$all     = PhpToken::tokenize( (string) file_get_contents( $file ) );
	$code    = array_values( array_filter( $all, static fn ( PhpToken $token ): bool => ! $token->isIgnorable() ) );
	$notes   = array_values( array_filter(
		$all,
		static fn ( PhpToken $token ): bool => $token->is( [ T_COMMENT, T_DOC_COMMENT ] )
			&& 1 === preg_match( '/translators:/', $token->text )
	) );
	$found   = [];
	foreach ( $code as $at => $token ) {
		$names = BROLGA_FUNCTIONS[ ltrim( $token->text, '\\' ) ] ?? null;
		if (
			null === $names
			|| ! $token->is( [ T_STRING, T_NAME_FULLY_QUALIFIED ] )
			|| '(' !== ( $code[ $at + 1 ]->text ?? '' )
		) {
			continue;
		}
		if (
			isset( $code[ $at - 1 ] )
			&& $code[ $at - 1 ]->is( [ T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NULLSAFE_OBJECT_OPERATOR ] )
		) {
			continue;
		}
		$arguments = brolga_arguments( $code, $at + 2 );
		$entry     = [
			'file'   => $file,
			'line'   => (string) $token->line,
			'domain' => $arguments[ count( $names ) ] ?? null,
		];
		foreach ( $names as $place => $name ) {
			if ( 'number' !== $name ) {
				$entry[ $name ] = $arguments[ $place ] ?? null;
			}
		}
		// The comment belongs to the call that follows it at once.
		$note = null;
		while ( isset( $notes[0] ) && $notes[0]->pos < $token->pos ) {
			$note = array_shift( $notes );
		}
		if ( null !== $note ) {
			$entry['comment'] = trim( (string) preg_replace(
				[ '#^(/\*+|//|\#)\s*|\s*\*+/$#', '/^.*?translators:\s*/s', '/\s*\n\s*\*?\s*/' ],
				[ '', '', ' ' ],
				$note->text
			) );
		}
		$found[] = $entry;
	}
	return $found;
}

$brolga_files = array_filter(
	explode( "\n", (string) stream_get_contents( STDIN ) ),
	static fn ( string $line ): bool => '' !== $line
);
echo json_encode(
	array_merge( ...array_map( brolga_strings( ... ), array_values( $brolga_files ) ) ),
	JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE
);
