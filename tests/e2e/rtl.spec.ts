/**
 * WordPress' own switch to pages from right to left, which a language pack
 * throws: what it loads then, in wp-admin, in the editor and for visitors, and
 * that all of it is mirrored. What the words are is languages.spec.ts's.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Frame, Locator, Page } from '@playwright/test';
import {
	admin,
	evaluate,
	expect,
	overflow,
	siteFolder,
	test,
} from './fixtures';

const LOCALE = 'ar';

const language = ( command: 'install' | 'remove' ): Buffer =>
	execFileSync( process.execPath, [
		join( __dirname, '../support/pseudo-language.mjs' ),
		command,
		siteFolder(),
	] );

const speak = ( locale: string ): unknown =>
	evaluate(
		`update_option( 'WPLANG', '${ locale }' ); return get_option( 'WPLANG' );`
	);

test.beforeAll( () => {
	language( 'install' );
	expect( speak( LOCALE ) ).toBe( LOCALE );
	expect( evaluate( 'return is_rtl();' ) ).toBe( true );
} );

test.afterAll( () => {
	speak( '' );
	language( 'remove' );
} );

/** The style sheets of our build that a page or frame has loaded, as paths. */
const sheets = ( page: Page | Frame ): Promise< readonly string[] > =>
	page.evaluate( () =>
		[ ...document.styleSheets ].flatMap( ( { href } ) => {
			const path = /\/brolga\/build\/([^?]+)/.exec( href ?? '' )?.[ 1 ];
			return path === undefined ? [] : [ path ];
		} )
	);

/** How far a thing is from its window's left edge. */
const leftOf = async ( thing: Locator ): Promise< number > =>
	( await thing.boundingBox() )?.x ?? NaN;

test.describe( 'an owner', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );

	test( 'has every screen from right to left (I18N-10, I18N-13)', async ( {
		page,
		problems,
	} ) => {
		for ( const screen of [
			'leads',
			'forms',
			'settings',
			'subscribers',
		] ) {
			for ( const width of [ 1280, 375 ] ) {
				const where = `${ screen } at ${ width } px`;
				await page.setViewportSize( { width, height: 900 } );
				await page.goto(
					`/wp-admin/admin.php?page=brolga-${ screen }`
				);
				const title = page.locator( `#brolga-${ screen } h1` );
				const first = page
					.locator( `#brolga-${ screen } :is( tbody tr, fieldset )` )
					.first();
				await expect( first, where ).toBeVisible();
				await expect( page.locator( 'html' ) ).toHaveAttribute(
					'dir',
					'rtl'
				);
				expect( await sheets( page ), where ).toEqual( [
					`admin/style-${ screen }-rtl.css`,
				] );
				expect( await overflow( page ), where ).toBeLessThanOrEqual(
					0
				);
				// The heading's words are at the right.
				expect(
					await title.evaluate( ( element ) => {
						const words = document.createRange();
						words.selectNodeContents( element );
						return words.getBoundingClientRect().left;
					} ),
					where
				).toBeGreaterThan( width / 2 );
			}
		}
		// What a visitor wrote from left to right stays so: only its place is mirrored.
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( '/wp-admin/admin.php?page=brolga-leads' );
		const row = page.getByRole( 'row' ).nth( 1 );
		expect(
			await leftOf( row.getByRole( 'button', { name: 'Actions' } ) )
		).toBeLessThan( await leftOf( row.getByRole( 'checkbox' ) ) );
		await row.getByRole( 'button' ).first().click();
		const lead = page.locator( '.brolga-lead' );
		await expect( lead.locator( '.brolga-lead__fields' ) ).toBeVisible();
		expect( await leftOf( lead ) ).toBeLessThan( await leftOf( row ) );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		expect( problems ).toEqual( [] );
	} );

	test( 'has the mirrored styles of all blocks in the editor (I18N-13)', async ( {
		page,
	} ) => {
		// Wide enough for two fields beside each other, next to the sidebar.
		await page.setViewportSize( { width: 1680, height: 900 } );
		const id = evaluate( "return get_page_by_path( 'contact' )->ID;" );
		await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		const form = page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.locator( '.wp-block-brolga-contact-form' )
			.first();
		await expect( form ).toBeVisible();
		const canvas = page.frame( { name: 'editor-canvas' } );
		if ( ! canvas ) {
			throw new Error( 'The editor has no canvas.' );
		}
		expect( await canvas.evaluate( () => document.dir ) ).toBe( 'rtl' );
		const loaded = ( await sheets( canvas ) ).filter( ( path ) =>
			path.startsWith( 'blocks/' )
		);
		expect( loaded.length ).toBeGreaterThan( 30 );
		expect(
			loaded.filter( ( path ) => ! path.endsWith( '-rtl.css' ) )
		).toEqual( [] );
		// Two fields beside each other: the first is the right one.
		const fields = form.locator( '.wp-block-brolga-form-field' );
		expect( await leftOf( fields.nth( 0 ) ) ).toBeGreaterThan(
			await leftOf( fields.nth( 1 ) )
		);
	} );
} );

test( 'visitors have pages from right to left (I18N-10, I18N-13)', async ( {
	page,
} ) => {
	for ( const width of [ 1280, 375 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( '/' );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		expect(
			( await sheets( page ) ).filter(
				( path ) => ! path.endsWith( '-rtl.css' )
			)
		).toEqual( [] );
		// The site's name begins at the right.
		expect(
			await leftOf( page.locator( '.wp-block-site-title' ).first() )
		).toBeGreaterThan( width / 3 );
	}
} );
