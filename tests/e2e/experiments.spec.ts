/**
 * Tests in a real browser: each delivery, without scripts, by an address that
 * names a variant, and in the editor by keyboard.
 */
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Browser, Page } from '@playwright/test';
import { admin, evaluate, expect, test } from './fixtures';

const PAGE = '/modules/experiments/';
const SUBJECT = '.et_pb_ab_subject';

/** A switch that this test's site has for as long as it is needed. */
const setDelivery = ( delivery: 'automatic' | 'instant' ): unknown =>
	evaluate(
		`$all = get_option( 'brolga_settings', [] ); $all['experiments']['delivery'] = '${ delivery }'; return update_option( 'brolga_settings', $all );`
	);

/** Lets the site believe in a page cache. */
const setCached = ( is: boolean ): unknown =>
	evaluate(
		is
			? `wp_mkdir_p( WPMU_PLUGIN_DIR ); return file_put_contents( WPMU_PLUGIN_DIR . '/brolga-test-cache.php', "<?php add_filter( 'brolga_has_page_cache', '__return_true' );" );`
			: `return @unlink( WPMU_PLUGIN_DIR . '/brolga-test-cache.php' );`
	);

/** The subject that a visitor sees. */
const seen = ( page: Page ): Promise< string | null > =>
	page.locator( SUBJECT ).first().getAttribute( 'data-brolga-subject' );

/** How far the page jumped by itself. */
const shift = ( page: Page ): Promise< number > =>
	page.evaluate(
		() =>
			new Promise< number >( ( done ) => {
				let sum = 0;
				new PerformanceObserver( ( list ) => {
					for ( const entry of list.getEntries() ) {
						sum += ( entry as unknown as { value: number } ).value;
					}
				} ).observe( { type: 'layout-shift', buffered: true } );
				setTimeout( () => done( sum ), 200 );
			} )
	);

/** A visitor who has no scripts sees the control, and no trace of him is kept. */
async function visitWithoutScripts( browser: Browser ): Promise< void > {
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.goto( PAGE );
	await expect(
		page.getByRole( 'heading', { name: 'A free hour in your garden' } )
	).toBeVisible();
	await expect(
		page.getByRole( 'heading', { name: 'A garden for a fixed price' } )
	).toBeHidden();
	expect( await context.cookies() ).toEqual( [] );
	await context.close();
}

test.afterEach( () => {
	setDelivery( 'automatic' );
	setCached( false );
} );

