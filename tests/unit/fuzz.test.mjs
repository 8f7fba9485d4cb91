import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { parse } from '../../bin/lib/bench.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { options } from '../bench/fuzz.mjs';
import { BROKEN, withRawNumbers } from '../bench/support/fuzz/hostile.mjs';
import { live, numbersIn } from '../bench/support/fuzz/live.mjs';
import { asksConsent, requestOf } from '../bench/support/fuzz/model.mjs';
import { mutate, urlEncoded } from '../bench/support/fuzz/mutate.mjs';
import {
	actionRequests,
	offered,
	record,
	routeRequests,
} from '../bench/support/fuzz/recorded.mjs';
import { cells } from '../bench/support/fuzz/stored.mjs';

const told = {
	et_frontend_nonce: 'page-token',
	et_ab_log_nonce: 'log-token',
	popup: 3,
	test: 4,
	consent: {
		version: 'a1',
		mode: 'opt-in',
		services: { maps: 'preferences' },
	},
	form: 'form-token',
	signup: { checksum: 'signed', list_id: 'notes', provider: 'local' },
	shop: { order: 'order-token', product: '/product/trowel/' },
	fast: '/wp-content/plugins/brolga/events.php',
};

const known = {
	...told,
	routes: [
		...Object.keys( routeRequests( told ) ).map( ( name ) => ( {
			name,
			public: true,
			args: {},
		} ) ),
		{
			name: 'GET /brolga/v1/leads',
			public: false,
			args: { status: { enum: [ 'new', 'spam' ] } },
		},
	],
	actions: Object.keys( actionRequests( told ) ),
};

const block = ( blockName, attrs = {}, innerBlocks = [] ) => ( {
	blockName,
	attrs,
	innerBlocks,
	innerContent: innerBlocks.map( () => null ),
} );

const site = {
	recorded: record( known, [
		{
			name: 'form of /form/',
			way: 'wire',
			method: 'POST',
			path: '/form/',
			encoding: 'form',
			fields: { email: 'ann@example.com' },
		},
	] ),
	blocks: {
		'brolga/tabs': {
			attributes: { active: { type: 'integer', default: 0 } },
			own: [ 'active' ],
			example: block( 'brolga/tabs', {}, [
				block( 'brolga/tab', { label: 'Design' } ),
			] ),
		},
		'brolga/tab': {
			attributes: { label: { type: 'string', default: '' } },
			own: [],
			example: block( 'brolga/tab' ),
		},
	},
};

const SOME = Array.from( { length: 4000 }, ( none, number ) => number );
const requests = ( seed ) =>
	SOME.map( ( number ) => requestOf( site, seed, number ) );

it( 'makes the same requests of the same seed, whichever come before (REST-20)', () => {
	const once = requests( 7 );
	assert.deepEqual( requests( 7 ), once );
	assert.deepEqual( requestOf( site, 7, 1234 ), once[ 1234 ] );
	const other = requests( 8 );
	const same = SOME.filter(
		( number ) =>
			JSON.stringify( once[ number ] ) ===
			JSON.stringify( other[ number ] )
	);
	assert.ok( same.length < SOME.length / 100, String( same.length ) );
} );

it( 'asks everything that is recorded, by each of its ways, and every block (REST-20)', () => {
	const asked = new Set(
		requests( 7 ).map( ( { name, way } ) => `${ way } ${ name }` )
	);
	const all = [
		...Object.values( site.recorded )
			.flat()
			.map( ( { name, way } ) => `${ way } ${ name }` ),
		...Object.keys( site.blocks ).map(
			( name ) => `render block ${ name }`
		),
	];
	assert.deepEqual(
		all.filter( ( one ) => ! asked.has( one ) ),
		[]
	);
	const consent = SOME.filter( ( number ) => asksConsent( 7, number ) );
	assert.ok( Math.abs( consent.length - SOME.length / 2 ) < 200 );
} );

it( 'leaves some requests as they are, and spoils others (REST-20)', () => {
	const made = requests( 7 );
	const changes = made.flatMap( ( one ) => one.changes );
	assert.ok( made.some( ( one ) => one.changes.length === 0 ) );
	for ( const change of [
		'truncate',
		'UTF-16',
		'oversize',
		'duplicate key',
		'header content-type',
		'path',
		'tamper form',
		'remove records',
	] ) {
		assert.ok( changes.includes( change ), change );
	}
	for ( const { headers = {} } of made ) {
		for ( const value of Object.values( headers ) ) {
			assert.match( value, /^[\t\x20-\x7e\x80-\xff]*$/ );
		}
	}
} );

