/**
 * Valid requests of everything that the public may ask: written down for routes
 * and actions, read from the pages for their forms and links.
 */
import { parse } from 'parse5';

const SHOP = { brolga_test_shop: '1' };

/** What opens the metrics of the site that is asked. */
export const METRICS_TOKEN = 'metrics-of-the-fuzzed-site';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0';

const elements = ( node ) => [
	...( node.tagName ? [ node ] : [] ),
	...[
		...( node.childNodes ?? [] ),
		...( node.content ? [ node.content ] : [] ),
	].flatMap( elements ),
];

const attributesOf = ( { attrs } ) =>
	Object.fromEntries( attrs.map( ( { name, value } ) => [ name, value ] ) );

/** What a visitor would answer a control with. */
const answers = {
	email: 'ann@example.com',
	tel: '07 3000 0000',
	url: 'https://example.com/album',
	number: '12',
	date: '2031-05-01',
	search: 'wall',
	text: 'Ann',
	textarea: 'The wall at the back leans.',
};

/** Names and values of a form that somebody filled in. */
function filled( form ) {
	const fields = {};
	for ( const control of elements( form ) ) {
		const {
			name,
			type,
			value,
			required,
			'data-first_digit': first,
			'data-second_digit': second,
		} = attributesOf( control );
		if (
			! name ||
			! [ 'input', 'select', 'textarea', 'button' ].includes(
				control.tagName
			)
		) {
			continue;
		}
		if ( control.tagName === 'select' ) {
			const options = elements( control )
				.filter( ( { tagName } ) => tagName === 'option' )
				.map( ( option ) => attributesOf( option ).value );
			fields[ name ] = options.at( -1 ) ?? '';
		} else if ( second ) {
			fields[ name ] = String( Number( first ) + Number( second ) );
		} else if ( type === 'file' ) {
			fields[ name ] = {
				file: 'plan.pdf',
				type: 'application/pdf',
				content: '%PDF-1.4\n%%EOF\n',
			};
		} else if (
			type === 'hidden' ||
			type === 'checkbox' ||
			type === 'radio' ||
			type === 'submit'
		) {
			fields[ name ] = value ?? 'on';
		} else {
			// What may be anything may have a pattern: it is left out, where it may be.
			const isFree = required === undefined && type === 'text';
			fields[ name ] = isFree
				? ''
				: value ||
					( answers[ control.tagName ] ??
						answers[ type ?? 'text' ] ??
						'' );
		}
		// What no person sees stays empty.
		if ( attributesOf( control ).tabindex === '-1' ) {
			fields[ name ] = '';
		}
	}
	return fields;
}

/** A form of a page as a request. */
function formRequest( form, page, cookies ) {
	const { method = 'get', action = '', enctype = '' } = attributesOf( form );
	const { pathname, searchParams } = new URL( action || page, page );
	const fields = filled( form );
	if (
		method.toLowerCase() === 'dialog' ||
		Object.keys( fields ).length === 0 ||
		// WordPress' own file answers it, and some values with an error 500.
		pathname.endsWith( '/wp-comments-post.php' )
	) {
		return [];
	}
	const common = { way: 'wire', path: pathname, cookies };
	return [
		method.toLowerCase() === 'post'
			? {
					...common,
					name: `form of ${ pathname }`,
					method: 'POST',
					query: Object.fromEntries( searchParams ),
					encoding: enctype.startsWith( 'multipart' )
						? 'multipart'
						: 'form',
					fields,
				}
			: {
					...common,
					name: `search of ${ pathname }`,
					method: 'GET',
					query: fields,
				},
	];
}

/**
 * What a page offers: its forms, and links to this site with a query.
 *
 * @param {string} html
 * @param {string} page    Its address.
 * @param {Object} cookies The visitor's.
 * @return {import('./mutate.mjs').Recorded[]} Without a request twice.
 */
export function offered( html, page, cookies = {} ) {
	const found = elements( parse( html ) );
	const links = found
		.filter( ( { tagName } ) => tagName === 'a' )
		.map( ( link ) => attributesOf( link ).href )
		.filter( ( href ) => href && URL.canParse( href, page ) )
		.map( ( href ) => new URL( href, page ) )
		.filter(
			( { origin, search } ) =>
				origin === new URL( page ).origin && search !== ''
		)
		.map( ( { pathname, searchParams } ) => ( {
			name: `link to ${ pathname }`,
			way: 'wire',
			method: 'GET',
			path: pathname,
			query: Object.fromEntries( searchParams ),
			cookies,
		} ) );
	return [
		...found
			.filter( ( { tagName } ) => tagName === 'form' )
			.flatMap( ( form ) => formRequest( form, page, cookies ) ),
		...links,
	];
}

