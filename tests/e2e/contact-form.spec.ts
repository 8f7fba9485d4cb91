/**
 * The contact form in a real browser: focus, once only, lines that break,
 * sums, and the editor it is made in.
 */
import type { Locator, Page } from '@playwright/test';
import {
	admin,
	evaluate,
	expect,
	flaws,
	siteUrl,
	test,
	unique,
} from './fixtures';

interface EditorBlock {
	readonly clientId: string;
	readonly isValid: boolean;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly innerBlocks: readonly EditorBlock[];
}

interface EditorWindow {
	readonly wp: {
		readonly blocks: {
			readonly createBlock: ( name: string ) => unknown;
		};
		readonly data: {
			readonly dispatch: ( store: string ) => {
				readonly insertBlock: ( block: unknown ) => void;
				readonly duplicateBlocks: ( ids: readonly string[] ) => void;
				readonly editPost: ( changes: object ) => void;
				readonly savePost: () => Promise< void >;
			};
			readonly select: ( store: string ) => {
				readonly getBlocks: () => readonly EditorBlock[];
			};
		};
	};
}

const PAGE = '/modules/contact-form/';

const form = ( page: Page, id: string ): Locator => page.locator( `#${ id }` );

/** Fills a form of name, email and message. */
const fill = async ( module: Locator, message: string ): Promise< void > => {
	await module.getByLabel( /^Your name/ ).fill( 'Priya Raman' );
	await module.getByLabel( /^Email/ ).fill( 'priya@example.com' );
	await module.getByLabel( /^Message/ ).fill( message );
};

const send = ( module: Locator ): Locator => module.getByRole( 'button' );

/** How many entries hold a text. */
const stored = ( message: string ): unknown =>
	evaluate(
		`global $wpdb; return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}brolga_entries WHERE fields LIKE %s", '%${ message }%' ) );`
	);

/** The forms that were posted; that somebody began one is told beside. */
const posted = ( page: Page ): string[] => {
	const posts: string[] = [];
	page.on( 'request', ( request ) => {
		if (
			request.method() === 'POST' &&
			! request.url().endsWith( '/forms/begun' )
		) {
			posts.push( request.postData() ?? '' );
		}
	} );
	return posts;
};

/** The answer to the sum that a form asks. */
const answer = async ( module: Locator ): Promise< number > => {
	const question =
		( await module.locator( '[data-brolga-question]' ).textContent() ) ??
		'';
	return question
		.split( '+' )
		.map( Number )
		.reduce( ( sum, number ) => sum + number, 0 );
};

test( 'mistakes are listed, lead to their fields, and pass the accessibility check (FORM-10, FORM-18, FORM-45, FORM-56, BLOCK-9)', async ( {
	page,
	problems,
} ) => {
	const posts = posted( page );
	await page.goto( PAGE );
	const module = form( page, 'choices' );
	await module.getByLabel( /^Email/ ).fill( 'priya@' );
	await module.getByLabel( /^Email/ ).press( 'Enter' );
	const list = module.locator( '[data-brolga-errors]' );
	await expect( list ).toBeFocused();
	await expect( list ).toBeInViewport();
	await expect( list.getByRole( 'listitem' ) ).toHaveText( [
		'Your name',
		'What is it about?',
		'When would you like to start?',
		'Email: Please enter a valid email address.',
	] );
	expect( await flaws( page, '#choices' ) ).toEqual( [] );

	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( module.getByLabel( /^Your name/ ) ).toBeFocused();
	await list.getByRole( 'link', { name: /^When/ } ).click();
	await expect( module.getByLabel( 'This season' ) ).toBeFocused();
	await expect( page ).toHaveURL( /contact-form\/$/ );
	expect( posts ).toEqual( [] );
	expect( problems ).toEqual( [] );
} );

