/**
 * What only a browser that paints can tell: focus, sizes, motion.
 */
import type { Locator, Page } from '@playwright/test';
import {
	admin,
	evaluate,
	expect,
	noShop,
	overflow,
	SHOP_COOKIE,
	siteUrl,
	test,
	unique,
} from './fixtures';

/** Moves the focus by the keyboard, as only that shows the ring. */
const tabTo = async ( page: Page, target: Locator ): Promise< void > => {
	for ( let step = 0; step < 60; step++ ) {
		await page.keyboard.press( 'Tab' );
		if (
			await target.evaluate( ( element ) => element.matches( ':focus' ) )
		) {
			return;
		}
	}
	throw new Error( 'The keyboard does not get there.' );
};

const ringOf = ( target: Locator ): Promise< string[] > =>
	target.evaluate( ( element ) => {
		const { outlineStyle, outlineWidth, outlineOffset, outlineColor } =
			getComputedStyle( element );
		return [ outlineStyle, outlineWidth, outlineOffset, outlineColor ];
	} );

/** The accent colour as the browser computes it. */
const accent = ( page: Page ): Promise< string > =>
	page.evaluate( () => {
		const probe = document.createElement( 'i' );
		probe.style.color = 'var(--wp--preset--color--accent)';
		document.body.append( probe );
		const { color } = getComputedStyle( probe );
		probe.remove();
		return color;
	} );

test.describe( 'focus is a ring in the accent colour (BLOCK-21)', () => {
	/** Inside, where a control touches its frame, which would cut the ring off. */
	const [ around, inside ] = [ '2px', '-3px' ];
	const controls: [ string, string, ( page: Page ) => Locator, string ][] = [
		[
			'a field',
			'/contact/',
			( page ) => page.getByLabel( /^Your name/ ),
			around,
		],
		[
			'the button of a form',
			'/contact/',
			( page ) => page.getByRole( 'button', { name: 'Send enquiry' } ),
			around,
		],
		[
			'a tab',
			'/modules/tabs/',
			( page ) => page.getByRole( 'tab', { selected: true } ).first(),
			inside,
		],
		[
			'the pause of a slider',
			'/modules/sliders/',
			( page ) => page.getByRole( 'button', { name: /pause/i } ).first(),
			around,
		],
	];
	for ( const [ name, path, find, offset ] of controls ) {
		test( `around ${ name }`, async ( { page } ) => {
			await page.goto( path );
			const control = find( page );
			await control.scrollIntoViewIfNeeded();
			await tabTo( page, control );
			// Polled: a ring may grow to its size.
			await expect
				.poll( () => ringOf( control ) )
				.toEqual( [ 'solid', '3px', offset, await accent( page ) ] );
		} );
	}
} );

test( 'controls of a form are 44 px high or more (BLOCK-20)', async ( {
	page,
} ) => {
	await page.goto( '/contact/' );
	const form = page.locator( 'form[data-brolga-form]' ).first();
	const controls = form.locator(
		'input:visible:not([type=checkbox]):not([type=radio]), select:visible, textarea:visible, button:visible'
	);
	expect( await controls.count() ).toBeGreaterThan( 2 );
	for ( const control of await controls.all() ) {
		if ( ( await control.getAttribute( 'tabindex' ) ) !== '-1' ) {
			const box = await control.boundingBox();
			expect( box?.height ).toBeGreaterThanOrEqual( 44 );
		}
	}
} );

test.describe( 'where less motion is wanted', () => {
	test.use( { contextOptions: { reducedMotion: 'reduce' } } );

	test( 'a panel is there at once (TABS-14, SITE-8)', async ( { page } ) => {
		await page.goto( '/modules/tabs/' );
		await page.getByRole( 'tab', { selected: false } ).first().click();
		const panel = page
			.locator( '[data-brolga-panel][data-brolga-active]' )
			.first();
		await expect( panel ).toBeVisible();
		expect(
			await panel.evaluate( ( element ) => [
				element.getAnimations().length,
				getComputedStyle( element ).opacity,
			] )
		).toEqual( [ 0, '1' ] );
	} );

	test( 'nothing on the front page moves by itself (SITE-8)', async ( {
		page,
	} ) => {
		await page.goto( '/' );
		await page.waitForLoadState( 'networkidle' );
		expect(
			await page.evaluate(
				() =>
					document
						.getAnimations()
						.filter( ( { playState } ) => playState === 'running' )
						.length
			)
		).toBe( 0 );
	} );
} );

