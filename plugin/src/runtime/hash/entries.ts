/**
 * Deep links as text: `{module id}|{param}|{param}`, entries joined by `||`.
 * Pure: reading and writing the address is index.ts's business.
 */

/** One module's part of the address. */
export interface HashEntry {
	readonly id: string;
	readonly params: readonly string[];
}

const decode = ( part: string ): string => {
	try {
		return decodeURIComponent( part );
	} catch {
		return part;
	}
};

const withoutEmptyTail = ( params: readonly string[] ): string[] => {
	let length = params.length;
	while ( length > 0 && params[ length - 1 ] === '' ) {
		length--;
	}
	return params.slice( 0, length );
};

/**
 * The entries of a hash, in their order; the last one of an id counts.
 *
 * @param hash The address's hash, with or without the leading `#`.
 */
export function parse( hash: string ): HashEntry[] {
	const entries = new Map< string, readonly string[] >();
	for ( const part of hash.replace( /^#/, '' ).split( '||' ) ) {
		const [ id = '', ...params ] = part.split( '|' ).map( decode );
		const kept = withoutEmptyTail( params );
		if ( id !== '' && kept.length > 0 && ! kept.includes( '' ) ) {
			entries.set( id, kept );
		}
	}
	return Array.from( entries, ( [ id, params ] ) => ( { id, params } ) );
}

/**
 * The hash with one module's entry replaced, all others kept. No parameter
 * removes the entry; anchors that are no entries are dropped.
 *
 * @param hash   The address's hash, with or without the leading `#`.
 * @param id     The module's id.
 * @param params Its parameters.
 * @return The new hash, without the leading `#`.
 */
export function update(
	hash: string,
	id: string,
	params: readonly string[]
): string {
	const entries = new Map(
		parse( hash ).map( ( entry ) => [ entry.id, entry.params ] )
	);
	const kept = withoutEmptyTail( params );
	if ( kept.length > 0 ) {
		entries.set( id, kept );
	} else {
		entries.delete( id );
	}
	return Array.from( entries, ( [ key, values ] ) =>
		[ key, ...values ].map( encodeURIComponent ).join( '|' )
	).join( '||' );
}
