/**
 * What speaks for a visitor, and what becomes of robots.
 */
import { admin, evaluate, expect, siteUrl, test, unique } from './fixtures';
import type { Locator, Page } from '@playwright/test';

const PAGE = '/modules/contact-form/';

const form = ( page: Page ): Locator => page.locator( '#short' );

const fill = async ( page: Page, message: string ): Promise< void > => {
	const module = form( page );
	await module.getByLabel( /^Your name/ ).fill( 'Priya Raman' );
	await module.getByLabel( /^Email/ ).fill( 'priya@example.com' );
	await module.getByLabel( /^Message/ ).fill( message );
};

const send = ( page: Page ): Promise< void > =>
	form( page ).getByRole( 'button' ).click();

/** The entry that holds a text: its status, and why it was kept apart. */
const stored = ( message: string ): unknown =>
	evaluate(
		`global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT status, notes FROM {$wpdb->prefix}brolga_entries WHERE fields LIKE %s", '%${ message }%' ) );
		return null === $row ? null : [ $row->status, implode( ' ', array_column( json_decode( $row->notes, true ), 'text' ) ) ];`
	);

/** The tokens that were posted. */
const tokens = ( page: Page ): string[] => {
	const seen: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() === 'POST' ) {
			seen.push(
				new URLSearchParams( request.postData() ?? '' ).get(
					'token'
				) ?? ''
			);
		}
	} );
	return seen;
};

test( 'a visitor’s browser proves its work, and nobody notices (SPAM-2)', async ( {
	page,
	problems,
} ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( 'runtime/spam.js' ) ) {
			scripts.push( request.url() );
		}
	} );
	const sent = tokens( page );
	await page.goto( PAGE );
	await page.waitForLoadState( 'networkidle' );
	expect( scripts ).toEqual( [] );
	const message = unique( 'lattice' );
	await fill( page, message );
	await send( page );
	await expect( form( page ).getByText( 'Thanks.' ) ).toBeVisible();
	expect( sent ).toEqual( [
		expect.stringMatching( /^builtin:[\w-]{22}\.\d+(?:-\d+){7}$/ ),
	] );
	expect( scripts ).toHaveLength( 1 );
	expect( stored( message ) ).toEqual( [ 'new', '' ] );
	expect( problems ).toEqual( [] );
} );

test( 'without the verifier’s script a message arrives all the same (SPAM-2)', async ( {
	page,
} ) => {
	await page.route( '**/runtime/spam.js*', ( route ) => route.abort() );
	const sent = tokens( page );
	await page.goto( PAGE );
	const message = unique( 'trellis' );
	await fill( page, message );
	await send( page );
	await expect( form( page ).getByText( 'Thanks.' ) ).toBeVisible();
	expect( sent ).toEqual( [ '' ] );
	expect( stored( message ) ).toEqual( [ 'new', '' ] );
} );

test( 'a robot reads thanks, counts no lead, and the owner sees why it was kept apart (FORM-34, SPAM-5, SPAM-6, SPAM-9, SPAM-10)', async ( {
	page,
	browser,
	problems,
} ) => {
	await page.goto( PAGE );
	const message = unique( 'backlinks' );
	await fill( page, message );
	await page
		.locator( '#short input[name^="et_pb_contact_et_number"]' )
		.evaluate( ( trap: HTMLInputElement ) => {
			trap.value = 'https://robot.example/';
		} );
	await send( page );
	await expect( form( page ).getByText( 'Thanks.' ) ).toBeVisible();
	await page.goto( '/thank-you/' );
	await page.waitForTimeout( 1500 );
	expect(
		await page.evaluate(
			() => ( window as unknown as { dataLayer?: object[] } ).dataLayer
		)
	).toBeUndefined();
	expect(
		( await page.context().cookies() ).filter(
			( { name } ) => name === 'brolga_lead'
		)
	).toEqual( [] );
	expect( stored( message ) ).toEqual( [ 'spam', 'honeypot' ] );

	const owner = await browser.newPage( {
		storageState: admin(),
		baseURL: siteUrl(),
	} );
	await owner.goto( '/wp-admin/admin.php?page=brolga-leads&status=spam' );
	await owner.getByText( /\d+ attempts? blocked/ ).click();
	await expect(
		owner.getByText( 'A field that nobody sees was filled in' )
	).toBeVisible();
	await owner.getByRole( 'searchbox' ).fill( message );
	await expect( owner.getByRole( 'row' ) ).toHaveCount( 2 );
	await owner.getByText( 'Priya Raman' ).click();
	const lead = owner.getByRole( 'complementary', { name: 'Lead' } );
	await expect(
		lead
			.getByText(
				'Kept apart because a field that nobody sees was filled in.'
			)
			.first()
	).toBeVisible();
	await lead.getByRole( 'button', { name: 'Not spam' } ).click();
	await expect(
		lead.getByText( 'Taken out of spam: its mail is on the way' )
	).toBeVisible();
	await owner.close();
	expect( stored( message ) ).toEqual( [ 'new', 'honeypot new ' ] );
	expect( problems ).toEqual( [] );
} );