it( 'names a public route or action that has no valid request (REST-20)', () => {
	const fresh = { name: 'POST /brolga/v1/new', public: true, args: {} };
	assert.throws(
		() => record( { ...known, routes: [ ...known.routes, fresh ] }, [] ),
		/POST \/brolga\/v1\/new/
	);
	assert.throws(
		() => record( { ...known, actions: [ 'wp_ajax_nopriv_new' ] }, [] ),
		/wp_ajax_nopriv_new/
	);
} );

it( 'has a valid request of each route that the table of roles opens to everybody (REST-10, REST-20)', () => {
	const table = readFileSync(
		join( ROOT, 'tests/php/Integration/Rest/RouteRolesTest.php' ),
		'utf8'
	);
	const open = [
		...table.matchAll(
			/'([A-Z]+ \/brolga\/v1\/[^']+)'\s*=> self::PUBLIC/g
		),
	].map( ( [ , name ] ) => name );
	assert.ok( open.length > 10 );
	assert.deepEqual(
		Object.keys( routeRequests( told ) ).sort(),
		open.sort()
	);
} );

it( 'writes what no script can hold as its bytes say (REST-20)', () => {
	assert.equal( withRawNumbers( '{"a":"@@1e400@@"}' ), '{"a":1e400}' );
	assert.equal(
		urlEncoded( { a: { b: [ BROKEN ] } } ),
		'a%5Bb%5D%5B%5D=%FF'
	);
	const as = { weighed: () => '0', happens: () => false };
	const { body } = mutate(
		{
			name: 'a',
			way: 'wire',
			method: 'POST',
			path: '/',
			encoding: 'json',
			fields: { a: BROKEN },
		},
		as,
		0
	);
	assert.deepEqual(
		[ ...body ],
		[ ...Buffer.from( '{"a":"' ), 0xff, ...Buffer.from( '"}' ) ]
	);
} );

it( 'finds what would run, as a browser reads the page (REST-20)', () => {
	for ( const html of [
		'<p>Hi <brolgafuzz12></p>',
		'<img src=x onerror="brolgafuzz12()">',
		'<script>brolgafuzz12()</script>',
		'<a href=" java&#10;script:brolgafuzz12()">a</a>',
		'<iframe srcdoc="<brolgafuzz12>"></iframe>',
		'<template><brolgafuzz12></template>',
		'<noscript><brolgafuzz12></noscript>',
		'<textarea></textarea><brolgafuzz12></textarea>',
	] ) {
		assert.equal( live( html ).length, 1, html );
	}
	for ( const html of [
		'<p>&lt;brolgafuzz12&gt;</p>',
		'<textarea><brolgafuzz12></textarea>',
		'<input value="&quot; onfocus=brolgafuzz12()">',
		'<p title="javascript:brolgafuzz12()">a</p>',
		'<a href="/?q=javascript:brolgafuzz12()">a</a>',
		'<script type="application/json">"brolgafuzz12"</script>',
		'<!-- <brolgafuzz12> -->',
	] ) {
		assert.deepEqual( live( html ), [], html );
	}
	assert.deepEqual( numbersIn( 'BrolgaFuzz12 and brolgafuzz7' ), [ 12, 7 ] );
} );

it( 'reads forms and links off a page, and cells out of a file (REST-20)', () => {
	const page = 'http://127.0.0.1/form/';
	const [ form, link ] = offered(
		'<form method="post"><input name="a" required><input type="text" name="free"><input name="sum" data-first_digit="2" data-second_digit="3"><select name="s"><option value="x"></select></form><a href="/?page=2">2</a><a href="https://example.com/?a=1">b</a>',
		page
	);
	assert.deepEqual( form.fields, { a: 'Ann', free: '', sum: '5', s: 'x' } );
	assert.deepEqual( link.query, { page: '2' } );
	assert.deepEqual( cells( '\ufeffa,"b ""c"", d"\r\n,e' ), [
		'a',
		'b "c", d',
		'',
		'e',
	] );
} );

it( 'is told on the command line what to play (CMD-27)', async () => {
	assert.equal( options( [ '--seed', '5', '--only', '9' ] ).only, 9 );
	assert.equal( options( [ '--seed', '5' ] ).seed, 5 );
	assert.throws( () => options( [ '--seed', 'five' ] ), /takes a number/ );
	assert.throws( () => options( [ '--sed', '5' ] ), /bin\/bench fuzz \[/ );
	assert.deepEqual( await parse( [ 'fuzz', '--seed', '5' ] ), {
		names: [ 'fuzz' ],
		args: [ '--seed', '5' ],
		record: false,
	} );
	await assert.rejects( parse( [ 'bytes', '--seed', '5' ] ), /--seed/ );
	await assert.rejects( parse( [ 'nothing' ] ), /no benchmark/ );
} );
