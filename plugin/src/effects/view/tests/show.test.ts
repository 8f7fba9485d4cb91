/**
 * The script that shows blocks by the address and the cart before anything is painted, as it stands in the page.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

const SCRIPT = readFileSync(
	resolve( __dirname, '../../../../assets/show.js' ),
	'utf8'
).replace( /[\n\t]/g, '' );

const block = ( rule: string, inside = '<p>Ferns</p>' ): string =>
	`<template ${ rule }>${ inside }</template><script></script>`;

/** What the page shows once its scripts have run, in their order. */
function shown( html: string, search = '' ): string {
	window.history.replaceState( null, '', `/${ search }` );
	document.body.innerHTML = `<i></i>${ html }<b></b>`;
	for (
		let script = document.querySelector( 'script' );
		script;
		script = document.querySelector( 'script' )
	) {
		Object.defineProperty( document, 'currentScript', {
			value: script,
			configurable: true,
		} );
		// As the browser does with a script of the page.
		(
			runInThisContext(
				`( document, window, sessionStorage, URLSearchParams ) => { ${ SCRIPT } }`
			) as ( ...globals: readonly unknown[] ) => void
		 )( document, window, sessionStorage, URLSearchParams );
	}
	return document.body.innerHTML.replaceAll( '<!---->', '' );
}

const NOTHING = '<i></i><b></b>';
const ALL = '<i></i><p>Ferns</p><b></b>';

describe( 'blocks by address and cart', () => {
	afterEach( () => {
		for ( const name of [ 'items_in_cart', 'cart_hash' ] ) {
			document.cookie = `woocommerce_${ name }=; max-age=0; path=/`;
		}
		sessionStorage.clear();
		delete ( window as { brolgaCartBlocks?: unknown } ).brolgaCartBlocks;
	} );

	const fill = (): void => {
		document.cookie = 'woocommerce_items_in_cart=1; path=/';
		document.cookie = 'woocommerce_cart_hash=abc; path=/';
	};

	it.each( [
		[ 'data-brolga-param="from"', '', NOTHING ],
		[ 'data-brolga-param="from"', '?from', ALL ],
		[ 'data-brolga-param="from"', '?From=news', NOTHING ],
		[
			'data-brolga-param="from" data-brolga-value="a b"',
			'?from=a+b',
			ALL,
		],
		[
			'data-brolga-param="from" data-brolga-value="b"',
			'?from=a&from=b',
			ALL,
		],
		[
			'data-brolga-param="from" data-brolga-value="b"',
			'?from=a',
			NOTHING,
		],
	] )( 'compares %s with %s (VIS-5)', ( rule, search, html ) =>
		expect( shown( block( rule ), search ) ).toBe( html )
	);

	it( 'leaves nothing in the page of what is not shown, so that its neighbours stand as if it were not there (VIS-5)', () => {
		shown( block( 'data-brolga-param="from"' ) );
		expect( document.body.children ).toHaveLength( 2 );
	} );

	it( 'knows by its cookies whether there is a cart (VIS-6)', () => {
		const both =
			block( 'data-brolga-cart="empty"', '<p>Empty</p>' ) +
			block( 'data-brolga-cart="filled"', '<p>Filled</p>' );
		expect( shown( both ) ).toBe( '<i></i><p>Empty</p><b></b>' );
		fill();
		expect( shown( both ) ).toBe( '<i></i><p>Filled</p><b></b>' );
	} );

	it( 'shows what it knows of this very cart (VIS-6)', () => {
		const rule = block( 'data-brolga-cart="p12"' );
		fill();
		expect( shown( rule ) ).toBe( NOTHING );
		sessionStorage.setItem( 'brolga_cart_items', 'abc:,p12,c7,' );
		expect( shown( rule ) ).toBe( ALL );
		expect( shown( block( 'data-brolga-cart="p1"' ) ) ).toBe( NOTHING );
		sessionStorage.setItem( 'brolga_cart_items', 'older:,p12,c7,' );
		expect( shown( rule ) ).toBe( NOTHING );
	} );

	it( 'needs both where a block asks for both (VIS-5, VIS-6)', () => {
		const rule = block(
			'data-brolga-param="from" data-brolga-cart="empty"'
		);
		expect( shown( rule ) ).toBe( NOTHING );
		expect( shown( rule, '?from=news' ) ).toBe( ALL );
		fill();
		expect( shown( rule, '?from=news' ) ).toBe( NOTHING );
	} );

	it( 'shows blocks in blocks (VIS-5)', () => {
		const inner = block( 'data-brolga-param="two"' );
		const outer = block( 'data-brolga-param="one"', inner );
		expect( shown( outer, '?one' ) ).toBe( NOTHING );
		expect( shown( outer, '?one&two' ) ).toBe( ALL );
		expect( shown( outer, '?two' ) ).toBe( NOTHING );
	} );

	it( 'is at most 600 bytes, compressed (VIS-5)', () => {
		expect( gzipSync( SCRIPT, { level: 9 } ).length ).toBeLessThanOrEqual(
			600
		);
	} );
} );
