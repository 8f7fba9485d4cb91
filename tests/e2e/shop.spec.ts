/**
 * The shop: what guests do in it, and what it costs pages that show nothing of it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { useClassicPages, type ClassicPages } from './classic-pages';
import {
	admin,
	evaluate,
	expect,
	flaws,
	noShop,
	overflow,
	SHOP_COOKIE,
	siteUrl,
	test,
	unique,
} from './fixtures';

/** With fonts, styles and pictures; a shop's mini-cart alone brings about seventy. */
const FILES = 20;

test.use( { shop: true } );

test( 'an administrator’s visit puts nothing of the shop on other pages (SHOP-11, DEMO-8)', async ( {
	browser,
	page,
} ) => {
	test.skip( noShop() !== '', noShop() );
	const administrator = await browser.newContext( {
		storageState: admin(),
		baseURL: siteUrl(),
	} );
	await administrator.addCookies( [ { ...SHOP_COOKIE, url: siteUrl() } ] );
	await ( await administrator.newPage() ).goto( '/wp-admin/' );
	await administrator.close();
	// The first visit of the dashboard has WooCommerce add its blocks to headers.
	expect(
		evaluate( `return get_option( 'woocommerce_hooked_blocks_version' );` )
	).toMatch( /^\d/ );

	let files: string[] = [];
	page.on( 'request', ( request ) => {
		files.push( new URL( request.url() ).pathname );
	} );
	for ( const path of [ '/', '/contact/' ] ) {
		files = [];
		await page.goto( path );
		await page.waitForLoadState( 'networkidle' );
		await expect( page.getByRole( 'banner' ) ).toBeVisible();
		expect(
			files.filter( ( file ) => file.includes( '/woocommerce/' ) ),
			path
		).toEqual( [] );
		expect( files.length, path ).toBeLessThanOrEqual( FILES );
	}
} );

const folder = join( __dirname, '../../demo/products' );

/** What the demo sells, by name. */
const DEMO_PRODUCTS = readdirSync( folder ).map(
	( file ) =>
		/"title": "([^"]+)"/.exec(
			readFileSync( join( folder, file ), 'utf8' )
		)?.[ 1 ] ?? file
);

/** What WooCommerce itself gets wrong. */
const THEIRS = [
	// The heading of the checkout's summary has no level.
	'aria-required-attr',
];

const count = ( page: Page ) =>
	page.getByRole( 'banner' ).locator( '.wp-block-brolga-cart-count' );

/** Notes what pages announce, across pages. */
const heard = async ( page: Page ): Promise< () => Promise< string[] > > => {
	await page.addInitScript( () => {
		document.addEventListener( 'brolga:event', ( event ) => {
			const { name } = ( event as CustomEvent< { name: string } > )
				.detail;
			localStorage.setItem(
				'heard',
				`${ localStorage.getItem( 'heard' ) ?? '' } ${ name }`
			);
		} );
	} );
	return () =>
		page.evaluate( () =>
			( localStorage.getItem( 'heard' ) ?? '' ).trim().split( ' ' )
		);
};

