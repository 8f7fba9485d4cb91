/**
 * What a page with tests finds out by itself: who takes part, and which ids it
 * has already.
 */

/**
 * What the browser knows of a visitor, as one text that a test's rules are held
 * against. The script of instant delivery makes the same.
 *
 * @param given   Cookies of tests that the visitor was given on this page, `name=`.
 * @param search  The part of the address behind the question mark.
 * @param cookies The browser's.
 */
export const memoryOf = (
	given: readonly string[],
	search: string,
	cookies: string
): string => `; ${ given.join( '; ' ) }#${ search }; ${ cookies }`;

/**
 * Whether a visitor takes part. Whoever was given a subject stays.
 *
 * @see AB-50
 * @param cookie The cookie that keeps the test's subject.
 * @param rules  An expression that fits whom the owner lets take part.
 * @param memory What is known of the visitor.
 */
export const admits = (
	cookie: string,
	rules: string,
	memory: string
): boolean =>
	memory.includes( `; ${ cookie }=` ) || new RegExp( rules ).test( memory );

/** Attributes that name elements by their ids, or lead to one. */
const REFERENCES = [
	'for',
	'form',
	'list',
	'aria-controls',
	'aria-labelledby',
	'aria-describedby',
	'aria-owns',
];

/**
 * Gives elements other ids where the page has theirs: what was rendered without
 * the page knows nothing of it.
 *
 * @param content What comes into the page.
 * @param isTaken Whether the page has an id.
 * @param suffix  What is put after such an id.
 */
export function renameIds(
	content: ParentNode,
	isTaken: ( id: string ) => boolean,
	suffix: string
): void {
	const names = new Map< string, string >();
	for ( const element of content.querySelectorAll( '[id]' ) ) {
		if ( isTaken( element.id ) ) {
			names.set( element.id, element.id + suffix );
			element.id += suffix;
		}
	}
	if ( names.size === 0 ) {
		return;
	}
	for ( const attribute of REFERENCES ) {
		for ( const element of content.querySelectorAll(
			`[${ attribute }]`
		) ) {
			const ids = ( element.getAttribute( attribute ) ?? '' ).split(
				' '
			);
			element.setAttribute(
				attribute,
				ids.map( ( id ) => names.get( id ) ?? id ).join( ' ' )
			);
		}
	}
	for ( const link of content.querySelectorAll( '[href^="#"]' ) ) {
		const id = link.getAttribute( 'href' )?.slice( 1 ) ?? '';
		link.setAttribute( 'href', `#${ names.get( id ) ?? id }` );
	}
}
