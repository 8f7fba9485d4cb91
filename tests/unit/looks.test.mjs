/** What bin/test looks calls the same, and what it does not. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import sharp from 'sharp';
import { exists } from '../../bin/lib/children.mjs';
import { difference, small, unlike } from '../../bin/lib/looks/compare.mjs';
import { CLOCK, freezePage } from '../../bin/lib/looks/frozen.mjs';
import { fileOf, kinds, sampleOf } from '../../bin/lib/looks/listed.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { WRITERS } from '../support/shown-mails.mjs';

/** A page with a button on it. */
const picture = ( { button = 240, color = '#123456', height = 600 } = {} ) =>
	sharp(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="${ height }"><rect width="900" height="${ height }" fill="#fff"/><rect x="90" y="90" width="${ button }" height="120" fill="${ color }"/></svg>`
		)
	)
		.png()
		.toBuffer()
		.then( small );

it( 'two equal pictures are the same (CMD-320)', async () => {
	assert.equal( await difference( await picture(), await picture() ), '' );
} );

it( 'a button that is a little wider differs (CMD-320)', async () => {
	assert.match(
		await difference( await picture(), await picture( { button: 246 } ) ),
		/^\d+ pixels differ$/
	);
} );

it( 'another shade differs (CMD-320)', async () => {
	assert.match(
		await difference(
			await picture(),
			await picture( { color: '#4a6a8a' } )
		),
		/^\d+ pixels differ$/
	);
} );

it( 'another size differs (CMD-320)', async () => {
	assert.equal(
		await difference( await picture(), await picture( { height: 603 } ) ),
		'300 × 201 instead of 300 × 200'
	);
} );

const filesIn = ( folder, ending ) =>
	readdirSync( join( ROOT, folder ), { recursive: true } ).filter( ( file ) =>
		file.endsWith( ending )
	);

it( 'all that writes emails is asked for one (CMD-400)', () => {
	const writes = filesIn( 'plugin/includes', '.php' ).filter( ( file ) => {
		const php = readFileSync(
			join( ROOT, 'plugin/includes', file ),
			'utf8'
		);
		return (
			/new Mail\((?! \[ \$lead->email \], '')/.test( php ) ||
			( /ListMails \$/.test( php ) && /->mails->write\(/.test( php ) )
		);
	} );
	assert.deepEqual( Object.keys( WRITERS ).toSorted(), writes.toSorted() );
} );

it( 'each block is looked at in the editor (CMD-400)', async () => {
	const [ , blocks ] = kinds( { dir: '', camera: {} } );
	const looks = await blocks();
	assert.deepEqual(
		looks.map( ( { block } ) => block.name.replace( 'brolga/', '' ) ),
		readdirSync( join( ROOT, 'plugin/blocks' ) ).toSorted()
	);
	assert.equal( fileOf( looks[ 0 ], 375 ), 'blocks/accordion-375.webp' );
} );

it( 'a sample is spread over all of a kind (CMD-402)', async () => {
	const looks = Array.from( { length: 100 }, ( _, at ) => ( {
		kind: 'pages',
		name: `${ at }`,
	} ) );
	const names = sampleOf( looks ).map( ( { name } ) => Number( name ) );
	assert.ok( names.length >= 6 && names.length <= 12 );
	assert.equal( names[ 0 ], 0 );
	assert.ok( names.at( -1 ) >= 80 );
	assert.deepEqual( sampleOf( [] ), [] );
} );

it( 'what has no picture, and a picture of nothing, are told (CMD-400)', () => {
	assert.deepEqual(
		unlike(
			[ 'pages/a-375.webp', 'pages/new-375.webp', 'pages/b-375.webp' ],
			[ 'pages/b-375.webp' ],
			[ 'pages/a-375.webp', 'pages/gone-375.webp' ]
		),
		[
			{ file: 'pages/new-375.webp', why: 'no screenshot is kept' },
			{
				file: 'pages/gone-375.webp',
				why: 'nothing of that name is shown',
			},
		]
	);
} );

/** What a page's scripts see on a day. */
const onDay = ( day, isStill ) => {
	const context = createContext( {
		Math: Object.create( Math ),
		localStorage: { clear: () => {} },
		sessionStorage: { clear: () => {} },
		real: Date.parse( day ),
	} );
	return runInContext(
		`
		window = this;
		top = this;
		const Day = Date;
		Date = class extends Day {
			constructor( ...args ) { super( ...( args.length ? args : [ real ] ) ); }
			static now() { return real; }
		};
		( ${ freezePage } )( { now: 1799712000000, isStill: ${ isStill } } );
		const before = Date.now();
		real += 5000;
		JSON.stringify( [ before, Date.now() - before, new Date().toISOString(), new Date( 0 ).getTime(), Date.UTC( 2027, 0 ), Date().length > 10, Math.random(), Math.random() ] );
		`,
		context
	);
};

it( 'a page stands at one moment on any day, and draws the same (CMD-401)', () => {
	assert.equal(
		onDay( '2026-03-01T05:00:00Z', true ),
		onDay( '2031-11-30T22:10:00Z', true )
	);
	const [ before, passed, now ] = JSON.parse(
		onDay( '2026-03-01T05:00:00Z', true )
	);
	assert.equal( before, 1799712000000 );
	assert.equal( passed, 0 );
	assert.equal( now, '2027-01-12T00:00:00.000Z' );
	assert.equal(
		JSON.parse( onDay( '2026-03-01T05:00:00Z', false ) )[ 1 ],
		5000
	);
} );

it( 'PHP stands at the same moment, and goes on all the same (CMD-401)', async ( t ) => {
	if ( ! ( await exists( 'faketime' ) ) ) {
		t.skip( 'There is no libfaketime here.' );
		return;
	}
	const seen = execFileSync(
		'php',
		[
			'-r',
			// uniqid() waits for another microsecond.
			'echo json_encode( [ gmdate( DATE_ATOM ), ( new DateTimeImmutable() )->format( "Y" ), uniqid() !== uniqid() ] );',
		],
		{ env: { ...process.env, ...CLOCK }, encoding: 'utf8', timeout: 20_000 }
	);
	assert.deepEqual( JSON.parse( seen ), [
		'2027-01-12T00:00:00+00:00',
		'2027',
		true,
	] );
} );

it( 'all pictures together are small (CMD-320)', () => {
	const kept = existsSync( join( ROOT, 'tests/looks' ) );
	const bytes = ( kept ? filesIn( 'tests/looks', '.webp' ) : [] )
		.map( ( file ) => statSync( join( ROOT, 'tests/looks', file ) ).size )
		.reduce( ( sum, size ) => sum + size, 0 );
	assert.ok( bytes < 15e6, `${ bytes } bytes` );
} );
