/**
 * Makes the images of the README and of the handbook, from the demo, so that they
 * can be made again: npm run screenshots, or some by their names:
 * npm run screenshots email popup
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuild } from './build.mjs';
import { main } from './complaint.mjs';
import { serveNative } from './native.mjs';
import { ROOT } from './paths.mjs';
import { freePort } from './ports.mjs';
import { say } from './progress.mjs';
import { dropSite, provisionSite } from './site.mjs';
import { evaluate } from '../../tests/support/smoke.mjs';

/** The image's name, what it shows, and how wide the window is. */
export const IMAGES = [
	{ name: 'demo', path: '/', width: 1280, height: 800 },
	{ name: 'demo-phone', path: '/contact/', width: 375, height: 812 },
	{
		name: 'leads',
		path: '/wp-admin/admin.php?page=brolga-leads&lead=2',
		width: 1280,
		height: 800,
		admin: true,
	},
	{
		name: 'editor',
		path: '/wp-admin/post.php?action=edit&post=',
		page: 'contact',
		width: 1280,
		height: 800,
		admin: true,
	},
];

/** A window in which the handbook's column can still be read. */
const PAGE = { width: 1100, height: 700 };

const screen = ( name, query, more = {} ) => ( {
	name,
	path: `/wp-admin/admin.php?page=brolga-${ query }`,
	admin: true,
	...PAGE,
	...more,
} );

const editor = ( name, page, block, nth = 0 ) => ( {
	name,
	path: '/wp-admin/post.php?action=edit&post=',
	page,
	admin: true,
	block,
	nth,
	...PAGE,
} );

/** The handbook's, one a page: small, since the plugin brings them along. */
export const HANDBOOK_IMAGES = [
	screen( 'first-page', 'start', { to: '.brolga-start__patterns' } ),
	{
		name: 'first-form',
		path: '/wp-admin/post-new.php?post_type=page&brolga_add=form&post_title=Contact',
		admin: true,
		block: 'brolga/contact-form',
		...PAGE,
	},
	screen( 'email', 'settings&section=mail' ),
	screen( 'inbox', 'leads&lead=2' ),
	// Its second form is the one for new posts.
	editor( 'newsletter', 'subscribe', 'brolga/newsletter', 1 ),
	screen( 'ab-test', 'experiments' ),
	{
		name: 'popup',
		path: '/wp-admin/post-new.php?post_type=brolga_popup',
		admin: true,
		dialog: 'Choose a pattern',
		...PAGE,
	},
	screen( 'consent', 'settings&section=consent' ),
	{ name: 'shop', path: '/shop/', shop: true, ...PAGE },
	screen( 'care', 'health' ),
];

const folder = join( ROOT, 'docs/images' );
const handbook = join( ROOT, 'docs/use/images' );

/** How well the handbook's images are drawn: they have 60 KB each. */
const QUALITY = 60;

async function logIn( page, url ) {
	await page.goto( `${ url }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( '**/wp-admin/**' );
}

/** The id of a page by its slug. */
async function idOf( url, slug ) {
	const answer = await fetch( `${ url }/wp-json/wp/v2/pages?slug=${ slug }` );
	return ( await answer.json() )[ 0 ].id;
}

/** The window as a small image; sharp is not there before the packages are. */
async function keepSmall( page, name ) {
	const { default: sharp } = await import( 'sharp' );
	await writeFile(
		join( handbook, `${ name }.webp` ),
		await sharp( await page.screenshot() )
			.webp( { quality: QUALITY, effort: 6 } )
			.toBuffer()
	);
	say( `docs/use/images/${ name }.webp` );
}

/** Selects a block of a kind in the editor, so that its settings are seen. */
const selectBlock = ( page, name, nth = 0 ) =>
	page.evaluate(
		( [ kind, at ] ) => {
			const { select, dispatch } = window.wp.data;
			const store = 'core/block-editor';
			dispatch( store ).selectBlock(
				select( store ).getBlocksByName( kind )[ at ]
			);
		},
		[ name, nth ]
	);

async function shoot( browser, url, image ) {
	const { name, path, page: slug, width, height, admin } = image;
	const { to, block, nth, dialog } = image;
	const page = await browser.newPage( { viewport: { width, height } } );
	if ( admin ) {
		await logIn( page, url );
	}
	await page.goto(
		`${ url }${ path }${ slug ? await idOf( url, slug ) : '' }`
	);
	await page.waitForLoadState( 'networkidle' );
	await page.waitForTimeout( 1500 );
	// The images are of the page, not of the question that lies over it.
	const refuse = page.getByRole( 'button', { name: 'Reject all' } );
	if ( await refuse.isVisible() ) {
		await refuse.click();
		await refuse.waitFor( { state: 'hidden' } );
	}
	if ( dialog ) {
		await page.getByRole( 'dialog', { name: dialog } ).waitFor();
		// Each pattern is drawn in a frame of its own.
		await page.waitForTimeout( 15_000 );
	}
	if ( block ) {
		await page
			.frameLocator( '[name="editor-canvas"]' )
			.locator( '.wp-block' )
			.first()
			.waitFor();
		await selectBlock( page, block, nth );
		await page.waitForTimeout( 1500 );
	}
	if ( to ) {
		await page
			.locator( to )
			.evaluate( ( element ) =>
				element.scrollIntoView( { block: 'center' } )
			);
		await page.waitForTimeout( 1500 );
	}
	if ( HANDBOOK_IMAGES.includes( image ) ) {
		await keepSmall( page, name );
		await page.close();
		return;
	}
	await page.screenshot( {
		path: join( folder, `${ name }.jpg` ),
		type: 'jpeg',
		quality: 82,
	} );
	await page.close();
	say( `docs/images/${ name }.jpg` );
}

/** Makes some images of one site. */
async function shootAll( images, { dir, port, woocommerce } ) {
	if ( images.length === 0 ) {
		return;
	}
	const { shop } = await provisionSite( {
		dir,
		url: `http://127.0.0.1:${ port }`,
		woocommerce,
		seed: true,
	} );
	// The demo is Australian; the handbook's labels are American.
	await evaluate( dir, "return update_user_meta( 1, 'locale', 'en_US' );" );
	await evaluate(
		dir,
		"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'brolga' => [ 'hints' => false ], 'core/edit-post' => [ 'welcomeGuide' => false ], '_modified' => gmdate( 'c' ) ] );"
	);
	const server = await serveNative( { dir, port } );
	const url = server.url.replace( /\/$/, '' );
	const browser = await chromium.launch( {
		executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
	} );
	for ( const image of images ) {
		if ( shop || ! image.shop ) {
			await shoot( browser, url, image );
		}
	}
	await browser.close();
	await server.stop();
}

async function screenshots() {
	await ensureBuild();
	await mkdir( folder, { recursive: true } );
	await mkdir( handbook, { recursive: true } );
	const named = process.argv.slice( 2 );
	const wanted = ( { name } ) => named.length === 0 || named.includes( name );
	const dir = join( ROOT, '.cache/screenshots/site' );
	const port = await freePort( 9560 );
	await dropSite( dir );
	// The README's site has no shop.
	await shootAll( IMAGES.filter( wanted ), {
		dir,
		port,
		woocommerce: false,
	} );
	await shootAll( HANDBOOK_IMAGES.filter( wanted ), {
		dir,
		port,
		woocommerce: true,
	} );
	return 0;
}

if ( process.argv[ 1 ] === import.meta.filename ) {
	await main( screenshots );
}
