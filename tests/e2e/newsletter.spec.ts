/**
 * The whole journey of a subscriber: signs up, is asked by mail, says yes, and
 * leaves; with scripts and without.
 */
import { evaluate, expect, mailsWith, test, unique } from './fixtures';
import type { APIRequestContext, Page } from '@playwright/test';

const SUCCESS = 'Almost there. We have sent you a mail';

const signUp = async ( page: Page, email: string, name = 'Jo' ) => {
	await page.goto( '/subscribe/' );
	await page.getByLabel( 'First name' ).fill( name );
	await page.getByLabel( 'Email' ).fill( email );
	await page.getByRole( 'button', { name: 'Subscribe' } ).click();
};

const stored = ( email: string ): unknown =>
	evaluate(
		`global $wpdb; return $wpdb->get_results( $wpdb->prepare( "SELECT status, list_id, first_name FROM {$wpdb->prefix}brolga_subscribers WHERE email = %s", '${ email }' ) );`
	);
const being = ( status: string ): object[] => [
	{ status, list_id: 'garden-notes', first_name: 'Jo' },
];

/** The one mail to an address. */
const mailTo = async ( email: string ) => {
	await expect
		.poll( async () =>
			( await mailsWith( 'Sent by' ) ).flatMap( ( { to } ) => to )
		)
		.toContain( email );
	const found = ( await mailsWith( 'Sent by' ) ).filter( ( { to } ) =>
		to.includes( email )
	);
	expect( found ).toHaveLength( 1 );
	return {
		text: found[ 0 ]?.text ?? '',
		headers: found[ 0 ]?.headers ?? {},
	};
};

const linkIn = ( text: string, parameter: string ): string =>
	new RegExp( `\\S+[?&]${ parameter }=\\S+` ).exec( text )?.[ 0 ] ?? '';

/** What mail scanners do: they open whatever stands in a mail. */
const scan = async ( request: APIRequestContext, ...links: string[] ) => {
	for ( const link of links ) {
		expect( ( await request.get( link ) ).status() ).toBe( 200 );
		expect( ( await request.head( link ) ).status() ).toBe( 200 );
	}
};

test( 'somebody signs up, confirms and leaves, with scripts (NEWS-2, NEWS-5, NEWS-9, NEWS-15, NEWS-16, NEWS-18, NEWS-21)', async ( {
	page,
	request,
	problems,
} ) => {
	const email = `${ unique( 'jo' ) }@example.com`;
	await signUp( page, email );
	await expect( page.getByText( SUCCESS ) ).toBeFocused();
	await expect( page.getByLabel( 'Email' ) ).toBeHidden();
	expect( new URL( page.url() ).search ).toBe( '' );
	expect( stored( email ) ).toEqual( being( 'pending' ) );

	const mail = await mailTo( email );
	const yes = linkIn( mail.text, 'brolga_confirm' );
	const no = linkIn( mail.text, 'brolga_unsubscribe' );
	expect( mail.headers[ 'list-unsubscribe' ] ).toBe( `<${ no }>` );
	expect( mail.headers[ 'list-unsubscribe-post' ] ).toBe(
		'List-Unsubscribe=One-Click'
	);
	await scan( request, yes, no );
	expect( stored( email ) ).toEqual( being( 'pending' ) );

	await page.goto( yes );
	await expect( page.getByText( email ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Yes, subscribe me' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'You are on the list' } )
	).toBeVisible();
	expect( stored( email ) ).toEqual( being( 'confirmed' ) );

	await page.goto( no );
	await page.getByRole( 'button', { name: 'Yes, unsubscribe me' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'You have left the list' } )
	).toBeVisible();
	expect( stored( email ) ).toEqual( being( 'unsubscribed' ) );
	expect( problems ).toEqual( [] );
} );

test( 'the browser’s own check comes first, then the site’s (NEWS-2, NEWS-3, NEWS-19)', async ( {
	page,
	problems,
} ) => {
	await signUp( page, 'jo@' );
	await expect( page.locator( '.brolga-error-text' ) ).toHaveCount( 0 );
	await signUp( page, 'jo@example.com', ' ' );
	await expect( page.locator( '.brolga-error-text' ) ).toContainText(
		'Please fill in your name.'
	);
	const name = page.getByLabel( 'First name' );
	await expect( name ).toBeFocused();
	await expect( name ).toHaveClass( 'brolga-signup-error' );
	expect( problems ).toEqual( [] );
} );

test( 'a feed opens in a window of its own (FEED-1)', async ( {
	page,
	problems,
} ) => {
	await page.goto( '/modules/newsletter/' );
	const opened = page.waitForEvent( 'popup' );
	await page.getByRole( 'link', { name: 'Open the feed' } ).click();
	const popup = await opened;
	expect( popup.url() ).toContain( 'uri=garden-notes' );
	await expect( page ).toHaveURL( /newsletter\/$/ );
	expect( problems ).toEqual( [] );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'somebody signs up, confirms and leaves by one click (NEWS-9, NEWS-16, NEWS-18)', async ( {
		page,
		request,
	} ) => {
		const email = `${ unique( 'jo' ) }@example.com`;
		await signUp( page, email );
		await expect( page ).toHaveURL( /\?brolga_sent=garden-notes#/ );
		await expect( page.getByText( SUCCESS ) ).toBeVisible();
		await expect( page.getByLabel( 'Email' ) ).toHaveCount( 0 );

		const mail = await mailTo( email );
		await page.goto( linkIn( mail.text, 'brolga_confirm' ) );
		await page.getByRole( 'button', { name: 'Yes, subscribe me' } ).click();
		expect( stored( email ) ).toEqual( being( 'confirmed' ) );

		// As mail programs do it, RFC 8058.
		const answer = await request.post(
			linkIn( mail.text, 'brolga_unsubscribe' ),
			{ form: { 'List-Unsubscribe': 'One-Click' } }
		);
		expect( answer.status() ).toBe( 200 );
		expect( stored( email ) ).toEqual( being( 'unsubscribed' ) );
	} );

	test( 'a mistake is shown and the text stays (NEWS-3, NEWS-19)', async ( {
		page,
	} ) => {
		const answered = page.waitForResponse(
			( response ) => response.request().method() === 'POST'
		);
		await signUp( page, 'jo@example.com', ' ' );
		expect( ( await answered ).status() ).toBe( 422 );
		await expect( page.locator( '.brolga-error-text' ) ).toBeVisible();
		await expect( page.getByLabel( 'First name' ) ).toHaveClass(
			'brolga-signup-error'
		);
		await expect( page.getByLabel( 'Email' ) ).toHaveValue(
			'jo@example.com'
		);
	} );
} );
