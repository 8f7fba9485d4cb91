/**
 * A request and an answer of each route, made from its schemas.
 */

/** What values are called, so that samples read like a real request. */
const SAMPLES = {
	checksum: '…',
	consent: 'The visitor agreed by phone.',
	content: '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->',
	created: '2026-03-02T08:15:30Z',
	email: 'kim@example.com',
	firstname: 'Kim',
	form: '…',
	from: '2026-03-01',
	id: 12,
	key: '6e0c1a52-8f3b-4f7e-9d57-0d2b6c1f7a11',
	lastname: 'Lee',
	name: 'Example',
	page: 'https://example.com/contact/',
	phone: '07 5550 0100',
	popup: 12,
	search: 'garden',
	secret: '…',
	source: 'post-12',
	subject: 'Your question',
	text: 'Thank you for your message.',
	to: '2026-03-31',
	updated: '2026-03-02T08:15:30Z',
	url: 'https://example.com/hook',
	version: '…',
};

/** The answers that have a schema, by the route. */
export const ANSWERS = {
	'GET /brolga/v1/leads/{id}': 'lead',
	'PATCH /brolga/v1/leads/{id}': 'lead',
	'POST /brolga/v1/leads/{id}/replies': 'lead',
	'POST /brolga/v1/leads/{id}/resend': 'lead',
	'GET /brolga/v1/settings/{section}': 'settings-section',
	'PUT /brolga/v1/settings/{section}': 'settings-section',
};

const typeOf = ( { type, properties } ) =>
	[ type ?? ( properties ? 'object' : 'string' ) ]
		.flat()
		.find( ( one ) => one !== 'null' );

/**
 * @param {Object} schema Of a value.
 * @param {string} name   What it is called.
 * @return {unknown} A value that the schema allows.
 */
export function sampleOf( schema, name = '' ) {
	if ( schema.enum ) {
		return schema.enum.find( Boolean ) ?? schema.enum[ 0 ];
	}
	const type = typeOf( schema );
	const known = SAMPLES[ name ];
	switch ( type ) {
		case 'object':
			return sampleObject( schema );
		case 'array':
			return schema.items ? [ sampleOf( schema.items, name ) ] : [];
		case 'boolean':
			return true;
		case 'integer':
		case 'number':
			return typeof known === 'number'
				? known
				: Math.max( schema.minimum ?? 0, 1 );
		default:
			if ( schema.format === 'email' ) {
				return SAMPLES.email;
			}
			return typeof known === 'string' ? known : '…';
	}
}

/** An object with what it has to have, or else all of it. */
function sampleObject( { properties = {}, required } ) {
	const names = required?.length ? required : Object.keys( properties );
	return Object.fromEntries(
		names
			.filter( ( name ) => properties[ name ] )
			.map( ( name ) => [ name, sampleOf( properties[ name ], name ) ] )
	);
}

/** What a request sends: what it has to, or its first argument where nothing has to be. */
function sentOf( args ) {
	const names = Object.keys( args );
	const required = names.filter( ( name ) => args[ name ].required );
	const shown = required.length ? required : names.slice( 0, 1 );
	return Object.fromEntries(
		shown.map( ( name ) => [ name, sampleOf( args[ name ], name ) ] )
	);
}

/** A path with numbers or names in the place of its parts. */
const addressOf = ( path ) =>
	`/wp-json${ path }`.replace( /\{(\w+)\}/g, ( whole, part ) =>
		part === 'section' ? 'mail' : '12'
	);

/**
 * @param {{ path: string, methods: string[], args: Record<string, Object> }} route
 * @return {string} A request of it, as it goes over the wire.
 */
export function requestOf( { path, methods, args } ) {
	const [ method ] = methods;
	const sent = sentOf( args );
	const address = addressOf( path );
	if ( Object.keys( sent ).length === 0 ) {
		return `${ method } ${ address }`;
	}
	return method === 'GET' || method === 'DELETE'
		? `${ method } ${ address }?${ new URLSearchParams( sent ) }`
		: `${ method } ${ address }\nContent-Type: application/json\n\n${ JSON.stringify( sent ) }`;
}

/**
 * @param {{ path: string, methods: string[] }} route
 * @param {Record<string, Object>}              schemas By the names of their files.
 * @return {string} Its answer as JSON; empty where it has no schema.
 */
export function answerOf( { path, methods }, schemas ) {
	const name = ANSWERS[ `${ methods[ 0 ] } ${ path }` ];
	return name && schemas[ name ]
		? JSON.stringify( sampleOf( schemas[ name ] ), null, '\t' )
		: '';
}
