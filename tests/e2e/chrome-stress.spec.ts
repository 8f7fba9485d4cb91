/**
 * Menus, headers and what any block can do where there is little room, large
 * type, another direction, the system's colours, and more than anybody planned.
 */
import type { Locator, Page } from '@playwright/test';
import { evaluate, expect, flaws, overflow, settle, test } from './fixtures';

const MENUS = '/modules/menus/';
const PATHS = [
	'/',
	MENUS,
	'/modules/sticky/',
	'/modules/links/',
	'/modules/animations/',
];

/** Whatever moves would be measured on its way. */
test.use( { contextOptions: { reducedMotion: 'reduce' } } );

const dialog = ( page: Page ): Locator => page.locator( 'dialog[open]' );

/** Twice the size of the browser's type, or of each text as it is. */
const enlarge = ( page: Page, texts = false ): Promise< void > =>
	page.evaluate( ( each ) => {
		const { documentElement: root, body } = document;
		if ( ! each ) {
			root.style.fontSize = '200%';
			return;
		}
		const sizes = [ ...body.querySelectorAll< HTMLElement >( '*' ) ].map(
			( element ) =>
				[
					element,
					parseFloat( getComputedStyle( element ).fontSize ),
				] as const
		);
		for ( const [ element, size ] of sizes ) {
			element.style.fontSize = `${ 2 * size }px`;
		}
	}, texts );

/** What is wider than the window, cut off, or under something else, once what follows its size has followed. */
const mess = async ( page: Page ): Promise< readonly string[] > => {
	await settle( page );
	return page.evaluate( () => {
		const open = document.querySelector( 'dialog[open]' );
		const name = ( element: Element ): string =>
			`${ element.localName } “${ element.textContent?.trim().slice( 0, 30 ) ?? '' }”`;
		const seen = ( root: Element, selector: string ): HTMLElement[] =>
			[ ...root.querySelectorAll< HTMLElement >( selector ) ].filter(
				( element ) =>
					element.checkVisibility( {
						contentVisibilityAuto: true,
					} ) &&
					element.clientWidth > 1 &&
					// A row that has folded is there for nobody.
					! element.closest( '[inert]' ) &&
					( open !== null ||
						! element.closest( 'dialog, details > :not(summary)' ) )
			);
		/** The words themselves: padding may lie under a neighbour. */
		const boxOf = ( element: Element ): DOMRect => {
			const range = document.createRange();
			const texts = document.createTreeWalker(
				element,
				NodeFilter.SHOW_TEXT
			);
			const boxes: DOMRect[] = [];
			while ( texts.nextNode() ) {
				range.selectNodeContents( texts.currentNode );
				// What only screen readers are told is one pixel wide.
				if (
					( texts.currentNode.parentElement?.offsetWidth ?? 0 ) > 1
				) {
					boxes.push( range.getBoundingClientRect() );
				}
			}
			const left = Math.min( ...boxes.map( ( box ) => box.left ) );
			const top = Math.min( ...boxes.map( ( box ) => box.top ) );
			return boxes.length === 0
				? element.getBoundingClientRect()
				: new DOMRect(
						left,
						top,
						Math.max( ...boxes.map( ( box ) => box.right ) ) - left,
						Math.max( ...boxes.map( ( box ) => box.bottom ) ) - top
					);
		};
		const found: string[] = [];

		const width =
			document.documentElement.scrollWidth -
			document.documentElement.clientWidth;
		if ( width > 0 ) {
			found.push( `the page is ${ width } px wider than its window` );
		}
		for ( const element of seen(
			open ?? document.body,
			'h1, h2, h3, h4, p, a, button, summary, figcaption'
		) ) {
			const isInline = getComputedStyle( element ).display === 'inline';
			if ( ! isInline && element.scrollWidth > element.clientWidth + 1 ) {
				found.push( `${ name( element ) } is cut off` );
			}
			const { left, right } = boxOf( element );
			const bounds = (
				open ?? document.documentElement
			).getBoundingClientRect();
			if ( left < bounds.left - 1 || right > bounds.right + 1 ) {
				found.push( `${ name( element ) } leaves its window` );
			}
		}
		const parts = seen(
			open ?? document.querySelector( 'header' ) ?? document.body,
			'a, button, summary, img'
		);
		parts.forEach( ( part, index ) => {
			const box = boxOf( part );
			for ( const other of parts.slice( index + 1 ) ) {
				const next = boxOf( other );
				if (
					! part.contains( other ) &&
					Math.min( box.right, next.right ) -
						Math.max( box.left, next.left ) >
						1 &&
					Math.min( box.bottom, next.bottom ) -
						Math.max( box.top, next.top ) >
						1
				) {
					found.push(
						`${ name( part ) } and ${ name( other ) } overlap`
					);
				}
			}
		} );
		return found;
	} );
};

