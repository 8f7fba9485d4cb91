/**
 * What lies over a page covers nothing that somebody wants to press: links,
 * buttons and fields of the first screen, and of whatever stays in the window.
 */
import { look } from '../support/covered';
import { smallTargets } from '../support/targets';
import {
	evaluate,
	expect,
	keepSettings,
	noShop,
	settle,
	test,
} from './fixtures';

const SIZES = [
	{ width: 375, height: 667 },
	{ width: 640, height: 800 },
	{ width: 800, height: 900 },
	{ width: 1280, height: 800 },
];

const PAGES = [
	'/',
	'/services/',
	'/contact/',
	'/blog/',
	'/work/',
	'/modules/',
];

const SHOP = [
	'/shop/',
	'/product-category/plants/',
	'/product/bog-arum/',
	'/product/anthurium/',
	'/product/brisbane-meadow-mix/',
];

keepSettings();

test.beforeAll( () => {
	// Referrals wait on every page, so each asks.
	evaluate(
		`$all = get_option( 'brolga_settings', [] ); $all['consent'] = [ 'enabled' => true ]; $all['tracking'] = [ 'referral' => true ]; update_option( 'brolga_settings', $all ); return 1;`
	);
} );

test( 'the look finds what is too small beside something else (ACC-400)', async ( {
	page,
} ) => {
	await page.setContent( `<!doctype html><body style="font:14px/1.5 sans-serif">
		<p>All of it, by our <a href="#a">terms</a> of <a href="#b">trade</a>.</p>
		<p><a href="#c">Terms</a>, <a href="#d">Returns</a></p>
		<p style="margin-block:40px"><a href="#e">Alone</a></p>
		<p><label style="display:block;padding:6px"><input type="checkbox"> I agree</label><button style="inline-size:90px;block-size:30px">Send</button></p>` );
	expect( await smallTargets( page ) ).toEqual( [
		expect.stringMatching( /^Terms, \d+ × 1\d px, beside Returns$/ ),
		expect.stringMatching( /^Returns, \d+ × 1\d px, beside Terms$/ ),
	] );
} );

test( 'a group of fields fits a phone (THEME-400)', async ( { page } ) => {
	await page.setViewportSize( { width: 375, height: 667 } );
	await page.goto( '/contact/' );
	const right = await page.locator( 'main' ).evaluate( ( main ) => {
		main.insertAdjacentHTML(
			'beforeend',
			'<fieldset><legend>Which of them</legend><p style="inline-size:24rem">Roofs</p></fieldset>'
		);
		return main.lastElementChild?.getBoundingClientRect().right;
	} );
	expect( right ).toBeLessThanOrEqual( 375 );
} );

test( 'the look finds what is covered, and what leaves something beside itself', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 600, height: 400 } );
	await page.setContent( `<!doctype html><body style="margin:0">
		<button style="position:absolute;top:300px;left:20px">Free</button>
		<button style="position:absolute;top:300px;left:300px">Covered</button>
		<label style="position:absolute;top:20px;left:20px">Hidden by its look
			<input type="checkbox" style="opacity:.01"></label>
		<div style="position:fixed;right:0;bottom:0;width:400px;height:150px;background:tan"><a href="#a">Sheet</a></div>` );
	const sheet = await look( page );
	expect( sheet.covered ).toEqual( [ 'button Covered under div Sheet' ] );
	expect( sheet.floats ).toEqual( [ 'div Sheet' ] );
	expect( sheet.foot ).toBe( 0 );
	await page.locator( 'div' ).evaluate( ( div ) => {
		div.style.width = '600px';
	} );
	expect( await look( page ) ).toEqual( {
		looked: 2,
		covered: [],
		foot: 150,
		floats: [],
	} );
	await page.locator( 'body' ).evaluate( ( body ) => {
		body.insertAdjacentHTML(
			'beforeend',
			'<div style="position:fixed;left:0;bottom:100px;width:300px;height:50px;background:red"></div>'
		);
	} );
	const { covered } = await look( page, true );
	expect( covered ).toEqual( [ 'a Sheet under div' ] );
} );

for ( const shop of [ false, true ] ) {
	test.describe( `${ shop ? 'in the shop' : 'on pages' }`, () => {
		test.use( { shop, contextOptions: { reducedMotion: 'reduce' } } );

		for ( const path of shop ? SHOP : PAGES ) {
			test( `nothing to press is covered or too small on ${ path } (CONSENT-24, NAV-120, SHOP-27, ACC-400)`, async ( {
				page,
			} ) => {
				test.skip( shop && noShop() !== '', noShop() );
				await page.goto( path );
				const banner = page.locator( '[data-brolga-consent]' );
				await expect( banner ).toBeVisible();
				for ( const isOpen of [ true, false ] ) {
					if ( ! isOpen ) {
						await banner
							.locator( '[data-brolga-answer="reject"]' )
							.click();
						await expect( banner ).toBeHidden();
					}
					for ( const size of SIZES ) {
						const where = `${ path } at ${ size.width }, banner ${
							isOpen ? 'open' : 'closed'
						}`;
						await page.setViewportSize( size );
						await page.evaluate( () => window.scrollTo( 0, 0 ) );
						await settle( page );
						// The first screen stays one, once a product's bar has seen its button again.
						await expect
							.poll( async () => ( await look( page ) ).foot, {
								message: where,
							} )
							.toBeLessThanOrEqual(
								isOpen ? size.height / 5 : 0
							);
						const first = await look( page );
						expect( first.looked, where ).toBeGreaterThan( 3 );
						expect( first.covered, where ).toEqual( [] );
						expect( first.floats, where ).toEqual( [] );
						for ( const part of [ 0.5, 1 ] ) {
							await page.evaluate(
								( by ) =>
									window.scrollTo(
										0,
										document.documentElement.scrollHeight *
											by
									),
								part
							);
							await settle( page );
							const { covered } = await look( page, true );
							expect(
								covered,
								`${ where }, at ${ part }`
							).toEqual( [] );
						}
						if ( ! isOpen ) {
							expect( await smallTargets( page ), where ).toEqual(
								[]
							);
						}
						// The page's end can be read.
						expect( ( await look( page ) ).covered, where ).toEqual(
							[]
						);
					}
				}
			} );
		}
	} );
}

