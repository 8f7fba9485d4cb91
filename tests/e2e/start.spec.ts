/**
 * An owner's first minutes, on a site of their own: the demo comes and goes.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, flaws, overflow, test } from './fixtures';

let folder = '';
let server: ChildProcess | undefined;

/** Serves a site that nobody has been to. */
const serve = async (): Promise< string > => {
	folder = await mkdtemp( join( tmpdir(), 'brolga-start-' ) );
	const child = spawn(
		process.execPath,
		[ join( __dirname, '../support/small-demo-site.mjs' ), folder ],
		{ stdio: [ 'ignore', 'pipe', 'inherit' ] }
	);
	server = child;
	let output = '';
	for await ( const chunk of child.stdout ) {
		output += String( chunk );
		const [ , url ] = /^Ready: (\S+)\/$/m.exec( output ) ?? [];
		if ( url !== undefined ) {
			return url;
		}
	}
	throw new Error( `The site did not start: ${ output }` );
};

test.setTimeout( 120_000 );

test.afterAll( async () => {
	const child = server;
	if ( child ) {
		const gone = new Promise( ( resolve ) =>
			child.once( 'exit', resolve )
		);
		child.kill( 'SIGTERM' );
		await gone;
	}
	await rm( folder, { recursive: true, force: true } );
} );

test( 'an owner imports the demo, looks at it and takes it away again (START-1, START-2, START-4, START-5, START-8)', async ( {
	page,
	problems,
} ) => {
	const url = await serve();
	await page.goto( `${ url }/wp-login.php` );
	await page.getByLabel( 'Username or Email Address' ).fill( 'admin' );
	await page.getByLabel( 'Password', { exact: true } ).fill( 'password' );
	await page.getByRole( 'button', { name: 'Log In' } ).click();

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
	await demo.getByRole( 'button', { name: 'Undo the import' } ).click();
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
