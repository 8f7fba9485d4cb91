/**
 * A recorded request, changed by chance: its values first, then how it is
 * written, so that some changes are met by what reads values and some by what
 * reads bytes.
 */
import {
	BROKEN,
	hostileText,
	hostileValue,
	withRawNumbers,
} from './hostile.mjs';

/** @typedef {ReturnType<import('./random.mjs').chance>} Chance */
/**
 * A valid request. `fields` is its body before it is written as `encoding` says.
 *
 * @typedef {{ name: string, way: string, method: string, path: string, query?: Object, headers?: Object, cookies?: Object, encoding?: 'json' | 'form' | 'multipart', fields?: Object }} Recorded
 */

const isTree = ( value ) => typeof value === 'object' && value !== null;

/** Each place in a tree: who holds it, and its name there. */
const places = ( tree ) =>
	Object.keys( tree ).flatMap( ( key ) => [
		{ holder: tree, key },
		...( isTree( tree[ key ] ) ? places( tree[ key ] ) : [] ),
	] );

const OPERATIONS = {
	replace: 4,
	append: 3,
	type: 3,
	remove: 1,
	add: 1,
	wrap: 1,
	tamper: 1,
};

/** Flips one letter, or cuts the end off: what a signature has to notice. */
const tampered = ( text, random ) => {
	const at = random.below( Math.max( 1, text.length ) );
	return random.happens( 0.3 )
		? text.slice( 0, at )
		: text.slice( 0, at ) +
				random.pick( [ 'A', '.', '0', 'é' ] ) +
				text.slice( at + 1 );
};

/**
 * Changes one place of a tree.
 *
 * @param {Object} tree
 * @param {Chance} random
 * @param {number} number Of the request.
 * @return {string} What was done, for whoever reads of it.
 */
export function mutateTree( tree, random, number ) {
	const all = places( tree );
	const operation = all.length ? random.weighed( OPERATIONS ) : 'add';
	if ( operation === 'add' ) {
		const name = hostileText( random, number ).slice( 0, 300 );
		tree[ name ] = hostileValue( random, number );
		return `add ${ JSON.stringify( name ).slice( 0, 40 ) }`;
	}
	const { holder, key } = random.pick( all );
	const value = holder[ key ];
	const changes = {
		replace: () => hostileText( random, number ),
		append: () =>
			isTree( value )
				? hostileValue( random, number )
				: `${ value }${ hostileText( random, number ) }`,
		type: () => hostileValue( random, number ),
		wrap: () => [ value ],
		tamper: () => tampered( String( value ), random ),
	};
	if ( operation === 'remove' ) {
		if ( Array.isArray( holder ) ) {
			holder.splice( Number( key ), 1 );
		} else {
			delete holder[ key ];
		}
	} else {
		holder[ key ] = changes[ operation ]();
	}
	return `${ operation } ${ key }`;
}

/** Names and values of a tree as forms write them: `a[b][]=c`. */
export const pairs = ( tree, prefix = '' ) =>
	Object.entries( tree ).flatMap( ( [ key, value ] ) => {
		const name =
			prefix === ''
				? key
				: `${ prefix }[${ Array.isArray( tree ) ? '' : key }]`;
		return isTree( value )
			? pairs( value, name )
			: [
					[
						name,
						value === null
							? ''
							: String( value ).replace( /^@@(.*)@@$/, '$1' ),
					],
				];
	} );

const encoded = ( text ) =>
	encodeURIComponent(
		text.toWellFormed?.() ?? Buffer.from( text ).toString()
	).replaceAll( encodeURIComponent( BROKEN ), '%FF' );

/** A query, or a form's body. */
export const urlEncoded = ( tree ) =>
	pairs( tree )
		.map(
			( [ name, value ] ) => `${ encoded( name ) }=${ encoded( value ) }`
		)
		.join( '&' );

/** A text's bytes, with those in it that are no UTF-8. */
const bytesOf = ( text ) => {
	const parts = text.split( BROKEN ).map( ( part ) => Buffer.from( part ) );
	return Buffer.concat(
		parts.flatMap( ( part, index ) =>
			index ? [ Buffer.from( [ 0xff ] ), part ] : [ part ]
		)
	);
};

const BOUNDARY = 'brolga-fuzz-boundary';

