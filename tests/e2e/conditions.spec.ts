/**
 * Fields that are asked only when other answers call for them, in a real
 * browser, with scripts and without.
 */
import type { Locator, Page } from '@playwright/test';
import { evaluate, expect, siteUrl, test, unique } from './fixtures';

const PAGE = '/modules/contact-form/';

const topic = ( module: Locator ): Locator =>
	module.getByLabel( /^What is it about/ );
const budget = ( module: Locator ): Locator =>
	module.getByLabel( /^Your budget/ );
const visit = ( module: Locator ): Locator =>
	module.getByRole( 'radiogroup', { name: /^When may we/ } );

/** The answers of the entry whose name is a text, by field. */
const stored = ( name: string ): unknown =>
	evaluate(
		`global $wpdb; $json = $wpdb->get_var( $wpdb->prepare( "SELECT fields FROM {$wpdb->prefix}brolga_entries WHERE name = %s", '${ name }' ) ); return array_column( (array) json_decode( (string) $json, true ), 'value', 'id' );`
	);

const events = ( name: string ): unknown =>
	evaluate(
		`global $wpdb; return json_decode( (string) $wpdb->get_var( $wpdb->prepare( "SELECT notes FROM {$wpdb->prefix}brolga_entries WHERE name = %s", '${ name }' ) ), true );`
	);

const begin = async ( page: Page, name: string ): Promise< Locator > => {
	await page.goto( PAGE );
	const module = page.locator( '#conditions' );
	await module.getByLabel( /^Your name/ ).fill( name );
	await module.getByLabel( /^Email/ ).fill( 'priya@example.com' );
	return module;
};

/** Chooses a topic; how long the page then took to ask for the budget, in ms. */
const chosen = ( module: Locator, value: string ): Promise< number > =>
	module.evaluate(
		( root, wanted ) =>
			new Promise< number >( ( done ) => {
				const [ select, field ] = [ 'select', '[data-id=budget]' ].map(
					( selector ) => root.querySelector( selector )
				);
				const start = performance.now();
				new MutationObserver( () =>
					done( performance.now() - start )
				).observe( field as Element, {
					attributeFilter: [ 'hidden' ],
				} );
				( select as HTMLSelectElement ).value = wanted;
				select?.dispatchEvent(
					new Event( 'change', { bubbles: true } )
				);
			} ),
		value
	);

test( 'fields come and go 250 ms after an answer, and are said (COND-1, COND-3, COND-8, COND-10)', async ( {
	page,
	problems,
} ) => {
	const module = await begin( page, unique( 'Ann' ) );
	await expect( budget( module ) ).toBeHidden();
	expect( await chosen( module, 'A quote' ) ).toBeGreaterThan( 248 );
	await expect( budget( module ) ).toBeVisible();
	const status = module.locator( '[data-brolga-status]' );
	await expect( status ).toHaveText(
		'New questions: Your budget in dollars.'
	);
	await budget( module ).fill( '5000' );
	await expect( visit( module ) ).toBeVisible();
	await topic( module ).selectOption( 'Something else' );
	await expect( visit( module ) ).toBeHidden();
	await expect( budget( module ) ).toBeHidden();
	await expect( module.getByLabel( /^Message/ ) ).toBeVisible();
	await topic( module ).selectOption( 'A quote' );
	await expect( budget( module ) ).toHaveValue( '5000' );
	await expect( visit( module ) ).toBeVisible();
	expect( problems ).toEqual( [] );
} );

test( 'what is not asked is not painted before the scripts run (COND-1, COND-16)', async ( {
	page,
} ) => {
	// The scripts never arrive.
	await page.route( /\.js(?:\?|$)/, ( route ) => route.abort() );
	await page.goto( PAGE );
	const module = page.locator( '#conditions' );
	await expect( topic( module ) ).toBeVisible();
	await expect( budget( module ) ).toBeHidden();
} );

test( 'what is not asked is neither required nor sent, and told of (FORM-7, COND-9, COND-13)', async ( {
	page,
	problems,
} ) => {
	const name = unique( 'Bea' );
	const module = await begin( page, name );
	await topic( module ).selectOption( 'A quote' );
	await budget( module ).fill( '900' );
	const sent = page.waitForRequest(
		( request ) => request.method() === 'POST'
	);
	// At once: nobody waits 250 ms.
	await module.getByRole( 'button' ).click();
	const body = new URLSearchParams( ( await sent ).postData() ?? '' );
	const names = [ ...body.keys() ];
	const list = names.find( ( key ) => key.includes( 'hidden_fields' ) ) ?? '';
	expect( list ).toMatch( /^et_pb_contact_email_hidden_fields_\d+$/ );
	expect( body.get( list ) ).toBe( '["visit","wrong","message"]' );
	expect(
		names.filter( ( key ) => /_contact_(visit|wrong|message)_/.test( key ) )
	).toEqual( [] );
	await expect( module.getByText( 'what we need to begin' ) ).toBeVisible();
	expect( stored( name ) ).toEqual( {
		name,
		topic: 'A quote',
		budget: '900',
		email: 'priya@example.com',
	} );
	expect( events( name ) ).toEqual( [] );
	expect( problems ).toEqual( [] );
} );

test( 'a field that came is required, and the list leads to it (COND-9, FORM-45)', async ( {
	page,
	problems,
} ) => {
	const module = await begin( page, unique( 'Cam' ) );
	await topic( module ).selectOption( 'A garden we made' );
	await module.getByRole( 'button' ).click();
	await expect(
		module.locator( '[data-brolga-errors]' ).getByRole( 'link' )
	).toHaveText( [ 'What has gone wrong?' ] );
	await module.locator( '[data-brolga-errors]' ).getByRole( 'link' ).click();
	await expect( module.getByLabel( 'A plant died' ) ).toBeFocused();
	expect( problems ).toEqual( [] );
} );

test.describe( 'without scripts', () => {
	test( 'every field is there, and the server drops what was not asked (COND-1, COND-13, COND-17)', async ( {
		browser,
	} ) => {
		const context = await browser.newContext( {
			javaScriptEnabled: false,
			baseURL: siteUrl(),
		} );
		const page = await context.newPage();
		const name = unique( 'Dee' );
		const module = await begin( page, name );
		await expect( budget( module ) ).toBeVisible();
		await expect( visit( module ) ).toBeVisible();
		// What may be left out is said.
		await expect( module.locator( 'noscript' ) ).toBeVisible();
		await topic( module ).selectOption( 'Something else' );
		await budget( module ).fill( '7000' );
		const submit = module.getByRole( 'button' );
		await submit.click();
		// The message was asked, and is missing; the rest was not.
		await expect(
			module.getByRole( 'alert' ).getByRole( 'link' )
		).toHaveText( [ 'Message' ] );
		await expect( budget( module ) ).toHaveValue( '7000' );
		await module.getByLabel( /^Message/ ).fill( 'A pond' );
		await submit.click();
		await expect(
			module.getByText( 'what we need to begin' )
		).toBeVisible();
		expect( stored( name ) ).toEqual( {
			name,
			topic: 'Something else',
			email: 'priya@example.com',
			message: 'A pond',
		} );
		await context.close();
	} );
} );