for ( const position of [ 'bottom-right', 'bottom', 'right' ] ) {
	test( `a popup at the ${ position } leaves the banner’s buttons free (POPUP-421)`, async ( {
		page,
	} ) => {
		const id = evaluate(
			`$id = wp_insert_post( [ 'post_type' => 'brolga_popup', 'post_status' => 'publish', 'post_title' => 'Beside', 'post_content' => '<!-- wp:paragraph --><p>Our letter, once a month, with what is in flower.</p><!-- /wp:paragraph -->' ] ); foreach ( [ 'brolga_position' => '${ position }', 'trigger_event' => 'trigger_on_load', 'clickable_under_overlay' => 'on', 'brolga_conditions' => [] ] as $name => $value ) { update_post_meta( $id, $name, $value ); } return $id;`
		);
		try {
			for ( const size of [
				...SIZES.slice( 0, 1 ),
				...SIZES.slice( -1 ),
			] ) {
				await page.setViewportSize( size );
				await page.goto( '/contact/' );
				await expect(
					page.locator( '[data-brolga-consent]' )
				).toBeVisible();
				await expect(
					page.locator( `#brolga-popup-${ String( id ) }` )
				).toBeVisible();
				await settle( page );
				const covered = await page
					.locator( '[data-brolga-answer]' )
					.evaluateAll( ( buttons ) =>
						buttons
							.filter( ( button ) => {
								const box = button.getBoundingClientRect();
								return ! button.contains(
									document.elementFromPoint(
										box.x + box.width / 2,
										box.y + box.height / 2
									)
								);
							} )
							.map( ( button ) => button.textContent )
					);
				expect( covered, String( size.width ) ).toEqual( [] );
			}
		} finally {
			evaluate( `wp_delete_post( ${ String( id ) }, true ); return 1;` );
		}
	} );
}

test.describe( 'on a phone', () => {
	test.use( { shop: true } );

	test( 'banner, the product’s bar and the way to the top stack (NAV-120, SHOP-27)', async ( {
		page,
	} ) => {
		test.skip( noShop() !== '', noShop() );
		await page.setViewportSize( { width: 375, height: 667 } );
		await page.goto( '/product/bog-arum/' );
		const banner = page.locator( '[data-brolga-consent]' );
		const bar = page.locator( '.brolga-buy' );
		const top = page.locator(
			'.wp-block-brolga-scroll-top[data-brolga-shown]'
		);
		await expect( banner ).toBeVisible();
		const box = ( selector: string ) =>
			page.locator( selector ).evaluate( ( element ) => {
				const { top: from, bottom: to } =
					element.getBoundingClientRect();
				return { from, to };
			} );
		for ( const isOpen of [ true, false ] ) {
			if ( ! isOpen ) {
				await banner.locator( '[data-brolga-answer="reject"]' ).click();
			}
			await expect( async () => {
				await page.evaluate( () => window.scrollTo( 0, 1200 ) );
				await expect( bar ).toBeVisible( { timeout: 1_000 } );
				await expect( top ).toBeVisible( { timeout: 1_000 } );
			} ).toPass();
			await settle( page );
			expect( ( await look( page, true ) ).covered ).toEqual( [] );
			const foot = isOpen
				? ( await box( '[data-brolga-consent]' ) ).from
				: 667;
			expect( ( await box( '.brolga-buy' ) ).to ).toBeCloseTo( foot, 0 );
			expect(
				(
					await box(
						'.wp-block-brolga-scroll-top[data-brolga-shown]'
					)
				).to
			).toBeLessThan( ( await box( '.brolga-buy' ) ).from );
		}
	} );

	test( 'every product’s name and price are in the first screen, and free (SHOP-405, NAV-120)', async ( {
		page,
	} ) => {
		test.skip( noShop() !== '', noShop() );
		await page.setViewportSize( { width: 375, height: 667 } );
		const products = evaluate(
			`return array_map( 'get_permalink', wc_get_products( array( 'limit' => -1, 'status' => 'publish', 'return' => 'ids' ) ) );`,
			{ shop: true }
		) as string[];
		expect( products.length ).toBeGreaterThan( 11 );
		const hidden: string[] = [];
		for ( const product of products ) {
			await page.goto( product );
			await expect(
				page.locator( '[data-brolga-consent]' )
			).toBeVisible();
			await settle( page );
			hidden.push(
				...( await page.evaluate( () =>
					[ 'h1', '.wp-block-woocommerce-product-price' ]
						.filter( ( selector ) => {
							const part = document.querySelector(
								`main ${ selector }`
							);
							const box = part?.getBoundingClientRect();
							return ! (
								box &&
								[ box.top + 1, box.bottom - 1 ].every( ( y ) =>
									part?.contains(
										document.elementFromPoint(
											box.left + 2,
											y
										)
									)
								)
							);
						} )
						.map(
							( selector ) =>
								`${ location.pathname } ${ selector }`
						)
				) )
			);
		}
		expect( hidden ).toEqual( [] );
	} );
} );
