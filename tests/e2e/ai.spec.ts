/**
 * Drafts by a connected AI, against a provider of the test's own: shown,
 * accepted by a person, and never in the way when the service fails.
 */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Locator, Page } from '@playwright/test';
import {
	admin,
	evaluate,
	expect,
	flaws,
	keepSettings,
	siteFolder,
	siteUrl,
	test,
	unique,
} from './fixtures';

test.use( { storageState: async ( {}, run ) => run( admin() ) } );

keepSettings();

const plugins = (): string => join( siteFolder(), 'wp-content/mu-plugins' );

test.beforeAll( () => {
	const classes = join( plugins(), 'brolga-test-ai' );
	mkdirSync( classes, { recursive: true } );
	for ( const name of [ 'AiModel.php', 'AiProvider.php' ] ) {
		copyFileSync(
			join( __dirname, '../php/Support', name ),
			join( classes, name )
		);
	}
	copyFileSync(
		join( __dirname, '../support/ai-provider.php' ),
		join( plugins(), 'ai-provider.php' )
	);
	// Without the welcome, which would cover the editor at some moment.
	evaluate(
		"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'brolga' => [ 'hints' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], 'core' => [ 'enableChoosePatternModal' => false, 'openPanels' => [ 'post-status', 'brolga-ai-section/brolga-ai-section' ] ], '_modified' => gmdate( 'c' ) ] );"
	);
} );

test.beforeEach( () => {
	evaluate(
		"delete_option( 'brolga_test_ai' ); delete_option( 'brolga_test_ai_asked' ); return 1;"
	);
} );

test.afterAll( () => {
	rmSync( join( plugins(), 'ai-provider.php' ) );
	rmSync( join( plugins(), 'brolga-test-ai' ), { recursive: true } );
} );

interface Says {
	/** What the model answers; an object is written as JSON. */
	readonly answer?: object | string;
	readonly fails?: 'refused' | 'quota' | 'late' | '';
	/** Whether it takes images. */
	readonly sees?: boolean;
}

/** An image of the media library. */
interface Image {
	readonly id: number;
	readonly url: string;
}

/** Connects a model that answers this from now on. */
const connect = ( { answer = '', fails = '', sees = false }: Says ): void => {
	const text = typeof answer === 'string' ? answer : JSON.stringify( answer );
	const bytes = Buffer.from( text ).toString( 'base64' );
	evaluate(
		`update_option( 'brolga_test_ai', [ 'answer' => base64_decode( '${ bytes }' ), 'fails' => '${ fails }', 'sees' => ${ sees } ] ); return 1;`
	);
};

/** What the model was asked so far. */
const asked = (): readonly string[] =>
	evaluate(
		"return array_values( (array) get_option( 'brolga_test_ai_asked', [] ) );"
	) as string[];

const SECTION = {
	layout: 'reasons',
	heading: 'Why people choose us',
	text: 'Three reasons, & no <b>tricks</b>.',
	items: [
		{ title: 'On time', text: 'We come when we say.', icon: 'scheduled' },
		{ title: 'Insured', text: 'If we break it, we pay.', icon: 'shield' },
		{
			title: 'Near',
			text: `From here. ${ 'Long '.repeat( 120 ) }`,
			icon: 'home',
		},
	],
	button: '',
};

const openEditor = async ( page: Page, title: string ): Promise< Editor > => {
	await page.goto( '/wp-admin/post-new.php?post_type=page' );
	const editor = new Editor( { page } );
	await editor.canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( title );
	return editor;
};

const button = ( within: Page | Locator, name: string ): Locator =>
	within.getByRole( 'button', { name, exact: true } );

/** Opens the window by the keyboard. */
const openWindow = async ( page: Page ): Promise< Locator > => {
	await button( page, 'Draft a section…' ).focus();
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', {
		name: 'Section from a sentence',
	} );
	await expect( dialog ).toBeVisible();
	return dialog;
};

