/**
 * What speaks for a visitor, and what becomes of robots.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** The tokens that were posted with a form; that somebody began is told too. */
const tokens = ( page: Page ): string[] => {
	const seen: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			request.method() === 'POST' &&
			! request.url().endsWith( '/forms/begun' )
		) {
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
		if ( request.url().includes( 'modules/spam.js' ) ) {
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
	await page.route( '**/modules/spam.js*', ( route ) => route.abort() );
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
		owner.getByText( 'A hidden field was filled in' )
	).toBeVisible();
	await owner.getByRole( 'searchbox' ).fill( message );
	await expect( owner.getByRole( 'row' ) ).toHaveCount( 2 );
	await owner.getByText( 'Priya Raman' ).click();
	const lead = owner.getByRole( 'complementary', { name: 'Lead' } );
	await expect(
		lead
			.getByText( 'Marked as spam because a hidden field was filled in.' )
			.first()
	).toBeVisible();
	await lead.getByRole( 'button', { name: 'Not spam' } ).click();
	await expect( lead.getByText( 'Marked as not spam' ) ).toBeVisible();
	await owner.close();
	expect( stored( message ) ).toEqual( [ 'new', 'honeypot new ' ] );
	expect( problems ).toEqual( [] );
} );

/** The scripts of the services, as far as we call them. */
const SCRIPT = `
	const token = ( action ) => btoa( JSON.stringify( { action, salt: Math.random() } ) );
	window.grecaptcha = {
		ready: ( then ) => setTimeout( then ),
		execute: ( key, { action } ) => Promise.resolve( token( action ) ),
	};
	window.turnstile = {
		render: ( box, options ) => {
			setTimeout( () => options.callback( token( options.action ) ), 50 );
			return 'widget';
		},
		remove: () => {},
	};
	window.hcaptcha = {
		render: () => 'widget',
		execute: () => Promise.resolve( { response: token( '' ) } ),
		remove: () => {},
	};
	setTimeout( () => window.brolgaHcaptcha?.() );
	window.frcaptcha = {
		createWidget: ( { element } ) => {
			setTimeout( () => element.dispatchEvent( new CustomEvent(
				'frc:widget.statechange',
				{ detail: { state: 'completed', response: token( '' ) } }
			) ), 50 );
			return { destroy: () => {} };
		},
	};`;

/** All services: their script, and what they say of a token. */
const serve = async (
	says: Readonly< Record< string, unknown > >
): Promise< { server: Server; url: string; asked: string[] } > => {
	const asked: string[] = [];
	const server = createServer( ( request, response ) => {
		if ( request.url?.startsWith( '/api.js' ) ) {
			response.setHeader( 'Content-Type', 'text/javascript' );
			response.end( SCRIPT );
			return;
		}
		let body = '';
		request.on( 'data', ( chunk ) => ( body += String( chunk ) ) );
		request.on( 'end', () => {
			const key = request.headers[ 'x-api-key' ];
			const sent = new URLSearchParams(
				key ? ( JSON.parse( body ) as Record< string, string > ) : body
			);
			const { action } = JSON.parse(
				Buffer.from( sent.get( 'response' ) ?? '', 'base64' ).toString()
			) as { action: string };
			asked.push( action );
			const made = new Date().toISOString();
			response.end(
				JSON.stringify( {
					success: ( key ?? sent.get( 'secret' ) ) === 'secret-key',
					hostname: '127.0.0.1',
					challenge_ts: made,
					action,
					data: {
						challenge: {
							timestamp: made,
							origin: 'http://127.0.0.1',
						},
					},
					...says,
				} )
			);
		} );
	} );
	await new Promise< void >( ( ready ) =>
		server.listen( 0, '127.0.0.1', ready )
	);
	const { port } = server.address() as AddressInfo;
	return { server, url: `http://127.0.0.1:${ port }`, asked };
};

/**
 * What an owner sets under Spam protection, for one visitor: other tests use
 * the same site at the same time.
 */
