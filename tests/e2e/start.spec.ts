/**
 * An owner's first minutes, on a site of their own: the demo comes and goes.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, flaws, overflow, test } from './fixtures';

// All journeys go through one site, one after the other: the images before the demo comes.
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

test.setTimeout( 300_000 );

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

/** A picture of two colours: a logo. */
const LOGO = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAIAAAADnC86AAAAQUlEQVR42u3WoREAMAgDQHzX7ADd37QbRNDDPYcNL0PdOGufsD/ZAoPB4DY8dzpnwWAwuA8rCTAY7OdSEmAweBx+C8AQNSED+XAAAAAASUVORK5CYII=',
	'base64'
);

test( 'an owner sets up the site, and visitors see a homepage of their own (START-860, START-861, START-863, START-864, START-730)', async ( {
	page,
	problems,
} ) => {
	test.slow();
	let clicks = 0;
	const press = async ( target: Locator ): Promise< void > => {
		clicks += 1;
		await target.click();
	};
	await logIn( page );
	// Blocks to install, which WordPress.org would name: nobody is there.
	await page.route( '**/block-directory/search**', ( route ) =>
		route.fulfill( { json: [] } )
	);
	await page.goto( `${ url }/wp-admin/admin.php?page=brolga-start` );
	const setup = page.getByRole( 'form', {
		name: 'Set up your site in two minutes',
	} );
	await setup.getByLabel( 'Business type' ).selectOption( 'Medical' );
	await setup
		.getByLabel( 'Name', { exact: true } )
		.fill( 'Harrogate Physio & Pilates' );
	await setup
		.getByLabel( 'Country', { exact: true } )
		.selectOption( 'United Kingdom' );
	for ( const [ label, value ] of [
		[ 'Phone', '01423 496 0123' ],
		[ 'Email', 'hello@harrogate.example' ],
		[ 'Street address', '3 Station Parade' ],
		[ 'Town or city', 'Harrogate' ],
		[ 'Postcode', 'HG1 1UF' ],
		[ 'Fill in by typing', 'Mon–Fri 8:00–18:00' ],
	] as const ) {
		await setup.getByLabel( label, { exact: true } ).fill( value );
	}
	await setup.locator( 'input[type="file"]' ).setInputFiles( {
		name: 'logo.png',
		mimeType: 'image/png',
		buffer: LOGO,
	} );
	await expect( setup.locator( '.brolga-look img' ).first() ).toBeVisible();
	await press( setup.getByRole( 'radio', { name: 'Reef' } ) );
	await setup.getByLabel( /^Use the language, dates/ ).setChecked( true );
	expect( await flaws( page, '#brolga-start' ) ).toEqual( [] );
	for ( const width of [ 375, 800, 1280 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	}
	await press( setup.getByRole( 'button', { name: 'Set up my site' } ) );

	const patterns = page.getByRole( 'region', {
		name: 'Now choose your homepage',
	} );
	await expect( patterns.getByRole( 'heading', { level: 2 } ) ).toBeFocused();
	await expect(
		patterns.getByRole( 'heading', { level: 3 } ).first()
	).toHaveText( 'Homepage for a clinic or studio' );
	// What a card has more than others stands above its buttons.
	const above = await patterns
		.locator( 'li' )
		.evaluateAll( ( cards ) =>
			cards.map(
				( card ) =>
					( card.lastElementChild?.getBoundingClientRect().top ??
						0 ) -
					Math.max(
						...[ ...card.querySelectorAll( ':scope > p' ) ].map(
							( text ) => text.getBoundingClientRect().bottom
						)
					)
			)
		);
	expect( above.length ).toBeGreaterThan( 3 );
	expect( Math.min( ...above ) ).toBeGreaterThan( 0 );
	await press(
		patterns.getByRole( 'button', {
			name: 'Use this page: Homepage for a clinic or studio',
		} )
	);
	await press(
		page.getByRole( 'button', { name: 'Save as a draft and edit' } )
	);
	await page.waitForURL( '**/post.php?post=*' );
	await expect(
		page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.getByText( 'Harrogate' )
			.first()
	).toBeVisible();
	const close = page.getByRole( 'button', { name: 'Close', exact: true } );
	if ( await close.isVisible() ) {
		await press( close );
	}
	await press( page.getByRole( 'button', { name: 'Publish', exact: true } ) );
	await press(
		page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
	);
	await expect(
		page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByRole( 'link', { name: 'View Page' } )
	).toBeVisible();
	expect( clicks ).toBeLessThanOrEqual( 40 );

	// The editor asks for more while it is open.
	await page.goto( 'about:blank' );
	await page.context().clearCookies();
	await page.setViewportSize( { width: 375, height: 800 } );
	await page.goto( url );
	await expect( page ).toHaveTitle( /Harrogate Physio & Pilates/ );
	const read = await page.locator( 'body' ).innerText();
	expect( read ).toContain( '01423 496 0123' );
	expect( read ).toContain( 'Harrogate' );
	const whole = await page.content();
	expect( whole ).toContain( '"MedicalBusiness"' );
	expect( whole ).toContain( 'tel:+441423' );
	expect( whole ).toMatch( /--wp--preset--color--primary:\s*#0b6470/i );
	expect( whole ).not.toMatch(
		/Brisbane|Toowong|Kenmore|Queensland|\bQLD\b|Medicare|\(07\)|\+61/
	);
	expect( await overflow( page ) ).toBeLessThanOrEqual( 0 );
	// WordPress begins a transition between documents of wp-admin, which Chromium aborts where another one comes.
	expect(
		problems.filter( ( text ) => ! /^Transition was aborted/.test( text ) )
	).toEqual( [] );
} );
