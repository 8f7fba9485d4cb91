/**
 * Fields that know what they hold, in a real browser: days, numbers, links,
 * limits, a box that sets a text, consent; with scripts and without.
 */
import type { Locator } from '@playwright/test';
import {
	evaluate,
	expect,
	flaws,
	mailsWith,
	siteUrl,
	test,
	unique,
} from './fixtures';

const PAGE = '/modules/contact-form/';

/** A day from now, as a date input has it. */
const dayIn = ( days: number ): string =>
	new Date( Date.now() + days * 86_400_000 ).toISOString().slice( 0, 10 );

const input = ( module: Locator, id: string ): Locator =>
	module.locator( `[data-id="${ id }"] input` );

const problem = ( module: Locator, id: string ): Locator =>
	module.locator( `[data-id="${ id }"] [data-brolga-error]` );

/** What is kept of the entry with a name: its answers by field, and its consent. */
const stored = ( name: string ): unknown =>
	evaluate(
		`global $wpdb; $row = $wpdb->get_row( $wpdb->prepare( "SELECT fields, consent FROM {$wpdb->prefix}brolga_entries WHERE name = %s", '${ name }' ), ARRAY_A ); return [ array_column( (array) json_decode( (string) ( $row['fields'] ?? '' ), true ), 'value', 'id' ), $row['consent'] ?? '' ];`
	);

const CONSENT =
	'You may keep these details to plan the visit, as the privacy policy says.\nprivacy policy: /privacy-policy/';

/** Gives right answers to what has limits. */
const answer = async ( module: Locator ): Promise< void > => {
	await input( module, 'day' ).fill( dayIn( 8 ) );
	await input( module, 'size' ).fill( '350' );
	await input( module, 'postcode' ).fill( '4101' );
	await input( module, 'images' ).fill( 'https://example.com/album?p=1' );
};

test( 'limits are told beside the fields, in the owner’s words (FIELD-1, FIELD-2, FIELD-4, FIELD-9)', async ( {
	page,
	problems,
} ) => {
	const posts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() === 'POST' && request.url().includes( PAGE ) ) {
			posts.push( request.url() );
		}
	} );
	const name = unique( 'Cleo' );
	await page.goto( `${ PAGE }?leaflet=autumn+fair` );
	const module = page.locator( '#details' );
	expect( await flaws( page, '#details' ) ).toEqual( [] );
	await input( module, 'name' ).fill( name );
	await input( module, 'email' ).fill( 'cleo@example.com' );
	await input( module, 'day' ).fill( dayIn( 200 ) );
	await input( module, 'size' ).fill( '12,5' );
	await input( module, 'street' ).fill( '🦩'.repeat( 121 ) );
	await input( module, 'postcode' ).fill( '41O1' );
	await input( module, 'images' ).fill( 'javascript:alert(1)' );
	await module.getByRole( 'button' ).click();
	await expect( problem( module, 'day' ) ).toContainText(
		/^Please choose .+ or an earlier day\.$/
	);
	await expect( problem( module, 'size' ) ).toHaveText(
		'Please enter a whole number.'
	);
	await expect( problem( module, 'street' ) ).toHaveText(
		'Please enter no more than 120 characters.'
	);
	await expect( problem( module, 'postcode' ) ).toHaveText(
		'Please type the four digits of a postcode, such as 4101.'
	);
	await expect( problem( module, 'images' ) ).toHaveText(
		'Please enter a web address, such as www.example.com.'
	);
	await expect( problem( module, 'consent' ) ).toHaveText(
		'Please tick this box.'
	);
	await expect( module.locator( '[data-brolga-errors]' ) ).toContainText(
		'Postcode: Please type the four digits'
	);
	expect( await flaws( page, '#details' ) ).toEqual( [] );
	expect( posts ).toEqual( [] );

	await answer( module );
	await input( module, 'street' ).fill( '🦩'.repeat( 120 ) );
	await module.getByLabel( /^You may keep/ ).check();
	await module.getByRole( 'button' ).click();
	await expect( module.getByText( 'Thank you.' ) ).toBeVisible();
	// FIELD-6 FIELD-11 PRIV-3
	expect( stored( name ) ).toEqual( [
		{
			name,
			email: 'cleo@example.com',
			day: dayIn( 8 ),
			size: '350',
			street: '🦩'.repeat( 120 ),
			postcode: '4101',
			later: '',
			images: 'https://example.com/album?p=1',
			consent: '1',
			leaflet: 'autumn fair',
		},
		CONSENT,
	] );
	const [ mail ] = await mailsWith( name );
	expect( mail?.text ).toContain( 'Leaflet:\nautumn fair' );
	expect( problems ).toEqual( [] );
} );

