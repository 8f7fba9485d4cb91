/**
 * The shop: what guests do in it, and what it costs pages that show nothing of it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { agree, useClassicPages, type ClassicPages } from './classic-pages';
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

/** With fonts, styles and images; a shop's mini-cart alone brings about seventy. */
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

test( 'a product among the results has its price and its button, and its thumbnail’s width (SEARCH-405)', async ( {
	page,
} ) => {
	test.skip( noShop() !== '', noShop() );
	const files: string[] = [];
	page.on( 'request', ( request ) => files.push( request.url() ) );
	await page.goto( '/?s=testimonials' );
	await page.waitForLoadState( 'networkidle' );
	expect(
		files.filter( ( file ) => file.includes( '/woocommerce/' ) )
	).toEqual( [] );

	await page.setViewportSize( { width: 375, height: 800 } );
	await page.goto( '/?s=thistle' );
	const result = page
		.locator( '.journal-list > li' )
		.filter( { hasText: 'Thistle, a print' } );
	await expect( result ).toContainText( '$45.00' );
	const image = result.getByRole( 'img' ).first();
	expect( ( await image.boundingBox() )?.width ).toBe( 96 );
	await result.getByRole( 'button', { name: 'Add to cart' } ).click();
	await expect( result ).toContainText( /1 in cart|View cart/ );
	expect( await overflow( page ) ).toBe( 0 );

	const suggested = await page.request.get(
		'/wp-json/brolga/v1/search?q=thistle,+a+print'
	);
	expect( await suggested.json() ).toMatchObject( {
		results: [
			{
				excerpt: expect.stringMatching(
					/^\$45\.00/
				) as unknown as string,
			},
		],
	} );
} );