/** One of those that ask the same by the same names. */
export const once = ( requests ) => [
	...new Map(
		requests.map( ( one ) => [
			[
				one.name,
				one.method,
				...Object.keys( one.query ?? {} ),
				...Object.keys( one.fields ?? {} ),
			].join( ' ' ),
			one,
		] )
	).values(),
];

/** The cookie of a visitor who agrees to everything. */
const agreed = ( { version, services } ) => ( {
	brolga_consent: `${ version }.${ Math.floor( Date.now() / 1000 ) }.${ Object.keys( services ).join( '~' ) }`,
} );

/** The valid request of each public route, by its name in the registry of WordPress. */
export const routeRequests = ( {
	et_frontend_nonce: page,
	et_ab_log_nonce: log,
	popup,
	test,
	consent,
	form,
	signup,
	shop,
} ) => ( {
	'POST /brolga/v1/enquiries': {
		fields: {
			form,
			key: '',
			fields: {
				name: 'Ann',
				email: 'ann@example.com',
				phone: '07 3000 0000',
				job: 'A wall',
				when: 'Now',
				ground: [ 'Lawn' ],
				day: '2031-05-01',
				size: '12',
				album: 'https://example.com/',
				postcode: '4000',
				message: 'The wall at the back leans.',
			},
			captcha: {},
			honeypot: '',
			referrer: 'https://example.com/',
			token: '',
		},
	},
	'POST /brolga/v1/subscriptions': {
		fields: {
			...signup,
			account: '',
			email: 'ann@example.com',
			firstname: 'Ann',
			lastname: 'Public',
			custom_fields: {},
			honeypot: '',
			token: '',
		},
	},
	'POST /brolga/v1/events': {
		fields: {
			et_ab_log_nonce: log,
			records: [
				{
					test_id: test,
					subject_id: 0,
					record_type: 'read_page',
					key: '',
					first: true,
					device: 'phone',
					source: 'search',
				},
			],
		},
		cookies: {
			[ `et_pb_ab_subject_${ test }` ]: '0',
			...agreed( consent ),
		},
	},
	'POST /brolga/v1/popup-events': {
		fields: { et_frontend_nonce: page, popup, record: 'shown' },
	},
	'POST /brolga/v1/consents': {
		fields: {
			et_frontend_nonce: page,
			id: '',
			age: 3,
			version: consent.version,
			granted: Object.keys( consent.services ).slice( 0, 2 ),
			mode: consent.mode,
			action: 'choose',
		},
	},
	'POST /brolga/v1/orders/told': {
		fields: { token: shop?.order ?? '' },
		cookies: SHOP,
	},
	'POST /brolga/v1/forms/begun': { fields: { form } },
	'GET /brolga/v1/captcha': {},
	'GET /brolga/v1/keep-alive': {},
	'GET /brolga/v1/live': {},
	'GET /brolga/v1/ready': {},
	'GET /brolga/v1/metrics': {
		headers: {
			'user-agent': AGENT,
			authorization: `Bearer ${ METRICS_TOKEN }`,
		},
	},
	'GET /brolga/v1/cart-drawer': { cookies: SHOP },
	'GET /brolga/v1/search': { query: { q: 'wall', type: 'post' } },
	'GET /brolga/v1/experiments/(?P<id>[1-9][0-9-]{0,19})/subject': {
		path: `/brolga/v1/experiments/${ test }/subject`,
		cookies: agreed( consent ),
	},
} );

/** The valid request of each action that anybody may ask for, by its hook. */
export const actionRequests = ( {
	et_frontend_nonce: page,
	et_ab_log_nonce: log,
	test,
	signup,
	consent,
} ) => ( {
	wp_ajax_nopriv_et_pb_submit_subscribe_form: {
		fields: {
			et_frontend_nonce: page,
			et_checksum: signup.checksum,
			et_list_id: signup.list_id,
			et_provider: signup.provider,
			et_account: '',
			et_email: 'ann@example.com',
			et_firstname: 'Ann',
			et_lastname: 'Public',
			et_custom_fields: { a: '1' },
		},
	},
	wp_ajax_nopriv_et_pb_update_stats_table: {
		fields: {
			et_ab_log_nonce: log,
			stats_data_array: JSON.stringify( {
				test_id: test,
				subject_id: 0,
				record_type: 'read_page',
			} ),
		},
		cookies: {
			[ `et_pb_ab_subject_${ test }` ]: '0',
			...agreed( consent ),
		},
	},
	wp_ajax_nopriv_et_pb_ab_get_subject_id: {
		fields: { et_frontend_nonce: page, et_pb_ab_test_id: String( test ) },
		cookies: agreed( consent ),
	},
	admin_post_nopriv_brolga_file: {
		query: { file: '0'.repeat( 32 ), _wpnonce: 'abc' },
		expects: [ 401 ],
	},
} );

