/**
 * Makes the README's pictures, from the demo, so that they can be made again:
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

/** The picture's name, what it shows, and how wide the window is. */
export const PICTURES = [
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

/** Enquiries as people of the demo's suburbs would write them. */
const ENQUIRIES = [
	[
		'Ngaire Whitley',
		'ngaire@example.com',
		'Bardon',
		'Three years on the terraces hold. Time for the bottom one: a seat, and shade until noon.',
	],
	[
		'Priya Raman',
		'priya@example.com',
		'Toowong',
		'A slope behind the house, about 8 by 12 m. When it storms the water runs under the deck.\nCould you come and look at a wall with steps?',
	],
	[
		'Tom O’Brien',
		'tom@example.com',
		'Manly',
		'Sandy block, full salt wind. The lawn has given up. What would stay green?',
	],
	[
		'Sam Nguyen',
		'sam@example.com',
		'The Gap',
		'The retaining wall is leaning, about 15 m of it. Is it urgent?',
	],
];

/** Sends the enquiries as a visitor without scripts does. */
async function enquire( url ) {
	for ( const [ name, email, suburb, message ] of ENQUIRIES ) {
		const html = await ( await fetch( `${ url }/contact/` ) ).text();
		const token = /name="brolga_form"[^>]*value="([^"]+)"/.exec( html );
		await fetch( `${ url }/contact/`, {
			method: 'POST',
			redirect: 'manual',
			body: new URLSearchParams( {
				brolga_form: token?.[ 1 ] ?? '',
				et_pb_contact_name_0: name,
				et_pb_contact_email_0: email,
				et_pb_contact_suburb_0: suburb,
				et_pb_contact_message_0: message,
				et_pb_contactform_submit_0: '1',
			} ),
		} );
	}
}

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

async function shoot( browser, url, picture ) {
	const { name, path, page: slug, width, height, admin } = picture;
	const page = await browser.newPage( { viewport: { width, height } } );
	if ( admin ) {
		await logIn( page, url );
	}
	await page.goto(
		`${ url }${ path }${ slug ? await idOf( url, slug ) : '' }`
	);
	await page.waitForLoadState( 'networkidle' );
	// wp-admin's welcome, where it shows itself.
	await page.keyboard.press( 'Escape' );
	await page.waitForTimeout( 1500 );
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
	const server = await serveNative( { dir, port } );
	const url = server.url.replace( /\/$/, '' );
	await enquire( url );
	const browser = await chromium.launch( {
		executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
	} );
	for ( const picture of PICTURES ) {
		await shoot( browser, url, picture );
	}
	await browser.close();
	await server.stop();
	return 0;
}

if ( process.argv[ 1 ] === import.meta.filename ) {
	await main( screenshots );
}
