/**
 * The whole journey: a visitor asks, the site stores and mails, the thank-you
 * page counts, the owner reads.
 */
import {
	admin,
	evaluate,
	expect,
	mailsWith,
	siteUrl,
	test,
	unique,
} from './fixtures';
import type { Page } from '@playwright/test';

const fill = async ( page: Page, message: string ): Promise< void > => {
	await page.goto( '/contact/' );
	await page.getByLabel( /^Your name/ ).fill( 'Priya Raman' );
	await page.getByLabel( /^Email/ ).fill( 'Priya@Example.com' );
	await page.getByLabel( /^What is the corner like/ ).fill( message );
	await page.getByRole( 'button', { name: 'Send enquiry' } ).click();
	await page.waitForURL( '**/thank-you/**' );
};

const stored = ( message: string ): unknown =>
	evaluate(
		`global $wpdb; return $wpdb->get_results( $wpdb->prepare( "SELECT id, status, email FROM {$wpdb->prefix}brolga_entries WHERE search_text LIKE %s OR fields LIKE %s", '%${ message }%', '%${ message }%' ) );`
	);

const leadsPushed = ( page: Page ): Promise< unknown[] > =>
	page.evaluate( () =>
		(
			( window as unknown as { dataLayer?: { event: string }[] } )
				.dataLayer ?? []
		).filter( ( { event } ) => event === 'generate_lead' )
	);

test( 'a visitor sends an enquiry, with scripts (DEMO-7, SITE-17, FORM-20, FORM-27, LEAD-1, LEAD-22, TRACK-1, TRACK-2, OUTBOX-1, OUTBOX-11)', async ( {
	page,
	browser,
	problems,
} ) => {
	const message = unique( 'retaining wall' );
	await fill( page, message );

	await expect.poll( () => leadsPushed( page ) ).toHaveLength( 1 );
	await page.reload();
	await page.waitForTimeout( 1500 );
	expect( await leadsPushed( page ) ).toEqual( [] );

	expect( stored( message ) ).toEqual( [
		expect.objectContaining( {
			status: 'new',
			email: 'priya@example.com',
		} ),
	] );
	await expect
		.poll( async () => ( await mailsWith( message ) ).length )
		.toBe( 1 );
	const [ mail ] = await mailsWith( message );
	expect( mail?.headers[ 'reply-to' ] ).toContain( 'priya@example.com' );
	expect( mail?.subject ).toBe( 'An enquiry from the site' );

	const owner = await browser.newPage( {
		storageState: admin(),
		baseURL: siteUrl(),
	} );
	await owner.goto( '/wp-admin/admin.php?page=brolga-leads' );
	await owner.getByRole( 'searchbox' ).fill( message );
	await expect( owner.getByRole( 'row' ) ).toHaveCount( 2 );
	await owner.getByText( 'Priya Raman' ).click();
	const lead = owner.getByRole( 'complementary', { name: 'Lead' } );
	await expect( lead ).toContainText( message );
	await expect( lead.getByText( 'Email sent' ).first() ).toBeVisible();
	await owner.close();
	expect( problems ).toEqual( [] );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a visitor sends an enquiry (DEMO-7, FORM-1, FORM-28, LEAD-1)', async ( {
		page,
	} ) => {
		const message = unique( 'sloping yard' );
		await fill( page, message );
		expect( stored( message ) ).toHaveLength( 1 );
		await expect
			.poll( async () => ( await mailsWith( message ) ).length )
			.toBe( 1 );
	} );

	test( 'a mistake is shown and the text stays (FORM-18, FORM-19, FORM-35)', async ( {
		page,
	} ) => {
		await page.goto( '/contact/' );
		await page.getByLabel( /^Your name/ ).fill( 'Tom O’Brien' );
		// Good enough for the browser, one character short for the site.
		await page.getByLabel( /^Email/ ).fill( 'a@b.c' );
		await page.getByLabel( /^What is the corner like/ ).fill( 'Steep' );
		const answered = page.waitForResponse(
			( response ) => response.request().method() === 'POST'
		);
		await page.getByRole( 'button', { name: 'Send enquiry' } ).click();
		expect( ( await answered ).status() ).toBe( 422 );
		await expect( page.locator( '.brolga-error-text li' ) ).toHaveText( [
			/Email/,
		] );
		await expect( page.getByLabel( /^Email/ ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await expect( page.getByLabel( /^Your name/ ) ).toHaveValue(
			'Tom O’Brien'
		);
		await expect(
			page.getByLabel( /^What is the corner like/ )
		).toHaveValue( 'Steep' );
	} );
} );