test( 'the server picks, and an address can name a variant (AB-3, AB-21, AB-52)', async ( {
	browser,
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const first = await seen( page );
	expect( [ '0', '1' ] ).toContain( first );
	await visitWithoutScripts( browser );
	for ( const link of [ 'Show the free visit', 'show the fixed price' ] ) {
		await page.getByRole( 'link', { name: link } ).click();
		await expect( page.locator( SUBJECT ) ).toHaveCount( 0 );
	}
	await expect(
		page.getByRole( 'heading', { name: 'A garden for a fixed price' } )
	).toBeVisible();
	expect( problems ).toEqual( [] );
} );

test( 'instant delivery picks before paint, and nothing moves (AB-20, AB-21, AB-22)', async ( {
	browser,
	page,
	problems,
} ) => {
	setDelivery( 'instant' );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.goto( PAGE );
	expect( [ '0', '1' ] ).toContain( await seen( page ) );
	await expect( page.locator( 'main template' ) ).toHaveCount( 0 );
	expect( await shift( page ) ).toBe( 0 );
	expect( asked.filter( ( url ) => url.includes( 'get_subject' ) ) ).toEqual(
		[]
	);
	await visitWithoutScripts( browser );
	expect( problems ).toEqual( [] );
} );

test( 'on a cached page a variant is fetched, and modules wait for it (AB-18, AB-19, AB-21, AB-54)', async ( {
	browser,
	page,
	problems,
} ) => {
	setCached( true );
	await page.goto( PAGE );
	await expect(
		page.locator( `${ SUBJECT }[data-brolga-subject]` )
	).toHaveCount( 1 );
	await visitWithoutScripts( browser );
	expect( problems ).toEqual( [] );

	// Who cannot be answered sees the control.
	await page.route( '**/admin-ajax.php', ( route ) => route.abort() );
	await page.reload();
	await expect(
		page.getByRole( 'heading', { name: 'A free hour in your garden' } )
	).toBeVisible();
	await expect( page.locator( '[data-brolga-subject]' ) ).toHaveCount( 0 );
} );

test( 'of two pages at one address a visitor gets one, title and all, in each delivery (AB-64, AB-66)', async ( {
	browser,
	page,
	problems,
} ) => {
	const pages = evaluate( `
		$page = static fn ( string $title ) => wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => "<!-- wp:paragraph --><p>About {$title}</p><!-- /wp:paragraph -->" ] );
		$ids  = [ $page( 'Spring prices' ), $page( 'Spring offers' ) ];
		Brolga\\Experiments\\Pages\\PagePair::read( $ids[0], 1, [ 'rival' => $ids[1], 'goal' => 'read', 'share' => 100 ] )->save();
		update_post_meta( $ids[0], '_brolga_highest_test', 1 );
		wp_update_post( [ 'ID' => $ids[0] ] );
		return $ids;
	` ) as [ number, number ];
	try {
		// Fonts that are still on their way move a line by a hair: they are there before anything is measured.
		await page.goto( '/privacy-policy/', { waitUntil: 'networkidle' } );
		for ( const delivery of [ 'server', 'cached', 'instant' ] ) {
			setDelivery( delivery === 'instant' ? 'instant' : 'automatic' );
			setCached( delivery === 'cached' );
			await page.goto( `/?page_id=${ pages[ 0 ] }` );
			await expect(
				page.getByRole( 'heading', { level: 1 } )
			).toHaveText( 'Spring offers', { useInnerText: true } );
			await expect( page.locator( 'main' ) ).toContainText(
				'About Spring offers'
			);
			expect( await seen( page ) ).toBe( '1' );
			expect( await shift( page ), delivery ).toBe( 0 );
			const context = await browser.newContext( {
				javaScriptEnabled: false,
			} );
			const plain = await context.newPage();
			await plain.goto( `/?page_id=${ pages[ 0 ] }` );
			// Playwright finds no text in a noscript; what is painted is there.
			await expect( plain.locator( 'main' ) ).toHaveText(
				/^\s*Spring prices\s+About Spring prices\s*$/,
				{ useInnerText: true }
			);
			await context.close();
		}
		await page.goto( `/?page_id=${ pages[ 1 ] }` );
		await expect( page.locator( 'link[rel=canonical]' ) ).toHaveAttribute(
			'href',
			/spring-prices/
		);
		expect( problems ).toEqual( [] );
	} finally {
		evaluate(
			`array_map( static fn ( $id ) => wp_delete_post( $id, true ), [ ${ pages.join() } ] ); return 1;`
		);
	}
} );

test.describe( 'in the editor', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );

	test( 'variants are picked by keyboard (AB-22, AB-31)', async ( {
		page,
	} ) => {
		const id = evaluate(
			`return get_page_by_path( 'modules/experiments' )->ID;`
		);
		await page.goto(
			`/wp-admin/post.php?post=${ String( id ) }&action=edit`
		);
		const { canvas } = new Editor( { page } );
		const variants = canvas.getByRole( 'group', { name: 'Variants' } );
		await variants.getByRole( 'button', { name: /Free visit/ } ).focus();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await expect(
			variants.getByRole( 'button', { name: /Fixed price/ } )
		).toHaveAttribute( 'aria-pressed', 'true' );
		await expect(
			canvas.getByText( 'A garden for a fixed price' )
		).toBeVisible();
		await expect(
			canvas.getByText( 'A free hour in your garden' )
		).toBeHidden();
	} );
} );
