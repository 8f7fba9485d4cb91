/**
 * What a visitor prints: the content, all of it, and nothing that lies over it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { evaluate, expect, keepSettings, test } from './fixtures';

const names = readdirSync( join( __dirname, '../../demo/pages' ) ).flatMap(
	( file ) => /^modules\.([a-z-]+)\.html$/.exec( file )?.slice( 1 ) ?? []
);

/** Text without its spaces: a sheet breaks lines where it likes. */
const bare = ( text: string ): string => text.replace( /\s+/g, '' );

/**
 * The text of a page as a printer gets it.
 *
 * @param page The page.
 */
const printed = async ( page: Page ): Promise< string > =>
	bare(
		execFileSync( 'pdftotext', [ '-raw', '-', '-' ], {
			input: await page.pdf( { format: 'A4' } ),
			encoding: 'utf8',
		} )
	);

/**
 * What the content of a page says, text by text: also what is closed, behind
 * others or on a page of its own. Controls and menus are no content, and what
 * screen readers alone are told is on no sheet.
 *
 * @param page The page.
 */
const said = ( page: Page ): Promise< string[] > =>
	page.locator( 'main' ).evaluate( ( main ) => {
		const texts: string[] = [];
		const walk = document.createTreeWalker( main, NodeFilter.SHOW_TEXT );
		while ( walk.nextNode() ) {
			const { textContent, parentElement } = walk.currentNode;
			const isForEyes = ( element: Element | null ): boolean =>
				element === null ||
				( getComputedStyle( element ).clipPath === 'none' &&
					isForEyes( element.parentElement ) );
			if (
				! parentElement?.closest(
					'nav, form, button, dialog, script, style, svg, noscript, [data-brolga-step], .wp-block-brolga-map__attribution'
				) &&
				isForEyes( parentElement )
			) {
				texts.push( textContent ?? '' );
			}
		}
		return texts;
	} );

keepSettings();

// Referrals wait for an answer on every page, and call nobody.
test.beforeAll( () =>
	evaluate(
		`update_option( 'brolga_settings', [ 'consent' => [ 'enabled' => true ], 'tracking' => [ 'referral' => true ] ] ); return 1;`
	)
);

for ( const name of names ) {
	test( `all that ${ name } says is on paper, and no banner (BLOCK-62, CONSENT-44, GALLERY-20, STICKY-7)`, async ( {
		page,
	} ) => {
		const hasReader = ! spawnSync( 'pdftotext', [ '-v' ] ).error;
		test.skip(
			! hasReader,
			'pdftotext reads what is printed; this machine lacks poppler-utils.'
		);
		await page.goto( `/modules/${ name }/` );
		await page.waitForLoadState( 'networkidle' );
		await expect( page.locator( '[data-brolga-consent]' ) ).toBeVisible();
		const paper = await printed( page );
		expect( paper ).not.toContain( bare( 'Your privacy, your choice' ) );
		const texts = ( await said( page ) )
			.map( bare )
			.filter( ( { length } ) => length > 12 );
		expect( texts.length ).toBeGreaterThan( 3 );
		// A text may go on over leaf: how it begins and ends is enough.
		expect(
			texts.filter( ( text ) =>
				[ text.slice( 0, 16 ), text.slice( -16 ) ].some(
					( part ) => ! paper.includes( part )
				)
			)
		).toEqual( [] );
	} );
}

test( 'all tabs, slides and names of videos are on paper, and no menus (TABS-19, SLIDER-35, VIDEO-12, MENU-31)', async ( {
	page,
} ) => {
	await page.goto( '/modules/tabs/' );
	await expect( page.getByRole( 'tab' ) ).not.toHaveCount( 0 );
	await page.emulateMedia( { media: 'print' } );
	await expect(
		page.locator( '[data-brolga-tablist]' ).first()
	).toBeHidden();
	const panels = page.locator( 'main [data-brolga-panel]' );
	await expect( panels ).not.toHaveCount( 0 );
	for ( const panel of await panels.all() ) {
		// What is skipped has a height, but no text that is drawn.
		expect(
			await panel.evaluate( ( element ) =>
				element.firstElementChild?.checkVisibility( {
					contentVisibilityAuto: true,
					opacityProperty: true,
					visibilityProperty: true,
				} )
			)
		).toBe( true );
	}

	await page.emulateMedia( { media: 'screen' } );
	await page.goto( '/modules/sliders/' );
	await expect(
		page.locator( '[data-brolga-module="brolga/slider"]' ).first()
	).toHaveAttribute( 'data-brolga-ready' );
	await page.emulateMedia( { media: 'print' } );
	for ( const slide of await page
		.locator( 'main .wp-block-brolga-slide' )
		.all() ) {
		await expect( slide ).toBeVisible();
		// Printers leave out what is behind words: light ones would be on nothing.
		await expect( slide ).toHaveCSS(
			'background-color',
			'rgba(0, 0, 0, 0)'
		);
		for ( const image of await slide
			.locator( '.wp-block-brolga-slide__background' )
			.all() ) {
			expect( ( await image.boundingBox() )?.height ).toBeGreaterThan(
				50
			);
		}
		// Side by side, or far away, it would be on no sheet.
		const box = await slide.boundingBox();
		expect( box?.x ).toBeGreaterThanOrEqual( 0 );
		expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) ).toBeLessThanOrEqual(
			page.viewportSize()?.width ?? 0
		);
	}

	await expect( page.locator( '.wp-block-brolga-menu' ) ).not.toHaveCount(
		0
	);
	await expect( page.locator( '.wp-block-brolga-menu:visible' ) ).toHaveCount(
		0
	);

	// Some have a poster; now none has.
	const heights = await page
		.locator( 'main .wp-block-brolga-video__stage' )
		.evaluateAll( ( stages ) =>
			stages.map( ( stage ) => {
				stage.querySelector( 'img' )?.remove();
				stage.querySelector( 'video' )?.removeAttribute( 'poster' );
				return stage.getBoundingClientRect().height;
			} )
		);
	expect( heights.length ).toBeGreaterThan( 5 );
	// Lines of words, and no box.
	expect( Math.min( ...heights ) ).toBeGreaterThan( 15 );
	expect( Math.max( ...heights ) ).toBeLessThan( 130 );
	const cover = page.locator( 'main .wp-block-brolga-video__cover' ).first();
	await expect( cover ).toContainText( 'Play:' );
	await expect( cover ).toHaveCSS( 'position', 'static' );
} );
