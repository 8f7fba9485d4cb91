/**
 * Makes the README's images, from the demo, so that they can be made again:
 * npm run screenshots
 */
import { mkdir } from 'node:fs/promises';
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

const folder = join( ROOT, 'docs/images' );

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

async function shoot( browser, url, image ) {
	const { name, path, page: slug, width, height, admin } = image;
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
	await page.screenshot( {
		path: join( folder, `${ name }.jpg` ),
		type: 'jpeg',
		quality: 82,
	} );
	await page.close();
	say( `docs/images/${ name }.jpg` );
}

async function screenshots() {
	await ensureBuild();
	await mkdir( folder, { recursive: true } );
	const dir = join( ROOT, '.cache/screenshots/site' );
	const port = await freePort( 9560 );
	await dropSite( dir );
	await provisionSite( {
		dir,
		url: `http://127.0.0.1:${ port }`,
		seed: true,
	} );
	await evaluate(
		dir,
		"return update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', [ 'core/edit-post' => [ 'welcomeGuide' => false ], '_modified' => gmdate( 'c' ) ] );"
	);
	const server = await serveNative( { dir, port } );
	const url = server.url.replace( /\/$/, '' );
	const browser = await chromium.launch( {
		executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
	} );
	for ( const image of IMAGES ) {
		await shoot( browser, url, image );
	}
	await browser.close();
	await server.stop();
	return 0;
}

if ( process.argv[ 1 ] === import.meta.filename ) {
	await main( screenshots );
}