const set = async (
	page: Page,
	values: Readonly< Record< string, string > >
): Promise< void > => {
	const name = unique( 'spam' );
	evaluate(
		`$values = ( new Brolga\\Core\\Settings\\SectionValues( new Brolga\\Spam\\SpamSection(), [], new Brolga\\Core\\Settings\\Vault() ) )->with( json_decode( '${ JSON.stringify(
			values
		) }', true ) );
		update_option( '${ name }', $values->stored );
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		return file_put_contents( WPMU_PLUGIN_DIR . '/one-visitors-settings.php', '<?php
			$own = $_COOKIE["own_settings"] ?? "";
			if ( preg_match( "/^spam-[a-z0-9]+$/D", $own ) ) {
				$with = fn ( $all ) => [ "spam" => get_option( $own ) ] + ( is_array( $all ) ? $all : [] );
				add_filter( "option_brolga_settings", $with );
				add_filter( "default_option_brolga_settings", $with );
			}' );`
	);
	await page
		.context()
		.addCookies( [
			{ name: 'own_settings', value: name, url: siteUrl() },
		] );
};

for ( const { verifier, says, status, action, list } of [
	{
		verifier: 'turnstile',
		says: {},
		status: [ 'new', '' ],
		action: 'Brolga-Module-ContactForm-0',
		list: /^Brolga-|^[0-9a-f]{8}[\w-]{24}$/,
	},
	{
		verifier: 'hcaptcha',
		says: {},
		status: [ 'new', '' ],
		action: '',
		list: /^$/,
	},
	{
		verifier: 'friendly-captcha',
		says: {},
		status: [ 'new', '' ],
		action: '',
		list: /^$/,
	},
	{
		verifier: 'recaptcha',
		says: { score: 0.9 },
		status: [ 'new', '' ],
		action: 'Brolga/Module/ContactForm/0',
		list: /^Brolga\/Module\/EmailOptin\/List\/\w+$/,
	},
	{
		verifier: 'recaptcha',
		says: { score: 0.1 },
		status: [ 'spam', 'score' ],
		action: 'Brolga/Module/ContactForm/0',
		list: /^Brolga\/Module\/EmailOptin\/List\/\w+$/,
	},
] ) {
	test( `${ verifier } is asked for both forms, and says ${ JSON.stringify(
		says
	) } (SPAM-1, SPAM-3, SPAM-7, SPAM-15)`, async ( { page, problems } ) => {
		const { server, url, asked } = await serve( says );
		// Only wp-config.php may name a script: here a file of the host's does.
		const named = `WPMU_PLUGIN_DIR . '/script-${ new URL( url ).port }.php'`;
		evaluate(
			`file_put_contents( ${ named }, "<?php define( 'BROLGA_SPAM_SCRIPT_URL', '${ url }/api.js' );" );`
		);
		try {
			await set( page, {
				verifier,
				site_key: 'site-key',
				secret: 'secret-key',
				verify_url: `${ url }/siteverify`,
			} );
			await page.goto( PAGE );
			expect( await page.content() ).not.toContain( 'secret-key' );
			await expect(
				page.locator( `script[src^="${ url }"]` )
			).toHaveCount( 0 );
			const message = unique( 'espalier' );
			await fill( page, message );
			await send( page );
			await expect( form( page ).getByText( 'Thanks.' ) ).toBeVisible();
			expect( stored( message ) ).toEqual( status );
			expect( asked ).toEqual( [ action ] );

			await page.goto( '/subscribe/' );
			const signup = page
				.locator( '[data-brolga-module="brolga/newsletter"]' )
				.filter( { has: page.locator( 'form' ) } )
				.first();
			const address = `${ unique( 'jo' ) }@example.com`;
			for ( const name of await signup.getByRole( 'textbox' ).all() ) {
				await name.fill( 'Jo' );
			}
			await signup.getByLabel( 'Email' ).fill( address );
			await signup.getByRole( 'button' ).click();
			await expect(
				signup.locator( '[data-brolga-success]' )
			).toBeVisible();
			expect( asked[ 1 ] ).toMatch( list );
			expect(
				evaluate(
					`global $wpdb; return $wpdb->get_var( "SELECT status FROM {$wpdb->prefix}brolga_subscribers WHERE email = '${ address }'" );`
				)
			).toBe( status[ 0 ] === 'new' ? 'pending' : 'spam' );
			expect( problems ).toEqual( [] );
		} finally {
			evaluate( `unlink( ${ named } );` );
			server.close();
		}
	} );
}
