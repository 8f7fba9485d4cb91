/**
 * What only a browser that paints can tell: focus, sizes, motion.
 */
import type { Locator, Page } from '@playwright/test';
import { evaluate, expect, overflow, test, unique } from './fixtures';

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
