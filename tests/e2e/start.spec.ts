/**
 * An owner's first minutes, on a site of their own: the demo comes and goes.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, flaws, overflow, test } from './fixtures';

// Both journeys go through one site, one after the other: the images before the demo comes.
test.describe.configure( { mode: 'default' } );

let folder = '';
let url = '';
let server: ChildProcess | undefined;

/** Resolves once a process has ended, at once if it has already. */
const ended = async ( child: ChildProcess ): Promise< void > => {
	if ( child.exitCode === null && child.signalCode === null ) {
		await once( child, 'exit' );
	}
};

// A site that nobody has been to.
test.beforeAll( async () => {
	// A busy machine lays it out for minutes, which is no journey's time.
	test.setTimeout( 300_000 );
	folder = await mkdtemp( join( tmpdir(), 'brolga-start-' ) );
	const child = spawn(
		process.execPath,
		[ join( __dirname, '../support/small-demo-site.mjs' ), folder ],
		{ stdio: [ 'ignore', 'pipe', 'pipe' ] }
	);
	server = child;
	let output = '';
	child.stderr.on( 'data', ( chunk ) => ( output += String( chunk ) ) );
	for await ( const chunk of child.stdout ) {
		output += String( chunk );
		url = /^Ready: (\S+)\/$/m.exec( output )?.[ 1 ] ?? '';
		if ( url !== '' ) {
			return;
		}
	}
	await ended( child );
	throw new Error( `The site did not start: ${ output }` );
} );

test.afterAll( async () => {
	if ( server ) {
		server.kill( 'SIGTERM' );
		await ended( server );
	}
	await rm( folder, { recursive: true, force: true } );
} );

const logIn = async ( page: Page ): Promise< void > => {
	await page.goto( `${ url }/wp-login.php` );
	await page.getByLabel( 'Username or Email Address' ).fill( 'admin' );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();
	await page.waitForURL( '**/wp-admin/**' );
};

test.setTimeout( 120_000 );

/** How far two images are apart, of 255, looked at from far away. */
const distance = ( one: number[], other: number[] ): number =>
	one.reduce(
		( sum, value, at ) => sum + Math.abs( value - ( other[ at ] ?? 0 ) ),
		0
	) / one.length;

test( 'the image of a whole page is of that page (START-30)', async ( {
	page,
	context,
} ) => {
	// Eleven pages, each drawn whole.
	test.slow();
	const { pagePatterns, previewAddress, PREVIEWS_FOLDER, imageOf, resized } =
		await import( '../../bin/lib/previews.mjs' );
	await logIn( page );
	const address = await previewAddress( page, url );
	const paper = await context.newPage();
	for ( const name of await pagePatterns() ) {
		const images = [
			await imageOf( page, paper, address, name ),
			await readFile( join( PREVIEWS_FOLDER, `${ name }.webp` ) ),
		];
		const [ now, kept ] = await Promise.all(
			images.map( ( bytes ) =>
				resized(
					'pixels',
					paper,
					{ type: 'image/webp', bytes },
					24,
					30
				)
			)
		);
		expect
			.soft(
				distance( now ?? [], kept ?? [] ),
				`${ name } looks otherwise: npm run previews`
			)
			.toBeLessThan( 1 );
	}
} );

test( 'an owner imports the demo, looks at it and takes it away again (START-1, START-2, START-4, START-5, START-8)', async ( {
	page,
	problems,
} ) => {
	await logIn( page );

	await page.goto( `${ url }/wp-admin/plugins.php` );
	await page.getByRole( 'link', { name: 'Deactivate Brolga' } ).click();
	await page.getByRole( 'link', { name: 'Activate Brolga' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Get started', level: 1 } )
	).toBeVisible();
	const demo = page.getByRole( 'region', { name: 'Try the demo' } );
	await expect( demo ).toContainText( '5 pages' );
	// The site is untouched: all is ticked.
	await expect( demo.getByRole( 'checkbox', { checked: true } ) ).toHaveCount(
		4
	);
	expect( await flaws( page, '#brolga-start' ) ).toEqual( [] );
	await page.setViewportSize( { width: 375, height: 800 } );
	expect( await overflow( page ) ).toBe( 0 );

	const frames = page.locator( 'iframe' );
	await expect( frames ).toHaveCount( 0 );
	await page
		.getByRole( 'button', { name: 'Preview: Contact with a form' } )
		.click();
	const dialog = page.getByRole( 'dialog', { name: 'Contact with a form' } );
	const shown = dialog.frameLocator( 'iframe' );
	await expect(
		shown.getByRole( 'button', { name: 'Send message' } )
	).toBeVisible();
	await expect( shown.locator( '#wpadminbar' ) ).toHaveCount( 0 );
	expect( await flaws( page, '.brolga-start__modal' ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( frames ).toHaveCount( 0 );

	await demo.getByRole( 'button', { name: 'Import the demo' } ).click();
	// By its address: from wp-admin to a page WordPress begins a transition between documents, which Chromium then aborts.
	const home = await demo
		.getByRole( 'link', { name: 'Visit the demo' } )
		.getAttribute( 'href' );
	await page.goto( home ?? '' );
	await expect( page ).toHaveTitle( /Fig & Ferry/ );
	await page.getByRole( 'link', { name: 'a few pages' } ).click();
	await expect( page.getByText( 'What we do' ) ).toBeVisible();

	await page.goto( `${ url }/wp-admin/admin.php?page=brolga-start` );
	await demo.getByRole( 'button', { name: 'Remove the demo' } ).click();
	await demo.getByRole( 'button', { name: 'Remove the demo' } ).click();
	await expect( demo ).toContainText(
		'The demo has been removed completely.'
	);
	await page.goto( url );
	await expect( page ).not.toHaveTitle( /Fig & Ferry/ );
	await expect(
		page.getByRole( 'link', { name: 'Hello world!' } ).first()
	).toBeVisible();
	expect( problems ).toEqual( [] );
} );
