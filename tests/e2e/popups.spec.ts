/**
 * Popups in a real browser: what opens them, and the ways out by keyboard, by the
 * history and by touch. Delays pass by the page's own clock.
 */
import type { Locator, Page } from '@playwright/test';
import { admin, evaluate, expect, flaws, test } from './fixtures';

const PAGE = '/modules/popups/';

const popup = ( page: Page, name: string ): Locator =>
	page.getByRole( 'dialog', { name } );

/** Closes a popup by its button, and lets the pause after it pass. */
async function close( page: Page, name: string ): Promise< void > {
	await popup( page, name ).getByRole( 'button', { name: 'Close' } ).click();
	await expect( popup( page, name ) ).toBeHidden();
	await page.clock.runFor( 1700 );
}

const idOf = ( slug: string ): number =>
	Number(
		evaluate(
			`return get_page_by_path( '${ slug }', OBJECT, 'brolga_popup' )->ID;`
		)
	);

test( 'each trigger opens its popup, one at a time (POPUP-3, POPUP-4, POPUP-5, POPUP-6, POPUP-11, POPUP-20, POPUP-26)', async ( {
	page,
	problems,
} ) => {
	const counted: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().endsWith( '/popup-events' ) ) {
			counted.push( request.postData() ?? '' );
		}
	} );
	await page.clock.install();
	await page.goto( PAGE );
	await page.clock.runFor( 1000 );
	await expect( popup( page, 'Open on Saturday' ) ).toBeHidden();
	await page.clock.runFor( 2200 );
	await expect( popup( page, 'Open on Saturday' ) ).toBeVisible();

	// Due meanwhile, it waits for its turn.
	await page.evaluate( () => scrollTo( 0, document.body.scrollHeight ) );
	await page.clock.runFor( 3000 );
	await expect( popup( page, 'Free pick-up' ) ).toBeHidden();
	await page.clock.runFor( 6000 );
	await expect( popup( page, 'Open on Saturday' ) ).toBeHidden();
	await page.clock.runFor( 1200 );
	await expect( popup( page, 'Free pick-up' ) ).toBeVisible();
	await close( page, 'Free pick-up' );
	await expect( page.locator( '[aria-label="Free pick-up"]' ) ).toHaveCount(
		0
	);

	await page.mouse.move( 600, 400 );
	await page.mouse.move( 600, 4 );
	await page.clock.runFor( 100 );
	await expect( popup( page, 'Before you go' ) ).toBeVisible();
	expect( await flaws( page ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( popup( page, 'Before you go' ) ).toBeHidden();

	await page.clock.runFor( 22_000 );
	await expect( popup( page, 'Garden notes' ) ).toBeVisible();
	await close( page, 'Garden notes' );
	const tab = page.getByRole( 'button', { name: 'Garden notes' } );
	await tab.click();
	await expect( popup( page, 'Garden notes' ) ).toBeVisible();
	await close( page, 'Garden notes' );
	await expect( tab ).toBeFocused();

	expect( counted ).toHaveLength( 4 );
	expect( counted[ 0 ] ).toContain( '"record":"shown"' );
	expect( problems ).toEqual( [] );
} );

