/**
 * The script that picks a variant before it is painted, as it stands in the page.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { gzipSync } from 'node:zlib';

const SCRIPT = readFileSync(
	resolve( __dirname, '../../../../assets/pick.js' ),
	'utf8'
).replace( /[\n\t]/g, '' );

const root = (
	variants: readonly ( readonly [ subject: string, weight: number ] )[],
	more = ''
): string =>
	`<div data-brolga-cookie="et_pb_ab_subject_12" data-brolga-media="all" ${ more }>${ variants
		.map(
			( [ subject, weight ] ) =>
				`<template data-brolga-subject="${ subject }" data-brolga-weight="${ weight }"><p class="et_pb_ab_subject" data-brolga-test="12" data-brolga-subject="${ subject }">${ subject }</p></template>`
		)
		.join( '' ) }<noscript>0</noscript><script></script></div>`;

const HALVES = [
	[ '0', 50 ],
	[ '1', 50 ],
] as const;

/** What the page shows once its scripts have run, in their order. */
function shown( html: string, chance = 0 ): string[] {
	jest.spyOn( Math, 'random' ).mockReturnValue( chance );
	document.body.innerHTML = html;
	for ( const script of [ ...document.querySelectorAll( 'script' ) ] ) {
		Object.defineProperty( document, 'currentScript', {
			value: script,
			configurable: true,
		} );
		// As the browser does with a script of the page.
		const run = runInThisContext(
			`( document, window, Math ) => { ${ SCRIPT } }`
		) as ( page: Document, view: Window, chance: Math ) => void;
		run( document, window, Math );
	}
	return [ ...document.querySelectorAll( 'p' ) ].map(
		( { dataset, textContent } ) =>
			dataset.brolgaSubject === undefined
				? `${ textContent } uncounted`
				: `${ textContent }`
	);
}

describe( 'the pick before paint', () => {
	beforeEach( () => {
		window.matchMedia = ( ( query: string ) => ( {
			matches: query === 'all',
		} ) ) as unknown as typeof window.matchMedia;
	} );

	afterEach( () => {
		document.cookie = 'et_pb_ab_subject_12=; max-age=0';
		document.cookie = 'et_pb_ab_subject_13=; max-age=0';
		jest.restoreAllMocks();
	} );

	it( 'forgets the subject of a variant that is gone (AB-55)', () => {
		document.cookie = 'et_pb_ab_subject_12=7;path=/';
		expect( shown( root( HALVES ), 0.9 ) ).toEqual( [ '1' ] );
		expect( document.cookie ).not.toContain( 'et_pb_ab_subject_12' );
	} );

	it( 'is at most 600 bytes, compressed (AB-20)', () => {
		expect( gzipSync( SCRIPT, { level: 9 } ).length ).toBeLessThanOrEqual(
			600
		);
	} );

	it.each( [
		[ 0, '0' ],
		[ 0.49, '0' ],
		[ 0.5, '1' ],
		[ 0.99, '1' ],
	] )(
		'goes by the weights: %d gives %s (AB-20, AB-22)',
		( chance, subject ) =>
			expect( shown( root( HALVES ), chance ) ).toEqual( [ subject ] )
	);

	it( 'gives nobody a variant of weight 0, and all the control where all weights are 0 (AB-22)', () => {
		expect(
			shown(
				root( [
					[ '0', 0 ],
					[ '1', 1 ],
				] ),
				0
			)
		).toEqual( [ '1' ] );
		expect(
			shown(
				root( [
					[ '0', 0 ],
					[ '1', 0 ],
				] ),
				0.7
			)
		).toEqual( [ '0' ] );
	} );

	it( 'keeps the subject that the visitor was given (AB-3)', () => {
		document.cookie = 'et_pb_ab_subject_12=1';
		expect( shown( root( HALVES ), 0 ) ).toEqual( [ '1' ] );
	} );

	it( 'picks anew where the given variant was deleted (AB-33)', () => {
		document.cookie = 'et_pb_ab_subject_12=7';
		expect( shown( root( HALVES ), 0.9 ) ).toEqual( [ '1' ] );
		expect( shown( root( HALVES ) + root( HALVES ), 0.9 ) ).toEqual( [
			'1',
			'1',
		] );
	} );

	it( 'is one for a pattern that is shown twice (AB-20)', () => {
		const html = root( HALVES ) + root( HALVES );
		const random = jest.spyOn( Math, 'random' );
		expect( shown( html, 0.9 ) ).toEqual( [ '1', '1' ] );
		expect( random ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'leaves nothing but the variant (AB-20)', () => {
		shown( root( HALVES ), 0 );
		expect(
			document.querySelector( 'template, noscript, script' )
		).toBeNull();
	} );

	it( 'shows others the control, uncounted (AB-50)', () => {
		expect(
			shown(
				root( HALVES ).replace(
					'media="all"',
					'media="(max-width:1px)"'
				),
				0.9
			)
		).toEqual( [ '0 uncounted' ] );
		expect(
			shown(
				root( HALVES, 'data-brolga-if="^(?=.*#.*; et_pb_ab_)"' ),
				0.9
			)
		).toEqual( [ '0 uncounted' ] );
	} );

	it( 'lets a visitor into one of the tests that exclude each other (AB-50)', () => {
		const other = root(
			HALVES,
			'data-brolga-if="^(?!.*; (?:et_pb_ab_subject_12)=)"'
		).replaceAll( 'et_pb_ab_subject_12"', 'et_pb_ab_subject_13"' );
		expect( shown( root( HALVES ) + other, 0.9 ) ).toEqual( [
			'1',
			'0 uncounted',
		] );
		expect( shown( other, 0.9 ) ).toEqual( [ '1' ] );
	} );
} );
