/**
 * The automatic accessibility check on every page of the demo, as it is and as
 * a phone shows it, and that of its HTML.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { hasJava, htmlFlaws, nuFlaws } from '../support/html';
import { expect, evaluate, flaws, overflow, test } from './fixtures';

const paths = evaluate(
	`return array_values( array_map( static fn ( $id ) => wp_parse_url( get_permalink( $id ), PHP_URL_PATH ), get_posts( [ 'post_type' => [ 'page' ], 'numberposts' => -1, 'fields' => 'ids' ] ) ) );`
) as string[];

/** The page that a list's mails lead to, with its button. */
const leave = evaluate(
	`$clock = new Brolga\\Core\\Support\\SystemClock(); $who = ( new Brolga\\Newsletter\\Subscribers\\SubscriberRepository( new Brolga\\Core\\Database\\Connection(), $clock ) )->lock( 'axe', 'a-rather-long-address-of-somebody@example.com' ); return '/?brolga_unsubscribe=' . ( new Brolga\\Newsletter\\Lists\\ListTokens( new Brolga\\Core\\Security\\Hmac( $clock ), $clock ) )->leaving( $who );`
) as string;

const sniffer = readFileSync(
	require.resolve( 'html_codesniffer/build/HTMLCS.js' ),
	'utf8'
);

/** What HTML_CodeSniffer tells of an element. */
interface Sniffed {
	readonly type: number;
	readonly code: string;
	readonly msg: string;
	readonly element: Element;
}

/**
 * The errors that HTML_CodeSniffer finds by WCAG 2 AA. Contrast is axe's: the
 * sniffer looks for a colour behind a text, and here that may be an image.
 */
const sniff = async ( page: Page ): Promise< readonly string[] > => {
	await page.evaluate( sniffer );
	return page.evaluate( async () => {
		const { HTMLCS } = window as unknown as {
			readonly HTMLCS: {
				readonly process: (
					standard: string,
					root: Document,
					done: () => void
				) => void;
				readonly getMessages: () => readonly Sniffed[];
			};
		};
		await new Promise< void >( ( done ) =>
			HTMLCS.process( 'WCAG2AA', document, done )
		);
		return HTMLCS.getMessages()
			.filter(
				( { type, code } ) => type === 1 && ! code.includes( '1_4_3' )
			)
			.map(
				( { code, msg, element } ) =>
					`${ code }: ${ msg } (${ element.outerHTML.slice( 0, 200 ) })`
			);
	} );
};

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

		test( `axe, HTML_CodeSniffer and an HTML checker find nothing on ${ name } (BLOCK-9, BLOCK-63, THEME-9, THEME-10)`, async ( {
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
					expect(
						// Not of WCAG, but of use to who moves by landmarks.
						await flaws( page, 'html', undefined, [
							'landmark-unique',
						] )
					).toEqual( [] );
				}
			}
			expect( await sniff( page ) ).toEqual( [] );
		} );
	} );
}

test( 'the Nu Html Checker finds no error on any page (THEME-10)', async ( {
	request,
} ) => {
	test.skip(
		! ( await hasJava() ),
		'The Nu Html Checker needs Java, which this machine lacks.'
	);
	const pages = new Map< string, string >();
	for ( const [ name, path ] of places ) {
		pages.set( name, await ( await request.get( path ) ).text() );
	}
	expect( await nuFlaws( pages ) ).toEqual( [] );
} );
