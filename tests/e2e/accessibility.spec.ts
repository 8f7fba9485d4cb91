/**
 * The automatic accessibility check on every page of the demo, as it is and as
 * a phone shows it.
 */
import axe from 'axe-core';
import type { AxeResults } from 'axe-core';
import { expect, evaluate, test } from './fixtures';

const paths = evaluate(
	`return array_values( array_map( static fn ( $id ) => wp_parse_url( get_permalink( $id ), PHP_URL_PATH ), get_posts( [ 'post_type' => [ 'page' ], 'numberposts' => -1, 'fields' => 'ids' ] ) ) );`
) as string[];

for ( const path of [ ...paths, '/?s=wall', '/no-such-page/' ] ) {
	test( `axe finds nothing on ${ path } (BLOCK-9, THEME-9)`, async ( {
		page,
	} ) => {
		for ( const width of [ 1280, 375 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( path );
			await page.waitForLoadState( 'networkidle' );
			await page.evaluate( axe.source );
			const { violations } = await page.evaluate(
				() =>
					( window as unknown as { axe: typeof axe } ).axe.run(
						document,
						{
							runOnly: [
								'wcag2a',
								'wcag2aa',
								'wcag21aa',
								'wcag22aa',
							],
						}
					) as Promise< AxeResults >
			);
			expect(
				violations.map( ( { id, nodes } ) => [
					id,
					nodes.map( ( { html } ) => html ).slice( 0, 3 ),
				] )
			).toEqual( [] );
		}
		for ( const width of [ 375, 800, 1280 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			const overflow = await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			);
			expect( overflow ).toBeLessThanOrEqual( 0 );
		}
	} );
}