test( 'everything is done by keyboard, and a box sets its text (FIELD-5, BLOCK-9)', async ( {
	page,
	problems,
} ) => {
	const name = unique( 'Dan' );
	await page.goto( PAGE );
	const module = page.locator( '#details' );
	const { keyboard } = page;
	await input( module, 'name' ).focus();
	await keyboard.type( name );
	await keyboard.press( 'Tab' );
	await keyboard.type( 'dan@example.com' );
	await keyboard.press( 'Tab' );
	await expect( input( module, 'day' ) ).toBeFocused();
	// The parts of a date are in the browser's language; its value is not.
	await input( module, 'day' ).fill( dayIn( 8 ) );
	await input( module, 'size' ).focus();
	await keyboard.type( '350' );
	await keyboard.press( 'Tab' );
	await expect( input( module, 'street' ) ).toBeFocused();
	await keyboard.press( 'Tab' );
	await keyboard.type( '4101' );
	await keyboard.press( 'Tab' );
	await expect( input( module, 'later' ) ).toBeFocused();
	await keyboard.press( 'Space' );
	await expect( input( module, 'street' ) ).toHaveValue(
		'Told on the phone'
	);
	await keyboard.press( 'Space' );
	await expect( input( module, 'street' ) ).toHaveValue( '' );
	await keyboard.press( 'Space' );
	await keyboard.press( 'Tab' );
	await expect( input( module, 'images' ) ).toBeFocused();
	await keyboard.press( 'Tab' );
	await expect( input( module, 'consent' ) ).toBeFocused();
	await keyboard.press( 'Space' );
	await keyboard.press( 'Tab' );
	await expect( module.getByRole( 'link' ) ).toBeFocused();
	await keyboard.press( 'Tab' );
	await keyboard.press( 'Enter' );
	await expect( module.getByText( 'Thank you.' ) ).toBeVisible();
	expect( stored( name ) ).toEqual( [
		expect.objectContaining( {
			street: 'Told on the phone',
			later: '1',
			leaflet: 'none',
		} ),
		CONSENT,
	] );
	expect( problems ).toEqual( [] );
} );

test( 'half a date is not sent as none (FIELD-9)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const module = page.locator( '#details' );
	await input( module, 'day' ).focus();
	await page.keyboard.type( '12' );
	await module.getByRole( 'button' ).click();
	await expect( problem( module, 'day' ) ).toHaveText(
		'Please enter a valid date, with day, month and year.'
	);
	expect( problems ).toEqual( [] );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the server tells the same, and sets the text of the box (FIELD-4, FIELD-6, FIELD-11, FIELD-12)', async ( {
		page,
	} ) => {
		const name = unique( 'Eve' );
		await page.goto( `${ PAGE }?leaflet=spring` );
		const module = page.locator( '#details' );
		await module
			.locator( 'form' )
			.getByLabel( /^Your name/ )
			.fill( name );
		await input( module, 'email' ).fill( 'eve@example.com' );
		await answer( module );
		await input( module, 'postcode' ).fill( '410' );
		await input( module, 'later' ).check();
		await input( module, 'street' ).fill( ' x ' );
		await module.getByLabel( /^You may keep/ ).check();
		await module.getByRole( 'button' ).click();
		await expect( problem( module, 'postcode' ) ).toHaveText(
			'Please type the four digits of a postcode, such as 4101.'
		);
		await expect( input( module, 'consent' ) ).toBeChecked();
		await expect( input( module, 'street' ) ).toHaveValue( 'x' );
		await input( module, 'postcode' ).fill( '4101' );
		await input( module, 'street' ).fill( 'Told on the phone' );
		await module.getByRole( 'button' ).click();
		await expect( module.getByText( 'Thank you.' ) ).toBeVisible();
		expect( stored( name ) ).toEqual( [
			expect.objectContaining( {
				size: '350',
				street: 'Told on the phone',
				leaflet: 'spring',
				consent: '1',
			} ),
			CONSENT,
		] );
	} );

	test( 'what the browser does not see to, the server refuses (FIELD-9, FIELD-13)', async ( {
		page,
		request,
	} ) => {
		await page.goto( PAGE );
		const data = await page
			.locator( '#details form' )
			.evaluate( ( form ) => {
				const fields = new FormData( form as HTMLFormElement );
				return Object.fromEntries(
					[ ...fields ].map( ( [ key, value ] ) => [
						key,
						String( value ),
					] )
				);
			} );
		const number =
			Object.keys( data )
				.find( ( key ) =>
					key.startsWith( 'et_pb_contactform_submit_' )
				)
				?.split( '_' )
				.at( -1 ) ?? '';
		const answered = Object.fromEntries(
			Object.entries( {
				name: 'Flo',
				email: 'flo@example.com',
				day: '2026-02-30',
				size: '9',
				street: 'Here',
				postcode: '4101\n',
				images: '//evil.example',
				consent: '0123456789ab',
				leaflet: 'forged',
			} ).map( ( [ id, value ] ) => [
				`et_pb_contact_${ id }_${ number }`,
				value,
			] )
		);
		const answer422 = await request.post( siteUrl() + PAGE, {
			form: { ...data, ...answered },
			headers: { 'X-Brolga-Module': 'details', Origin: siteUrl() },
		} );
		expect( answer422.status() ).toBe( 422 );
		const html = await answer422.text();
		expect( html ).toContain( 'Please enter a valid date' );
		expect( html ).toContain( 'Please enter a number of 10 or more.' );
		expect( html ).toContain( 'Please enter a web address' );
		expect( html ).toContain( 'This text has changed' );
		expect( html ).not.toContain( 'forged' );
		// The line break went out of the one line.
		expect( html ).not.toMatch(
			/four digits of a postcode, such as 4101\.<\/p>/
		);
	} );
} );
