/**
 * From the shop's door to the page after the order, by keyboard on a telephone,
 * with a page cache in front: a guest through the checkout of blocks, and a
 * customer through the classic one and, once more, through that of blocks.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { useClassicPages } from './classic-pages';
import { evaluate, expect, noShop, overflow, test, unique } from './fixtures';
import { serve, type Server } from './host';
import { Keyboard } from './keyboard';

const PLANTS = '/product-category/plants/';
const PEA = '/product/native-pea/';

/** Where one of the pages comes from. */
type Cached = 'HIT' | 'MISS' | 'BYPASS' | undefined;

/** Makes whatever nonces a page holds those of another month. */
const grownOld = ( isOld: boolean ): unknown =>
	evaluate(
		`wp_mkdir_p( WPMU_PLUGIN_DIR );
		$file = WPMU_PLUGIN_DIR . '/brolga-test-old.php';
		return ${ isOld ? `file_put_contents( $file, "<?php add_filter( 'nonce_life', static fn () => 40 * DAY_IN_SECONDS );" )` : '@unlink( $file )' };`
	);

class Buyer {
	public readonly keys: Keyboard;

	constructor( public readonly page: Page ) {
		this.keys = new Keyboard( page );
	}

	/** The link to the cart in the header. */
	public count(): Locator {
		return this.page
			.getByRole( 'banner' )
			.locator( '.wp-block-brolga-cart-count' );
	}

	public drawer(): Locator {
		return this.page.getByRole( 'dialog', { name: 'Your cart' } );
	}

	/** Goes to a page by its address. */
	public async go( path: string ): Promise< Cached > {
		const answer = await this.page.goto( path );
		expect( answer?.status(), path ).toBe( 200 );
		return answer?.headers()[ 'x-page-cache' ] as Cached;
	}

	/** Follows a link, to a page whose own scripts have run: they move the fields of a checkout. */
	public async follow( link: Locator ): Promise< Cached > {
		await this.keys.reach( link );
		const [ answer ] = await Promise.all( [
			this.page.waitForResponse( ( response ) =>
				response.request().isNavigationRequest()
			),
			this.page.waitForEvent( 'load' ),
			this.page.keyboard.press( 'Enter' ),
		] );
		return answer.headers()[ 'x-page-cache' ] as Cached;
	}

	/** Leaves the plants that want sun and cost little. */
	public async filter(): Promise< void > {
		const { keys, page } = this;
		const form = page.getByRole( 'search', { name: 'Filter products' } );
		await keys.press(
			page.locator( 'summary', { hasText: 'Filter and sort' } )
		);
		await keys.tick( form.getByLabel( /Full sun/ ) );
		await keys.write( form.getByLabel( 'To', { exact: true } ), '30' );
		await keys.press(
			form.getByRole( 'button', { name: 'Show products' } )
		);
		await expect( page.locator( '#products' ) ).toBeFocused();
		await expect( page.locator( '#products' ) ).toHaveText( '2 products' );
	}

	/** Puts the product of this page into the cart. */
	public async add( quantity: string ): Promise< void > {
		const form = this.page.locator( 'form.cart' );
		await this.keys.write( form.getByLabel( /quantity/i ), quantity );
		await this.keys.press(
			form.getByRole( 'button', { name: 'Add to cart' } )
		);
	}

	/** Writes an address into a checkout of blocks. */
	public async address(
		section: Locator,
		fields: Readonly< Record< string, string > >
	): Promise< void > {
		for ( const [ name, text ] of Object.entries( fields ) ) {
			await this.keys.write(
				section.getByLabel( name, { exact: true } ),
				text
			);
		}
		const state = section.getByLabel( 'State' );
		if ( ( await state.inputValue() ) !== 'QLD' ) {
			await this.keys.reach( state );
			await this.page.keyboard.type( 'Queens' );
		}
		await expect( state ).toHaveValue( 'QLD' );
	}

	/** What the page that says thank you shows. */
	public async isThanked(): Promise< void > {
		await this.page.waitForURL( /order-received/ );
		await expect( this.page.locator( 'main' ) ).toContainText( /received/ );
		await expect( this.count() ).toHaveText( 'Cart' );
		expect( await overflow( this.page ) ).toBe( 0 );
	}

