/**
 * Finding the way on a long page in a real browser: dots, anchors, no scripts,
 * from right to left; and what an owner's preview and the editor keep back.
 */
import type { Locator, Page } from '@playwright/test';
import {
	admin,
	evaluate,
	expect,
	flaws,
	overflow,
	test,
	unique,
} from './fixtures';

const PAGE = '/modules/backgrounds/';
const PHONE = { width: 375, height: 800 };

/** The number of a new page with these blocks. */
const pageOf = ( blocks: string, status = 'publish' ): number =>
	evaluate(
		`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => '${ status }', 'post_title' => '${ unique( 'Way' ) }', 'post_content' => wp_slash( '${ blocks }' ) ] );`
	) as number;

/** Presses on the place where an element is, whatever lies over it. */
const press = async ( page: Page, target: Locator ): Promise< void > => {
	const { x, y, width, height } = ( await target.boundingBox() ) ?? {
		x: NaN,
		y: NaN,
		width: NaN,
		height: NaN,
	};
	await page.mouse.click( x + width / 2, y + height / 2 );
};

/** Where an element is, in pixels below what stays at the window's top. */
const below = ( page: Page, id: string ): Promise< number > =>
	page.evaluate( ( name ) => {
		const header = document.querySelector(
			'[data-brolga-module="brolga/header"]'
		);
		return (
			( document.getElementById( name )?.getBoundingClientRect().top ??
				NaN ) - ( header?.getBoundingClientRect().bottom ?? NaN )
		);
	}, id );

test( 'dots lead to the page’s sections and say which is read (NAV-1, NAV-2, NAV-3, NAV-4, NAV-10)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const nav = page.getByRole( 'navigation', {
		name: 'Sections of this page',
	} );
	const dots = nav.getByRole( 'link' );
	const sections = await page
		.locator( '[data-brolga-module="brolga/section"]' )
		.evaluateAll( ( all ) =>
			all.map( ( { id, dataset } ) => [
				`#${ id }`,
				dataset.brolgaSection,
			] )
		);
	expect( sections.length ).toBeGreaterThan( 3 );
	expect(
		await dots.evaluateAll( ( all ) =>
			all.map( ( dot ) => [
				dot.getAttribute( 'href' ),
				dot.textContent,
			] )
		)
	).toEqual( sections );
	await expect( dots.first() ).toHaveAttribute( 'data-brolga-dot', '0' );
	for ( const dot of await dots.all() ) {
		const box = await dot.boundingBox();
		expect(
			Math.min( box?.height ?? 0, box?.width ?? 0 )
		).toBeGreaterThanOrEqual( 24 );
	}

	const shade = nav.getByRole( 'link', { name: 'Shade' } );
	await expect( shade.locator( 'span' ) ).toHaveCSS( 'opacity', '0' );
	await shade.hover();
	await expect( shade.locator( 'span' ) ).toHaveCSS( 'opacity', '1' );
	await shade.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.locator( '#slow' ) ).toBeFocused();
	await expect( page ).toHaveURL( /#slow$/ );
	await expect( shade ).toHaveAttribute( 'aria-current', 'location' );
	await expect( nav.locator( '[aria-current]' ) ).toHaveCount( 1 );
	expect( Math.abs( await below( page, 'slow' ) ) ).toBeLessThan( 3 );

	await nav.getByRole( 'link', { name: 'Slopes' } ).click();
	await expect( page.locator( '#hills' ) ).toBeFocused();
	await page.goBack();
	await expect( page ).toHaveURL( /#slow$/ );
	await expect( shade ).toHaveAttribute( 'aria-current', 'location' );

	expect( await flaws( page ) ).toEqual( [] );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await page.emulateMedia( { forcedColors: 'active' } );
	expect( await flaws( page, '#dots' ) ).toEqual( [] );
	await page.emulateMedia( { forcedColors: 'none' } );

	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	expect( ( await shade.boundingBox() )?.x ).toBeLessThan( 20 );
	await page.setViewportSize( PHONE );
	await expect( nav ).toBeHidden();
	expect( problems ).toEqual( [] );
} );

test( 'a page of one section has no dots and nothing for them (NAV-5)', async ( {
	page,
	problems,
} ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => scripts.push( request.url() ) );
	await page.goto(
		`/?page_id=${ pageOf( '<!-- wp:brolga/dot-nav /--><!-- wp:brolga/section {"label":"Only"} --><!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- /wp:brolga/section -->' ) }`
	);
	await page.waitForLoadState( 'networkidle' );
	await expect( page.getByText( 'One', { exact: true } ) ).toBeVisible();
	await expect( page.locator( '[data-brolga-dot]' ) ).toHaveCount( 0 );
	expect(
		scripts.filter( ( url ) => /dot-nav|anchors/.test( url ) )
	).toEqual( [] );
	expect( problems ).toEqual( [] );
} );

