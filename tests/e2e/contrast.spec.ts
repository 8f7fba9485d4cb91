/**
 * What can be read is measured where it is painted: each text of the demo's
 * pages and of the theme's patterns against the pixels behind it, on a phone and
 * on a desktop, and buttons under the pointer and with the focus.
 *
 * A sample of pages and looks by itself; with BROLGA_CONTRAST=all all of them,
 * which takes half an hour.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { faint } from '../support/painted';
import {
	FORGOTTEN,
	grounded,
	LOOKS,
	PAGES,
	patterns,
	SAMPLE,
	SHOP_SAMPLE,
} from '../support/shown-pages.mjs';
import { evaluate, expect, noShop, siteFolder, test } from './fixtures';

const isAll = process.env.BROLGA_CONTRAST === 'all';

/** Tests that share the pages, for workers to take turns. */
const SHARES = isAll ? 12 : 4;
const shares = Array.from( { length: SHARES }, ( _, index ) => index );

/** All looks, or a dark one and the one whose buttons are unlike the others'. */
const looks = readdirSync( join( __dirname, '../../theme/styles' ) )
	.filter( ( name ) => name.endsWith( '.json' ) )
	.map( ( name ) => basename( name, '.json' ) )
	.filter( ( name ) => isAll || [ 'night', 'sunrise' ].includes( name ) );

/** So many patterns stand on a page: most of the time goes into loading one. */
const TOGETHER = isAll ? 1 : 6;

/** Dozens of pages a test: as long as a busy machine may take for them. */
const LONG = isAll ? 1_800_000 : 360_000;

const WIDTHS = [ 1280, 375 ];

/** A look changes colours, and the default one was measured at each width. */
const WIDTHS_OF_LOOKS = isAll ? WIDTHS : [ 1280 ];

const hasShop = noShop() === '';
const sample = hasShop ? [ ...SAMPLE, ...SHOP_SAMPLE ] : SAMPLE;

const plugins = join( siteFolder(), 'wp-content/mu-plugins' );
const plugin = join( plugins, 'painted-looks.php' );

type Places = Readonly< Record< string, string > >;

let all: Places = {};
let withGrounds: Places = {};

test.beforeAll( () => {
	mkdirSync( plugins, { recursive: true } );
	writeFileSync( plugin, LOOKS );
	all = evaluate( patterns( TOGETHER ), { shop: hasShop } ) as Places;
	withGrounds = evaluate( grounded( TOGETHER ), { shop: hasShop } ) as Places;
} );

test.afterAll( () => {
	rmSync( plugin, { force: true } );
	// Other tests count projects and pages.
	evaluate( FORGOTTEN );
} );

// What comes in by motion is judged as it stands.
test.use( { contextOptions: { reducedMotion: 'reduce' }, shop: true } );

/** What cannot be read at an address, as lines for whoever mends it. */
const faintAt = async (
	page: Page,
	name: string,
	path: string,
	{ scrolled = false, widths = WIDTHS } = {}
): Promise< string[] > => {
	const found: string[] = [];
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto( path );
	for ( const width of widths ) {
		await page.setViewportSize( { width, height: 900 } );
		found.push(
			...(
				await faint( page, {
					scrolled,
					states: isAll || width === 1280,
				} )
			).map(
				( { words, place, ratio, needed, color, behind, state } ) =>
					`${ name } ${ width } ${ state }: “${ words }” ${ ratio } of ${ needed } (${ color } on ${ behind }) ${ place }`
			)
		);
	}
	return found;
};

/** A picture that is dark above and light below. */
const GROUND =
	'data:image/svg+xml,' +
	encodeURIComponent(
		'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="200"><rect width="40" height="100" fill="#111"/><rect y="100" width="40" height="100" fill="#eee"/></svg>'
	);

test( 'what is too faint is found, and nothing else (THEME-100)', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 375, height: 600 } );
	await page.setContent( `<!doctype html><style>
		body { margin: 0; font: 16px/1.5 sans-serif; color: #111; background: #fff; }
		figure { position: relative; margin: 0; height: 200px; background: url('${ GROUND }'); color: #fff; }
		figure p { position: absolute; left: 8px; margin: 0; }
		button { color: #fff; background: #125; border: 0; }
		button:hover { color: #248; }
		button:focus-visible { color: #137; }
		.cover { position: absolute; z-index: 1; left: 0; top: 150px; width: 100%; height: 20px; background: #fff; }
	</style>
	<p>Fine</p>
	<p style="color: #fff">The same as its ground</p>
	<p style="color: #888">A little too faint</p>
	<p style="color: #888; font-size: 24px">Large</p>
	<p style="opacity: 0.4">Half there</p>
	<p style="color: #fff; visibility: hidden">Hidden</p>
	<details><summary>Closed</summary><p style="color: #fff">In it</p></details>
	<figure>
		<p style="top: 20px">On the dark</p>
		<p style="top: 120px">On the light</p>
		<p style="top: 150px">Covered</p>
		<div class="cover"></div>
	</figure>
	<button>Press</button>
	<input placeholder="A hint"><style>::placeholder { color: #aaa; opacity: 1 }</style>` );
	expect(
		( await faint( page ) ).map(
			( { words, state } ) => `${ state }: ${ words }`
		)
	).toEqual( [
		'at rest: The same as its ground',
		'at rest: A little too faint',
		'at rest: Half there',
		'at rest: On the light',
		'at rest: A hint',
		'under the pointer: Press',
		'with the focus: Press',
	] );
} );

for ( const share of shares ) {
	test( `each text of each pattern can be read where it is painted, ${ share + 1 } of ${ SHARES } (THEME-100) @sweep`, async ( {
		page,
	} ) => {
		test.setTimeout( LONG );
		const places = Object.entries( all );
		expect( places.length ).toBeGreaterThan( 90 / TOGETHER );
		const found: string[] = [];
		for ( const [ name, path ] of places.filter(
			( _, at ) => at % SHARES === share
		) ) {
			found.push( ...( await faintAt( page, name, path ) ) );
		}
		expect( found ).toEqual( [] );
	} );

	test( `each text of the demo’s pages can be read where it is painted, ${ share + 1 } of ${ SHARES } (THEME-100)`, async ( {
		page,
	} ) => {
		test.setTimeout( LONG );
		const pages = evaluate( PAGES, { shop: true } ) as string[];
		const paths = isAll ? pages : sample;
		expect( pages ).toEqual( expect.arrayContaining( [ ...sample ] ) );
		const found: string[] = [];
		for ( const path of paths.filter(
			( _, at ) => at % SHARES === share
		) ) {
			found.push(
				...( await faintAt( page, path, path, { scrolled: true } ) )
			);
		}
		expect( found ).toEqual( [] );
	} );
}

for ( const look of looks ) {
	test( `patterns with grounds of their own can be read in ${ look } where they are painted (THEME-100) @sweep`, async ( {
		page,
	} ) => {
		test.setTimeout( LONG );
		const places = Object.entries( withGrounds );
		expect( places.length ).toBeGreaterThan( 10 / TOGETHER );
		const found: string[] = [];
		for ( const [ name, path ] of [
			...places,
			...( isAll ? sample.map( ( one ) => [ one, one ] as const ) : [] ),
		] ) {
			const asks = path.includes( '?' ) ? '&look=' : '?look=';
			found.push(
				...( await faintAt(
					page,
					`${ look }, ${ name }`,
					`${ path }${ asks }${ look }`,
					{ widths: WIDTHS_OF_LOOKS }
				) )
			);
		}
		expect( found ).toEqual( [] );
	} );
}