test( 'a sentence becomes a section, which is looked at, inserted and published (AI-3, AI-32, AI-33)', async ( {
	page,
	problems,
} ) => {
	connect( { answer: SECTION } );
	const editor = await openEditor( page, unique( 'Section' ) );
	let dialog = await openWindow( page );
	await expect( button( dialog, 'Draft section' ) ).toBeDisabled();
	await dialog
		.getByRole( 'textbox', { name: 'What is the section about?' } )
		.fill( 'Three reasons to choose us' );
	const sent = dialog.getByText( 'What is sent' );
	await sent.focus();
	await page.keyboard.press( 'Enter' );
	await expect(
		dialog.getByText( 'Wish: Three reasons to choose us' )
	).toBeVisible();
	expect( asked() ).toEqual( [] );
	expect( await flaws( page, '[role="dialog"]' ) ).toEqual( [] );
	await sent.press( 'Enter' );

	await button( dialog, 'Draft section' ).press( 'Enter' );
	await expect(
		dialog.getByText( '1 text was too long for its place' ).first()
	).toBeVisible();
	expect( await flaws( page, '[role="dialog"]' ) ).toEqual( [] );
	expect( asked() ).toHaveLength( 1 );
	// Closed and opened, it is as it was.
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( button( page, 'Draft a section…' ) ).toBeFocused();
	dialog = await openWindow( page );
	await expect( dialog.getByRole( 'textbox' ) ).toHaveValue(
		'Three reasons to choose us'
	);
	await button( dialog, 'Insert section' ).press( 'Enter' );
	await expect( dialog ).toHaveCount( 0 );

	await expect(
		editor.canvas.getByRole( 'document', { name: /Block: Heading/ } )
	).toHaveCount( 4 );
	const id = await editor.publishPost();
	await page.goto( `${ siteUrl() }/?page_id=${ String( id ) }` );
	const main = page.getByRole( 'main' );
	await expect(
		main.getByRole( 'heading', { name: 'Why people choose us' } )
	).toBeVisible();
	await expect(
		main.getByText( 'Three reasons, & no tricks.' )
	).toBeVisible();
	await expect( main.locator( '.wp-block-icon svg' ) ).toHaveCount( 3 );
	expect( problems ).toEqual( [] );
} );

test( 'a service that fails says what to do, and takes nothing away (AI-6, AI-33)', async ( {
	page,
	problems,
} ) => {
	connect( { answer: SECTION } );
	await openEditor( page, unique( 'Failures' ) );
	const dialog = await openWindow( page );
	const wish = dialog.getByRole( 'textbox' );
	await wish.fill( 'Three reasons' );
	await button( dialog, 'Draft section' ).click();
	await expect( button( dialog, 'Insert section' ) ).toBeVisible();
	const failures: readonly ( readonly [ Says, string ] )[] = [
		[ { fails: 'refused' }, 'refused the site’s key' ],
		[ { fails: 'quota' }, 'takes no more requests' ],
		[ { fails: 'late' }, 'did not answer in time' ],
		[ { answer: '<!-- wp:html -->Sure!' }, 'could not be used' ],
	];
	for ( const [ says, words ] of failures ) {
		connect( says );
		await button( dialog, 'Draft another one' ).click();
		await expect( dialog.getByText( words ).first() ).toBeVisible();
		await expect( wish ).toHaveValue( 'Three reasons' );
		await expect( button( dialog, 'Insert section' ) ).toBeVisible();
	}
	expect( await flaws( page, '[role="dialog"]' ) ).toEqual( [] );
	await button( dialog, 'Discard' ).click();
	await expect( button( dialog, 'Draft section' ) ).toBeVisible();
	// The browser tells of each answer that is an error.
	expect( problems.splice( 0 ) ).toHaveLength( failures.length );
} );