	/** The order that is thanked for: who, what, and where to. */
	public order(): unknown {
		const [ , id = '0' ] =
			/order-received\/(\d+)/.exec( this.page.url() ) ?? [];
		return evaluate(
			`$order = wc_get_order( ${ id } );
			$items = array();
			foreach ( $order->get_items() as $item ) { $items[ $item->get_name() ] = $item->get_quantity(); }
			$customer = get_userdata( $order->get_customer_id() );
			return array( 'items' => $items, 'billing' => $order->get_billing_city(), 'shipping' => $order->get_shipping_city(), 'name' => $order->get_billing_first_name(), 'customer' => $customer ? $customer->user_login : '' );`,
			{ shop: true }
		);
	}
}

/** Somebody with a telephone and no mouse. */
async function come( browser: Browser, { url }: Server ): Promise< Buyer > {
	const context = await browser.newContext( {
		baseURL: url,
		viewport: { width: 375, height: 800 },
	} );
	return new Buyer( await context.newPage() );
}

/** Has the cache keep pages, as others have seen them. */
async function fillCache( { url }: Server, paths: string[] ): Promise< void > {
	for ( const path of paths ) {
		const ask = async () =>
			( await fetch( new URL( path, url ) ) ).headers.get(
				'x-page-cache'
			);
		expect( [ await ask(), await ask() ], path ).toEqual( [
			'MISS',
			'HIT',
		] );
	}
}