/** A field of a multipart body; a file is `{ file, type, content }`. */
const part = ( name, value ) => {
	const isFile = isTree( value ) && 'file' in value;
	const safe = ( text ) => String( text ).replace( /["\r\n]/g, '_' );
	return isFile
		? `Content-Disposition: form-data; name="${ safe( name ) }"; filename="${ safe( value.file ) }"\r\nContent-Type: ${ safe( value.type ) }\r\n\r\n${ value.content }`
		: `Content-Disposition: form-data; name="${ safe( name ) }"\r\n\r\n${ value }`;
};

const multipart = ( fields ) =>
	Object.entries( fields )
		.flatMap( ( [ name, value ] ) =>
			isTree( value ) && ! ( 'file' in value )
				? pairs( { [ name ]: value } )
				: [ [ name, value ] ]
		)
		.map(
			( [ name, value ] ) =>
				`--${ BOUNDARY }\r\n${ part( name, value ) }\r\n`
		)
		.join( '' ) + `--${ BOUNDARY }--\r\n`;

const WRITERS = {
	json: [
		'application/json',
		( fields ) => withRawNumbers( JSON.stringify( fields ) ),
	],
	form: [ 'application/x-www-form-urlencoded', urlEncoded ],
	multipart: [ `multipart/form-data; boundary=${ BOUNDARY }`, multipart ],
};

/** Ways to spoil a body's bytes. */
const SPOILS = {
	truncate: ( body, random ) =>
		body.subarray( 0, random.below( body.length + 1 ) ),
	'invalid byte': ( body, random ) => {
		const at = random.below( body.length + 1 );
		return Buffer.concat( [
			body.subarray( 0, at ),
			Buffer.from( [ random.pick( [ 0xff, 0xc0, 0x80, 0x00 ] ) ] ),
			body.subarray( at ),
		] );
	},
	'UTF-16': ( body ) => Buffer.from( body.toString(), 'utf16le' ),
	'byte order mark': ( body ) =>
		Buffer.concat( [ Buffer.from( [ 0xef, 0xbb, 0xbf ] ), body ] ),
	oversize: ( body ) =>
		Buffer.concat( [ body, Buffer.alloc( 300_000, 0x20 ) ] ),
	twice: ( body ) => Buffer.concat( [ body, Buffer.from( '&' ), body ] ),
	'duplicate key': ( body ) =>
		Buffer.from(
			body.toString( 'latin1' ).replace( /^\{("[^"]*"):/, '{$1:[],$1:' ),
			'latin1'
		),
	nothing: () => Buffer.alloc( 0 ),
};

const TYPES = [
	'application/json',
	'text/plain',
	'application/x-www-form-urlencoded',
	'multipart/form-data',
	'application/json; charset=utf-16',
	'application/xml',
	'',
];

const HEADERS = [
	'origin',
	'referer',
	'user-agent',
	'x-brolga-module',
	'accept-language',
	'sec-fetch-site',
	'x-forwarded-for',
	'content-type',
	'x-http-method-override',
	'x-wp-nonce',
	'purpose',
	'dnt',
];

/** What may stand in a header at all: the client would send nothing else. */
const headerSafe = ( text ) =>
	String( text )
		.replace( /[^\t\x20-\x7e\x80-\xff]/g, '' )
		.slice( 0, 4000 )
		.trim();

/** Changes beside the fields, each as a function of the request. */
const AROUND = {
	query: ( request, random, number ) =>
		mutateTree( request.query, random, number ),
	cookie: ( request, random, number ) =>
		mutateTree( request.cookies, random, number ),
	header: ( request, random, number ) => {
		const name = random.pick( HEADERS );
		request.headers[ name ] =
			name === 'content-type'
				? random.pick( TYPES )
				: hostileText( random, number );
		return `header ${ name }`;
	},
	path: ( request, random, number ) => {
		const parts = request.path.split( '/' );
		const at = 1 + random.below( parts.length - 1 );
		parts[ at ] = encoded(
			random.happens( 0.5 )
				? hostileText( random, number ).slice( 0, 500 )
				: `${ parts[ at ] }${ random.pick( [ '0', '-', '%00', '.', 'é' ] ) }`
		);
		request.path = parts.join( '/' );
		return 'path';
	},
	method: ( request, random ) => {
		request.method = random.pick( [
			'GET',
			'POST',
			'PUT',
			'DELETE',
			'OPTIONS',
			'HEAD',
		] );
		return `method ${ request.method }`;
	},
};

/** How often which place is changed, of a request with and without fields. */
const WITH_FIELDS = {
	fields: 14,
	query: 1,
	cookie: 1.5,
	header: 1.5,
	path: 0.5,
	method: 0.3,
};
const WITHOUT = { query: 12, cookie: 1.5, header: 1.5, path: 1.5, method: 0.3 };

/** How many changes: none shows that the recorded request is valid still. */
const TIMES = { 0: 1, 1: 5, 2: 2, 3: 1, 6: 1 };

/**
 * @param {Recorded} recorded
 * @param {Chance}   random
 * @param {number}   number
 * @return {{ name: string, way: string, method: string, path: string, headers: Object, body: Buffer, changes: string[] }}
 */
export function mutate( recorded, random, number ) {
	const request = structuredClone( {
		query: {},
		headers: {},
		cookies: {},
		...recorded,
	} );
	const hasFields =
		request.fields && Object.keys( request.fields ).length > 0;
	const changes = [];
	for ( let left = Number( random.weighed( TIMES ) ); left > 0; left-- ) {
		const place = random.weighed( hasFields ? WITH_FIELDS : WITHOUT );
		changes.push(
			place === 'fields'
				? mutateTree( request.fields, random, number )
				: AROUND[ place ]( request, random, number )
		);
	}
	const [ type, write ] = WRITERS[ request.encoding ] ?? [ '', () => '' ];
	let body = bytesOf( write( request.fields ?? {} ) );
	if ( hasFields && changes.length && random.happens( 0.12 ) ) {
		const spoil = random.pick( Object.keys( SPOILS ) );
		body = SPOILS[ spoil ]( body, random );
		changes.push( spoil );
	}
	const query = urlEncoded( request.query );
	const cookies = pairs( request.cookies )
		.map(
			( [ name, value ] ) => `${ encoded( name ) }=${ encoded( value ) }`
		)
		.join( '; ' );
	const headers = {
		...( type && { 'content-type': type } ),
		...( cookies && { cookie: cookies.slice( 0, 6000 ) } ),
		...request.headers,
	};
	return {
		name: request.name,
		way: request.way,
		method: request.method,
		path: request.path,
		query,
		headers: Object.fromEntries(
			Object.entries( headers ).map( ( [ name, value ] ) => [
				name,
				headerSafe( value ),
			] )
		),
		body,
		changes,
	};
}
