/**
 * Tests in a real browser: each delivery, without scripts, by an address that
 * names a variant, and in the editor by keyboard.
 */
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Browser, Page } from '@playwright/test';
import {
	admin,
	evaluate,
	expect,
	keepSettings,
	siteUrl,
	test,
	unique,
} from './fixtures';

keepSettings();

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

/** Lets fonts come when they are asked for: until then, text that changes its font moves nothing. */
async function holdFonts( page: Page ): Promise< () => void > {
	let letGo: () => void = () => undefined;
	const later = new Promise< void >( ( done ) => ( letGo = done ) );
	await page.route( /\.woff2(?:\?|$)/, async ( route ) => {
		await later;
		await route.fallback();
	} );
	return letGo;
}

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
	const LINKS = {
		'look at the free visit': 'A free hour in your garden',
		'at the fixed price': 'A garden for a fixed price',
	};
	const owner = await browser.newContext( {
		baseURL: siteUrl(),
		storageState: admin(),
	} );
	const look = await owner.newPage();
	await look.goto( PAGE );
	for ( const [ name, heading ] of Object.entries( LINKS ) ) {
		await look.getByRole( 'link', { name } ).click();
		await expect(
			look.getByRole( 'heading', { name: heading } )
		).toBeVisible();
		await expect( look.locator( SUBJECT ) ).toHaveCount( 0 );
		// Nobody else is shown what may not have begun.
		await page.goto( look.url() );
		await expect(
			page.getByRole( 'heading', { name: 'A free hour in your garden' } )
		).toBeVisible();
		await expect( page.locator( SUBJECT ) ).toHaveCount( 0 );
	}
	await owner.close();
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
	const letFontsCome = await holdFonts( page );
	await page.goto( PAGE, { waitUntil: 'domcontentloaded' } );
	expect( [ '0', '1' ] ).toContain( await seen( page ) );
	await expect( page.locator( 'main template' ) ).toHaveCount( 0 );
	expect( await shift( page ) ).toBe( 0 );
	letFontsCome();
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
		Brolga\\AbTests\\Registry\\PagePair::read( $ids[0], 1, [ 'rival' => $ids[1], 'goal' => 'read', 'share' => 100 ] )->save();
		update_post_meta( $ids[0], '_brolga_highest_test', 1 );
		wp_update_post( [ 'ID' => $ids[0] ] );
		return $ids;
	` ) as [ number, number ];
	try {
		// Fonts that are still on their way move a line by a hair: most are there before anything is measured.
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
			// A variant that came late would move a hundred times as much.
			expect( await shift( page ), delivery ).toBeLessThan( 0.001 );
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

	test( 'two pages are tested from “Add test” to the first visitor, and start when their owner says so (AB-70, AB-71, AB-72)', async ( {
		browser,
		page,
	} ) => {
		evaluate(
			"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'brolga' => [ 'hints' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], '_modified' => gmdate( 'c' ) ] );"
		);
		const names = [ unique( 'Prices' ), unique( 'Offers' ) ] as const;
		const ids = names.map( ( name ) =>
			Number(
				evaluate(
					`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => '${ name }', 'post_content' => '<!-- wp:paragraph --><p>About ${ name }</p><!-- /wp:paragraph -->' ] );`
				)
			)
		);
		const visitor = await (
			await browser.newContext( {
				storageState: { cookies: [], origins: [] },
			} )
		).newPage();
		const shown = async (): Promise< number > => {
			await visitor.goto( `/?page_id=${ ids[ 0 ] }` );
			return visitor.locator( SUBJECT ).count();
		};
		try {
			await page.goto( '/wp-admin/admin.php?page=brolga-experiments' );
			await page.getByRole( 'button', { name: 'Add test' } ).click();
			await page.getByLabel( 'Two whole pages' ).check();
			await page.getByRole( 'combobox' ).fill( names[ 0 ] );
			await page.getByRole( 'option', { name: names[ 0 ] } ).click();
			await page.getByRole( 'link', { name: 'Open the editor' } ).click();
			const other = page.getByRole( 'combobox', {
				name: 'Test against',
			} );
			await other.fill( names[ 1 ] );
			await page.getByRole( 'option', { name: names[ 1 ] } ).click();
			// With nothing for a goal it would not start (AB-172).
			await page
				.getByRole( 'combobox', { name: 'Goal' } )
				.selectOption( 'read' );
			await page
				.getByRole( 'button', { name: 'Save', exact: true } )
				.click();
			await expect(
				page.getByText( 'Page updated.' ).first()
			).toBeVisible();
			expect( await shown() ).toBe( 0 );

			await page.goto( '/wp-admin/admin.php?page=brolga-experiments' );
			const row = page
				.getByRole( 'row' )
				.filter( { hasText: `${ names[ 0 ] } vs. ${ names[ 1 ] }` } );
			await expect( row ).toContainText( 'Draft' );
			await row.getByRole( 'button', { name: /^Start test/ } ).click();
			await expect( row ).toContainText( 'Running' );
			expect( await shown() ).toBe( 1 );
			await row.getByRole( 'button', { name: /^Stop/ } ).click();
			await expect( row ).toContainText( 'Stopped' );
			expect( await shown() ).toBe( 0 );
		} finally {
			await visitor.context().close();
			evaluate(
				`array_map( static fn ( $id ) => wp_delete_post( $id, true ), [ ${ ids.join() } ] ); return 1;`
			);
		}
	} );

	test( '“Add form” opens the editor with the form in a page (FORM-70)', async ( {
		page,
	} ) => {
		await page.goto( '/wp-admin/admin.php?page=brolga-forms' );
		await page.getByRole( 'button', { name: 'Add form' } ).click();
		await page.getByLabel( 'Start with' ).selectOption( 'Booking' );
		await page.getByRole( 'link', { name: 'Open the editor' } ).click();
		const { canvas } = new Editor( { page } );
		await expect( canvas.getByText( 'Book a time' ) ).toBeVisible();
		expect( page.url() ).not.toContain( 'brolga_add' );

		const id = String(
			evaluate( `return get_page_by_path( 'modules/experiments' )->ID;` )
		);
		await page.goto(
			`/wp-admin/post.php?post=${ id }&action=edit&brolga_add=form`
		);
		await expect(
			canvas.getByRole( 'document', { name: /Contact form/ } )
		).toBeVisible();
	} );

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