test( 'long words in labels, answers and buttons break (BLOCK-26, THEME-9)', async ( {
	page,
} ) => {
	const word =
		'Rindfleischetikettierungsüberwachungsaufgabenübertragung'.repeat( 2 );
	const field = ( attributes: object ): string =>
		`<!-- wp:brolga/form-field ${ JSON.stringify( { fieldId: unique( 'f' ), label: word, ...attributes } ) } /-->`;
	const options = [ { value: 'a', label: word } ];
	const slug = unique( 'long' );
	const content = `<!-- wp:brolga/contact-form ${ JSON.stringify( { uid: unique( 'form' ), submitLabel: word } ) } -->${ [
		field( { type: 'input', width: 'third', help: word } ),
		field( { type: 'select', width: 'third', options } ),
		field( { type: 'checkbox', options } ),
		field( { type: 'file' } ),
		field( { type: 'consent' } ),
	].join(
		''
	) }<!-- /wp:brolga/contact-form --><!-- wp:brolga/newsletter ${ JSON.stringify( { uid: unique( 'news' ), title: word, submitLabel: word, consent: word, firstName: true } ) } /-->`;
	evaluate(
		`return wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Long words', 'post_name' => '${ slug }', 'post_content' => ${ JSON.stringify( content ).replaceAll( '$', '\\$' ) } ] ) );`
	);
	for ( const width of [ 375, 800, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( `/${ slug }/` );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	}
} );

test( 'a page that a mail leads to has the header and footer of all others (NEWS-15, THEME-9)', async ( {
	page,
} ) => {
	const classes = async (): Promise< ( string | null )[] > => [
		await page.getByRole( 'banner' ).getAttribute( 'class' ),
		await page.getByRole( 'contentinfo' ).getAttribute( 'class' ),
	];
	await page.goto( '/contact/' );
	const others = await classes();
	await page.goto( '/?brolga_confirm=1.0' );
	expect( await classes() ).toEqual( others );
} );

test( 'what is chosen is seen in the system’s colours (BLOCK-9)', async ( {
	page,
} ) => {
	await page.emulateMedia( {
		forcedColors: 'active',
		reducedMotion: 'reduce',
	} );
	await page.setViewportSize( { width: 1280, height: 900 } );
	for ( const [ path, chosen, attribute, other ] of [
		[
			'tabs',
			'[role="tab"][aria-selected="true"]',
			'aria-selected',
			'false',
		],
		[
			'sliders',
			'.wp-block-brolga-slider__dot[aria-current="true"]',
			'aria-current',
			'false',
		],
		// Nothing at all is not a dot.
		[ 'sliders', '.wp-block-brolga-slider__dot', 'style', 'opacity:0' ],
		[
			'sliders',
			'.wp-block-brolga-video-slider__thumbnail[aria-current="true"]',
			'aria-current',
			'false',
		],
		[
			'portfolio',
			'#pills .brolga-filters [aria-current="true"]',
			'aria-current',
			'false',
		],
		[
			'portfolio',
			'#line .brolga-filters [aria-current="true"]',
			'aria-current',
			'false',
		],
		[
			'portfolio',
			'.brolga-pager [aria-current="page"]',
			'aria-current',
			'false',
		],
	] as const ) {
		if ( ! page.url().endsWith( `/${ path }/` ) ) {
			await page.goto( `/modules/${ path }/` );
		}
		const target = await page.locator( chosen ).first().elementHandle();
		await target?.scrollIntoViewIfNeeded();
		// What surrounds it belongs to its look: an outline is outside of it.
		const look = async (): Promise< string | undefined > =>
			(
				await page.screenshot( {
					animations: 'disabled',
					clip: ( await target?.boundingBox() ) ?? {
						x: 0,
						y: 0,
						width: 1,
						height: 1,
					},
				} )
			).toString( 'base64' );
		const before = await look();
		await target?.evaluate(
			( element, [ name, value ] ) => element.setAttribute( name, value ),
			[ attribute, other ] as const
		);
		expect( await look(), `${ path }: ${ chosen }` ).not.toBe( before );
	}
} );

test( 'a slide is upright on a phone, and its words are readable on a white image (SLIDER-34)', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( '/modules/sliders/' );
	// It would lie over what is measured.
	await page.addStyleTag( { content: '.site-header { display: none }' } );
	const slide = page.locator( '.wp-block-brolga-slide.is-dark' ).first();
	// The first slider has a height of its own.
	const plain = page
		.locator( '.wp-block-brolga-slider' )
		.nth( 1 )
		.locator( '.wp-block-brolga-slide' )
		.first();
	await slide.evaluate( async ( element ) => {
		const image = element.querySelector( 'img' );
		image?.setAttribute( 'loading', 'eager' );
		image?.removeAttribute( 'srcset' );
		image?.setAttribute(
			'src',
			"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'%3E%3Cpath fill='%23fff' d='M0 0h9v9H0z'/%3E%3C/svg%3E"
		);
		element
			.querySelectorAll< HTMLElement >( 'h2, h3, p' )
			.forEach( ( words ) => {
				words.dataset.ink = getComputedStyle( words ).color;
				words.style.color = 'transparent';
			} );
		await image?.decode();
	} );
	for ( const width of [ 375, 800, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		if ( width === 375 ) {
			const box = await plain.boundingBox();
			expect( ( box?.width ?? 0 ) / ( box?.height ?? 1 ) ).toBeCloseTo(
				0.8,
				1
			);
		}
		const words = slide.locator( 'h2, h3, p' );
		expect( await words.count() ).toBeGreaterThan( 1 );
		for ( const each of await words.all() ) {
			const png = await each.screenshot( { animations: 'disabled' } );
			const contrast = await each.evaluate( async ( element, data ) => {
				const image = new Image();
				image.src = `data:image/png;base64,${ data }`;
				await image.decode();
				const canvas = new OffscreenCanvas( image.width, image.height );
				const paint = canvas.getContext( '2d' );
				paint?.drawImage( image, 0, 0 );
				const pixels =
					paint?.getImageData( 0, 0, image.width, image.height )
						.data ?? [];
				const light = ( ...rgb: number[] ): number =>
					rgb
						.map( ( part ) => part / 255 )
						.map( ( part ) =>
							part <= 0.04045
								? part / 12.92
								: ( ( part + 0.055 ) / 1.055 ) ** 2.4
						)
						.reduce(
							( sum, part, index ) =>
								sum +
								part *
									( [ 0.2126, 0.7152, 0.0722 ][ index ] ??
										0 ),
							0
						);
				const ink = light(
					...(
						( element as HTMLElement ).dataset.ink?.match(
							/\d+/g
						) ?? []
					)
						.map( Number )
						.slice( 0, 3 )
				);
				let worst = 21;
				for ( let at = 0; at < pixels.length; at += 4 ) {
					const ground = light(
						pixels[ at ] ?? 0,
						pixels[ at + 1 ] ?? 0,
						pixels[ at + 2 ] ?? 0
					);
					worst = Math.min(
						worst,
						( Math.max( ink, ground ) + 0.05 ) /
							( Math.min( ink, ground ) + 0.05 )
					);
				}
				return worst;
			}, png.toString( 'base64' ) );
			expect( contrast, `${ width } px` ).toBeGreaterThanOrEqual( 4.5 );
		}
	}
} );

test( 'a form’s fields share a row by its own room, and all are as tall as another (FORM-64, THEME-23)', async ( {
	page,
} ) => {
	const leftOf = async ( label: RegExp ): Promise< number > =>
		( await page.getByLabel( label ).first().boundingBox() )?.x ?? 0;
	await page.goto( '/contact/' );
	// Beside other things at 800 px, a form has less room than the window of 600.
	for ( const [ width, together ] of [
		[ 375, false ],
		[ 600, true ],
		[ 800, false ],
		[ 1280, true ],
	] as const ) {
		await page.setViewportSize( { width, height: 900 } );
		expect(
			( await leftOf( /^Email/ ) ) > ( await leftOf( /^Your name/ ) ),
			`${ width } px`
		).toBe( together );
	}
	// On a phone the form comes before the other ways.
	await page.setViewportSize( { width: 375, height: 900 } );
	const topOf = async ( name: string ): Promise< number > =>
		( await page.getByText( name, { exact: true } ).first().boundingBox() )
			?.y ?? 0;
	expect( await topOf( 'Send enquiry' ) ).toBeLessThan(
		await topOf( 'Drop in' )
	);
	await page.goto( '/modules/contact-form/' );
	for ( const width of [ 375, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		const heights = await page
			.locator(
				'.wp-block-brolga-form-field :is(input[type="text"], input[type="email"], input[type="date"])'
			)
			.evaluateAll( ( fields ) => [
				...new Set(
					fields
						.filter( ( field ) => field.checkVisibility() )
						.map( ( field ) =>
							Math.round( field.getBoundingClientRect().height )
						)
				),
			] );
		expect( heights ).toHaveLength( 1 );
	}
} );

test( 'module pages have one left edge, and a row of tabs fades where it goes on (TABS-17, THEME-23)', async ( {
	page,
} ) => {
	await page.goto( '/modules/tabs/' );
	for ( const width of [ 375, 800, 1280, 1600 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		const edges = await page
			.locator( 'main h1, .wp-block-post-content > *' )
			.evaluateAll( ( blocks ) => [
				...new Set(
					blocks.map( ( block ) =>
						Math.round( block.getBoundingClientRect().left )
					)
				),
			] );
		expect( edges, `${ width } px` ).toHaveLength( 1 );
	}
	await page.setViewportSize( { width: 375, height: 900 } );
	const fades = ( id: string ): Promise< readonly string[] > =>
		page.locator( `#${ id } > [class*="__list"]` ).evaluate( ( row ) => {
			const style = getComputedStyle( row );
			return [ 'start', 'end' ].map( ( edge ) =>
				style.getPropertyValue( `--brolga-tabs-fade-${ edge }` )
			);
		} );
	expect( await fades( 'soil' ) ).toEqual( [ '0px', '0px' ] );
	expect( await fades( 'seasons' ) ).toEqual( [ '0px', '48px' ] );
	await page
		.locator( '#seasons' )
		.getByRole( 'tab', { name: 'Spring' } )
		.focus();
	await expect.poll( () => fades( 'seasons' ) ).toEqual( [ '48px', '0px' ] );
} );

test.describe( 'in wp-admin', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );

	test( 'links have the colour of the scheme’s buttons, and figures stay in their box (START-2, SHOP-44)', async ( {
		context,
		page,
	} ) => {
		/** Chooses a scheme; the one before. */
		const choose = ( scheme: string ) =>
			String(
				evaluate(
					`$before = get_user_option( 'admin_color', 1 ); update_user_meta( 1, 'admin_color', '${ scheme }' ); return $before;`
				)
			);
		const before = choose( 'midnight' );
		try {
			await page.goto( '/wp-admin/admin.php?page=brolga-forms' );
			const link = page.locator( '.brolga-screen td a' ).first();
			const [ shown, buttons ] = await link.evaluate( ( element ) => {
				const probe = document.createElement( 'i' );
				probe.style.color = 'var(--wp-admin-theme-color)';
				element.append( probe );
				const colors = [ element, probe ].map(
					( each ) => getComputedStyle( each ).color
				);
				probe.remove();
				return colors;
			} );
			expect( shown ).toBe( buttons );
		} finally {
			choose( before );
		}
		if ( noShop() ) {
			return;
		}
		await context.addCookies( [ { ...SHOP_COOKIE, url: siteUrl() } ] );
		await page.goto( '/wp-admin/admin.php?page=brolga-shop' );
		const [ figures, list ] = await Promise.all(
			[ '.woocommerce-summary__item', '.woocommerce-summary' ].map(
				( selector ) => page.locator( selector ).first().boundingBox()
			)
		);
		expect(
			( figures?.y ?? 0 ) + ( figures?.height ?? 0 )
		).toBeLessThanOrEqual( ( list?.y ?? 0 ) + ( list?.height ?? 0 ) + 1 );
	} );
} );
