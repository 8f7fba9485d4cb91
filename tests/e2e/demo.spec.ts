/**
 * The demo as one business: its shop, its language, its pages of modules.
 */
import { evaluate, expect, noShop, test } from './fixtures';

test.describe( 'with WooCommerce', () => {
	test.use( { shop: true } );
	test.skip( noShop() !== '', noShop() );

	test( 'its shop has sold something in the last 30 days, and has all that it had (DEMO-241)', () => {
		const sold = evaluate(
			`$orders = wc_get_orders( array( 'limit' => -1, 'type' => 'shop_order', 'date_created' => '>' . ( time() - 31 * DAY_IN_SECONDS ) ) );
			$sample = array_values( array_filter( $orders, fn ( $one ) => str_ends_with( $one->get_billing_email(), '@example.com' ) && 'elena-moretti@example.com' === $one->get_billing_email() ) );
			return array(
				'many'  => count( $orders ) >= 14,
				'total' => $sample[0]->get_total(),
				'tax'   => $sample[0]->get_total_tax(),
				'stock' => wc_get_product( wc_get_product_id_by_sku( 'FF-401' ) )->get_stock_quantity(),
			);`,
			{ shop: true }
		);
		// Two pots at $18 and a trowel at $38, picked up.
		expect( sold ).toEqual( {
			many: true,
			total: '74.00',
			tax: '6.72',
			stock: 18,
		} );
	} );
} );

test( 'it speaks Australian English, and its terms and returns are led to (DEMO-240, DEMO-243)', async ( {
	page,
} ) => {
	await page.goto( '/' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'en-AU' );
	const footer = page.getByRole( 'contentinfo' );
	for ( const name of [ 'Terms', 'Returns' ] ) {
		await page.goto( '/' );
		await footer.getByRole( 'link', { name, exact: true } ).click();
		await expect(
			page.getByRole( 'heading', { level: 1, name } )
		).toBeVisible();
	}
} );

test( 'pages of modules use their width, and none has no end (DEMO-244)', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.goto( '/modules/links/' );
	const cards = page.locator( 'main .wp-block-columns' ).first();
	expect( ( await cards.boundingBox() )?.width ).toBeGreaterThan( 1100 );

	await page.goto( '/modules/' );
	const entries = page.locator( 'main .wp-block-group.is-layout-grid > *' );
	const many = await entries.count();
	expect( many ).toBeGreaterThanOrEqual( 22 );
	await expect( entries.locator( 'img' ) ).toHaveCount( many );
	const addresses = await page
		.locator( 'main a[href*="/modules/"]' )
		.evaluateAll( ( links ) =>
			links.map( ( link ) => ( link as HTMLAnchorElement ).pathname )
		);
	expect( new Set( addresses ).size ).toBe( many );

	await page.setViewportSize( { width: 375, height: 800 } );
	for ( const path of [ '/modules/', '/modules/gallery/' ] ) {
		await page.goto( path );
		expect(
			await page.evaluate( () => document.documentElement.scrollHeight ),
			path
		).toBeLessThan( 14000 );
	}
} );