test.describe( 'by keyboard, on a telephone, behind a page cache', () => {
	test.skip( noShop() !== '', noShop() );
	test.setTimeout( 300_000 );

	test( 'a guest gets from pages of last month, which know no carts, through the checkout of blocks (SHOP-2, SHOP-9, SHOP-10, SHOP-13, SHOP-21, SHOP-24, SHOP-65, SHOP-67, SHOP-68, SHOP-69)', async ( {
		browser,
	} ) => {
		const server = await serve( 'blind', { shop: true } );
		try {
			test.skip( server.missing !== '', server.missing );
			grownOld( true );
			await fillCache( server, [ PLANTS, PEA, '/contact/' ] );
			grownOld( false );

			const guest = await come( browser, server );
			const { page, keys } = guest;
			// Browse, put into the cart from the list, and think better of it.
			expect( await guest.go( PLANTS ) ).toBe( 'HIT' );
			expect( await overflow( page ) ).toBe( 0 );
			await keys.press(
				page
					.locator( 'li.product', { hasText: 'Native pea' } )
					.getByRole( 'button', { name: /Add to cart/ } )
			);
			await expect( guest.drawer().getByRole( 'listitem' ) ).toHaveCount(
				1
			);
			await keys.press(
				guest.drawer().getByRole( 'button', { name: /^Remove/ } )
			);
			await expect( guest.drawer() ).toContainText(
				'Your cart is empty.'
			);
			await page.keyboard.press( 'Escape' );
			await expect( guest.count() ).toHaveText( 'Cart' );

			await guest.filter();
			expect(
				await guest.follow(
					page
						.locator( 'li.product' )
						.getByRole( 'link', { name: 'Native pea' } )
						.first()
				)
			).toBe( 'HIT' );
			await guest.add( '2' );
			await expect( guest.count() ).toContainText( '2 items' );

			// A page that was kept before there was a cart.
			expect( await guest.go( '/contact/' ) ).toBe( 'HIT' );
			await expect( guest.count() ).toContainText( '2 items' );
			await keys.press( guest.count() );
			await keys.press(
				guest
					.drawer()
					.getByRole( 'button', { name: /Increase quantity/ } )
			);
			await expect( guest.drawer().getByRole( 'status' ) ).toContainText(
				'Native pea: 3 in your cart.'
			);
			await expect( guest.count() ).toContainText( '3 items' );
			await guest.follow(
				guest.drawer().getByRole( 'link', { name: 'View cart' } )
			);
			await keys.write( page.getByRole( 'spinbutton' ), '1' );
			await page.keyboard.press( 'Tab' );
			await expect( guest.count() ).toContainText( '1 item' );
			expect( await overflow( page ) ).toBe( 0 );
			await guest.follow(
				page
					.getByRole( 'link', { name: /Proceed to checkout/i } )
					.first()
			);

			// A bill that goes elsewhere, without a name.
			const shipping = page.locator( '#shipping' );
			const billing = page.locator( '#billing' );
			await keys.write(
				page.getByLabel( 'Email address' ),
				'guest@example.com'
			);
			await guest.address( shipping, {
				'First name': 'Ada',
				'Last name': 'Lovelace',
				Address: '1 Ferry Road',
				Suburb: 'West End',
				Postcode: '4101',
			} );
			await keys.tick(
				page.getByLabel( /Use same address for billing/ )
			);
			await guest.address( billing, {
				'First name': '',
				'Last name': 'Hopper',
				Address: '2 Melbourne Street',
				Suburb: 'South Brisbane',
				Postcode: '4101',
			} );
			await expect(
				page.locator( '.wc-block-components-skeleton__element' )
			).toHaveCount( 0 );
			const place = page.getByRole( 'button', { name: 'Place Order' } );
			await expect( async () => {
				await keys.press( place );
				await expect(
					billing.getByText( 'Please enter a valid first name' )
				).toBeVisible( { timeout: 5_000 } );
			} ).toPass();
			expect( await overflow( page ) ).toBe( 0 );
			// What the checkout sends of the address brings the cart back with it.
			const sent = page.waitForResponse(
				( response ) =>
					response.request().method() === 'POST' &&
					/wc\/store\/v1\/(?:batch|cart\/update-customer)/.test(
						response.url()
					)
			);
			await keys.write( billing.getByLabel( 'First name' ), 'Grace' );
			await sent;

			// Another tab changes the cart meanwhile.
			const tab = new Buyer( await page.context().newPage() );
			await tab.go( '/product/bog-arum/' );
			await tab.add( '1' );
			await expect( tab.count() ).toContainText( '2 items' );
			await tab.page.close();
			await expect( page.locator( 'main' ) ).not.toContainText(
				'Bog arum'
			);
			await keys.press( place );
			await expect( page.locator( 'main' ) ).toContainText(
				'Your cart has changed since you opened this page.'
			);
			await expect( page.locator( 'main' ) ).toContainText( 'Bog arum' );
			await keys.press( place );
			await guest.isThanked();
			await expect(
				page.getByRole( 'heading', { level: 1 } )
			).toHaveText( /received/ );
			expect( guest.order() ).toEqual( {
				items: { 'Native pea': 1, 'Bog arum': 1 },
				billing: 'South Brisbane',
				shipping: 'West End',
				name: 'Grace',
				customer: '',
			} );
			// Whoever comes next sees nothing of it.
			expect( await guest.go( PEA ) ).toBe( 'HIT' );
			await expect( guest.count() ).toHaveText( 'Cart' );
		} finally {
			grownOld( false );
			await server.stop();
		}
	} );

	test( 'a customer gets from pages of the cache through the classic checkout, and through that of blocks (SHOP-1, SHOP-2, SHOP-3, SHOP-5, SHOP-6, SHOP-9, SHOP-10, SHOP-13, SHOP-21, SHOP-67)', async ( {
		browser,
	} ) => {
		const login = unique( 'ada' );
		evaluate(
			`return wp_insert_user( array( 'user_login' => '${ login }', 'user_pass' => 'password', 'user_email' => '${ login }@example.com', 'role' => 'customer' ) );`,
			{ shop: true }
		);
		const slug = unique( 'classic' );
		const classic = useClassicPages( slug );
		const server = await serve( 'pages', { shop: true } );
		try {
			test.skip( server.missing !== '', server.missing );
			await fillCache( server, [ PLANTS, PEA, '/contact/' ] );
			const customer = await come( browser, server );
			const { page, keys } = customer;
			expect( await customer.go( PLANTS ) ).toBe( 'HIT' );
			await customer.filter();
			expect(
				await customer.follow(
					page
						.locator( 'li.product' )
						.getByRole( 'link', { name: 'Native pea' } )
						.first()
				)
			).toBe( 'HIT' );
			await customer.add( '1' );
			await expect( customer.count() ).toContainText( '1 item' );
			// This cache keeps away from whoever has a cart.
			expect( await customer.go( '/contact/' ) ).toBe( 'BYPASS' );
			await expect( customer.count() ).toContainText( '1 item' );

			await customer.go( '/my-account/' );
			await keys.write( page.locator( '#username' ), login );
			await keys.write( page.locator( '#password' ), 'password' );
			await customer.follow(
				page.getByRole( 'button', { name: 'Log in' } )
			);
			await expect( page.locator( 'main' ) ).toContainText( login );
			await expect( customer.count() ).toContainText( '1 item' );

			// Change, remove, empty, and take it back.
			await customer.go( `/${ slug }-cart/` );
			await keys.write( page.getByLabel( /quantity/i ), '3' );
			await keys.press(
				page.getByRole( 'button', { name: 'Update cart' } )
			);
			await expect( customer.count() ).toContainText( '3 items' );
			await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
			expect( await overflow( page ) ).toBe( 0 );
			// The cart is drawn anew, and then its notice gets the focus.
			await expect( page.getByRole( 'alert' ) ).toBeFocused();
			await keys.press( page.locator( 'a.remove' ) );
			await expect(
				page.getByText( 'Your cart is currently empty' )
			).toBeVisible();
			await expect( page.locator( '.cart_totals:visible' ) ).toHaveCount(
				0
			);
			// WooCommerce moves there a moment later: a key that is pressed before that is for what had the focus.
			await expect( page.getByRole( 'alert' ) ).toBeFocused();
			await customer.follow(
				page.getByRole( 'link', { name: 'Undo?' } )
			);
			await expect( customer.count() ).toContainText( '3 items' );
			await customer.follow(
				page
					.getByRole( 'link', { name: /Proceed to checkout/i } )
					.first()
			);
			await expect( page ).toHaveURL(
				new RegExp( `${ slug }-checkout` )
			);

			// To somebody else, and without a name of one's own.
			const field = ( name: string ) =>
				page.locator( `[name="${ name }"]` );
			for ( const [ name, text ] of [
				[ 'billing_last_name', 'Lovelace' ],
				[ 'billing_address_1', '1 Ferry Road' ],
				[ 'billing_city', 'West End' ],
				[ 'billing_postcode', '4101' ],
				[ 'billing_phone', '0400 000 000' ],
			] as const ) {
				await keys.write( field( name ), text );
			}
			await keys.tick(
				page.getByLabel( 'Ship to a different address?' )
			);
			await expect( field( 'shipping_city' ) ).toHaveValue( 'West End' );
			await keys.write( field( 'shipping_first_name' ), 'Grace' );
			await keys.write( field( 'shipping_city' ), 'South Brisbane' );
			await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
			expect( await overflow( page ) ).toBe( 0 );
			await keys.tick( page.getByLabel( /I have read and agree/ ) );
			const place = page.getByRole( 'button', { name: 'Place order' } );
			await keys.press( place );
			const errors = page.getByRole( 'alert' );
			await expect( errors ).toHaveCount( 1 );
			await expect( errors ).toContainText(
				'Billing First name is a required field.'
			);
			await keys.press(
				errors.getByRole( 'link', { name: /First name/ } )
			);
			await expect( field( 'billing_first_name' ) ).toBeFocused();
			await page.keyboard.type( 'Ada' );
			await expect( page.locator( '.blockUI' ) ).toHaveCount( 0 );
			// A recalculation puts another button in its place; an order that is on its way is not sent again.
			await expect( async () => {
				await keys.press( place );
				await page.waitForURL( /order-received/, { timeout: 10_000 } );
			} ).toPass();
			await customer.isThanked();
			const order = {
				items: { 'Native pea': 3 },
				billing: 'West End',
				shipping: 'South Brisbane',
				name: 'Ada',
				customer: login,
			};
			expect( customer.order() ).toEqual( order );

			// Once more, with all that is known by now.
			classic.putBack();
			await customer.go( PEA );
			await customer.add( '1' );
			await expect( customer.count() ).toContainText( '1 item' );
			await customer.go( '/checkout/' );
			await expect(
				page.locator( '.wc-block-components-skeleton__element' )
			).toHaveCount( 0 );
			await expect( async () => {
				await keys.press(
					page.getByRole( 'button', { name: 'Place Order' } )
				);
				await page.waitForURL( /order-received/, { timeout: 10_000 } );
			} ).toPass();
			await customer.isThanked();
			expect( customer.order() ).toEqual( {
				...order,
				items: { 'Native pea': 1 },
			} );
		} finally {
			await server.stop();
			classic.putBack();
		}
	} );
} );
