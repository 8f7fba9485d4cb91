/**
 * The way into the cart, and the cart's page, when something else than one page
 * on a good connection has a say.
 */
import type { Page } from '@playwright/test';
import { useClassicPages } from './classic-pages';
import { expect, noShop, test, unique } from './fixtures';

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
