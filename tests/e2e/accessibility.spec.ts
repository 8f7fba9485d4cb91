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

/** The page that a list's mails lead to, with its button. */
const leave = evaluate(
	`$clock = new Brolga\\Support\\SystemClock(); $who = ( new Brolga\\Newsletter\\SubscriberRepository( new Brolga\\Database\\Connection(), $clock ) )->lock( 'axe', 'a-rather-long-address-of-somebody@example.com' ); return '/?brolga_unsubscribe=' . ( new Brolga\\Newsletter\\ListTokens( new Brolga\\Support\\Hmac( $clock ), $clock ) )->leaving( $who );`
) as string;

const places = [
	...paths.map( ( path ) => [ path, path ] ),
	[ 'a search', '/?s=wall' ],
	[ 'a page that is not there', '/no-such-page/' ],
	[ 'the page to leave a list', leave ],
	[ 'a link that has ended', '/?brolga_confirm=1' ],
] as [ string, string ][];

for ( const [ name, path ] of places ) {
	test( `axe finds nothing on ${ name } (BLOCK-9, THEME-9)`, async ( {
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