test( 'anchors of all kinds are survived, hidden ones are shown (NAV-1, NAV-2, NAV-13)', async ( {
	page,
	problems,
} ) => {
	const links = [
		'#nowhere',
		'#%E0%A4%A',
		'#tabs-1|2||x|3',
		`#${ 'y'.repeat( 100_000 ) }`,
		'#',
		'#top',
		'#caf%C3%A9',
		'#in-details',
		'#in-tab',
	];
	const tall =
		'<!-- wp:spacer {"height":"1500px"} --><div style="height:1500px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';
	await page.goto(
		`/?page_id=${ pageOf(
			`<!-- wp:html -->${ links
				.map(
					( href, index ) =>
						`<a id="l${ index }" href="${ href }">To ${ index }</a> `
				)
				.join(
					''
				) }<!-- /wp:html -->${ tall }<!-- wp:html --><h2 id="café">Coffee</h2><details><summary>More</summary><p id="in-details">Inside</p></details><!-- /wp:html --><!-- wp:brolga/tabs --><!-- wp:brolga/tab {"label":"First"} --><!-- wp:paragraph --><p>First</p><!-- /wp:paragraph --><!-- /wp:brolga/tab --><!-- wp:brolga/tab {"label":"Second"} --><!-- wp:html --><p id="in-tab">In the second tab</p><!-- /wp:html --><!-- /wp:brolga/tab --><!-- /wp:brolga/tabs -->${ tall }`
		) }`
	);
	const follow = ( index: number ): Promise< void > =>
		page.locator( `#l${ index }` ).press( 'Enter' );
	await page.waitForLoadState( 'networkidle' );
	for ( const index of [ 0, 1, 2, 3, 4, 5 ] ) {
		await follow( index );
	}
	await follow( 6 );
	await expect( page.locator( '[id="café"]' ) ).toBeFocused();
	expect( Math.abs( await below( page, 'café' ) ) ).toBeLessThan( 3 );
	await follow( 7 );
	await expect( page.locator( '#in-details' ) ).toBeFocused();
	await expect( page.locator( '#in-details' ) ).toBeInViewport();
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await follow( 8 );
	await expect( page.locator( '#in-tab' ) ).toBeFocused();
	await expect( page.locator( '#in-tab' ) ).toBeInViewport();
	expect( problems ).toEqual( [] );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'dots are links to the sections (NAV-4)', async ( { page } ) => {
		await page.goto( PAGE );
		await page
			.getByRole( 'navigation', { name: 'Sections of this page' } )
			.getByRole( 'link', { name: 'Slopes' } )
			.click();
		await expect( page ).toHaveURL( /#hills$/ );
		await expect( page.locator( '#hills' ) ).toBeInViewport();
	} );
} );

