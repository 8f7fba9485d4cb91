/** What of a style sheet is a rule, and which rules a page has used. */

/** What at-rules hold, besides rules: nothing that could match an element. */
const NO_RULES = /^@(?:font-face|keyframes|property|page|counter-style)\b/;

/** The same text without its comments, as long as before. */
const withoutComments = ( css ) =>
	css.replace( /\/\*[^]*?\*\//g, ( comment ) =>
		' '.repeat( comment.length )
	);

/** Where the block ends that begins at a brace. */
function endOf( css, brace ) {
	let depth = 0;
	for ( let at = brace; at < css.length; at++ ) {
		const sign = css[ at ];
		if ( sign === '"' || sign === "'" ) {
			at = css.indexOf( sign, at + 1 );
		} else if ( sign === '{' ) {
			depth++;
		} else if ( sign === '}' && --depth === 0 ) {
			return at;
		}
	}
	return css.length;
}

/**
 * The style rules of a sheet, also those in `@media` and its like, by where they
 * begin and end. A rule that is nested in another is a part of it.
 */
export function rulesOf( text, from = 0, to = text.length ) {
	const css = withoutComments( text );
	const rules = [];
	for ( let at = from; at < to; ) {
		const brace = css.indexOf( '{', at );
		if ( brace < 0 || brace >= to ) {
			break;
		}
		// What ends in a semicolon, as @charset does, is no part of the rule behind it.
		const before = Math.max( at, css.lastIndexOf( ';', brace ) + 1 );
		const start =
			before + /^\s*/.exec( css.slice( before, brace ) )[ 0 ].length;
		const end = endOf( css, brace );
		const prelude = css.slice( start, brace );
		if ( ! prelude.startsWith( '@' ) ) {
			rules.push( { start, end: end + 1 } );
		} else if ( ! NO_RULES.test( prelude ) ) {
			rules.push( ...rulesOf( css, brace + 1, end ) );
		}
		at = end + 1;
	}
	return rules;
}

/**
 * How many characters of a sheet's rules there are, and how many of them belong
 * to rules that none of some visits has used.
 *
 * @param {string} text   The sheet.
 * @param {{ start: number, end: number }[]} used What the browser says of all visits.
 */
export function unmatched( text, used ) {
	const sum = { all: 0, unmatched: 0 };
	for ( const { start, end } of rulesOf( text ) ) {
		const isUsed = used.some(
			( range ) => range.start <= start && start < range.end
		);
		sum.all += end - start;
		sum.unmatched += isUsed ? 0 : end - start;
	}
	return sum;
}
