/**
 * The way into the cart, and the cart's page, when something else than one page
 * on a good connection has a say.
 */
import type { Page } from '@playwright/test';
import { useClassicPages } from './classic-pages';
import { evaluate, expect, noShop, overflow, test, unique } from './fixtures';

test.use( { shop: true } );

test.skip( () => noShop() !== '', 'There is no WooCommerce here.' );

/** Puts a product into the cart from its own page. */
async function add( page: Page, slug: string ): Promise< void > {
	await page.goto( `/product/${ slug }/` );
	await page.getByRole( 'button', { name: 'Add to cart' } ).first().click();
	await expect(
		page
			.getByRole( 'dialog', { name: 'Your cart' } )
			.getByRole( 'listitem' )
	).not.toHaveCount( 0 );
}

/** The cart's page in one tab, and the drawer in another. */
async function followed(
	cart: Page,
	other: Page,
	path: string,
	quantity: ( page: Page ) => ReturnType< Page[ 'locator' ] >
): Promise< void > {
	await cart.goto( path );
	await expect( cart.locator( '.cart_totals:visible' ) ).toHaveCount( 0 );
	await add( other, 'bog-arum' );
	await expect( quantity( cart ) ).toHaveValue( '1' );
	const drawer = other.getByRole( 'dialog', { name: 'Your cart' } );
	await drawer.getByRole( 'button', { name: /Increase quantity/ } ).click();
	await expect( quantity( cart ) ).toHaveValue( '2' );
	await add( other, 'planting-trowel' );
	await expect( quantity( cart ) ).toHaveCount( 2 );
	for ( const left of [ 1, 0 ] ) {
		await drawer
			.getByRole( 'button', { name: /Remove/ } )
			.first()
			.click();
		await expect( quantity( cart ) ).toHaveCount( left );
	}
	await expect(
		cart.getByText( 'Your cart is currently empty' )
	).toBeVisible();
}

test( 'the cart of blocks follows another tab (SHOP-400)', async ( {
	page,
	context,
} ) => {
	const quantity = ( cart: Page ) =>
		cart.locator(
			'.wp-block-woocommerce-cart .wc-block-components-quantity-selector__input'
		);
	await followed( page, await context.newPage(), '/cart/', quantity );
	await expect( quantity( page ) ).toHaveCount( 0 );
} );

test( 'the cart of shortcodes follows another tab, and keeps what is typed (SHOP-400)', async ( {
	page,
	context,
} ) => {
	const slug = unique( 'followed' );
	const classic = useClassicPages( slug );
	try {
		const other = await context.newPage();
		await add( other, 'bog-arum' );
		await page.goto( `/${ slug }-cart/` );
		const coupon = page.getByPlaceholder( 'Coupon code' );
		await coupon.fill( 'SPRING' );
		await add( other, 'planting-trowel' );
		await expect( page.locator( '.cart_item' ) ).toHaveCount( 2 );
		await expect( coupon ).toHaveValue( 'SPRING' );
		await expect( coupon ).toBeFocused();
		const drawer = other.getByRole( 'dialog', { name: 'Your cart' } );
		for ( const left of [ 1, 0 ] ) {
			await drawer
				.getByRole( 'button', { name: /Remove/ } )
				.first()
				.click();
			await expect( page.locator( '.cart_item' ) ).toHaveCount( left );
		}
		await followed( page, other, `/${ slug }-cart/`, ( cart ) =>
			cart.locator( '.cart_item .qty' )
		);
	} finally {
		classic.putBack();
	}
} );

/** The first product of a list, which has one of it only once. */
const button = ( page: Page ) => page.locator( '.ajax_add_to_cart' ).first();

const count = ( page: Page ) =>
	page.getByRole( 'banner' ).locator( '.wp-block-brolga-cart-count' );

const UNANSWERED = /The shop did not respond.*Check your connection/;

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a list’s button puts its product into the cart (SHOP-401)', async ( {
		page,
	} ) => {
		await page.goto( '/shop/' );
		await button( page ).click();
		await expect( page ).toHaveURL( /\/shop\/$/ );
		await expect(
			page.getByText( 'has been added to your cart' )
		).toBeVisible();
		await page.goto( '/cart/' );
		await expect( count( page ) ).toContainText( '1 item' );
	} );
} );

test( 'a list’s button that is pressed before its scripts have come does what it says, and then once a press (SHOP-401)', async ( {
	page,
} ) => {
	const late = /script-modules\/interactivity\/index/;
	await page.route( late, ( route ) => route.abort() );
	await page.goto( '/shop/' );
	await button( page ).click();
	await expect( count( page ) ).toContainText( '1 item' );
	await page.unroute( late );
	await page.goto( '/shop/' );
	await expect( button( page ) ).toHaveAttribute( 'type', 'button' );
	await button( page ).click();
	await expect( count( page ) ).toContainText( '2 items' );
	await expect( page ).toHaveURL( /\/shop\/$/ );
} );

