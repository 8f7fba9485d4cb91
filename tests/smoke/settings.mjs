/**
 * The journeys of visitors in each set-up that sites usually have (LIFE-7). By
 * HTTP, on one WordPress that becomes one set-up after the other. With a word, only
 * those whose name has it: `node tests/smoke/settings.mjs cache`.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { runPhp } from '../../bin/lib/php.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { say } from '../../bin/lib/progress.mjs';
import { noShop } from '../../bin/lib/woocommerce.mjs';
import { startMailSink } from '../support/mail-sink.mjs';
import {
	lockDatabase,
	rows,
	startSettings,
} from '../support/settings/site.mjs';
import {
	evaluate,
	filledIn,
	formOf,
	hasNoComplaints,
	smoke,
	unescape,
	until,
} from '../support/smoke.mjs';
import { Visitor } from '../support/visitor.mjs';

const DAY = 86_400;

/** @type {Record<string, import('../support/settings/site.mjs').Setup & { cron?: keyof typeof CRON, owners?: boolean, writer?: boolean }>} */
const SETUPS = {
	'as WordPress is installed': { owners: true, writer: true },
	'in a folder': { folder: true },
	'with plain permalinks': { permalinks: '' },
	'behind a proxy that ends HTTPS': {
		https: true,
		constants: { DISABLE_WP_CRON: true },
		cron: 'address',
	},
	'with an object cache': { cache: true, owners: true },
	'without WP-Cron': {
		constants: { DISABLE_WP_CRON: true },
		cron: 'command line',
	},
	'as a site of a network': {
		network: true,
		constants: { DISABLE_WP_CRON: true },
		cron: 'command line',
	},
	'a page made a day ahead': { made: DAY },
	'a page made a day behind': { made: -DAY },
	'a page kept for a month': { made: -30 * DAY },
};

/** What has the queue worked on. */
const CRON = {
	/** WordPress calls itself; who visits meanwhile does no harm. */
	visits: ( { visitor, page } ) => visitor.get( page ),
	/** The host's cron asks for it. */
	address: ( { visitor, home } ) => visitor.get( `${ home }/wp-cron.php` ),
	'command line': ( { dir } ) =>
		runPhp( dir, join( ROOT, 'plugin/bin/outbox.php' ), { args: [ dir ] } ),
};

const unique = ( word ) => `${ word }-${ randomUUID().slice( 0, 8 ) }`;

/** What a page tells its scripts. */
const pageConfigOf = ( html ) =>
	JSON.parse( /id="brolga-config">([^<]*)</.exec( html )?.[ 1 ] ?? '{}' );

