/**
 * The demo in a language that goes from right to left and has words twice as
 * long. Whatever has none of its marks was not translated.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
	evaluate,
	expect,
	overflow,
	siteFolder,
	test,
	unique,
} from './fixtures';

/** WordPress takes the language for Arabic; its texts stand between marks. */
const LOCALE = 'ar';
const MARK = '⟦';

/** What makes it, in a process of its own: Playwright cannot load the commands. */
const language = ( ...words: readonly string[] ): string =>
	execFileSync(
		process.execPath,
		[ join( __dirname, '../support/pseudo-language.mjs' ), ...words ],
		{ encoding: 'utf8' }
	);

const speak = ( locale: string ): void => {
	expect(
		evaluate(
			`update_option( 'WPLANG', '${ locale }' ); return get_option( 'WPLANG' );`
		)
	).toBe( locale );
};

test.beforeAll( () => {
	language( 'install', siteFolder() );
	speak( LOCALE );
} );

test.afterAll( () => {
	speak( '' );
	language( 'remove', siteFolder() );
} );

/** Everything a page says: text, and what it says to screen readers. */
const said = ( page: Page ): Promise< readonly string[] > =>
	page.evaluate( () => {
		const texts: ( string | null )[] = [];
		for ( const element of document.body.querySelectorAll(
			'*:not(script, style, template, noscript)'
		) ) {
			for ( const node of element.childNodes ) {
				if ( node.nodeType === Node.TEXT_NODE ) {
					texts.push( node.textContent );
				}
			}
			for ( const name of [
				'aria-label',
				'aria-roledescription',
				'aria-description',
				'title',
				'placeholder',
				'alt',
			] ) {
				texts.push( element.getAttribute( name ) );
			}
		}
		return [ ...new Set( texts.map( ( text ) => text?.trim() ?? '' ) ) ];
	} );

/** Buttons, labels and links whose words are cut off. */
const cut = ( page: Page ): Promise< readonly string[] > =>
	page.evaluate( () =>
		[
			...document.querySelectorAll< HTMLElement >(
				'button, label, legend, summary, [role="tab"], a, input[type="submit"]'
			),
		]
			.filter(
				( element ) =>
					element.checkVisibility( { visibilityProperty: true } ) &&
					// What only screen readers get is a pixel wide.
					element.clientWidth > 2 &&
					getComputedStyle( element ).overflowX !== 'visible' &&
					element.scrollWidth > element.clientWidth + 1
			)
			.map( ( element ) => element.textContent )
	);

/** As wide as a telephone, or as a large screen at 400 %; a desktop; and with letters twice as large. */
const VIEWS: readonly ( readonly [ number, string ] )[] = [
	[ 320, '100%' ],
	[ 1280, '100%' ],
	[ 1280, '200%' ],
];

const PAGES = [
	'/contact/',
	'/modules/gallery/',
	'/modules/countdown/',
	'/modules/sliders/',
	'/nowhere/',
];

const DEMO = join( __dirname, '../../demo' );

/** The demo's own words, which stay English. */
const demo = readdirSync( DEMO, { recursive: true, encoding: 'utf8' } )
	.filter( ( file ) => /\.(html|md|php)$/.test( file ) )
	.map( ( file ) => readFileSync( join( DEMO, file ), 'utf8' ) )
	.join( '\n' );

/** The plugin's and the theme's texts, as they stand in the code. */
const ours = new Set(
	( JSON.parse( language( 'english' ) ) as readonly string[] ).filter(
		( text ) =>
			text.includes( ' ' ) &&
			! /[%{]/.test( text ) &&
			! demo.includes( text )
	)
);

test( 'pages go from right to left, and hold words twice as long and letters twice as large (I18N-5, I18N-10, I18N-11)', async ( {
	page,
	problems,
} ) => {
	for ( const path of PAGES ) {
		for ( const [ width, size ] of VIEWS ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( path );
			await page.addStyleTag( {
				content: `html { font-size: ${ size } !important; }`,
			} );
			const where = `${ path } at ${ width } px, letters of ${ size }`;
			expect( await page.evaluate( () => document.dir ), where ).toBe(
				'rtl'
			);
			expect( await overflow( page ), where ).toBeLessThanOrEqual( 0 );
			expect( await cut( page ), where ).toEqual( [] );
		}
		const texts = await said( page );
		expect(
			texts.filter( ( text ) => text.startsWith( MARK ) ).length,
			path
		).toBeGreaterThan( 3 );
		expect(
			texts.filter( ( text ) => ours.has( text ) ),
			path
		).toEqual( [] );
		await expect( page.locator( 'script[src*="i18n"]' ) ).toHaveCount( 0 );
	}
	// The page that is not there is said to be so.
	problems.length = 0;
} );

test( 'what scripts say is translated by the server (I18N-5)', async ( {
	page,
} ) => {
	await page.goto( '/contact/' );
	const form = page.locator( '.wp-block-brolga-contact-form' ).first();
	await form.locator( 'button[type="submit"]' ).click();
	await expect( form.locator( '[data-brolga-errors]' ) ).toContainText(
		MARK
	);
	await expect(
		form.locator( '[aria-invalid="true"]' ).first()
	).toHaveAccessibleDescription( new RegExp( MARK ) );

	await page.goto( `/modules/gallery/?${ unique( 'x' ) }` );
	await page.locator( '.wp-block-brolga-gallery__link' ).first().click();
	const box = page.getByRole( 'dialog' );
	await expect( box ).toBeVisible();
	const names = await box
		.getByRole( 'button' )
		.evaluateAll( ( buttons ) =>
			buttons.map( ( button ) => button.getAttribute( 'aria-label' ) )
		);
	expect( names.length ).toBeGreaterThan( 2 );
	for ( const name of names ) {
		expect( name ).toContain( MARK );
	}
	// The next one is to the left.
	const [ next, previous ] = await Promise.all(
		[ 'ÑéxtÑéxt', 'PrévïöûšPrévïöûš' ].map( ( name ) =>
			box
				.getByRole( 'button', { name: new RegExp( name ) } )
				.boundingBox()
		)
	);
	expect( next?.x ?? 0 ).toBeLessThan( previous?.x ?? 0 );
} );