test( 'by keyboard alone it is sent, thanked for and counted (FORM-21, FORM-50, FORM-53, TRACK-2)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const message = unique( 'hedge' );
	const module = form( page, 'short' );
	await module.getByLabel( /^Your name/ ).focus();
	await page.keyboard.type( 'Priya Raman' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'priya@example.com' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( message );
	await page.keyboard.press( 'Tab' );
	await expect( send( module ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( module.locator( '[data-brolga-success]' ) ).toBeFocused();
	await expect( module.locator( '[data-brolga-success]' ) ).toHaveText(
		'Thanks. It is stored, and on its way to Ruth.'
	);
	expect( stored( message ) ).toBe( 1 );
	expect(
		await page.evaluate(
			() => ( window as unknown as { dataLayer: object[] } ).dataLayer
		)
	).toEqual( [
		{
			event: 'generate_lead',
			lead_id: expect.stringMatching( /^[\da-f]{16}$/ ),
		},
	] );
	await page.goto( '/thank-you/' );
	await page.waitForTimeout( 1500 );
	expect(
		await page.evaluate(
			() =>
				( window as unknown as { dataLayer?: object[] } ).dataLayer ??
				[]
		)
	).toEqual( [] );
	expect( problems ).toEqual( [] );
} );

test( 'pressed again and again it is sent once, its button as wide as before (FORM-24, FORM-50)', async ( {
	page,
	problems,
} ) => {
	const posts = posted( page );
	await page.route( PAGE, async ( route ) => {
		if ( route.request().method() === 'POST' ) {
			await new Promise( ( done ) => setTimeout( done, 800 ) );
		}
		await route.continue();
	} );
	await page.goto( PAGE );
	const message = unique( 'fence' );
	const module = form( page, 'short' );
	await fill( module, message );
	const width = ( await send( module ).boundingBox() )?.width;
	await send( module ).dblclick();
	await module.getByLabel( /^Email/ ).press( 'Enter' );
	await expect( send( module ) ).toHaveText( 'Sending…' );
	expect( ( await send( module ).boundingBox() )?.width ).toBe( width );
	await expect( module.getByText( 'Thanks.' ) ).toBeVisible();
	expect( posts ).toHaveLength( 1 );
	expect( stored( message ) ).toBe( 1 );
	expect( problems ).toEqual( [] );
} );

test( 'after a success the way back leads to no form that could be sent again (FORM-24, FORM-27)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const message = unique( 'pond' );
	const module = form( page, 'dark' );
	await fill( module, message );
	await send( module ).click();
	await page.waitForURL( '**/thank-you/' );
	await page.goBack();
	await expect( page.getByText( message ) ).toHaveCount( 0 );
	expect( stored( message ) ).toBe( 1 );
	expect( problems ).toEqual( [] );
} );

test( 'left while it was sent, gone back to and sent again it is one message (FORM-24, LEAD-4)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const message = unique( 'terrace' );
	const module = form( page, 'short' );
	await fill( module, message );
	await page.route( PAGE, async ( route ) => {
		// It arrives; its answer never does.
		await route.fetch();
	} );
	await send( module ).click();
	await expect.poll( () => stored( message ) ).toBe( 1 );
	await page.unroute( PAGE );
	await page.goto( '/thank-you/' );
	await page.goBack();
	await expect( module.getByLabel( /^Message/ ) ).toHaveValue( message );
	await send( module ).click();
	await expect( module.getByText( 'Thanks.' ) ).toBeVisible();
	expect( stored( message ) ).toBe( 1 );
	expect( problems.splice( 0 ).join() ).not.toMatch( /Error:/ );
} );

for ( const arrives of [ false, true ] ) {
	const name = arrives
		? 'an answer that is lost is asked for again, and it is one message'
		: 'without a connection the text stays and can be sent later';

	test( `${ name } (FORM-23, LEAD-4)`, async ( { page, problems } ) => {
		await page.goto( PAGE );
		const message = unique( 'drain' );
		const module = form( page, 'short' );
		await fill( module, message );
		await page.route( PAGE, async ( route ) => {
			if ( arrives ) {
				await route.fetch();
			}
			await route.abort();
		} );
		await send( module ).click();
		await expect( module.locator( '[data-brolga-errors]' ) ).toContainText(
			'Your text is still here.'
		);
		await expect( module.locator( '[data-brolga-errors]' ) ).toBeFocused();
		await expect( module.getByLabel( /^Message/ ) ).toHaveValue( message );
		await page.unroute( PAGE );
		await send( module ).click();
		await expect( module.getByText( 'Thanks.' ) ).toBeVisible();
		expect( stored( message ) ).toBe( 1 );
		// The lost connection is on the console, and nothing else.
		expect( problems.splice( 0 ).join() ).not.toMatch( /Error:/ );
	} );
}