test( 'an image is described in a block and in the media library (AI-40, AI-41)', async ( {
	page,
	problems,
} ) => {
	connect( { answer: { text: 'A hedge in snow' }, sees: true } );
	// A JPEG that is larger than what is sent, and a drawing, which no model takes.
	const [ photo, drawing ] = evaluate( `
		$found = get_posts( [ 'post_type' => 'attachment', 'post_mime_type' => 'image/svg+xml', 'numberposts' => 1, 'fields' => 'ids' ] );
		$image = imagecreatetruecolor( 1200, 900 );
		imagefilledrectangle( $image, 0, 600, 1200, 900, 0x4A7A3C );
		imagefilledellipse( $image, 600, 350, 400, 400, 0xF2C14E );
		$path = wp_upload_dir()['path'] . '/${ unique( 'hedge' ) }.jpg';
		imagejpeg( $image, $path );
		$id = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg', 'post_title' => 'Hedge', 'post_status' => 'inherit' ], $path );
		require_once ABSPATH . 'wp-admin/includes/image.php';
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $path ) );
		return array_map( static fn ( int $id ): array => [ 'id' => $id, 'url' => wp_get_attachment_url( $id ) ], [ $id, $found[0] ] );
	` ) as [ Image, Image ];
	const { id } = photo;
	const editor = await openEditor( page, unique( 'Image' ) );
	await editor.insertBlock( {
		name: 'core/image',
		attributes: { ...photo },
	} );
	await editor.openDocumentSettingsSidebar();
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	await expect(
		sidebar.getByText( 'The image itself is sent' )
	).toBeVisible();
	await sidebar.getByText( 'What is sent' ).click();
	const image = sidebar.getByRole( 'img', {
		name: 'The image as it is sent',
	} );
	await expect( image ).toHaveAttribute( 'src', /^data:image\/jpeg/ );
	expect(
		await image.evaluate( ( sentImage: HTMLImageElement ) =>
			Math.max( sentImage.naturalWidth, sentImage.naturalHeight )
		)
	).toBeLessThanOrEqual( 768 );
	expect( asked() ).toEqual( [] );
	await button( sidebar, 'Draft alternative text' ).press( 'Enter' );
	await expect(
		sidebar.getByText( 'A hedge in snow' ).first()
	).toBeVisible();
	expect( ( await editor.getBlocks() )[ 0 ]?.attributes.alt ).not.toBe(
		'A hedge in snow'
	);
	await button( sidebar, 'Use draft' ).press( 'Enter' );
	await expect
		.poll( async () => ( await editor.getBlocks() )[ 0 ]?.attributes.alt )
		.toBe( 'A hedge in snow' );

	await editor.insertBlock( {
		name: 'core/image',
		attributes: { ...drawing },
	} );
	await sidebar.getByText( 'What is sent' ).click();
	await expect(
		sidebar.getByText( 'This file cannot be sent to the AI' )
	).toBeVisible();
	await expect( sidebar.getByText( 'and nothing else' ) ).toHaveCount( 0 );
	// The browser tells of the answer, which is an error.
	expect( problems.splice( 0 ) ).toHaveLength( 1 );

	await page.goto( `/wp-admin/upload.php?item=${ String( id ) }` );
	const details = page.getByRole( 'dialog' );
	await button( details, 'Draft alternative text…' ).press( 'Enter' );
	await expect(
		details.getByText( 'The image itself is sent' )
	).toBeVisible();
	await button( details, 'Draft alternative text' ).press( 'Enter' );
	await button( details, 'Use draft' ).press( 'Enter' );
	const field = details.getByRole( 'textbox', { name: 'Alternative Text' } );
	await expect( field ).toHaveValue( 'A hedge in snow' );
	await expect
		.poll( () =>
			evaluate(
				`return get_post_meta( ${ String( id ) }, '_wp_attachment_image_alt', true );`
			)
		)
		.toBe( 'A hedge in snow' );
	expect( problems ).toEqual( [] );
} );

test( 'sample texts are drafted, read and saved (AI-10, AI-11, AI-12)', async ( {
	page,
	problems,
} ) => {
	const title = unique( 'Samples' );
	const id = evaluate(
		`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => '${ title }', 'post_content' => wp_slash( WP_Block_Patterns_Registry::get_instance()->get_registered( 'brolga/call-to-action-band' )['content'] ) ] );`
	);
	connect( { answer: { texts: [ 'Hedges by us', 'Call us' ] } } );
	await page.goto( '/wp-admin/admin.php?page=brolga-start' );
	const card = page.getByRole( 'region', {
		name: 'Replace the sample texts',
	} );
	// The first page is chosen once the pages are there.
	await expect( card ).toBeVisible();
	for ( const checked of await card
		.getByRole( 'checkbox', { checked: true } )
		.all() ) {
		await checked.uncheck();
	}
	await card.getByRole( 'checkbox', { name: title } ).check();
	await button( card, 'Draft texts' ).press( 'Enter' );
	await expect( card.getByRole( 'row' ) ).toHaveCount( 3 );
	expect( await flaws( page, '.brolga-start__card.is-ai' ) ).toEqual( [] );
	await card.getByRole( 'checkbox', { name: 'Use “Call us”' } ).uncheck();
	await button( card, 'Save 1 text' ).press( 'Enter' );
	await expect( card.getByText( '1 text saved.' ).first() ).toBeVisible();
	await page.goto( `${ siteUrl() }/?page_id=${ String( id ) }` );
	await expect(
		page.getByRole( 'heading', { name: 'Hedges by us' } )
	).toBeVisible();
	await expect( page.getByText( 'Call us', { exact: true } ) ).toHaveCount(
		0
	);
	expect( problems ).toEqual( [] );
} );

