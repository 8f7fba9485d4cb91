/**
 * What is wrong with an owner's pattern, before a visitor finds out.
 */

/** Why a pattern does not do what it should. */
export type PatternFlaw = 'broken' | 'server' | 'slow';

/** What browsers read, and PHP reads in another way or not at all. */
const BROWSER_ONLY = /\\u|\[\^?\]|\(\?<[=!][^)]*[*+{]/;

const TOKENS =
	/\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?.)?|\)(?:[+*]|\{\d*,\d*\}|\{\d{2,}\})?|[+*?|]|\{\d+(?:,\d*)?\}/gs;

/**
 * What is repeated holds a repetition or a choice: the same text can be read in
 * too many ways. The server's twin is Brolga\Forms\Checks\Pattern.
 */
function isAmbiguous( pattern: string ): boolean {
	/** For each group around: whether it holds one so far. */
	const groups = [ false ];
	return ( pattern.match( TOKENS ) ?? [] ).some( ( token ) => {
		if ( token.startsWith( ')' ) ) {
			const isRepeated = token !== ')';
			const within = groups.pop() === true;
			groups.push( groups.pop() === true || within || isRepeated );
			return within && isRepeated;
		}
		if ( token.startsWith( '(' ) ) {
			groups.push( false );
		} else if ( ! /^[\\[]/.test( token ) ) {
			groups[ groups.length - 1 ] = true;
		}
		return /^\\[1-9k]/.test( token );
	} );
}

const compiles = ( pattern: string ): boolean => {
	try {
		return new RegExp( pattern, 'u' ) instanceof RegExp;
	} catch {
		return false;
	}
};

/**
 * The flaw of a pattern, if it has any.
 *
 * @see FIELD-10
 * @param pattern What the owner typed; empty: there is none.
 */
export function patternFlaw( pattern: string ): PatternFlaw | undefined {
	if ( ! compiles( pattern ) || ! compiles( `^(?:${ pattern })$` ) ) {
		return 'broken';
	}
	if ( BROWSER_ONLY.test( pattern ) ) {
		return 'server';
	}
	return isAmbiguous( pattern ) ? 'slow' : undefined;
}
