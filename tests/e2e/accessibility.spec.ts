/**
 * The automatic accessibility check on every page of the demo, as it is and as
 * a phone shows it, and that of its HTML.
 */
import { htmlFlaws } from '../support/html';
import { expect, evaluate, flaws, overflow, test } from './fixtures';

const paths = evaluate(
	`return array_values( array_map( static fn ( $id ) => wp_parse_url( get_permalink( $id ), PHP_URL_PATH ), get_posts( [ 'post_type' => [ 'page' ], 'numberposts' => -1, 'fields' => 'ids' ] ) ) );`
) as string[];

/** The page that a list's mails lead to, with its button. */
const leave = evaluate(
	`$clock = new Brolga\\Core\\SystemClock(); $who = ( new Brolga\\Newsletter\\SubscriberRepository( new Brolga\\Core\\Database\\Connection(), $clock ) )->lock( 'axe', 'a-rather-long-address-of-somebody@example.com' ); return '/?brolga_unsubscribe=' . ( new Brolga\\Newsletter\\ListTokens( new Brolga\\Core\\Hmac( $clock ), $clock ) )->leaving( $who );`
) as string;

/** Pages that are the shop's. */
const shop = evaluate(
	`return array_values( array_map( static fn ( $page ) => wp_parse_url( (string) get_permalink( (int) get_option( "woocommerce_{$page}_page_id" ) ), PHP_URL_PATH ), [ 'shop', 'cart', 'checkout', 'myaccount' ] ) );`
) as ( string | null )[];

const places = [
	...paths.map( ( path ) => [ path, path ] ),
	[ 'a search', '/?s=wall' ],
	[ 'a page that is not there', '/no-such-page/' ],
	[ 'the page to leave a list', leave ],
	[ 'a link that has ended', '/?brolga_confirm=1' ],
] as [ string, string ][];

for ( const [ name, path ] of places ) {
	test.describe( () => {
		test.use( { shop: shop.includes( path ) } );

		test( `axe and an HTML checker find nothing on ${ name } (BLOCK-9, THEME-9, THEME-10)`, async ( {
			page,
		} ) => {
			await page.setViewportSize( { width: 375, height: 900 } );
			const answer = await page.goto( path );
			expect( await htmlFlaws( ( await answer?.text() ) ?? '' ) ).toEqual(
				[]
			);
			await page.waitForLoadState( 'networkidle' );
			for ( const width of [ 375, 800, 1280 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
				// What stands between the two has the rules of one of them.
				if ( width !== 800 ) {
					expect( await flaws( page ) ).toEqual( [] );
				}
			}
		} );
	} );
}
