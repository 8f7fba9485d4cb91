/**
 * What holds for every page of /modules/: from right to left, by keyboard, with
 * less motion, and with all of its blocks there twice.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { evaluate, expect, flaws, overflow, test } from './fixtures';

const names = readdirSync( join( __dirname, '../../demo/pages' ) ).flatMap(
	( file ) => /^modules\.([a-z-]+)\.html$/.exec( file )?.slice( 1 ) ?? []
);

/** A page of a module's whole content, and the same again without its anchors. */
const twice = ( name: string ): string =>
	evaluate( `
		$once  = get_page_by_path( 'modules/${ name }' )->post_content;
		$again = preg_replace( [ '/"anchor": ?"[^"]*", ?/', '/,? ?"anchor": ?"[^"]*"/', '/(<[^>]*) id="[^"]*"/' ], [ '', '', '$1' ], $once );
		return '/?page_id=' . wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Twice', 'post_content' => $once . $again ] ) );
	` ) as string;

/** Where the focus is, and whether it may be seen there. */
const focused = (
	page: Page
): Promise< { name: string; isShown: boolean } | null > =>
	page.evaluate( () => {
		const element = document.activeElement;
		if ( ! element || element === document.body ) {
			return null;
		}
		// A block's link has the block as its box.
		const box = element.closest( '.brolga-link' )?.parentElement ?? element;
		const { width, height, bottom, top } = box.getBoundingClientRect();
		return {
			name: element.outerHTML.slice( 0, 120 ),
			isShown:
				// A choice that its label draws is as large as nothing.
				( element.matches( 'input' ) || width * height > 0 ) &&
				bottom >= 0 &&
				top <= window.innerHeight &&
				element.checkVisibility( { visibilityProperty: true } ),
		};
	} );

test.describe( 'with less motion, from right to left', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	for ( const name of names ) {
		test( `${ name } is used by keyboard alone, and nothing moves (BLOCK-5, BLOCK-6, SITE-8)`, async ( {
			page,
			problems,
		} ) => {
			await page.addInitScript( () =>
				document.addEventListener( 'DOMContentLoaded', () => {
					document.documentElement.dir = 'rtl';
				} )
			);
			await page.setViewportSize( { width: 800, height: 900 } );
			await page.goto( `/modules/${ name }/` );
			await page.waitForLoadState( 'networkidle' );
			expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
			expect( await flaws( page ) ).toEqual( [] );
			expect(
				await page.evaluate(
					() =>
						document.getAnimations().filter(
							( { playState, effect, timeline } ) =>
								playState === 'running' &&
								effect?.getTiming().duration !== 0 &&
								// One that follows the reader's scrolling does not move by itself.
								timeline instanceof DocumentTimeline
						).length
				)
			).toBe( 0 );

			const seen: string[] = [];
			for ( let step = 0; step < 250; step++ ) {
				await page.keyboard.press( 'Tab' );
				let place = await focused( page );
				if ( ! place ) {
					break;
				}
				// The page may still be on its way there.
				for ( let tries = 0; ! place?.isShown && tries < 10; tries++ ) {
					await page.waitForTimeout( 50 );
					place = await focused( page );
				}
				expect( place ).toEqual( { ...place, isShown: true } );
				seen.push( place?.name ?? '' );
			}
			// It went through, and was not held anywhere.
			expect( seen.length ).toBeGreaterThan( 5 );
			expect( seen.length ).toBeLessThan( 250 );
			expect( problems ).toEqual( [] );
		} );
	}
} );

for ( const name of names ) {
	test( `what ${ name } shows is there twice without harm (BLOCK-4)`, async ( {
		page,
		problems,
	} ) => {
		await page.goto( twice( name ) );
		await page.waitForLoadState( 'networkidle' );
		expect(
			await page.evaluate( () => {
				const ids = [ ...document.querySelectorAll( '[id]' ) ].map(
					( { id } ) => id
				);
				return ids.filter( ( id, at ) => ids.indexOf( id ) !== at );
			} )
		).toEqual( [] );
		expect( await flaws( page, 'main' ) ).toEqual( [] );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		expect( problems ).toEqual( [] );
	} );
}
