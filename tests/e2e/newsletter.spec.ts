/**
 * The whole journey of a subscriber: signs up, is asked by mail, says yes, and
 * leaves; with scripts and without.
 */
import { evaluate, expect, mailsWith, siteUrl, test, unique } from './fixtures';
import type { APIRequestContext, Page } from '@playwright/test';

const SUCCESS = 'Almost there. We have sent you a mail';

/** The page's own sign-up; it offers the journal too. */
const notes = ( page: Page ) => page.locator( '#notes' );

const signUp = async ( page: Page, email: string, name = 'Jo' ) => {
	await page.goto( '/subscribe/' );
	await notes( page ).getByLabel( 'First name' ).fill( name );
	await notes( page ).getByLabel( 'Email' ).fill( email );
	await notes( page ).getByRole( 'button', { name: 'Subscribe' } ).click();
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
	await expect( notes( page ).getByLabel( 'Email' ) ).toBeHidden();
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
		page.getByRole( 'heading', { name: 'You’re subscribed' } )
	).toBeVisible();
	expect( stored( email ) ).toEqual( being( 'confirmed' ) );

	await page.goto( no );
	await page.getByRole( 'button', { name: 'Yes, unsubscribe me' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'You have unsubscribed' } )
	).toBeVisible();
	expect( stored( email ) ).toEqual( being( 'unsubscribed' ) );
	expect( problems ).toEqual( [] );
} );

/** Texts by name, as PHP has them. */
const phpArray = ( values: object ): string =>
	`[ ${ Object.entries( values )
		.map( ( [ name, text ] ) => `'${ name }' => '${ String( text ) }'` )
		.join( ', ' ) } ]`;

/** Fills in what the form with custom fields asks. */
const fillIn = async ( page: Page, email: string ) => {
	await page.goto( '/modules/newsletter/' );
	const form = page.locator( '#questions' );
	await form.getByLabel( 'First name' ).fill( 'Jo' );
	await form.getByLabel( 'Email' ).fill( email );
	await form.getByLabel( 'Suburb' ).fill( 'New Farm' );
	await form.getByLabel( 'Natives' ).check();
	return form;
};
const answersOf = ( email: string ): unknown =>
	evaluate(
		`global $wpdb; return array_column( json_decode( (string) $wpdb->get_var( $wpdb->prepare( "SELECT fields FROM {$wpdb->prefix}brolga_subscribers WHERE email = %s", '${ email }' ) ), true ) ?? [], 'text', 'id' );`
	);

test( 'somebody follows the posts by mail, gets a new one once, and leaves by one click (FEED-3, FEED-4, FEED-5, NEWS-16)', async ( {
	page,
	request,
	problems,
} ) => {
	const email = `${ unique( 'reader' ) }@example.com`;
	await page.goto( '/modules/newsletter/' );
	const form = page.locator( '#posts' );
	await form.getByRole( 'textbox', { name: 'Email' } ).fill( email );
	await form.getByRole( 'button', { name: 'Email me' } ).click();
	await expect( form.getByText( 'Nearly there' ) ).toBeFocused();
	await page.goto(
		linkIn( ( await mailTo( email ) ).text, 'brolga_confirm' )
	);
	await page.getByRole( 'button', { name: 'Yes, subscribe me' } ).click();

	const title = unique( 'Fresh mulch' );
	const publish = ( change: object ) =>
		evaluate(
			`$id = wp_insert_post( ${ phpArray( change ) } + [ 'post_title' => '${ title }', 'post_content' => 'Bark is in.', 'post_status' => 'publish' ] ); global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}brolga_new_posts SET published_at = published_at - 120" ); return $id;`
		);
	const id = publish( {} );
	publish( { post_password: 'secret' } );
	const posted = async () =>
		( await mailsWith( title ) ).filter( ( { to } ) =>
			to.includes( email )
		);
	await expect.poll( posted ).toHaveLength( 1 );
	const [ mail ] = await posted();
	expect( mail?.subject ).toContain( title );
	expect( mail?.text.split( title ) ).toHaveLength( 2 );
	expect( mail?.text ).toContain( 'Bark is in.' );
	expect( mail?.headers[ 'list-unsubscribe-post' ] ).toBe(
		'List-Unsubscribe=One-Click'
	);
	evaluate(
		`return wp_update_post( [ 'ID' => ${ String( id ) }, 'post_content' => 'All gone.' ] );`
	);
	expect( await posted() ).toHaveLength( 1 );

	// A script of the command line wrote it, where this site has no address.
	const { search } = new URL(
		linkIn( mail?.text ?? '', 'brolga_unsubscribe' )
	);
	const leave = `${ siteUrl() }/${ search }`;
	await scan( request, leave );
	await request.post( leave, { form: { 'List-Unsubscribe': 'One-Click' } } );
	expect( stored( email ) ).toEqual( [
		{
			status: 'unsubscribed',
			list_id: 'new-posts-at-once',
			first_name: '',
		},
	] );
	expect( problems ).toEqual( [] );
} );

