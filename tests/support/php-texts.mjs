/**
 * Finds texts in PHP and in scripts by where they stand: what a call is given,
 * and which of it is translated.
 */

const TEXT =
	/\b(?:__|_x|esc_html__)\(\s*'((?:[^'\\]|\\.)*)'|\b_n\(\s*'(?:[^'\\]|\\.)*',\s*'((?:[^'\\]|\\.)*)'/g;

/** The end of what begins at a place: its closing bracket, or the end of the statement. */
function endOf( source, start ) {
	let depth = 0;
	let quote = '';
	for ( let at = start; at < source.length; at++ ) {
		const letter = source[ at ];
		if ( quote ) {
			if ( letter === '\\' ) {
				at++;
			} else if ( letter === quote ) {
				quote = '';
			}
		} else if ( letter === "'" || letter === '"' ) {
			quote = letter;
		} else if ( '([{'.includes( letter ) ) {
			depth++;
		} else if ( ')]}'.includes( letter ) && --depth <= 0 ) {
			return at;
		} else if ( letter === ';' && depth === 0 ) {
			return at;
		}
	}
	return source.length;
}

const TEXTS_AND_COMMENTS =
	/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\/\/.*|\/\*[\s\S]*?\*\//g;

/** A source in which nothing stands in the place of its comments: their apostrophes begin no text. */
const withoutComments = ( source ) =>
	source.replace( TEXTS_AND_COMMENTS, ( found ) =>
		found.startsWith( '/' ) ? found.replace( /[^\n]/g, ' ' ) : found
	);

/** The arguments of the call whose name stands at a place. */
export function argumentsAt( code, start ) {
	// From there on: what stands before is no matter.
	const source =
		code.slice( 0, start ) + withoutComments( code.slice( start ) );
	const open = source.indexOf( '(', start );
	const end = endOf( source, open );
	const found = [];
	let from = open + 1;
	for ( let at = from; at < end; at++ ) {
		const letter = source[ at ];
		if ( '([{'.includes( letter ) ) {
			at = endOf( source, at );
		} else if ( letter === "'" || letter === '"' ) {
			do {
				at += source[ at ] === '\\' ? 2 : 1;
			} while ( at < end && source[ at ] !== letter );
		} else if ( letter === ',' ) {
			found.push( source.slice( from, at ) );
			from = at + 1;
		}
	}
	return [ ...found, source.slice( from, end ) ];
}

/** What is translated in a piece of code; of a plural, the form for many. */
export const textsIn = ( source ) =>
	[ ...source.matchAll( TEXT ) ].map( ( [ , one, many ] ) =>
		( one ?? many ).replace( /\\'/g, "'" )
	);

/** What a finding of Health says below its title; sentences that are joined are one text. */
export function adviceAt( source, start ) {
	const advice = argumentsAt( source, start )[ 1 ] ?? '';
	const said = textsIn( advice );
	return /\s\.\s+' '\s+\.\s/.test( advice )
		? [ said.join( ' ' ) ].filter( Boolean )
		: said;
}