test( 'a popup is used by keyboard, and left by the history (POPUP-14, POPUP-19, POPUP-22)', async ( {
	page,
} ) => {
	await page.goto( PAGE );
	const link = page.getByRole( 'link', { name: 'Ask a question' } );
	const dialog = popup( page, 'Ask the nursery' );
	await link.focus();
	await page.keyboard.press( 'Enter' );
	await expect( dialog ).toBeVisible();
	const isHeld = (): Promise< boolean > =>
		dialog.evaluate(
			( element ) =>
				element.contains( document.activeElement ) ||
				document.activeElement === document.body
		);
	for ( let presses = 0; presses < 9; presses++ ) {
		expect( await isHeld() ).toBe( true );
		await page.keyboard.press( 'Tab' );
	}
	expect( await flaws( page ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( link ).toBeFocused();
	await expect
		.poll( () => page.evaluate( () => history.state as unknown ) )
		.toBeNull();

	await page.keyboard.press( 'Enter' );
	await expect( dialog ).toBeVisible();
	await page.goBack();
	await expect( dialog ).toBeHidden();
	expect( new URL( page.url() ).pathname ).toBe( PAGE );
} );

test( 'a popup that was closed stays shut while its cookie lasts, and has an address (POPUP-10, POPUP-22)', async ( {
	page,
	context,
} ) => {
	const id = idOf( 'open-on-saturday' );
	const setPeriod = ( period: string ): unknown =>
		evaluate(
			`return update_post_meta( ${ id }, 'popup_perodicity', '${ period }' );`
		);
	setPeriod( 'hours' );
	try {
		await page.clock.install();
		await page.goto( PAGE );
		await page.clock.runFor( 3200 );
		await close( page, 'Open on Saturday' );
		expect(
			( await context.cookies() ).map( ( { name } ) => name )
		).toContain( `dxnteHours${ id }` );
		await page.reload();
		await page.clock.runFor( 5000 );
		await expect( popup( page, 'Open on Saturday' ) ).toBeHidden();
	} finally {
		setPeriod( 'every_time' );
	}
	await page.goto( `${ PAGE }#brolga-popup-${ idOf( 'spring-planting' ) }` );
	await expect( popup( page, 'Spring planting' ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Keep reading' } ).click();
	await expect( popup( page, 'Spring planting' ) ).toBeHidden();
} );

test( 'each design fits a telephone (POPUP-28)', async ( { page } ) => {
	await page.setViewportSize( { width: 375, height: 667 } );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( PAGE );
	for ( const [ label, name ] of [
		[ 'Ask a question', 'Ask the nursery' ],
		[ 'Show it', 'Spring planting' ],
		[ 'Open the notice', 'Open on Saturday' ],
		[ 'Open the bar', 'Free pick-up' ],
		[ 'Open the offer', 'Before you go' ],
		[ 'Open the sign-up', 'Garden notes' ],
	] as const ) {
		await page.getByRole( 'link', { name: label } ).click();
		const dialog = popup( page, name );
		await expect( dialog ).toBeVisible();
		const button = dialog.getByRole( 'button', { name: 'Close' } );
		for ( const [ what, least ] of [
			[ dialog, 44 ],
			[ button, 44 ],
		] as const ) {
			const box = await what.boundingBox();
			expect( box?.x ?? -1, name ).toBeGreaterThanOrEqual( 0 );
			expect( box?.y ?? -1, name ).toBeGreaterThanOrEqual( 0 );
			expect( box?.width ?? 0, name ).toBeGreaterThanOrEqual( least );
			expect( box?.height ?? 0, name ).toBeGreaterThanOrEqual( least );
			expect(
				( box?.x ?? 0 ) + ( box?.width ?? 999 ),
				name
			).toBeLessThanOrEqual( 375 );
			expect(
				( box?.y ?? 0 ) + ( box?.height ?? 999 ),
				name
			).toBeLessThanOrEqual( 667 );
		}
		await button.click();
		await expect( dialog ).toBeHidden();
	}
} );

test( 'a popup’s link leads to its words where there are no scripts (POPUP-14)', async ( {
	browser,
} ) => {
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.goto( PAGE );
	await page.getByRole( 'link', { name: 'Show it' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Spring planting has begun' } )
	).toBeVisible();
	await context.close();
} );

test.describe( 'for an owner', () => {
	test.use( { storageState: async ( {}, run ) => run( admin() ) } );

	test( 'a panel opens popups and shows what happens, by keyboard (TOOLBAR-2, TOOLBAR-3, TOOLBAR-5, TOOLBAR-7, TOOLBAR-8)', async ( {
		page,
		problems,
	} ) => {
		await page.setViewportSize( { width: 375, height: 720 } );
		await page.goto( PAGE );
		const entry = page.locator( '#wp-admin-bar-brolga > a' );
		await expect( entry ).toContainText( '6' );
		expect(
			await page.evaluate( () => 'React' in window ),
			'nothing of the panel is there yet'
		).toBe( false );
		await entry.press( 'Enter' );
		const panel = page.getByRole( 'dialog', {
			name: 'Brolga on this page',
		} );
		await expect( panel ).toBeFocused();
		expect( ( await panel.boundingBox() )?.width ).toBe( 375 );
		expect( await flaws( page, '[data-brolga-toolbar]' ) ).toEqual( [] );

		const open = panel.getByRole( 'button', {
			name: 'Open now: Ask the nursery',
		} );
		await open.press( 'Enter' );
		await expect( popup( page, 'Ask the nursery' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( open ).toBeFocused();
		await panel.getByRole( 'tab', { selected: true } ).press( 'End' );
		await expect(
			panel.getByRole( 'listitem' ).filter( { hasText: 'popup_closed' } )
		).not.toHaveCount( 0 );
		expect( await flaws( page, '[data-brolga-toolbar]' ) ).toEqual( [] );

		await page.keyboard.press( 'Escape' );
		await expect( panel ).toBeHidden();
		await expect( entry ).toBeFocused();
		expect( problems ).toEqual( [] );
	} );
} );