test( 'a reply is drafted below what was written, once the owner allows it (AI-30, AI-31)', async ( {
	page,
	problems,
} ) => {
	const text = unique( 'drafted' );
	const html = await ( await fetch( `${ siteUrl() }/contact/` ) ).text();
	await fetch( `${ siteUrl() }/contact/`, {
		method: 'POST',
		redirect: 'manual',
		body: new URLSearchParams( {
			brolga_form:
				/name="brolga_form"[^>]*value="([^"]+)"/.exec( html )?.[ 1 ] ??
				'',
			et_pb_contact_name_0: 'Cleo Quill',
			et_pb_contact_email_0: 'quill@example.com',
			et_pb_contact_message_0: `${ text } Cleo, 0412 345 678`,
			et_pb_contactform_submit_0: '1',
		} ),
	} );
	connect( { answer: { text: 'Yes, we plant hedges.' } } );
	const open = async (): Promise< Locator > => {
		await page.goto(
			`/wp-admin/admin.php?page=brolga-leads&search=${ text }`
		);
		await button( page, 'Cleo Quill quill@example.com' ).click();
		const lead = page.getByRole( 'complementary', { name: 'Lead' } );
		await button( lead, 'Reply' ).click();
		return lead;
	};
	const closed = await open();
	await expect(
		closed.getByRole( 'textbox', { name: 'Your reply' } )
	).toBeVisible();
	await expect( button( closed, 'Draft a reply with AI' ) ).toHaveCount( 0 );
	evaluate(
		"$all = get_option( 'brolga_settings', [] ); $all['ai'] = [ 'draft_replies' => true ]; update_option( 'brolga_settings', $all ); return 1;"
	);
	const lead = await open();
	const reply = lead.getByRole( 'textbox', { name: 'Your reply' } );
	await reply.fill( 'Hello' );
	await button( lead, 'Draft a reply with AI' ).press( 'Enter' );
	await expect( button( lead, 'Use draft' ) ).toBeVisible();
	await expect( reply ).toHaveValue( 'Hello' );
	expect( await flaws( page, '#brolga-leads' ) ).toEqual( [] );
	await button( lead, 'Use draft' ).press( 'Enter' );
	await expect( reply ).toHaveValue( 'Hello\n\nYes, we plant hedges.' );
	const [ prompt = '' ] = asked();
	expect( prompt ).toContain( `${ text } [name], [phone]` );
	expect( prompt ).not.toContain( 'quill@example.com' );
	expect( problems ).toEqual( [] );
} );

test( 'without a model nothing of it is there (AI-1)', async ( {
	page,
	problems,
} ) => {
	const files: string[] = [];
	page.on( 'request', ( request ) => files.push( request.url() ) );
	const editor = await openEditor( page, unique( 'None' ) );
	await editor.openDocumentSettingsSidebar();
	await expect( button( page, 'Draft a section…' ) ).toHaveCount( 0 );
	await page.goto( '/wp-admin/upload.php' );
	await page.goto( '/wp-admin/admin.php?page=brolga-start' );
	await expect(
		page.getByRole( 'region', { name: 'Replace the sample texts' } )
	).toHaveCount( 0 );
	expect(
		files.filter( ( file ) => /\/build\/.*\bai\b/.test( file ) )
	).toEqual( [] );
	expect( problems ).toEqual( [] );
} );