test.describe( 'for owners', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );

	test( 'a preview keeps links, forms, images and visits to itself (SITE-12, SITE-13, SITE-25, SITE-26)', async ( {
		page,
		problems,
	} ) => {
		const image = evaluate(
			`$id = get_posts( [ 'post_type' => 'attachment', 'post_mime_type' => 'image', 'post_status' => 'inherit', 'fields' => 'ids', 'numberposts' => 1 ] )[0]; return [ 'id' => $id, 'url' => wp_get_attachment_url( $id ) ];`
		) as { id: number; url: string };
		const id = pageOf(
			`<!-- wp:group {"brolgaLink":{"url":"/contact/","label":"Write to us"}} --><div class="wp-block-group"><!-- wp:paragraph --><p>All of it</p><!-- /wp:paragraph --></div><!-- /wp:group --><!-- wp:brolga/search {"anchor":"find"} /--><!-- wp:brolga/gallery {"anchor":"images"} --><!-- wp:image {"id":${ image.id }} --><figure class="wp-block-image"><img src="${ image.url }" alt="" class="wp-image-${ image.id }"/></figure><!-- /wp:image --><!-- /wp:brolga/gallery --><!-- wp:spacer {"height":"3000px"} --><div style="height:3000px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer --><!-- wp:brolga/scroll-top {"anchor":"up"} /-->`,
			'draft'
		);
		const sent: string[] = [];
		page.on( 'request', ( request ) => {
			if ( request.method() === 'POST' ) {
				sent.push( request.url() );
			}
		} );
		await page.goto( `/?page_id=${ id }&preview=true` );
		await page.waitForLoadState( 'networkidle' );
		const said = page.getByRole( 'alert' ).filter( {
			hasText: 'This is a preview. Links and forms do not work',
		} );
		// The link lies over its block.
		await press( page, page.getByText( 'All of it' ) );
		await expect( said ).toHaveCount( 1 );
		const field = page.locator( '#find input[name="s"]' );
		await field.fill( 'fern' );
		await field.press( 'Enter' );
		await expect( said ).toHaveCount( 2 );
		// What is suggested would lie over the images.
		await field.fill( '' );
		await field.press( 'Escape' );
		const links = page.locator( '#images a[href]' );
		await expect( links.first() ).toBeVisible();
		for ( const link of await links.all() ) {
			await link.click();
		}
		await expect( page.locator( 'dialog[open]' ) ).toHaveCount( 0 );
		await expect( page ).toHaveURL( /preview=true/ );
		expect(
			sent.filter( ( url ) => ! url.includes( 'wp-admin' ) )
		).toEqual( [] );

		// A preview that scrolls in a box of its own, not in the window.
		await page.addStyleTag( {
			content:
				'html,body{overflow:hidden}.wp-site-blocks{height:100vh;overflow:auto}',
		} );
		const box = page.locator( '.wp-site-blocks' );
		await box.evaluate( ( element ) => element.scrollTo( 0, 1200 ) );
		const up = page.locator( '#up' );
		await expect( up ).toHaveAttribute( 'data-brolga-shown', '' );
		await up.click();
		await expect
			.poll( () => box.evaluate( ( { scrollTop } ) => scrollTop ) )
			.toBe( 0 );
		await expect( up ).not.toHaveAttribute( 'data-brolga-shown', '' );
		expect( problems ).toEqual( [] );
	} );

	test( 'links of modules lead nowhere in the editor, which shows the dots (SITE-13, SITE-26, NAV-3)', async ( {
		page,
		problems,
	} ) => {
		const id = pageOf(
			'<!-- wp:brolga/dot-nav /--><!-- wp:brolga/section {"label":"One"} --><!-- wp:paragraph --><p>1</p><!-- /wp:paragraph --><!-- /wp:brolga/section --><!-- wp:brolga/section {"label":"Two"} --><!-- wp:brolga/blog /--><!-- /wp:brolga/section -->'
		);
		await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
		const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		const dots = canvas.getByRole( 'document', {
			name: 'Block: Dot navigation',
		} );
		await expect( dots.locator( 'li' ) ).toHaveText( [ 'One', 'Two' ] );
		const close = page.getByRole( 'button', {
			name: 'Close',
			exact: true,
		} );
		if ( await close.isVisible() ) {
			await close.click();
		}
		const link = canvas
			.locator( '[data-type="brolga/blog"] a[href]:visible' )
			.first();
		await link.scrollIntoViewIfNeeded();
		const address = page.url();
		const frame = page.frame( 'editor-canvas' );
		const inside = frame?.url();
		await press( page, link );
		await page.waitForTimeout( 500 );
		expect( page.url() ).toBe( address );
		expect( frame?.url() ).toBe( inside );
		await expect( canvas.locator( 'dialog[open]' ) ).toHaveCount( 0 );
		expect( problems ).toEqual( [] );
	} );
} );

test( 'WordPress’ own menu opens to the left of a phone, in links that a finger hits (THEME-660)', async ( {
	page,
} ) => {
	await page.setViewportSize( PHONE );
	const id = pageOf(
		'<!-- wp:navigation {"layout":{"type":"flex","justifyContent":"right"}} --><!-- wp:page-list /--><!-- /wp:navigation -->'
	);
	await page.goto( `/?page_id=${ id }` );
	await page.getByRole( 'button', { name: 'Open menu' } ).last().click();
	const menu = page.locator( '.is-menu-open' );
	await expect( menu ).toBeVisible();
	const boxes = await menu
		.locator( '.wp-block-page-list > li > a' )
		.evaluateAll( ( links ) =>
			links.map( ( link ) => link.getBoundingClientRect() )
		);
	expect( boxes.length ).toBeGreaterThan( 2 );
	for ( const { left, width, height } of boxes ) {
		expect( left ).toBe( boxes[ 0 ]?.left );
		expect( left ).toBeLessThan( 30 );
		expect( Math.min( width, height ) ).toBeGreaterThanOrEqual( 44 );
	}
	const inner = menu.locator( '.wp-block-navigation__submenu-container a' );
	await expect( inner ).not.toHaveCount( 0 );
	for ( const link of await inner.all() ) {
		expect( ( await link.boundingBox() )?.height ).toBeGreaterThanOrEqual(
			44
		);
	}
} );