/** What cannot be brought into sight, or lies under something there. */
const outOfReach = (
	page: Page,
	selector: string
): Promise< readonly string[] > =>
	page.locator( selector ).evaluateAll( ( targets ) =>
		targets
			.filter( ( target ) =>
				target.checkVisibility( { contentVisibilityAuto: true } )
			)
			.filter( ( target ) => {
				target.scrollIntoView( {
					block: 'center',
					behavior: 'instant',
				} );
				const { left, right, top, bottom } =
					target.getBoundingClientRect();
				const y =
					( Math.max( top, 0 ) +
						Math.min( bottom, window.innerHeight ) ) /
					2;
				// A link's words begin where it does; its toggle is at its end.
				const rtl = getComputedStyle( target ).direction === 'rtl';
				const hit = document.elementFromPoint(
					rtl ? right - 4 : left + 4,
					y
				);
				return (
					! hit ||
					! ( target.contains( hit ) || hit.contains( target ) )
				);
			} )
			.map( ( target ) => target.textContent?.trim() ?? '' )
	);

/** Each menu that a button opens, with all of its branches open. */
const eachOpen = async (
	page: Page,
	look: ( state: string ) => Promise< void >
): Promise< void > => {
	for ( const opener of await page
		.locator( '[data-brolga-opener]:visible' )
		.all() ) {
		await opener.click();
		const open = dialog( page );
		await expect( open ).toBeVisible();
		await open
			.locator( 'details' )
			.evaluateAll( ( all ) =>
				all.forEach( ( one ) => one.setAttribute( 'open', '' ) )
			);
		await look( ( await open.getAttribute( 'class' ) ) ?? '' );
		await page.keyboard.press( 'Escape' );
		await expect( open ).toHaveCount( 0 );
	}
};

/** axe reads the text colours of the author, and not those of the system. */
const systemFlaws = async ( page: Page ) =>
	( await flaws( page ) ).filter( ( [ rule ] ) => rule !== 'color-contrast' );

