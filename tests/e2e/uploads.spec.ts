/**
 * Files: chosen, sent and downloaded, with scripts and without, over a real
 * server.
 */
import { readFile, stat } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { admin, evaluate, expect, flaws, test, unique } from './fixtures';

interface Stored {
	readonly name: string;
	readonly path: string;
}

/** A form that asks for plans only when a quote is wanted, and for a photo always. */
const FORM = `<!-- wp:brolga/contact-form {"uid":"files","anchor":"job","title":"Job"} -->
<!-- wp:brolga/form-field {"fieldId":"name","label":"Your name"} /-->
<!-- wp:brolga/form-field {"fieldId":"email","type":"email","label":"Email"} /-->
<!-- wp:brolga/form-field {"fieldId":"wish","type":"select","label":"What is it about?","options":[{"label":"A question"},{"label":"A quote"}]} /-->
<!-- wp:brolga/form-field {"fieldId":"plans","type":"file","label":"Plans","accept":["pdf","images"],"maxFiles":2,"maxMegabytes":1,"conditions":{"relation":"all","rules":[["wish","is","A quote"]]}} /-->
<!-- wp:brolga/form-field {"fieldId":"photo","type":"file","label":"Photo","required":false,"accept":["images"],"maxMegabytes":100} /-->
<!-- /wp:brolga/contact-form -->`;

const PDF = Buffer.concat( [
	Buffer.from( '%PDF-1.4\n%' ),
	Buffer.from( [ 0xe2, 0xe3, 0xcf, 0xd3, 0x0a, 0x00, 0xff ] ),
	Buffer.from(
		'1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'
	),
] );
const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAADklEQVQImWNgYGD4DwABBAEAHnjh/AAAAABJRU5ErkJggg==',
	'base64'
);

const plan = { name: 'My plan.pdf', mimeType: 'application/pdf', buffer: PDF };
const photo = { name: 'گل.png', mimeType: 'image/png', buffer: PNG };
const shell = {
	name: 'photo.php.jpg',
	mimeType: 'image/jpeg',
	buffer: Buffer.from( '<?php phpinfo();' ),
};

/** A page of its own with the form; its address. */
const makePage = (): string => {
	const slug = unique( 'files' );
	evaluate(
		`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Files', 'post_name' => '${ slug }', 'post_content' => wp_slash( ${ JSON.stringify(
			FORM
		).replaceAll( '$', '\\$' ) } ) ] );`
	);
	return `/${ slug }/`;
};

/** The files of the lead in whose name a text stands. */
const storedFor = ( name: string ): readonly Stored[] =>
	evaluate(
		`global $wpdb;
		$id = (int) $wpdb->get_var( $wpdb->prepare( "SELECT id FROM {$wpdb->prefix}brolga_entries WHERE name = %s", '${ name }' ) );
		$folder = ( new Brolga\\Forms\\Uploads\\UploadFolder( new Brolga\\Core\\Security\\Hmac( new Brolga\\Core\\Support\\SystemClock() ) ) )->path();
		return array_map( fn ( $row ) => [ 'name' => $row->name, 'path' => "{$folder}/{$row->id[0]}/{$row->id}" ], $wpdb->get_results( $wpdb->prepare( "SELECT id, name FROM {$wpdb->prefix}brolga_uploads WHERE entry_id = %d AND entry_id > 0 ORDER BY size DESC", $id ) ) );`
	) as Stored[];

const fill = async ( module: Locator, name: string ): Promise< void > => {
	await module.getByLabel( /^Your name/ ).fill( name );
	await module.getByLabel( /^Email/ ).fill( 'priya@example.com' );
	await module
		.getByLabel( /^What is it about/ )
		.selectOption( { label: 'A quote' } );
};

const send = ( module: Locator ): Promise< void > =>
	module.getByRole( 'button', { name: 'Send message' } ).click();