/** Presses without a connection, and while the server fails, and then when all is well. */
async function press( page: Page, calls: RegExp ): Promise< void > {
	const said = page.getByRole( 'alert' ).filter( { hasText: UNANSWERED } );
	await page.context().setOffline( true );
	await button( page ).click();
	await expect( said ).toBeVisible();
	await expect( said ).toHaveCount( 1 );
	await page.context().setOffline( false );
	await expect( count( page ) ).toHaveText( 'Cart' );
	for ( const [ status, contentType, body ] of [
		[ 500, 'text/html', '<!doctype html><p>Sorry.</p>' ],
		[ 429, 'text/html', 'Too many requests' ],
		[ 200, 'text/html', 'Fatal error' ],
	] as const ) {
		await page.route( calls, ( route ) =>
			route.fulfill( { status, contentType, body } )
		);
		await button( page ).click();
		await expect( said, `${ status }` ).toHaveCount( 1 );
		await expect( said ).toBeVisible();
		await page.unroute( calls );
	}
	await button( page ).click();
	await expect( count( page ) ).toContainText( '1 item' );
}

test( 'a list’s button says that the shop does not answer (SHOP-402)', async ( {
	page,
	problems,
} ) => {
	await page.goto( '/shop/' );
	await expect( button( page ) ).toHaveAttribute( 'type', 'button' );
	await page.waitForLoadState( 'networkidle' );
	await press( page, /store\/v1\/cart\/add-item/ );
	problems.length = 0;
} );

test( 'a classic list’s button says that the shop does not answer (SHOP-402)', async ( {
	page,
	problems,
} ) => {
	const slug = unique( 'classic-list' );
	const id = evaluate(
		`return array( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'List', 'post_name' => '${ slug }', 'post_content' => '<!-- wp:shortcode -->[products limit="3"]<!-- /wp:shortcode -->' ) ) );`
	) as [ number ];
	expect( id[ 0 ] ).toBeGreaterThan( 0 );
	await page.goto( `/${ slug }/` );
	await page.waitForLoadState( 'networkidle' );
	await press( page, /wc-ajax=add_to_cart/ );
	problems.length = 0;
} );

test( 'on a phone the summary’s names stand beside their prices, and fields are not zoomed into (SHOP-409)', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 375, height: 800 } );
	await page.goto( '/product/brisbane-meadow-mix/' );
	for ( const field of await page
		.locator( 'form.cart :is(select, .qty)' )
		.all() ) {
		await expect( field ).toHaveCSS( 'font-size', '16px' );
	}
	await add( page, 'planting-trowel' );
	await page.goto( '/checkout/' );
	await page.getByRole( 'button', { name: /^Order summary/ } ).click();
	const items = page
		.locator( '.wc-block-components-order-summary-item' )
		.filter( { visible: true } );
	await expect( items.first() ).toBeVisible();
	for ( const item of await items.all() ) {
		const name = await item
			.locator( '.wc-block-components-product-name' )
			.boundingBox();
		const price = await item
			.locator( '.wc-block-components-order-summary-item__total-price' )
			.boundingBox();
		expect(
			Math.abs( ( name?.y ?? 99 ) - ( price?.y ?? 0 ) )
		).toBeLessThan( 5 );
	}
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 375, height: 740 } } );

	test( 'the checkout does not jump as the postcode is left (SHOP-480)', async ( {
		page,
	} ) => {
		await add( page, 'planting-trowel' );
		await page.goto( '/checkout/' );
		const delivery = page.locator( '.wc-block-checkout__shipping-option' );
		await expect( delivery.getByRole( 'radio' ) ).toHaveCount( 2 );
		const answers: ( () => void )[] = [];
		await page.route( /wc\/store\/v1\/batch/, async ( route ) => {
			await new Promise< void >( ( answer ) => answers.push( answer ) );
			await route.continue();
		} );
		const height = (): Promise< number > =>
			delivery.evaluate(
				( section ) => ( section as HTMLElement ).offsetHeight
			);
		const room = await height();
		await page.locator( '#shipping-postcode' ).fill( '4000' );
		await page.locator( '#shipping-postcode' ).blur();
		await expect(
			delivery.locator( '.wc-block-components-skeleton' )
		).toBeVisible();
		expect( await height() ).toBe( room );
		for ( const answer of answers ) {
			answer();
		}
	} );

	test( 'a checkout without products fits its page (SHOP-660)', async ( {
		page,
	} ) => {
		await add( page, 'planting-trowel' );
		await page.goto( '/checkout/' );
		await expect( page.locator( '#email' ) ).toBeVisible();
		// As Back shows it after an order.
		await page.evaluate( () => {
			const { data } = (
				window as unknown as {
					wp: {
						data: {
							select: ( store: string ) => {
								getCartData: () => {
									items: readonly { key: string }[];
								};
							};
							dispatch: ( store: string ) => {
								removeItemFromCart: ( key?: string ) => void;
							};
						};
					};
				}
			 ).wp;
			const [ item ] = data.select( 'wc/store/cart' ).getCartData().items;
			data.dispatch( 'wc/store/cart' ).removeItemFromCart( item?.key );
		} );
		await expect(
			page.locator( '.wc-block-checkout-empty' )
		).toBeVisible();
		expect( await overflow( page ) ).toBe( 0 );
	} );
} );
