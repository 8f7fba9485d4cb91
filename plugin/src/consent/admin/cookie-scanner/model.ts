/**
 * A scanner of cookies: takes what a page's scripts keep, and remembers who they
 * were. No page, no browser.
 *
 * @see CONSENT-41
 */

/** Something that was put in. */
export interface Kept {
	readonly name: string;
	/** Whose script it was; empty: the server. */
	readonly by: string;
}

/** What is in a scanner, in the words of the page's own APIs. */
export interface Scanner {
	/** As `document.cookie` is read. */
	readonly cookies: () => string;
	/** As `document.cookie` is written. */
	readonly setCookie: ( text: string ) => void;
	/** Stands in for `localStorage` and `sessionStorage`. */
	readonly storage: () => Storage;
	/** Everything that was put in, once for each name. */
	readonly kept: () => Kept[];
}

/** Whether a cookie is over as soon as it is set: that is how one is taken away. */
function isOver( attributes: readonly string[], now: number ): boolean {
	const valueOf = ( name: string ): string | undefined =>
		attributes
			.map( ( attribute ) => attribute.trim().split( '=' ) )
			.find(
				( [ key = '' ] ) => key.trim().toLowerCase() === name
			)?.[ 1 ];
	const age = valueOf( 'max-age' );
	if ( age !== undefined && /^\s*-?\d+\s*$/.test( age ) ) {
		return Number( age ) <= 0;
	}
	// What is no date is a cookie for the session.
	return Date.parse( valueOf( 'expires' ) ?? '' ) <= now;
}

/**
 * The script that an error's stack leads to: the last address in it that is not
 * the scanner's own.
 *
 * @param stack As browsers write it.
 * @param own   The address of the scanner's script, without its version.
 */
export const callerIn = ( stack: string, own: string ): string =>
	[ ...stack.matchAll( /https?:\/\/[^\s()@]+?(?=[?#]|:\d+:\d+)/g ) ]
		.map( ( [ url ] ) => url )
		.find( ( url ) => url !== own ) ?? '';

/**
 * The name and the value that a script wrote; one without a "=" has no name.
 *
 * @param pair What stands before the first semicolon.
 */
function pairOf( pair: string ): [ name: string, value: string ] {
	const [ first = '', ...rest ] = pair.split( '=' );
	return rest.length
		? [ first.trim(), rest.join( '=' ).trim() ]
		: [ '', first.trim() ];
}

/**
 * Stands in for a storage of the browser's.
 *
 * @param note Told each name that something is kept by.
 */
function storage( note: ( name: string ) => void ): Storage {
	const items = new Map< string, string >();
	const methods = {
		getItem: ( name: string ) => items.get( String( name ) ) ?? null,
		setItem: ( name: string, value: string ) => {
			items.set( String( name ), String( value ) );
			note( String( name ) );
		},
		removeItem: ( name: string ) => void items.delete( name ),
		clear: () => items.clear(),
		key: ( index: number ) => [ ...items.keys() ][ index ] ?? null,
	};
	// Scripts also write and read items as if they were properties.
	return new Proxy( methods as unknown as Storage, {
		get: ( target, name ): unknown =>
			name === 'length'
				? items.size
				: ( Reflect.get( target, name ) ??
					items.get( String( name ) ) ),
		set: ( _, name, value ) => {
			methods.setItem( String( name ), value as string );
			return true;
		},
		has: ( target, name ) => name in target || items.has( String( name ) ),
		deleteProperty: ( _, name ) => {
			methods.removeItem( String( name ) );
			return true;
		},
		ownKeys: () => [ ...items.keys() ],
		getOwnPropertyDescriptor: ( _, name ) =>
			items.has( String( name ) )
				? {
						value: items.get( String( name ) ),
						enumerable: true,
						configurable: true,
						writable: true,
					}
				: undefined,
	} );
}

/**
 * Makes an empty scanner.
 *
 * @param who    Whose script runs now.
 * @param set    Names of cookies that the server has set.
 * @param answer A cookie that is there from the start: `name=value`.
 */
export function scanner(
	who: () => string,
	set: readonly string[] = [],
	answer = ''
): Scanner {
	const kept = new Map< string, string >(
		set.map( ( name ) => [ name, '' ] )
	);
	const cookies = new Map< string, string >();
	const [ answered = '', ...said ] = answer.split( '=' );
	if ( answered ) {
		cookies.set( answered, said.join( '=' ) );
	}
	const note = ( name: string ): void => {
		if ( ! kept.has( name ) ) {
			kept.set( name, who() );
		}
	};
	return {
		cookies: () =>
			[ ...cookies ]
				.map( ( [ name, value ] ) =>
					name ? `${ name }=${ value }` : value
				)
				.join( '; ' ),
		setCookie: ( text ) => {
			const [ pair = '', ...attributes ] = text.split( ';' );
			const [ name, value ] = pairOf( pair );
			if ( isOver( attributes, Date.now() ) ) {
				cookies.delete( name );
			} else if ( name || value ) {
				cookies.set( name, value );
				note( name || value );
			}
		},
		storage: () => storage( note ),
		kept: () => [ ...kept ].map( ( [ name, by ] ) => ( { name, by } ) ),
	};
}