for ( const path of PATHS ) {
	test( `${ path } in the system’s colours and from right to left (BLOCK-9, THEME-9)`, async ( {
		page,
		problems,
	} ) => {
		await page.goto( path );
		for ( const width of [ 375, 800, 1280 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.emulateMedia( { forcedColors: 'active' } );
			expect(
				await systemFlaws( page ),
				`${ width } px, forced`
			).toEqual( [] );
			await page.emulateMedia( { forcedColors: 'none' } );
			await page.evaluate( () => {
				document.documentElement.dir = 'rtl';
			} );
			expect( await flaws( page ), `${ width } px, rtl` ).toEqual( [] );
			expect( await mess( page ), `${ width } px, rtl` ).toEqual( [] );
			await page.evaluate( () => {
				document.documentElement.dir = 'ltr';
			} );
		}
		expect( problems ).toEqual( [] );
	} );

	test( `${ path } in narrow windows and with type of twice the size (THEME-9, NAV-8)`, async ( {
		page,
	} ) => {
		await page.goto( path );
		// The second is a window of 1280 by 1024 at 400 per cent.
		for ( const [ width, height ] of [
			[ 320, 640 ],
			[ 320, 256 ],
		] as const ) {
			await page.setViewportSize( { width, height } );
			expect( await mess( page ), `${ width } × ${ height }` ).toEqual(
				[]
			);
		}
		await enlarge( page );
		for ( const width of [ 320, 375, 800, 1000, 1280 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			expect( await mess( page ), `${ width } px, root 200 %` ).toEqual(
				[]
			);
		}
		await page.reload();
		await enlarge( page, true );
		for ( const width of [ 375, 800, 1280 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			// What sticks moves to its place a moment after the window has changed.
			await expect
				.poll( () => mess( page ), {
					message: `${ width } px, texts 200 %`,
				} )
				.toEqual( [] );
		}
	} );
}

test( 'open menus hold in narrow windows, with large type and in the system’s colours (MENU-14, BLOCK-9)', async ( {
	page,
	problems,
} ) => {
	await page.goto( MENUS );
	const look = async ( state: string ): Promise< void > => {
		expect( await mess( page ), state ).toEqual( [] );
		expect(
			await outOfReach( page, 'dialog[open] :is(a, button, summary)' ),
			state
		).toEqual( [] );
	};
	for ( const [ width, height ] of [
		[ 320, 256 ],
		[ 800, 480 ],
	] as const ) {
		await page.setViewportSize( { width, height } );
		await eachOpen( page, ( state ) => look( `${ width }: ${ state }` ) );
	}
	await page.setViewportSize( { width: 375, height: 640 } );
	await page.emulateMedia( { forcedColors: 'active' } );
	await eachOpen( page, async ( state ) => {
		expect( await systemFlaws( page ), state ).toEqual( [] );
		// Its edge is to be seen where backgrounds are all the same.
		await expect( dialog( page ) ).not.toHaveCSS( 'outline-style', 'none' );
	} );
	await page.emulateMedia( { forcedColors: 'none' } );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	await eachOpen( page, async ( state ) => {
		await look( `rtl: ${ state }` );
		expect( await flaws( page, 'dialog[open]' ), state ).toEqual( [] );
	} );
	await enlarge( page );
	for ( const dir of [ 'rtl', 'ltr' ] ) {
		await page.evaluate( ( way ) => {
			document.documentElement.dir = way;
		}, dir );
		for ( const width of [ 320, 375 ] ) {
			await page.setViewportSize( { width, height: 640 } );
			await eachOpen( page, ( state ) =>
				look( `${ dir }, ${ width }, 200 %: ${ state }` )
			);
		}
	}
	expect( problems ).toEqual( [] );
} );

/** A page of some markup; its path. */
const pageOf = ( name: string, content: string ): string => {
	evaluate(
		`return wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => '${ name }', 'post_name' => '${ name }', 'post_content' => base64_decode( '${ Buffer.from( content ).toString( 'base64' ) }' ) ] ) );`
	);
	return `/${ name }/`;
};

const block = ( name: string, attributes: object, inner = '' ): string =>
	`<!-- wp:${ name } ${ JSON.stringify( attributes ).replaceAll( '<', '\\u003c' ).replaceAll( '--', '\\u002d\\u002d' ) } -->${ inner }<!-- /wp:${ name } -->`;

/** An entry of a menu, with those below it. */
const entry = ( label: string, below = '' ): string =>
	block(
		below === '' ? 'navigation-link' : 'navigation-submenu',
		{ label, url: '/', kind: 'custom' },
		below
	);

/** A navigation post; drafts are nobody's latest menu, so it is made an old one. */
const navigation = ( entries: string ): number =>
	evaluate(
		`return wp_insert_post( wp_slash( [ 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_date' => '2001-01-01 00:00:00', 'post_title' => 'Stress', 'post_content' => base64_decode( '${ Buffer.from( entries ).toString( 'base64' ) }' ) ] ) );`
	) as number;

test( 'a menu of three hundred entries, five levels and ten thousand characters is a menu (MENU-1, MENU-9, MENU-16)', async ( {
	page,
	problems,
} ) => {
	const numbers = ( count: number, name: string ): string =>
		Array.from( { length: count }, ( _, n ) =>
			entry( `${ name } ${ n + 1 }` )
		).join( '' );
	const deep = [ 4, 3, 2, 1 ].reduce(
		( below, level ) => entry( `Level ${ level }`, below ),
		entry( 'Level 5' )
	);
	const ref = navigation(
		`${ deep }${ entry( 'Long list', numbers( 60, 'Below' ) ) }${ entry( '<em>🌿</em> “Quotes” & ' + 'fern'.repeat( 2500 ) ) }${ numbers( 297, 'Entry' ) }`
	);
	const menus = [
		{ anchor: 'm-row', collapse: 'never' },
		{ anchor: 'm-column', collapse: 'never', layout: 'column' },
		{ anchor: 'm-mobile', collapse: 'always' },
		{ anchor: 'm-side', collapse: 'always', kind: 'slide-in' },
		{ collapse: 'always', kind: 'fullscreen' },
		{ collapse: 'never' },
	].map( ( attributes, n ) =>
		block( 'brolga/menu', { ref, label: `Menu ${ n }`, ...attributes } )
	);
	await page.goto( pageOf( 'many-entries', menus.join( '' ) ) );
	for ( const width of [ 320, 1280 ] ) {
		await page.setViewportSize( { width, height: 700 } );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
		await eachOpen( page, async ( state ) => {
			const open = dialog( page );
			if (
				( await open
					.getByRole( 'link', { name: 'Level 5' } )
					.count() ) === 0
			) {
				return; // The site's own, in the header.
			}
			expect( await open.getByRole( 'link' ).count() ).toBeGreaterThan(
				360
			);
			for ( const name of [ 'Level 5', 'Below 60', 'Entry 297' ] ) {
				const link = open.getByRole( 'link', { name, exact: true } );
				await link.scrollIntoViewIfNeeded();
				await expect( link, state ).toBeInViewport( { ratio: 1 } );
			}
			expect(
				await open.evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth - clientWidth
				),
				state
			).toBe( 0 );
		} );
	}
	const ids = await page
		.locator( '[id]' )
		.evaluateAll( ( all ) => all.map( ( { id } ) => id ) );
	expect(
		ids.filter( ( id, index ) => ids.indexOf( id ) !== index )
	).toEqual( [] );

	// A dropdown that is higher than the window scrolls, and the keys reach its end.
	await page.setViewportSize( { width: 1280, height: 400 } );
	const row = page.locator( '#m-row' );
	await row
		.locator( 'summary', { hasText: 'Long list submenu' } )
		.press( 'ArrowDown' );
	await expect(
		row.getByRole( 'link', { name: 'Below 1', exact: true } )
	).toBeFocused();
	await page.keyboard.press( 'End' );
	const last = row.getByRole( 'link', { name: 'Below 60' } );
	await expect( last ).toBeFocused();
	await expect( last ).toBeInViewport( { ratio: 1 } );
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	await page.keyboard.press( 'Escape' );
	await page.keyboard.press( 'End' );
	await expect(
		row.getByRole( 'link', { name: 'Entry 297' } )
	).toBeFocused();
	expect( problems ).toEqual( [] );
} );

/** A group of some height. */
const group = (
	id: string,
	attributes: object,
	px: number,
	inner = ''
): string =>
	block(
		'group',
		{ anchor: id, ...attributes },
		`<div id="${ id }" class="wp-block-group">${ inner }<!-- wp:spacer {"height":"${ px }px"} --><div style="height:${ px }px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer --><!-- wp:paragraph --><p>The end of ${ id }</p><!-- /wp:paragraph --></div>`
	);

test( 'what is taller than the window sticks by its other end (STICKY-1, STICKY-2, STICKY-5)', async ( {
	page,
	problems,
} ) => {
	const row = ( id: string, limit: string ): string =>
		group(
			`around-${ id }`,
			{},
			3000,
			group(
				id,
				{ brolgaSticky: { position: 'top', limit, offset: 500 } },
				900
			)
		);
	await page.setViewportSize( { width: 1280, height: 600 } );
	await page.goto(
		pageOf( 'tall-sticky', row( 'tall', 'column' ) + row( 'far', 'body' ) )
	);
	for ( const id of [ 'tall', 'far' ] ) {
		const tall = page.locator( `#${ id }` );
		const box = () =>
			tall.evaluate(
				( element ) =>
					element.getBoundingClientRect().toJSON() as DOMRect
			);
		// All of it can be read: its beginning goes, its end stays.
		await tall.scrollIntoViewIfNeeded();
		const { top } = await box();
		await page.evaluate( ( by ) => window.scrollBy( 0, by ), top + 1200 );
		await expect( tall ).toHaveClass( /is-stuck/ );
		await expect
			.poll( async () => Math.round( ( await box() ).bottom ) )
			.toBe( 600 );
		await expect(
			page.getByText( `The end of ${ id }` ).first()
		).toBeInViewport();
	}
	expect( await overflow( page ) ).toBe( 0 );
	expect( problems ).toEqual( [] );
} );

test( 'settings that nobody should have saved leave a page in order (ANIM-1, LINK-3, STICKY-1)', async ( {
	page,
	problems,
} ) => {
	const odd = [
		'slide-up',
		-1,
		[ 'top' ],
		{ style: [ 'fade' ], position: {}, url: [ '/' ], limit: 7 },
		{
			style: 'roll',
			duration: '1e400',
			delay: -5,
			intensity: 1e300,
			starting_opacity: -1e300,
			stagger: 'late',
			class: '"><b>',
			position: 'top',
			offset: 1e300,
			limit: '*',
			url: '/services/',
			label: '"><b>Services</b>'.repeat( 40 ),
		},
	];
	const content = odd.map( ( saved, n ) =>
		group(
			`odd-${ n }`,
			{ brolgaAnimation: saved, brolgaLink: saved, brolgaSticky: saved },
			20
		)
	);
	const card = group(
		'card',
		{ brolgaLink: { url: '/contact/' } },
		40,
		group( 'inner', { brolgaLink: { url: '/gallery/' } }, 40 )
	);
	const path = pageOf( 'odd-settings', card + content.join( '' ) );
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	await page.goto( path );
	for ( const n of odd.keys() ) {
		const text = page.locator( 'p', { hasText: `The end of odd-${ n }` } );
		await text.scrollIntoViewIfNeeded();
		await expect( text ).toBeInViewport();
		await expect( page.locator( `#odd-${ n }` ) ).toHaveCSS(
			'opacity',
			'1'
		);
	}
	expect( await overflow( page ) ).toBe( 0 );
	expect( await flaws( page, 'main' ) ).toEqual( [] );
	// A card in a card leads where it says; their links lie over the words.
	for ( const [ id, url ] of [
		[ 'inner', /\/gallery\/$/ ],
		[ 'card', /\/contact\/$/ ],
	] as const ) {
		const words = page.locator( 'p', { hasText: `The end of ${ id }` } );
		await words.scrollIntoViewIfNeeded();
		const { x, y } = ( await words.boundingBox() ) ?? { x: NaN, y: NaN };
		await page.mouse.click( x + 8, y + 8 );
		await expect( page ).toHaveURL( url );
		await page.goBack();
	}
	expect( problems ).toEqual( [] );
} );

/** How far what is in the header has moved since the page began to load: its part of the page's cumulative layout shift. */
const shiftOf = ( header: Locator ): Promise< number > =>
	header.evaluate( async ( root ) => {
		await document.fonts.ready;
		return new Promise< number >( ( done ) => {
			let sum = 0;
			const observer = new PerformanceObserver( ( list ) => {
				for ( const shift of list.getEntries() ) {
					const { value, sources } = shift as PerformanceEntry & {
						value: number;
						sources: readonly { readonly node: Node | null }[];
					};
					if (
						sources.some( ( { node } ) => root.contains( node ) )
					) {
						sum += value;
					}
				}
			} );
			observer.observe( { type: 'layout-shift', buffered: true } );
			// A shift is told with the frame after it.
			requestAnimationFrame( () =>
				requestAnimationFrame( () =>
					setTimeout( () => done( sum ), 50 )
				)
			);
		} );
	} );

test( 'the header’s menu folds as soon as it does not fit, in one row at any width (MENU-20)', async ( {
	page,
	problems,
} ) => {
	const entries = [
		'Home',
		'Services',
		'About us',
		'Our work',
		'Prices',
		'Journal',
		'Gallery',
		'Questions',
		'The team',
		'Opening hours',
		'Contact',
	];
	const before = evaluate(
		`$menu = get_posts( [ 'post_type' => 'wp_navigation', 'numberposts' => 1 ] )[0];
		$old = [ 'id' => $menu->ID, 'content' => $menu->post_content, 'name' => get_option( 'blogname' ) ];
		update_option( 'blogname', 'Harbour Bakehouse' );
		return $old;`
	) as { id: number; content: string; name: string };
	const fill = ( content: string ): unknown =>
		evaluate(
			`return wp_update_post( [ 'ID' => ${ before.id }, 'post_content' => wp_slash( base64_decode( '${ Buffer.from( content ).toString( 'base64' ) }' ) ) ] );`
		);
	const header = page.getByRole( 'banner' );
	const menu = header.locator( '.wp-block-brolga-menu' );
	const button = menu.locator( '[data-brolga-opener]' );
	const content = menu.locator( '[data-brolga-content]' );
	const folded: Record< number, readonly number[] > = {};
	try {
		for ( const count of [ 2, 5, 7, 11 ] ) {
			fill(
				entries
					.slice( 0, count )
					.map(
						( label ) =>
							`<!-- wp:navigation-link {"label":"${ label }","url":"/","kind":"custom"} /-->`
					)
					.join( '' )
			);
			for ( const width of [ 375, 1024, 1366 ] ) {
				await page.setViewportSize( { width, height: 800 } );
				await page.goto( '/' );
				// The script has taken the menu over.
				await expect( button ).not.toHaveAttribute( 'hidden' );
				expect(
					await shiftOf( header ),
					`${ count } at ${ width } px`
				).toBeLessThanOrEqual( 0.01 );
			}
			const widths: number[] = [];
			for ( const width of [ 1366, 1024, 800, 375, 320 ] ) {
				await page.setViewportSize( { width, height: 800 } );
				const at = `${ count } at ${ width } px`;
				// What opens the menu is there where its last entry is not.
				const fits = (): Promise< boolean > =>
					menu.evaluate( ( nav ) => {
						const last = [
							...nav.querySelectorAll(
								'[data-brolga-content] > ul > li'
							),
						].at( -1 );
						return (
							( last?.getBoundingClientRect().bottom ?? NaN ) <=
							nav.getBoundingClientRect().bottom
						);
					} );
				await expect
					.poll(
						async () =>
							( await fits() ) !== ( await button.isVisible() ),
						{ message: at }
					)
					.toBe( true );
				const folds = await button.isVisible();
				await expect( content, at ).toHaveJSProperty( 'inert', folds );
				// A frame after the window's size, all stands in one row.
				await expect
					.poll(
						() =>
							header.evaluate(
								( { clientHeight } ) => clientHeight
							),
						{ message: at }
					)
					.toBeLessThan( 70 );
				expect( await overflow( page ), at ).toBe( 0 );
				const end = await menu.evaluate( ( nav ) =>
					Math.round(
						( nav.parentElement?.getBoundingClientRect().right ??
							0 ) -
							( nav
								.closest( '.alignwide' )
								?.getBoundingClientRect().right ?? NaN )
					)
				);
				expect( end, at ).toBe( 0 );
				if ( folds ) {
					widths.push( width );
				}
			}
			folded[ count ] = widths;
			await button.click();
			await expect( dialog( page ).getByRole( 'link' ) ).not.toHaveCount(
				0
			);
			await page.keyboard.press( 'Escape' );
		}
	} finally {
		fill( before.content );
		evaluate(
			`return update_option( 'blogname', base64_decode( '${ Buffer.from( before.name ).toString( 'base64' ) }' ) );`
		);
	}
	// The more there are, the sooner; where exactly is for the type to say.
	expect( folded[ 2 ] ).toEqual( [ 375, 320 ] );
	expect( folded[ 5 ]?.slice( -3 ) ).toEqual( [ 800, 375, 320 ] );
	expect( folded[ 5 ] ).not.toContain( 1366 );
	expect( folded[ 7 ] ).toEqual( [ 1024, 800, 375, 320 ] );
	expect( folded[ 11 ] ).toEqual( [ 1366, 1024, 800, 375, 320 ] );
	expect( problems ).toEqual( [] );
} );