test.describe( 'with WooCommerce', () => {
	test.skip( noShop() !== '', noShop() );

	test( 'the demo sells twelve products, and its pages fit and can be read (DEMO-14, SHOP-14)', async ( {
		page,
		problems,
	} ) => {
		await page.setViewportSize( { width: 375, height: 800 } );
		await page.goto( '/shop/' );
		await expect(
			page.getByRole( 'heading', { level: 1, name: 'Shop' } )
		).toBeVisible();
		// Other tests sell things of their own meanwhile.
		for ( const name of DEMO_PRODUCTS ) {
			await expect(
				page
					.locator( 'li.product' )
					.getByRole( 'heading', { name, exact: true } )
			).toHaveCount( 1 );
		}
		expect( DEMO_PRODUCTS ).toHaveLength( 12 );
		for ( const path of [
			'/shop/',
			'/product-category/tools/',
			'/product/bog-arum/',
			'/cart/',
		] ) {
			await page.goto( path );
			expect( await overflow( page ), path ).toBe( 0 );
			expect( await flaws( page, 'main' ), path ).toEqual( [] );
		}
		expect( problems ).toEqual( [] );
	} );

	test( 'a guest fills the cart, is told of a postcode in another state, and orders (SHOP-2, SHOP-9, SHOP-10, SHOP-12, SHOP-13)', async ( {
		page,
	} ) => {
		const events = await heard( page );
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.url().includes( '_fields=items_count' ) ) {
				asked.push( request.url() );
			}
		} );
		await page.goto( '/contact/' );
		await expect( count( page ) ).toHaveText( 'Cart' );
		expect( asked ).toEqual( [] );

		await page.goto( '/product/bog-arum/' );
		await page.getByLabel( /quantity/i ).fill( '2' );
		await page
			.getByRole( 'button', { name: 'Add to cart' } )
			.first()
			.click();
		await expect( count( page ) ).toContainText( '2 items' );
		await page.goto( '/contact/' );
		await expect( count( page ) ).toContainText( '2 items' );
		await count( page ).click();
		await page
			.getByRole( 'dialog', { name: 'Your cart' } )
			.getByRole( 'link', { name: 'View cart' } )
			.click();

		const quantity = page.getByRole( 'spinbutton' );
		await quantity.fill( '1' );
		await quantity.blur();
		await expect( count( page ) ).toContainText( '1 item' );
		// Once for each state of the cart, whatever pages were seen meanwhile.
		expect( new Set( asked ).size ).toBe( 1 );

		await page.goto( '/checkout/' );
		const shipping = page.locator( '#shipping' );
		await page.getByLabel( 'Email address' ).fill( 'guest@example.com' );
		await shipping.getByLabel( 'Last name' ).fill( 'Lovelace' );
		await shipping
			.getByLabel( 'Address', { exact: true } )
			.fill( '1 Ferry Road' );
		await shipping.getByLabel( 'Suburb' ).fill( 'West End' );
		await shipping.getByLabel( 'State' ).selectOption( 'VIC' );
		await shipping.getByLabel( 'Postcode' ).fill( '4101' );
		// Until its prices are worked out, the checkout takes no order.
		await expect(
			page.locator( '.wc-block-components-skeleton__element' )
		).toHaveCount( 0 );
		expect(
			( await flaws( page, 'main' ) ).filter(
				( [ rule ] ) => ! THEIRS.includes( rule )
			)
		).toEqual( [] );
		const order = page.getByRole( 'button', { name: 'Place Order' } );
		await expect( async () => {
			await order.click();
			await expect(
				page.getByText( 'Please enter a valid first name' )
			).toBeVisible( { timeout: 5_000 } );
		} ).toPass();
		await shipping.getByLabel( 'First name' ).fill( 'Ada' );
		await order.click();
		await expect( page.locator( 'main' ) ).toContainText(
			'belongs to Queensland. Please check the postcode and the state.'
		);
		await shipping.getByLabel( 'State' ).selectOption( 'QLD' );
		await order.click();
		await page.waitForURL( /order-received/ );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			/received/
		);
		await expect( page.locator( 'body' ) ).toHaveClass(
			/et_pb_ab_shop_conversion/
		);
		await expect( count( page ) ).toHaveText( 'Cart' );
		await expect
			.poll( async () =>
				( await events() ).filter( ( name ) => name === 'purchase' )
			)
			.toHaveLength( 1 );
		await page.reload();
		await page.waitForLoadState( 'networkidle' );
		expect(
			( await events() ).filter( ( name ) => name === 'purchase' )
		).toHaveLength( 1 );
	} );

	test( 'a guest filters plants without a script (SHOP-21, SHOP-22, SHOP-23)', async ( {
		browser,
	} ) => {
		const guest = await browser.newContext( {
			baseURL: siteUrl(),
			javaScriptEnabled: false,
			viewport: { width: 375, height: 800 },
		} );
		await guest.addCookies( [ { ...SHOP_COOKIE, url: siteUrl() } ] );
		const page = await guest.newPage();
		await page.goto( '/product-category/plants/' );
		await page.getByText( 'Filter and sort' ).click();
		const form = page.getByRole( 'search', { name: 'Filter products' } );
		await form.getByLabel( /Full sun/ ).check();
		await form.getByLabel( /Shade/ ).last().check();
		await form.getByLabel( 'To', { exact: true } ).fill( '30' );
		await form.getByLabel( 'Sort by' ).selectOption( 'price-desc' );
		await form.getByRole( 'button', { name: 'Show products' } ).click();
		await expect( page ).toHaveURL(
			/\/product-category\/plants\/\?.*filter_light=full-sun%2Cshade&query_type_light=or#products$/
		);
		const names = page.locator( 'li.product' ).getByRole( 'heading' );
		await expect( names ).toHaveText( [
			'Red hibiscus',
			'Anthurium',
			'Native pea',
			'Impatiens',
		] );
		await expect( page.locator( '#products' ) ).toBeFocused();
		await expect( page.locator( '#products' ) ).toHaveText( '4 products' );
		await page.getByRole( 'link', { name: /Light: Shade/ } ).click();
		await expect( names ).toHaveText( [ 'Red hibiscus', 'Native pea' ] );
		await page.getByRole( 'link', { name: 'Clear all' } ).click();
		await expect( names ).toHaveCount( 6 );
		await guest.close();
	} );

	test( 'a guest changes the cart over a page, on a phone (SHOP-24, SHOP-26, SHOP-27)', async ( {
		page,
	} ) => {
		await page.setViewportSize( { width: 375, height: 800 } );
		await page.goto( '/product/bog-arum/' );
		await expect( async () => {
			await page.evaluate( () => window.scrollTo( 0, 1500 ) );
			await expect( page.locator( '.brolga-buy' ) ).toBeVisible( {
				timeout: 1_000,
			} );
		} ).toPass();
		await page
			.locator( '.brolga-buy' )
			.getByRole( 'button', { name: 'Add to cart' } )
			.click();
		await page.waitForLoadState();
		await page.goto( '/contact/' );
		await expect( count( page ) ).toContainText( '1 item' );
		await count( page ).click();
		const cart = page.getByRole( 'dialog', { name: 'Your cart' } );
		await expect( cart.getByRole( 'listitem' ) ).toHaveCount( 1 );
		expect( await flaws( page, 'dialog' ) ).toEqual( [] );
		await cart.getByRole( 'button', { name: /One more/ } ).click();
		await expect( cart.getByRole( 'status' ) ).toContainText(
			'Bog arum: 2 in your cart.'
		);
		await expect( count( page ) ).toContainText( '2 items' );
		await cart.getByRole( 'button', { name: /Remove/ } ).click();
		await expect( cart ).toContainText( 'Your cart is empty.' );
		await cart.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( cart.getByRole( 'listitem' ) ).toHaveCount( 1 );
		await page.keyboard.press( 'Escape' );
		await expect( cart ).toBeHidden();
		await expect( count( page ) ).toBeFocused();
		await expect( count( page ) ).toContainText( '2 items' );
	} );

	test.describe( 'made of shortcodes', () => {
		const slug = unique( 'classic' );
		let classic: ClassicPages;

		test.beforeAll( () => {
			classic = useClassicPages( slug );
		} );

		test.afterAll( () => classic.putBack() );

		test( 'a guest empties the cart, meets an error, mends it and orders (SHOP-1, SHOP-3, SHOP-4, SHOP-5, SHOP-6, SHOP-12, SHOP-13)', async ( {
			page,
		} ) => {
			await page.goto( '/product/planting-trowel/' );
			await page
				.getByRole( 'button', { name: 'Add to cart' } )
				.first()
				.click();
			await expect( count( page ) ).toContainText( '1 item' );
			await page.goto( `/${ slug }-cart/` );
			await page.getByLabel( /quantity/i ).fill( '3' );
			await page.getByRole( 'button', { name: 'Update cart' } ).click();
			await expect( count( page ) ).toContainText( '3 items' );
			await page.locator( 'a.remove' ).click();
			await expect(
				page.getByText( 'Your cart is currently empty' )
			).toBeVisible();
			await expect( page.locator( '.cart_totals:visible' ) ).toHaveCount(
				0
			);
			await expect( count( page ) ).toHaveText( 'Cart' );

			await page.goto( '/product/planting-trowel/' );
			await page
				.getByRole( 'button', { name: 'Add to cart' } )
				.first()
				.click();
			await expect( count( page ) ).toContainText( '1 item' );
			await page.goto( `/${ slug }-checkout/` );
			const field = ( name: string ) =>
				page.locator( `[name="${ name }"]` );
			for ( const [ name, text ] of [
				[ 'billing_last_name', 'Lovelace' ],
				[ 'billing_address_1', '1 Ferry Road' ],
				[ 'billing_city', 'West End' ],
				[ 'billing_postcode', '2000' ],
				[ 'billing_email', 'guest@example.com' ],
				[ 'order_comments', 'Ring twice' ],
			] as const ) {
				await field( name ).fill( text );
			}
			await page.getByLabel( 'Ship to a different address?' ).check();
			await expect( field( 'shipping_city' ) ).toHaveValue( 'West End' );
			await page.getByLabel( 'Ship to a different address?' ).uncheck();
			await expect( field( 'shipping_city' ) ).toHaveValue( '' );
			await expect( field( 'shipping_city' ) ).toBeHidden();

			const recalculated = page.waitForResponse( /update_order_review/ );
			await page.getByLabel( /Pick up at West End/ ).check();
			await recalculated;
			const order = page.getByRole( 'button', { name: 'Place order' } );
			await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
			await order.click();
			const errors = page.getByRole( 'alert' );
			await expect( errors ).toHaveCount( 1 );
			await expect( errors ).toContainText(
				'Billing First name is a required field.'
			);
			await expect( errors ).toContainText(
				'belongs to New South Wales'
			);
			// Below the header, with room.
			await expect
				.poll( async () => ( await errors.boundingBox() )?.y ?? 0 )
				.toBeGreaterThan( 99 );
			await expect( errors.locator( '.is-error' ) ).toBeFocused();
			await errors
				.getByRole( 'link', { name: /First name/ } )
				.press( 'Enter' );
			await expect( field( 'billing_first_name' ) ).toBeFocused();
			await field( 'billing_first_name' ).fill( 'Ada' );
			await field( 'billing_postcode' ).fill( '4101' );
			await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
			// A recalculation puts another button in its place; an order that is on its way is not sent again.
			await expect( async () => {
				await order.press( 'Enter' );
				await page.waitForURL( /order-received/, { timeout: 10_000 } );
			} ).toPass();
			await expect( page.locator( 'main' ) ).toContainText( /received/ );
		} );

		test.describe( 'without scripts', () => {
			test.use( { javaScriptEnabled: false } );

			test( 'a guest meets an error, mends it and orders (SHOP-12, SHOP-42, SHOP-43)', async ( {
				page,
			} ) => {
				await page.goto(
					'/product/planting-trowel/?utm_source=unscripted'
				);
				await page
					.getByRole( 'button', { name: 'Add to cart' } )
					.first()
					.click();
				await page.goto( `/${ slug }-checkout/` );
				const field = ( name: string ) =>
					page.locator( `[name="${ name }"]` );
				for ( const [ name, text ] of [
					[ 'billing_first_name', 'Ada' ],
					[ 'billing_last_name', 'Lovelace' ],
					[ 'billing_address_1', '1 Ferry Road' ],
					[ 'billing_city', 'West End' ],
					[ 'billing_postcode', '2000' ],
					[ 'billing_email', 'guest@example.com' ],
				] as const ) {
					await field( name ).fill( text );
				}
				const order = page.locator( '#place_order' );
				await order.click();
				await expect( page.locator( 'main' ) ).toContainText(
					'belongs to New South Wales'
				);
				await field( 'billing_postcode' ).fill( '4101' );
				await order.click();
				await page.waitForURL( /order-received/ );
				expect(
					evaluate(
						`$orders = wc_get_orders( array( 'limit' => 1, 'meta_key' => '_brolga_source', 'meta_value' => 'unscripted' ) ); return count( $orders );`,
						{ shop: true }
					)
				).toBe( 1 );
			} );
		} );
	} );

	test( 'it lives with orders in tables of their own and with block checkout (SHOP-13)', () => {
		const compatible = evaluate(
			`$known = array(); foreach ( array( 'custom_order_tables', 'cart_checkout_blocks' ) as $feature ) { $known[ $feature ] = in_array( 'brolga/brolga.php', Automattic\\WooCommerce\\Utilities\\FeaturesUtil::get_compatible_plugins_for_feature( $feature )['compatible'], true ); } return $known;`,
			{ shop: true }
		);
		expect( compatible ).toEqual( {
			custom_order_tables: true,
			cart_checkout_blocks: true,
		} );
	} );

	test( 'a link to the reviews opens them, and five links rate (SHOP-7, SHOP-8)', async ( {
		page,
	} ) => {
		await page.goto( '/product/bog-arum/#product_reviews_tab' );
		await expect( page.locator( '#tab-reviews' ) ).toBeInViewport();
		const stars = page.locator( 'p.stars a' );
		await expect( stars ).toHaveCount( 5 );
		// WooCommerce makes the links before it listens to them.
		await expect( async () => {
			await stars.first().press( 'ArrowRight' );
			await expect( stars.nth( 1 ) ).toHaveAttribute(
				'aria-checked',
				'true',
				{ timeout: 1000 }
			);
		} ).toPass();
		for ( const rating of [ '0', '6' ] ) {
			const answer = await page.request.post( '/wp-comments-post.php', {
				headers: {
					cookie: `${ SHOP_COOKIE.name }=${ SHOP_COOKIE.value }`,
				},
				form: {
					author: 'Ada',
					email: 'ada@example.com',
					comment: `Rated ${ rating } ${ unique( 'r' ) }`,
					rating,
					comment_post_ID: await page
						.locator( '#comment_post_ID' )
						.inputValue(),
				},
			} );
			expect( answer.status(), rating ).toBe( 400 );
		}
	} );
} );