test( 'an enquiry with conditional fields and files reaches its owner, byte for byte (FIELD-7, UPLOAD-1, UPLOAD-7, UPLOAD-10, UPLOAD-13, COND-1)', async ( {
	page,
	browser,
	problems,
} ) => {
	const name = unique( 'Priya' );
	await page.goto( makePage() );
	const module = page.locator( '#job' );
	await expect( module.getByLabel( 'Plans' ) ).toBeHidden();
	await fill( module, name );
	const plans = module.getByLabel( /^Plans/ );
	await plans.setInputFiles( [ plan ] );
	await plans.setInputFiles( [ photo ] );
	await module
		.getByLabel( /^Photo/ )
		.setInputFiles( [ { ...photo, name: 'gate.png' } ] );

	// Chosen one after the other, both are there; one is taken back by keyboard.
	const list = module.locator( '[data-brolga-field="plans"] li' );
	await expect( list ).toHaveText( [ /^My plan\.pdf.*kB$/, /^گل\.png/ ] );
	// The browser does not say the names once more.
	await expect( plans ).toHaveCSS( 'font-size', '0px' );
	expect( await flaws( page, '#job' ) ).toEqual( [] );
	await module.getByRole( 'button', { name: 'Remove gate.png' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( module.getByLabel( /^Photo/ ) ).toBeFocused();
	await expect( module.getByLabel( /^Photo/ ) ).not.toHaveCSS(
		'font-size',
		'0px'
	);

	await send( module );
	await expect( module.locator( '[data-brolga-success]' ) ).toContainText(
		'Thank you'
	);
	const stored = storedFor( name );
	expect( stored.map( ( file ) => file.name ) ).toEqual( [
		'My plan.pdf',
		'گل.png',
	] );
	expect( await readFile( stored[ 0 ]?.path ?? '' ) ).toEqual( PDF );

	const context = await browser.newContext( { storageState: admin() } );
	const desk = await context.newPage();
	await desk.route(
		( url ) => url.hostname !== '127.0.0.1',
		( route ) => route.abort()
	);
	const id = evaluate(
		`global $wpdb; return (int) $wpdb->get_var( $wpdb->prepare( "SELECT id FROM {$wpdb->prefix}brolga_entries WHERE name = %s", '${ name }' ) );`
	) as number;
	await desk.goto( `/wp-admin/admin.php?page=brolga-leads&lead=${ id }` );
	const link = desk.getByRole( 'link', { name: 'My plan.pdf' } );
	const href = ( await link.getAttribute( 'href' ) ) ?? '';
	const [ download ] = await Promise.all( [
		desk.waitForEvent( 'download' ),
		link.click(),
	] );
	expect( download.suggestedFilename() ).toBe( 'My plan.pdf' );
	expect( await readFile( await download.path() ) ).toEqual( PDF );

	const answer = await context.request.get( href );
	expect( answer.headers() ).toMatchObject( {
		'content-type': 'application/pdf',
		'content-disposition':
			'attachment; filename="My plan.pdf"; filename*=UTF-8\'\'My%20plan.pdf',
		'x-content-type-options': 'nosniff',
		'content-security-policy': "default-src 'none'; sandbox",
		'cache-control': 'no-store, private',
	} );
	await context.close();
	// Nobody else, link or not.
	expect( ( await page.request.get( href ) ).status() ).toBe( 401 );
	expect( problems ).toEqual( [] );
} );

test( 'what the server would refuse is left out at once, and says so (UPLOAD-2, UPLOAD-13)', async ( {
	page,
	problems,
} ) => {
	await page.goto( makePage() );
	const module = page.locator( '#job' );
	await fill( module, unique( 'Priya' ) );
	const plans = module.getByLabel( /^Plans/ );
	await plans.setInputFiles( [
		{ ...plan, name: 'program.exe' },
		{ ...plan, name: 'big.pdf', buffer: Buffer.alloc( 1048577, 'a' ) },
		plan,
	] );
	const field = module.locator( '[data-brolga-field="plans"]' );
	await expect( field.locator( '[data-brolga-error]' ) ).toHaveText(
		'Left out: program.exe, big.pdf. Up to 2 files of 1 MB each: images, PDF.'
	);
	await expect( plans ).toHaveAttribute( 'aria-invalid', 'true' );
	await expect( field.getByRole( 'listitem' ) ).toHaveCount( 1 );
	await field.getByRole( 'button', { name: 'Remove My plan.pdf' } ).click();
	await send( module );
	await expect( module.locator( '[data-brolga-errors]' ) ).toContainText(
		'Plans'
	);
	await expect( field.locator( '[data-brolga-error]' ) ).toHaveText(
		'Please choose a file.'
	);
	expect( problems ).toEqual( [] );
} );

for ( const javaScriptEnabled of [ true, false ] ) {
	const how = javaScriptEnabled ? 'with' : 'without';

	test( `${ how } scripts a refused file and a mistake elsewhere lose nothing (FIELD-8, UPLOAD-1, UPLOAD-3)`, async ( {
		browser,
		baseURL,
	} ) => {
		const context = await browser.newContext( {
			javaScriptEnabled,
			...( baseURL && { baseURL } ),
		} );
		const page = await context.newPage();
		const name = unique( 'Priya' );
		await page.goto( makePage() );
		const module = page.locator( '#job' );
		await fill( module, name );
		await module.getByLabel( /^Plans/ ).setInputFiles( [ plan ] );
		// What only the server sees: a program under an image's name.
		await module.getByLabel( /^Photo/ ).setInputFiles( [ shell ] );
		await send( module );

		const errors = module.locator( '.brolga-error-text' );
		await expect( errors ).toContainText(
			'“photo.php.jpg” has a file name'
		);
		await expect( module.getByLabel( /^Your name/ ) ).toHaveValue( name );
		const kept = module.getByRole( 'checkbox', { name: /My plan\.pdf/ } );
		await expect( kept ).toBeChecked();
		expect( storedFor( name ) ).toEqual( [] );

		await module.getByLabel( /^Photo/ ).setInputFiles( [ photo ] );
		await send( module );
		await expect( module.locator( '[data-brolga-success]' ) ).toContainText(
			'Thank you'
		);
		const stored = storedFor( name );
		expect( stored.map( ( file ) => file.name ) ).toEqual( [
			'My plan.pdf',
			'گل.png',
		] );
		expect( await readFile( stored[ 0 ]?.path ?? '' ) ).toEqual( PDF );
		const { mode } = await stat( stored[ 0 ]?.path ?? '' );
		expect( mode.toString( 8 ).at( -1 ) ).toBe( '0' );
		await context.close();
	} );
}

test( 'without scripts, more than the server takes is an honest 413 (UPLOAD-6)', async ( {
	browser,
	baseURL,
} ) => {
	const context = await browser.newContext( {
		javaScriptEnabled: false,
		...( baseURL && { baseURL } ),
	} );
	const page = await context.newPage();
	await page.goto( makePage() );
	const module = page.locator( '#job' );
	const name = unique( 'Priya' );
	await fill( module, name );
	await module.getByLabel( /^Plans/ ).setInputFiles( [ plan ] );
	// The sites of this project's commands take 40 MB.
	const tooMuch = 41 * 1024 * 1024;
	await module.getByLabel( /^Photo/ ).setInputFiles( [
		{
			...photo,
			buffer: Buffer.concat( [ PNG, Buffer.alloc( tooMuch ) ] ),
		},
	] );
	const [ answer ] = await Promise.all( [
		page.waitForResponse(
			( response ) => response.request().method() === 'POST'
		),
		send( module ),
	] );
	expect( answer.status() ).toBe( 413 );
	await expect( module.locator( '.brolga-error-text' ) ).toContainText(
		'Your files are too big to send together.'
	);
	// PHP dropped the text as well; the page before has it still.
	await expect(
		module.getByText( /^What you typed is not lost/ )
	).toBeVisible();
	await expect( module.getByLabel( /^Your name/ ) ).toHaveValue( '' );
	await page.goBack();
	await expect( module.getByLabel( /^Your name/ ) ).toHaveValue( name );
	await expect( module.getByLabel( /^Email/ ) ).toHaveValue(
		'priya@example.com'
	);
	await expect( module.getByLabel( /^What is it about/ ) ).toHaveValue(
		'A quote'
	);
	await context.close();
} );