test( 'a sign-up asks what its owner wants to know (NEWS-4, NEWS-6, COND-1)', async ( {
	page,
	problems,
} ) => {
	const email = `${ unique( 'jo' ) }@example.com`;
	const form = await fillIn( page, email );
	await form.getByLabel( 'Natives' ).uncheck();
	const hours = form.getByLabel( 'Hours of sun' );
	await expect( hours ).toBeHidden();
	await form.getByLabel( 'shady corner' ).check();
	await expect( hours ).toBeVisible();
	await form.getByRole( 'button', { name: 'Sign me up' } ).click();
	// The browser asks for the hours first, then the site for a topic.
	await expect( hours ).toBeFocused();
	await hours.fill( '3' );
	await form.getByRole( 'button', { name: 'Sign me up' } ).click();
	await expect( form.locator( '.brolga-error-text' ) ).toHaveText(
		'Please fill in the following fields: What you would like to read about.'
	);
	await form.getByLabel( 'Natives' ).check();
	await form.getByRole( 'button', { name: 'Sign me up' } ).click();
	await expect( form.getByText( 'Thank you. Please open' ) ).toBeFocused();
	expect( answersOf( email ) ).toEqual( {
		suburb: 'New Farm',
		soil: '',
		topics: 'Natives',
		shade: 'Yes',
		hours: '3',
	} );
	expect( problems ).toEqual( [] );
} );

test( 'a sign-up is a goal of the page’s tests, also on the way to another page (NEWS-10, SITE-19, AB-5)', async ( {
	page,
	context,
	problems,
} ) => {
	const goals = (): Promise< string[] > =>
		page.evaluate( () =>
			( sessionStorage.getItem( 'records' ) ?? '' )
				.split( '\n' )
				.filter( ( line ) => line !== '' )
		);
	// Tests have no screen yet: the page is given one.
	await page.route( '**/modules/newsletter/', async ( route ) => {
		const response = await route.fetch();
		const html = ( await response.text() ).replace(
			'"is_ab_testing_active":false,"is_shortcode_tracking":false,"unique_test_id":"","ab_tests":[]',
			'"is_ab_testing_active":true,"is_shortcode_tracking":false,"unique_test_id":"t1","ab_tests":[{"post_id":7,"test_id":7}]'
		);
		await route.fulfill( { response, body: html } );
	} );
	// The whole page is the goal. What a page sends as it goes is not shown to tests, so it is noted here.
	await page.addInitScript( () => {
		const { fetch } = window;
		window.fetch = async ( input, init ) => {
			if ( ! String( input ).endsWith( '/brolga/v1/events' ) ) {
				return fetch( input, init );
			}
			const { records } = JSON.parse( String( init?.body ) ) as {
				records: {
					test_id: number;
					subject_id: string;
					record_type: string;
				}[];
			};
			for ( const made of records ) {
				sessionStorage.setItem(
					'records',
					`${ sessionStorage.getItem( 'records' ) ?? '' }${
						made.test_id
					} ${ made.subject_id } ${ made.record_type }\n`
				);
			}
			return Response.json( { results: [] } );
		};
		navigator.sendBeacon = () => false;
		document.addEventListener( 'DOMContentLoaded', () => {
			document.body.classList.add( 'et_pb_ab_goal' );
			document.body.dataset.brolgaTest = '7';
		} );
	} );
	await context.addCookies( [
		{ name: 'et_pb_ab_subject_7t1', value: '1', url: siteUrl() },
	] );
	await page.goto( '/modules/newsletter/' );
	const dark = page.locator( '#dark' );
	await dark.getByLabel( 'Email' ).fill( `${ unique( 'jo' ) }@example.com` );
	await dark.getByRole( 'button' ).click();
	await expect( page ).toHaveURL( /\/modules\/\?css_id=dark$/ );
	await expect.poll( goals ).toEqual( [ '7 1 click_goal', '7 1 con_goal' ] );

	// Once a visitor, without a redirect too.
	await page.goto( '/modules/newsletter/' );
	const address = page.locator( '#address' );
	await address
		.getByLabel( 'Email' )
		.fill( `${ unique( 'jo' ) }@example.com` );
	await address.getByRole( 'button' ).click();
	await expect( address.getByText( 'Almost there' ) ).toBeFocused();
	expect( await goals() ).toHaveLength( 2 );
	const mark = ( await context.cookies() ).find(
		( { name } ) => name === 'et_pb_ab_con_goal_7t1'
	);
	expect( mark?.path ).toBe( '/' );
	expect( ( mark?.expires ?? 0 ) - Date.now() / 1000 ).toBeGreaterThan(
		364 * 86_400
	);
	expect( problems ).toEqual( [] );
} );