/** All addresses of a text. */
const addressesIn = ( text ) =>
	text.match( /https?:(?:\\?\/){2}[^\s"'<>)]+/g ) ?? [];

/** The mail with a text: the queue is worked on until it is there. */
const mailWith = ( at, text ) =>
	until(
		`the mail with ${ text }`,
		async () => {
			const found = at.sink.messages.find(
				( mail ) =>
					mail.text.includes( text ) || mail.to.includes( text )
			);
			if ( ! found ) {
				await CRON[ at.cron ]( at );
			}
			return found;
		},
		20
	);

/** One number of the site's database. */
const number = async ( at, sql ) =>
	Number(
		Object.values(
			(
				await rows(
					at.dir,
					sql.replaceAll( '{p}', `${ at.prefix }brolga_` )
				)
			)[ 0 ]
		)[ 0 ] ?? 0
	);

/** Nothing leads elsewhere: neither out of the folder, nor out of HTTPS. */
function staysAtHome( { home }, text ) {
	const { host } = new URL( home );
	const own = addressesIn( text.replaceAll( '\\/', '/' ) ).filter(
		( url ) => new URL( url ).host === host
	);
	assert.ok( own.length > 0, 'no address of the site' );
	assert.deepEqual(
		own.filter(
			( url ) =>
				url !== home &&
				! url.startsWith( `${ home }/` ) &&
				! url.startsWith( `${ home }?` )
		),
		[]
	);
}

/** A record as the REST API and the file beside it take it. */
const listOf = ( token, record ) => ( {
	et_ab_log_nonce: token,
	records: [ record ],
} );

/** A record as the contract's call takes it. */
const singleOf = ( token, record ) =>
	new URLSearchParams( {
		action: 'et_pb_update_stats_table',
		stats_data_array: JSON.stringify( record ),
		et_ab_log_nonce: token,
	} );

/** Somebody who may change settings, with a way to ask for them. */
async function logIn( at ) {
	const owner = new Visitor( at );
	owner.cookies.set( 'wordpress_test_cookie', 'WP%20Cookie%20check' );
	const { status } = await owner.post(
		`${ at.home }/wp-login.php`,
		new URLSearchParams( { log: 'admin', pwd: 'password' } )
	);
	assert.equal( status, 302 );
	const nonce = await owner.get( `${ at.ajax }?action=rest-nonce` );
	owner.ask = ( path, body ) =>
		owner.post( at.pageConfig.rest + path, body ?? {}, {
			method: body ? 'PUT' : 'GET',
			headers: { 'X-WP-Nonce': nonce.body },
		} );
	return owner;
}

/** A page is long: what is missing in it is said without it. */
const shows = ( { status, body }, text ) =>
	assert.ok( body.includes( text ), `${ status }, without “${ text }”` );

const JOURNEYS = {
	async 'a page leads nowhere but to its own site'( at ) {
		assert.equal( at.kept.status, 200 );
		staysAtHome( at, at.html );
	},

	async 'TOKEN-7: a form that another site sends is refused'( at ) {
		const { fields } = filledIn(
			formOf( at.html, 'et_pb_contactform_submit_' ) ?? '',
			unique( 'foreign' )
		);
		const { host } = new URL( at.home );
		for ( const Origin of [
			'https://elsewhere.example',
			...( at.isSecure ? [ `http://${ host }` ] : [] ),
		] ) {
			const answer = await at.visitor.post( at.page, fields, {
				headers: { Origin },
			} );
			assert.equal( answer.status, 403, Origin );
		}
	},

	async 'an enquiry is stored and mailed'( at ) {
		const text = unique( 'enquiry' );
		const form = formOf( at.html, 'et_pb_contactform_submit_' ) ?? '';
		const { action, fields } = filledIn( form, text );
		const sent = await at.visitor.post( action || at.page, fields, {
			headers: { Referer: at.page },
		} );
		assert.equal( sent.status, 303, sent.body.slice( 0, 300 ) );
		const success = await at.visitor.get( sent.headers.location );
		shows( success, 'Your message has been sent.' );
		assert.equal(
			await number(
				at,
				`SELECT COUNT(*) FROM {p}entries WHERE fields LIKE '%${ text }%'`
			),
			1
		);
		const mail = await mailWith( at, text );
		staysAtHome( at, mail.text );
	},

	async 'a sign-up is stored and confirmed'( at ) {
		const email = `${ unique( 'reader' ) }@example.com`;
		const { fields } = filledIn(
			formOf( at.html, 'et_pb_signup_checksum' ) ?? '',
			'',
			email
		);
		const call = new URLSearchParams( {
			action: 'et_pb_submit_subscribe_form',
			et_frontend_nonce: at.pageConfig.et_frontend_nonce,
		} );
		for ( const [ name, value ] of fields ) {
			call.append(
				name
					.replace( /^et_pb_signup_(account(?=_name))?/, 'et_$1' )
					.replace( 'et_account_name', 'et_account' ),
				value
			);
		}
		const answer = await at.visitor.post( at.ajax, call, {
			headers: { Referer: at.page },
		} );
		assert.match( answer.body, /"success":".+"/ );
		const mail = await mailWith( at, email );
		staysAtHome( at, mail.text );
		const link = addressesIn( mail.text ).find( ( url ) =>
			url.includes( 'brolga_confirm' )
		);
		const question = await at.visitor.get( link );
		const { action, fields: yes } = filledIn(
			formOf( question.body, 'method="post"' ) ?? '',
			''
		);
		const confirmed = await at.visitor.post( action || link, yes );
		shows( confirmed, 'You’re subscribed' );
		assert.equal(
			await number(
				at,
				`SELECT COUNT(*) FROM {p}subscribers WHERE email = '${ email }' AND status = 'confirmed'`
			),
			1
		);
	},

	async 'a test’s record is counted at each of its addresses'( at ) {
		assert.deepEqual( at.pageConfig.ab_tests, [
			{ post_id: at.test, test_id: at.test, goal: 'click' },
		] );
		const edges = {
			[ `${ at.pageConfig.rest }/events` ]: listOf,
			[ at.ajax ]: singleOf,
			// On a network nobody knows whose file it is.
			...( ! at.isNetwork && {
				[ `${ at.home }/wp-content/plugins/brolga/events.php` ]: listOf,
			} ),
		};
		for ( const [ url, bodyOf ] of Object.entries( edges ) ) {
			const visitor = new Visitor( at );
			visitor.cookies.set( `et_pb_ab_subject_${ at.test }`, '1' );
			const answer = await visitor.post(
				url,
				bodyOf( at.pageConfig.et_ab_log_nonce, {
					test_id: at.test,
					subject_id: 1,
					record_type: 'view_goal',
					key: randomUUID(),
					first: true,
				} )
			);
			shows( answer, '"result":"recorded"' );
			const proof = visitor.setBy.get( `et_pb_ab_proof_${ at.test }` );
			assert.match( proof, /; path=\/;/i );
			assert.equal( /; secure/i.test( proof ), at.isSecure, proof );
		}
		assert.equal(
			await number(
				at,
				`SELECT SUM(count) FROM {p}experiment_counts WHERE post_id = ${ at.test }`
			),
			// Each visitor counts once as one, and once by the record.
			2 * Object.keys( edges ).length
		);
	},

	async 'a popup is on the page, and counted'( at ) {
		shows( at.kept, `id="brolga-popup-${ at.popup }"` );
		assert.ok( String( at.popup ) in at.pageConfig.popups_by_id );
		const answer = await at.visitor.post(
			`${ at.pageConfig.rest }/popup-events`,
			{
				et_frontend_nonce: at.pageConfig.et_frontend_nonce,
				popup: at.popup,
				record: 'shown',
			}
		);
		shows( answer, '"result":"recorded"' );
		assert.equal(
			await number(
				at,
				`SELECT SUM(count) FROM {p}popup_counts WHERE popup_id = ${ at.popup }`
			),
			1
		);
	},
};

/**
 * SQLite has one writer at a time. The driver waits 10 s for it, twice in an enquiry.
 *
 * @type {typeof JOURNEYS}
 */
const WRITERS_JOURNEYS = {
	async 'LEAD-1 LEAD-4: while another writer has the database an enquiry is told so, and it is stored once'(
		at
	) {
		const text = unique( 'locked' );
		const { fields } = filledIn(
			formOf( at.html, 'et_pb_contactform_submit_' ) ?? '',
			text
		);
		fields.set( 'brolga_key', randomUUID() );
		const send = () =>
			at.visitor.post( at.page, fields, {
				headers: { Referer: at.page },
			} );
		const letGo = await lockDatabase( at.dir );
		const refused = await send().finally( letGo );
		assert.equal( refused.status, 503 );
		shows( refused, text );
		for ( const status of [ 303, 303 ] ) {
			assert.equal( ( await send() ).status, status );
		}
		assert.equal(
			await number(
				at,
				`SELECT COUNT(*) FROM {p}entries WHERE fields LIKE '%${ text }%'`
			),
			1
		);
	},
};

/**
 * Under the cache of objects, and without it, which must not differ.
 *
 * @type {typeof JOURNEYS}
 */
const OWNERS_JOURNEYS = {
	async 'LIFE-9: two owners who save at once lose nothing'( at ) {
		// One after the other: of two who log in as one at once, WordPress keeps one.
		const owners = [ await logIn( at ), await logIn( at ) ];
		const section = async ( owner, name ) =>
			JSON.parse( ( await owner.ask( `/settings/${ name }` ) ).body );
		const save = async ( owner, name, values, { version } ) =>
			( await owner.ask( `/settings/${ name }`, { version, values } ) )
				.status;
		const [ popups, experiments ] = await Promise.all( [
			section( owners[ 0 ], 'popups' ),
			section( owners[ 1 ], 'experiments' ),
		] );
		assert.deepEqual(
			await Promise.all( [
				save( owners[ 0 ], 'popups', { cap_count: 3 }, popups ),
				save(
					owners[ 1 ],
					'experiments',
					{ bounce_rate: 7 },
					experiments
				),
			] ),
			[ 200, 200 ]
		);
		const after = pageConfigOf( ( await at.visitor.get( at.page ) ).body );
		assert.equal( after.popup_cap.count, 3 );
		assert.equal( after.ab_bounce_rate, 7 );

		const now = await section( owners[ 0 ], 'popups' );
		const both = await Promise.all(
			owners.map( ( owner, which ) =>
				save( owner, 'popups', { cap_count: 4 + which }, now )
			)
		);
		assert.deepEqual( both.toSorted(), [ 200, 409 ] );
		assert.equal(
			pageConfigOf( ( await at.visitor.get( at.page ) ).body ).popup_cap
				.count,
			4 + both.indexOf( 200 )
		);
	},

	async 'LIFE-8: what an owner changes is so with the next page'( at ) {
		const page = async () => ( await at.visitor.get( at.page ) ).body;
		const change = ( code ) => evaluate( at.dir, `${ code } return true;` );
		await change(
			`wp_update_post( wp_slash( [ 'ID' => ${ at.test }, 'post_content' => str_replace( '"label":"Message"', '"label":"Wishes"', get_post( ${ at.test } )->post_content ) ] ) );`
		);
		assert.match( await page(), />Wishes\b/ );
		await change(
			`wp_update_post( [ 'ID' => ${ at.popup }, 'post_status' => 'draft' ] );`
		);
		assert.doesNotMatch( await page(), /id="brolga-popup-/ );
		await change(
			`wp_update_post( [ 'ID' => ${ at.popup }, 'post_status' => 'publish' ] );`
		);
		assert.match( await page(), /id="brolga-popup-/ );
	},
};

/** What comes with a shop. */
const SHOP_JOURNEYS = {
	async 'a product is in the cart, whose number is shown'( at ) {
		const route = /data-brolga-cart="([^"]*)"/.exec( at.html )?.[ 1 ] ?? '';
		const added = await at.visitor.post(
			`${ at.home }/?wc-ajax=add_to_cart`,
			new URLSearchParams( { product_id: at.product, quantity: 2 } )
		);
		shows( added, '"cart_hash"' );
		const cart = JSON.parse(
			( await at.visitor.get( unescape( route ) ) ).body
		);
		assert.equal( cart.items_count, 2 );
		shows( await at.visitor.get( at.cart ), 'data-brolga-number>2<' );
		const drawer = await at.visitor.get(
			`${ at.pageConfig.rest }/cart-drawer`
		);
		assert.equal( drawer.status, 200 );
		staysAtHome( at, drawer.body );
	},
};

/** A set-up, as a visitor finds it; the clock of the page's making is over. */
async function visit( site, sink, setup ) {
	const at = await site.become( setup );
	const visitor = new Visitor( at );
	const kept = await visitor.get( at.page );
	const pageConfig = pageConfigOf( kept.body );
	await at.rightClock();
	return {
		...at,
		sink,
		visitor,
		kept,
		html: kept.body,
		pageConfig,
		ajax: new URL( pageConfig.ajaxurl, at.page ).href,
		cron: setup.cron ?? 'visits',
		isNetwork: Boolean( setup.network ),
		isSecure: Boolean( setup.https ),
	};
}

await smoke( async ( { folder, check } ) => {
	const sink = await startMailSink();
	const site = await startSettings( folder, sink.port );
	const wanted = Object.entries( SETUPS ).filter( ( [ name ] ) =>
		name.includes( process.argv[ 2 ] ?? '' )
	);
	for ( const [ name, setup ] of wanted ) {
		const at = await visit( site, sink, setup );
		for ( const [ what, journey ] of Object.entries( {
			...JOURNEYS,
			...( ! site.shopReason && SHOP_JOURNEYS ),
			...( setup.owners && OWNERS_JOURNEYS ),
			...( setup.writer && WRITERS_JOURNEYS ),
		} ) ) {
			await check( `${ name }: ${ what }`, () => journey( at ) );
		}
	}
	await check( 'PHP has nothing to complain about', () =>
		hasNoComplaints( site.dir )
	);
	if ( site.shopReason ) {
		say( `No cart: ${ noShop( site.shopReason ) }.` );
	}
	await site.stop();
	await sink.stop();
} );