test( 'a wrong sum brings another, the text stays, and the right one is taken (CAPTCHA-2, CAPTCHA-3, CAPTCHA-4, CAPTCHA-8)', async ( {
	page,
	problems,
} ) => {
	await page.goto( PAGE );
	const message = unique( 'gravel' );
	const module = form( page, 'sum' );
	const sum = module.getByLabel( /^What is \d/ );
	await fill( module, message );
	await send( module ).click();
	await expect( module.locator( '[data-brolga-errors]' ) ).toContainText(
		'Captcha'
	);

	await sum.fill( '99' );
	const refused = page.waitForResponse(
		( response ) => response.status() === 422
	);
	await send( module ).click();
	await refused;
	await expect( sum ).toBeFocused();
	await expect( sum ).toHaveValue( '' );
	await expect( sum ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( module.getByLabel( /^Message/ ) ).toHaveValue( message );
	await sum.fill( String( await answer( module ) ) );
	await sum.press( 'Enter' );
	await expect( module.getByText( 'The sum was right, too.' ) ).toBeVisible();
	expect( stored( message ) ).toBe( 1 );
	// The refusal itself.
	expect( problems.splice( 0 ) ).toHaveLength( 1 );
} );

test( 'a token that is no longer good is replaced on the way (TOKEN-6, TOKEN-10)', async ( {
	page,
	problems,
} ) => {
	const posts = posted( page );
	await page.goto( PAGE );
	const message = unique( 'arbour' );
	const module = form( page, 'short' );
	await fill( module, message );
	await module
		.locator( '[name=brolga_form]' )
		.evaluate( ( input ) =>
			input.setAttribute( 'value', 'of.an.old-site' )
		);
	await send( module ).click();
	await expect( module.getByText( 'Thanks.' ) ).toBeVisible();
	expect( posts ).toHaveLength( 2 );
	expect( stored( message ) ).toBe( 1 );
	expect( problems.splice( 0 ) ).toHaveLength( 1 );
} );

test.describe( 'for the owner', () => {
	test( 'a preview sends nothing and says so (SITE-12)', async ( {
		browser,
	} ) => {
		const page = await browser.newPage( {
			storageState: admin(),
			baseURL: siteUrl(),
		} );
		const posts = posted( page );
		await page.goto( `${ PAGE }?preview=true` );
		const module = form( page, 'short' );
		await fill( module, unique( 'preview' ) );
		await send( module ).click();
		await expect(
			page.getByRole( 'alert' ).filter( { hasText: 'preview' } )
		).toBeVisible();
		expect( posts ).toEqual( [] );
		await page.close();
	} );

	test( 'the editor writes, copies, saves and opens it again (BLOCK-8, FORM-49, FORM-2)', async ( {
		browser,
	} ) => {
		const page = await browser.newPage( {
			storageState: admin(),
			baseURL: siteUrl(),
		} );
		const complaints: string[] = [];
		page.on( 'pageerror', ( error ) => complaints.push( error.message ) );
		page.on( 'console', ( message ) => {
			// Core says that of its own style sheet and of the shop's.
			const theirs = /^(global-styles-css-|woocommerce-)/.test(
				message.text()
			);
			if ( ! theirs && /block|valid|react/i.test( message.text() ) ) {
				complaints.push( message.text() );
			}
		} );
		await page.goto( '/wp-admin/post-new.php?post_type=page' );
		const canvas = page.frameLocator( '[name="editor-canvas"]' );
		// What is inserted before the editor has its post is lost with it.
		await expect(
			canvas.getByRole( 'textbox', { name: 'Add title' } )
		).toBeVisible();
		await page.evaluate( () => {
			const { blocks, data } = ( window as unknown as EditorWindow ).wp;
			data.dispatch( 'core/editor' ).editPost( { title: 'Forms' } );
			data.dispatch( 'core/block-editor' ).insertBlock(
				blocks.createBlock( 'brolga/contact-form' )
			);
		} );
		const label = canvas.getByRole( 'textbox', { name: 'Label' } );
		await expect( label ).toHaveText( [ 'Your name', 'Email', 'Message' ] );
		await label.nth( 1 ).fill( 'Where do we write to?' );
		await page.keyboard.press( 'Escape' );

		const forms = (): Promise< readonly EditorBlock[] > =>
			page.evaluate( () =>
				( window as unknown as EditorWindow ).wp.data
					.select( 'core/block-editor' )
					.getBlocks()
			);
		await page.evaluate(
			( ids ) =>
				( window as unknown as EditorWindow ).wp.data
					.dispatch( 'core/block-editor' )
					.duplicateBlocks( ids ),
			( await forms() ).map( ( { clientId } ) => clientId )
		);
		await expect( label ).toHaveCount( 6 );
		const uids = ( await forms() ).map(
			( { attributes } ) => attributes.uid
		);
		expect( new Set( uids ).size ).toBe( 2 );
		expect( uids ).not.toContain( '' );

		await page.evaluate( () =>
			( window as unknown as EditorWindow ).wp.data
				.dispatch( 'core/editor' )
				.savePost()
		);
		await page.reload();
		await expect( label ).toHaveCount( 6 );
		const saved = await forms();
		expect( saved.map( ( { isValid } ) => isValid ) ).toEqual( [
			true,
			true,
		] );
		expect( saved.map( ( { attributes } ) => attributes.uid ) ).toEqual(
			uids
		);
		expect(
			saved[ 1 ]?.innerBlocks.map(
				( { attributes } ) => attributes.fieldId
			)
		).toEqual( [ 'name', 'email', 'message' ] );
		expect( complaints ).toEqual( [] );
		await page.close();
	} );
} );