test( 'the demo delivers wherever it sells (DEMO-14)', () => {
	test.skip( noShop() !== '', noShop() );
	expect(
		evaluate(
			`$ways = array();
			foreach ( array_keys( WC()->countries->get_shipping_countries() ) as $country ) {
				$zone = WC_Shipping_Zones::get_zone_matching_package( array( 'destination' => array( 'country' => $country, 'state' => '', 'postcode' => '' ) ) );
				$ways[ $country ] = count( $zone->get_shipping_methods( true ) );
			}
			return $ways;`,
			{ shop: true }
		)
	).toEqual( { AU: 2, NZ: 1 } );
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

	test( 'the demo sells twelve products, and its pages fit and can be read (DEMO-14, SHOP-14, SHOP-62)', async ( {
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
		// The cart is empty, and leads on.
		await page
			.getByRole( 'main' )
			.getByRole( 'link', { name: 'See the whole shop' } )
			.click();
		await expect( page ).toHaveURL( /\/shop\/$/ );
		expect( problems ).toEqual( [] );
	} );

	test( 'a guest fills the cart, is told of a postcode in another state, and orders (SHOP-2, SHOP-9, SHOP-10, SHOP-12, SHOP-13, SHOP-80, SHOP-91, SHOP-404)', async ( {
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
		const banner = page.getByRole( 'banner' );
		await expect( banner.getByRole( 'navigation' ) ).toHaveCount( 0 );
		await expect( banner.getByRole( 'button' ) ).toHaveCount( 0 );
		await expect( count( page ) ).toHaveAttribute( 'href', /\/cart\/$/ );
		await expect( count( page ) ).toContainText( '1 item' );
		const shipping = page.locator( '#shipping' );
		await page.getByLabel( 'Email address' ).fill( 'guest@example.com' );
		await shipping.getByLabel( 'Last name' ).fill( 'Lovelace' );
		await shipping
			.getByLabel( 'Address', { exact: true } )
			.fill( '1 Ferry Road' );
		await shipping.getByLabel( 'Suburb' ).fill( 'West End' );
		await shipping.getByLabel( 'State' ).selectOption( 'VIC' );
		const postcode = shipping.getByLabel( 'Postcode' );
		const wrong = shipping.getByText(
			'belongs to Queensland. Please check the postcode and the state.'
		);
		const judged = page.waitForResponse( /store\/v1\/batch/ );
		await postcode.fill( '3000' );
		await postcode.press( 'Tab' );
		await judged;
		// Until its prices are worked out, the checkout takes no order.
		await expect(
			page.locator( '.wc-block-components-skeleton__element' )
		).toHaveCount( 0 );
		// Prices are worked out more than once: outlines of them come and go.
		await expect
			.poll( async () =>
				( await flaws( page, 'main' ) ).filter(
					( [ rule ] ) => ! THEIRS.includes( rule )
				)
			)
			.toEqual( [] );
		await expect( wrong ).toBeHidden();
		await postcode.fill( '4101' );
		await postcode.press( 'Tab' );
		// Told at the field, before anything is ordered, and no longer once it is another.
		await expect( wrong ).toBeVisible();
		await postcode.fill( '3000' );
		await expect( wrong ).toBeHidden();
		await postcode.fill( '4101' );
		await postcode.press( 'Tab' );
		await expect( wrong ).toBeVisible();
		// What is agreed to can be read.
		const terms = page.locator( '.wc-block-checkout__terms' );
		await expect(
			terms.getByRole( 'link', { name: 'Terms and Conditions' } )
		).toHaveAttribute( 'href', /\/terms\/$/ );
		await expect(
			terms.getByRole( 'link', { name: 'Privacy Policy' } )
		).toHaveAttribute( 'href', /\/privacy-policy\/$/ );
		const order = page.getByRole( 'button', { name: 'Place Order' } );
		await expect( async () => {
			await order.click();
			await expect(
				page.getByText( 'Please enter a valid first name' )
			).toBeVisible( { timeout: 5_000 } );
		} ).toPass();
		await shipping.getByLabel( 'First name' ).fill( 'Ada' );
		await order.click();
		await expect( postcode ).toBeFocused();
		await shipping.getByLabel( 'State' ).selectOption( 'QLD' );
		await expect( wrong ).toBeHidden();
		await expect( async () => {
			await order.click();
			await page.waitForURL( /order-received/, { timeout: 10_000 } );
		} ).toPass();
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
		await cart.getByRole( 'button', { name: /Increase quantity/ } ).click();
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

		test( 'a guest empties the cart, is shown what is new, meets an error, mends it and orders (SHOP-1, SHOP-3, SHOP-4, SHOP-5, SHOP-6, SHOP-12, SHOP-13, SHOP-62)', async ( {
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
			await expect(
				page.getByRole( 'heading', { name: 'New in the shop' } )
			).toBeVisible();
			await expect( page.locator( '.shop-new li.product' ) ).toHaveCount(
				4
			);
			await page.setViewportSize( { width: 375, height: 800 } );
			expect( await overflow( page ) ).toBe( 0 );
			expect( await flaws( page, 'main' ) ).toEqual( [] );
			await page.setViewportSize( { width: 1280, height: 900 } );

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
			// What was checked looks like what was not, as high as any field.
			await field( 'billing_state' ).selectOption( 'NSW' );
			await expect(
				page.locator( '#billing_state_field.woocommerce-validated' )
			).toHaveCount( 1 );
			const looks = await page
				.locator(
					'#billing_city, #billing_email, .woocommerce-billing-fields .select2-selection'
				)
				.evaluateAll( ( fields ) =>
					fields.map(
						( element ) =>
							`${ element.getBoundingClientRect().height } ${
								getComputedStyle( element ).borderColor
							}`
					)
				);
			expect( looks ).toHaveLength( 4 );
			expect( new Set( looks ).size, looks.join() ).toBe( 1 );
			await field( 'billing_state' ).selectOption( 'QLD' );
			await page.getByLabel( 'Ship to a different address?' ).check();
			await expect( field( 'shipping_city' ) ).toHaveValue( 'West End' );
			await page.getByLabel( 'Ship to a different address?' ).uncheck();
			await expect( field( 'shipping_city' ) ).toHaveValue( '' );
			await expect( field( 'shipping_city' ) ).toBeHidden();

			const recalculated = page.waitForResponse( /update_order_review/ );
			await page.getByLabel( /Pick up at West End/ ).check();
			await recalculated;
			await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
			await agree( page );
			const order = page.getByRole( 'button', { name: 'Place order' } );
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

			test( 'a guest meets an error, mends it and orders from the cart of blocks (SHOP-12, SHOP-42, SHOP-43, SHOP-73)', async ( {
				page,
			} ) => {
				await page.goto(
					'/product/planting-trowel/?utm_source=unscripted'
				);
				await page
					.getByRole( 'button', { name: 'Add to cart' } )
					.first()
					.click();
				// A way on that is seen: role and text selectors pass by what stands in NOSCRIPT.
				const plain = page.locator( '.brolga-plain' );
				for ( const path of [ '/checkout/', '/cart/' ] ) {
					await page.goto( path );
					await expect( plain ).toContainText( 'needs JavaScript' );
					await expect( plain ).toBeInViewport();
				}
				await plain.locator( 'a' ).click();
				await expect( page.locator( '.cart_item' ) ).toHaveCount( 1 );
				await page
					.getByRole( 'link', { name: 'Proceed to checkout' } )
					.click();
				await expect( plain ).toHaveCount( 0 );
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
				await agree( page );
				const order = page.locator( '#place_order' );
				await order.click();
				await expect( page.locator( 'main' ) ).toContainText(
					'belongs to New South Wales'
				);
				await field( 'billing_postcode' ).fill( '4101' );
				await agree( page );
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

	test( 'a link to the reviews opens them, and five links rate (SHOP-7, SHOP-8)', async ( {
		page,
	} ) => {
		await page.goto( '/product/bog-arum/#product_reviews_tab' );
		await expect( page.locator( '#tab-reviews' ) ).toBeInViewport();
		const stars = page.locator( 'p.stars a' );
		await expect( stars ).toHaveCount( 5 );
		// Pointers have the links; screen readers and keyboards have radio buttons alone.
		await stars.nth( 2 ).click();
		await expect(
			page.getByRole( 'radio', { name: '3 stars' } )
		).toBeChecked();
		await expect(
			page.getByRole( 'link', { name: '3 stars' } )
		).toHaveCount( 0 );
		expect(
			await stars.evaluateAll( ( links ) =>
				( links as HTMLElement[] ).map( ( { tabIndex } ) => tabIndex )
			)
		).toEqual( [ -1, -1, -1, -1, -1 ] );
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

	test.describe( 'a product’s page', () => {
		const slug = unique( 'pot' );

		test.beforeAll( () => {
			evaluate(
				`$image = static fn ( string $name ): int => (int) current( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'title' => $name, 'fields' => 'ids', 'posts_per_page' => 1 ) ) );
				$size = new WC_Product_Attribute();
				$size->set_name( 'Size' );
				$size->set_options( array( 'Small', 'Large' ) );
				$size->set_visible( true );
				$size->set_variation( true );
				$pot = new WC_Product_Variable();
				$pot->set_name( '${ slug }' );
				$pot->set_slug( '${ slug }' );
				$pot->set_attributes( array( $size ) );
				$pot->set_image_id( $image( 'Bog arum, upright' ) );
				$pot->set_gallery_image_ids( array( $image( 'Arum leaves' ) ) );
				$pot->save();
				foreach ( array( 'Small' => 'Red hibiscus', 'Large' => 'Bog arum, upright' ) as $name => $title ) {
					$one = new WC_Product_Variation();
					$one->set_parent_id( $pot->get_id() );
					$one->set_attributes( array( 'size' => $name ) );
					$one->set_regular_price( '9' );
					$one->set_image_id( $image( $title ) );
					$one->save();
				}
				wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Classic', 'post_name' => '${ slug }-classic', 'post_content' => "<!-- wp:shortcode -->[product_page id={$pot->get_id()}]<!-- /wp:shortcode -->" ) );
				return 1;`,
				{ shop: true }
			);
		} );

		test.afterAll( () => {
			evaluate(
				`foreach ( array( 'product' => '${ slug }', 'page' => '${ slug }-classic' ) as $type => $name ) {
					$post = get_page_by_path( $name, OBJECT, $type );
					'product' === $type ? wc_get_product( $post->ID )->delete( true ) : wp_delete_post( $post->ID, true );
				}
				return 1;`,
				{ shop: true }
			);
		} );

		const box = ( page: Page ) => page.getByRole( 'dialog' );
		const shown = ( page: Page ) =>
			box( page ).locator( '.gslide.current img' );
		const images = ( page: Page ) => page.locator( '[data-brolga-image]' );

		test( 'a guest looks at its images by keyboard (SHOP-50, SHOP-51)', async ( {
			page,
			problems,
		} ) => {
			const files: string[] = [];
			page.on( 'request', ( request ) => {
				files.push( new URL( request.url() ).pathname );
			} );
			await page.goto( '/product/bog-arum/' );
			await page.waitForLoadState( 'networkidle' );
			await expect( images( page ) ).toHaveCount( 3 );
			expect( await flaws( page, 'main' ) ).toEqual( [] );
			expect(
				files.filter( ( file ) =>
					/lightbox|zoom|flexslider|photoswipe|lilies-portrait\.webp/.test(
						file
					)
				)
			).toEqual( [] );

			const second = images( page ).nth( 1 );
			await expect( async () => {
				await images( page ).first().focus();
				await page.keyboard.press( 'ArrowRight' );
				await expect( second ).toBeFocused( { timeout: 1_000 } );
			} ).toPass();
			await expect( second ).toBeInViewport( { ratio: 0.5 } );
			await page.keyboard.press( 'Enter' );
			await expect( box( page ) ).toHaveAccessibleName(
				'Product images'
			);
			await expect( shown( page ) ).toHaveAttribute(
				'alt',
				/Glossy arum leaves/
			);
			expect( await flaws( page, '[role="dialog"]' ) ).toEqual( [] );
			await page.keyboard.press( 'ArrowRight' );
			await expect( shown( page ) ).toHaveAttribute(
				'alt',
				/folded leaves/
			);
			await page.keyboard.press( 'Escape' );
			await expect( box( page ) ).toHaveCount( 0 );
			await expect( second ).toBeFocused();
			expect( problems ).toEqual( [] );
		} );

		test( 'a chosen variation brings its image, in both galleries (SHOP-50, SHOP-51)', async ( {
			page,
		} ) => {
			const files: string[] = [];
			page.on( 'request', ( request ) => {
				files.push( new URL( request.url() ).pathname );
			} );
			for ( const path of [
				`/product/${ slug }/`,
				`/${ slug }-classic/`,
			] ) {
				await page.goto( path );
				await page.waitForLoadState( 'networkidle' );
				await page.getByLabel( 'Size' ).selectOption( 'Small' );
				const chosen = images( page )
					.filter( { has: page.getByAltText( /hibiscus/i ) } )
					.first();
				await expect( chosen ).toBeInViewport( { ratio: 0.3 } );
				await chosen.click();
				await expect( shown( page ) ).toHaveAttribute(
					'alt',
					/hibiscus/i
				);
				await expect( shown( page ) ).toHaveJSProperty(
					'complete',
					true
				);
				await page.keyboard.press( 'Escape' );
				await expect( chosen ).toBeFocused();
			}
			expect(
				files.filter( ( file ) =>
					/zoom|flexslider|photoswipe/.test( file )
				)
			).toEqual( [] );
			// The wide image is cut square where it is small, and whole where it is large.
			await images( page ).last().click();
			await expect
				.poll( () =>
					shown( page ).evaluate(
						( image: HTMLImageElement ) =>
							image.naturalWidth / image.naturalHeight
					)
				)
				.toBeGreaterThan( 1.5 );
		} );

		test( 'a guest rates it by keyboard, and the summary counts it (SHOP-8, SHOP-52, SHOP-53, SHOP-54)', async ( {
			page,
			problems,
		} ) => {
			const path = `/product/${ slug }/`;
			await page.goto( `${ path }#product_reviews_tab` );
			const rating = page.getByRole( 'radiogroup', {
				name: /Your rating/,
			} );
			await expect( rating.getByRole( 'radio' ) ).toHaveCount( 5 );
			await expect( page.locator( '.brolga-reviews' ) ).toHaveCount( 0 );
			await page
				.getByLabel( /Your review/ )
				.fill( 'It does not tip over.' );
			await page.getByRole( 'textbox', { name: /^Name/ } ).fill( 'Ada' );
			await page
				.getByRole( 'textbox', { name: /^Email/ } )
				.fill( 'ada@example.com' );
			const send = page.getByRole( 'button', { name: 'Submit' } );
			// A rating is required: nothing is sent.
			// The page brings the focus to what its address names, a moment after it has loaded.
			await expect( async () => {
				await send.press( 'Enter' );
				await expect(
					rating.getByRole( 'radio', { name: '1 star' } )
				).toBeFocused( { timeout: 1_000 } );
			} ).toPass();
			for ( let stars = 1; stars < 4; stars++ ) {
				await page.keyboard.press( 'ArrowRight' );
			}
			await expect(
				rating.getByRole( 'radio', { name: '4 stars' } )
			).toBeChecked();
			await expect( page.locator( 'p.stars .is-star-4' ) ).toHaveCSS(
				'outline-style',
				'solid'
			);
			expect( await flaws( page, '#tab-reviews' ) ).toEqual( [] );
			await send.press( 'Enter' );
			await page.waitForURL( /#comment-\d+/ );

			expect(
				evaluate(
					`$pot = get_page_by_path( '${ slug }', OBJECT, 'product' );
					foreach ( get_comments( array( 'post_id' => $pot->ID, 'status' => 'all' ) ) as $review ) { wp_set_comment_status( $review->comment_ID, 'approve' ); }
					$id = wp_insert_comment( array( 'comment_post_ID' => $pot->ID, 'comment_author' => 'Bo', 'comment_content' => 'It tips over.', 'comment_type' => 'review', 'comment_approved' => 1 ) );
					add_comment_meta( $id, 'rating', 1 );
					WC_Comments::clear_transients( $pot->ID );
					return wc_get_product( $pot->ID )->get_rating_counts();`,
					{ shop: true }
				)
			).toEqual( { 1: 1, 4: 1 } );
			for ( const width of [ 375, 1280 ] ) {
				await page.setViewportSize( { width, height: 800 } );
				await page.goto( `${ path }?width=${ width }#reviews` );
				const summary = page.locator( '.brolga-reviews' );
				await expect( summary ).toContainText( '2.5 out of 5' );
				await expect( summary ).toContainText( '2 ratings' );
				await expect(
					page.getByRole( 'heading', { name: /2 reviews for/ } )
				).toBeInViewport();
				expect( await overflow( page ) ).toBe( 0 );
				expect( await flaws( page, '#tab-reviews' ) ).toEqual( [] );
			}
			await page
				.getByRole( 'list', { name: 'Reviews by rating' } )
				.getByRole( 'link', { name: '4 stars 1 review' } )
				.press( 'Enter' );
			await expect( page ).toHaveURL( /\?reviews_rating=4#reviews$/ );
			await expect( page.locator( 'ol.commentlist > li' ) ).toHaveText( [
				/It does not tip over/,
			] );
			await expect( page.locator( '.brolga-reviews' ) ).toContainText(
				'Only 4 stars: 1 review'
			);
			await page
				.getByRole( 'link', { name: 'Show all reviews' } )
				.click();
			await expect( page ).not.toHaveURL( /reviews_rating/ );
			await page
				.getByRole( 'navigation', { name: 'Sort reviews' } )
				.getByRole( 'link', { name: 'Lowest rating' } )
				.click();
			await expect( page.locator( 'ol.commentlist > li' ) ).toHaveText( [
				/It tips over/,
				/It does not tip over/,
			] );
			expect( problems ).toEqual( [] );
		} );

		test.describe( 'without scripts', () => {
			test.use( { javaScriptEnabled: false } );

			test( 'images are links, and a rating is sent (SHOP-50, SHOP-52, SHOP-54)', async ( {
				page,
			} ) => {
				await page.goto( '/product/bog-arum/?reviews_order=newest' );
				const file = await images( page )
					.nth( 1 )
					.getAttribute( 'href' );
				const answer = await page.request.get( file ?? '' );
				expect( answer.headers()[ 'content-type' ] ).toBe(
					'image/webp'
				);
				await expect(
					page.locator( '.woocommerce-review__author' )
				).toHaveText( [ /Tom Aldous/, /Priya Nair/ ] );

				await page.goto( '/product/anthurium/' );
				await page.locator( 'label', { hasText: '2 stars' } ).click();
				await expect(
					page.getByRole( 'radio', { name: '2 stars' } )
				).toBeChecked();
				const email = `${ unique( 'cy' ) }@example.com`;
				await page
					.getByLabel( /Your review/ )
					.fill( 'No scripts here.' );
				await page
					.getByRole( 'textbox', { name: /^Name/ } )
					.fill( 'Cy' );
				await page
					.getByRole( 'textbox', { name: /^Email/ } )
					.fill( email );
				await page.getByRole( 'button', { name: 'Submit' } ).click();
				await page.waitForURL( /#comment-\d+/ );
				expect(
					evaluate(
						`$all = get_comments( array( 'author_email' => '${ email }', 'post_type' => 'product', 'status' => 'all' ) ); $rating = get_comment_meta( $all[0]->comment_ID, 'rating', true ); wp_delete_comment( $all[0]->comment_ID, true ); return array( count( $all ), $rating );`,
						{ shop: true }
					)
				).toEqual( [ 1, '2' ] );
			} );
		} );
	} );
} );

test( 'an order shows its number on every screen (SHOP-721)', async ( {
	browser,
} ) => {
	test.skip( noShop() !== '', noShop() );
	const order = Number(
		evaluate(
			`return wc_create_order( [ 'customer_id' => 1 ] )->get_id();`,
			{ shop: true }
		)
	);
	const context = await browser.newContext( {
		storageState: admin(),
		baseURL: siteUrl(),
	} );
	await context.addCookies( [ { ...SHOP_COOKIE, url: siteUrl() } ] );
	const page = await context.newPage();
	for ( const width of [ 375, 768, 1280 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '/my-account/orders/' );
		await expect(
			page
				.locator( 'table.my_account_orders' )
				.getByRole( 'link', {
					name: `View order number ${ order }`,
					exact: true,
				} )
				.first()
		).toBeVisible();
		expect( await overflow( page ) ).toBe( 0 );
	}
	await context.close();
	evaluate( `wc_get_order( ${ order } )->delete( true ); return 1;`, {
		shop: true,
	} );
} );