/** A route as both lanes ask it: within a process, and over the network. */
const route = ( name, request ) => {
	const [ method, pattern ] = name.split( ' ' );
	const path = request.path ?? pattern;
	const whole = {
		method,
		headers: { 'user-agent': AGENT },
		encoding: request.fields && 'json',
		...request,
		name,
	};
	return [
		// No shop runs where many calls share a process.
		...( request.cookies === SHOP
			? []
			: [ { ...whole, way: 'call', path } ] ),
		{ ...whole, way: 'wire', path: `/wp-json${ path }` },
	];
};

/** What owners' lists are asked, from the schemas of their arguments. */
const ownersList = ( { name, args } ) => {
	const [ method, path ] = name.split( ' ' );
	const value = ( { type, enum: values, default: standard } ) =>
		values?.at( -1 ) ??
		standard ??
		{ integer: 1, boolean: true }[ type ] ??
		'a';
	return {
		name,
		way: 'call',
		method,
		path,
		query: Object.fromEntries(
			Object.entries( args ).map( ( [ key, arg ] ) => [
				key,
				value( arg ),
			] )
		),
		owner: true,
		expects: [ 200, 400, 404 ],
	};
};

const action = ( hook, request ) => {
	const [ , file, name ] = /^(wp_ajax|admin_post)_nopriv_(.+)$/.exec( hook );
	return {
		method: request.fields ? 'POST' : 'GET',
		headers: { 'user-agent': AGENT },
		encoding: request.fields && 'form',
		...request,
		name: hook,
		way: 'wire',
		path: `/wp-admin/${ file === 'wp_ajax' ? 'admin-ajax' : 'admin-post' }.php`,
		query: { action: name, ...request.query },
	};
};

/** Parameters of every page that no link of the pages shows. */
const PAGE_QUERIES = [
	{ s: 'wall', post_type: 'post', paged: '2' },
	{ brolga_sent: 'enquiry', brolga_route: 'a.b.c' },
	{
		brolga_variant: '1',
		brolga_events: '1',
		brolga_jar: '.1.a',
		preview: 'true',
	},
	{ update: 'true', r: '0.5' },
	{ brolga_confirm: 'a.b', brolga_leave: '1.a' },
	{
		utm_source: 'a',
		utm_campaign: 'b',
		gclid: 'c',
		ref: 'partner',
		leaflet: 'd',
	},
	{ brolga_pattern: 'brolga/a', _wpnonce: 'a', wp_site_preview: '1' },
];

/**
 * Everything that is recorded, by way; a public route or action without a valid
 * request is an error that names it.
 *
 * @param {Object}                               known As prepare.php tells, with what the pages told.
 * @param {import('./mutate.mjs').Recorded[]} pages What the pages offer.
 * @return {Record<string, import('./mutate.mjs').Recorded[]>}
 */
export function record( known, pages ) {
	const missing = [];
	const valid = ( names, table ) =>
		names.flatMap( ( name ) => {
			if ( ! table[ name ] ) {
				missing.push( name );
				return [];
			}
			return [ [ name, table[ name ] ] ];
		} );
	const routes = valid(
		known.routes
			.filter( ( one ) => one.public )
			.map( ( { name } ) => name ),
		routeRequests( known )
	).flatMap( ( entry ) => route( ...entry ) );
	const actions = valid( known.actions, actionRequests( known ) ).map(
		( entry ) => action( ...entry )
	);
	if ( missing.length ) {
		throw new Error(
			`No valid request is recorded of ${ missing.join( ', ' ) }: write one in tests/bench/support/fuzz/recorded.mjs.`
		);
	}
	const events = routeRequests( known )[ 'POST /brolga/v1/events' ];
	return {
		call: [
			...routes.filter( ( { way } ) => way === 'call' ),
			...known.routes
				.filter(
					( one ) =>
						! one.public &&
						one.name.startsWith( 'GET ' ) &&
						! one.name.includes( '(' )
				)
				.map( ownersList ),
		],
		wire: [ ...routes.filter( ( { way } ) => way === 'wire' ), ...actions ],
		fast: [
			{
				...events,
				name: 'events.php',
				way: 'wire',
				method: 'POST',
				path: known.fast,
				encoding: 'json',
				headers: { 'user-agent': AGENT },
			},
		],
		page: [
			...pages,
			...PAGE_QUERIES.map( ( query ) => ( {
				name: 'page parameters',
				expects: [ 200, 301, 302, 404 ],
				way: 'wire',
				method: 'GET',
				path: '/form/',
				query,
			} ) ),
		],
	};
}