test( 'a page without tests loads nothing for goals, a form without custom fields nothing for them (NEWS-25)', async ( {
	page,
	problems,
} ) => {
	const loaded: string[] = [];
	page.on( 'request', ( request ) => loaded.push( request.url() ) );
	await signUp( page, `${ unique( 'jo' ) }@example.com` );
	await expect( page.getByText( SUCCESS ) ).toBeFocused();
	expect(
		loaded.filter( ( url ) => /goals|custom-fields/.test( url ) )
	).toEqual( [] );
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
		'Please fill in the following fields: First name.'
	);
	const name = notes( page ).getByLabel( 'First name' );
	await expect( name ).toBeFocused();
	await expect( name ).toHaveClass( 'brolga-signup-error' );
	expect( problems ).toEqual( [] );
} );

test( 'who was quicker than the script finds the focus on what went wrong (FORM-45, TOKEN-10)', async ( {
	page,
} ) => {
	await page.goto( '/subscribe/' );
	await notes( page ).getByLabel( 'First name' ).fill( 'Jo' );
	await notes( page ).getByLabel( 'Email' ).fill( 'jo@' );
	// The page's own post, which leads to the form by the address's hash.
	await notes( page )
		.locator( 'form' )
		.evaluate( ( form: HTMLFormElement ) => form.submit() );
	await expect( page ).toHaveURL( /#notes$/ );
	await expect( notes( page ).locator( '.brolga-error-text' ) ).toBeFocused();
	await expect( notes( page ).getByLabel( 'Email' ) ).toHaveValue( 'jo@' );
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
		await expect( notes( page ).getByLabel( 'Email' ) ).toHaveCount( 0 );

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

	test( 'custom fields are asked, kept and stored (NEWS-4, NEWS-6)', async ( {
		page,
	} ) => {
		const email = `${ unique( 'jo' ) }@example.com`;
		let form = await fillIn( page, email );
		await form.getByLabel( 'Natives' ).uncheck();
		// Without scripts nothing can hide it, and it need not be filled in.
		await expect( form.getByLabel( 'Hours of sun' ) ).toBeVisible();
		await form.getByLabel( 'Hours of sun' ).fill( '9' );
		await form.getByRole( 'button', { name: 'Sign me up' } ).click();
		form = page.locator( '#questions' );
		await expect( form.locator( '.brolga-error-text' ) ).toContainText(
			'What you would like to read about'
		);
		await expect(
			form.getByText( 'Please choose at least one.' )
		).toBeVisible();
		await expect( form.getByLabel( 'Suburb' ) ).toHaveValue( 'New Farm' );
		await form.getByLabel( 'Fruit and vegetables' ).check();
		await form.getByRole( 'button', { name: 'Sign me up' } ).click();
		await expect( page ).toHaveURL( /\?brolga_sent=demo-custom#questions/ );
		expect( answersOf( email ) ).toEqual( {
			suburb: 'New Farm',
			soil: '',
			topics: 'Fruit and vegetables',
			shade: 'No',
		} );
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
		await expect( notes( page ).getByLabel( 'First name' ) ).toHaveClass(
			'brolga-signup-error'
		);
		await expect( notes( page ).getByLabel( 'Email' ) ).toHaveValue(
			'jo@example.com'
		);
	} );
} );
