/**
 * Makes the images of whole-page patterns that *Get started* shows, from a
 * site that has nothing yet: npm run previews
 *
 * They lie in the theme and in git, since a machine that packs or starts a site
 * need not have a browser. A journey of the browser's tests holds each against
 * its pattern.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuild } from './build.mjs';
import { main } from './complaint.mjs';
import { serveNative } from './native.mjs';
import { ROOT } from './paths.mjs';
import { freePort } from './ports.mjs';
import { say } from './progress.mjs';
import { dropSite, provisionSite } from './site.mjs';

export const PREVIEWS_FOLDER = join( ROOT, 'theme', 'assets', 'previews' );

/** What is seen of a page, as a window; an image is smaller by a scale. */
const WINDOW = { width: 1200, height: 1500 };
const SCALE = 0.4;
const QUALITY = 0.6;

/** The patterns that are whole pages, by the names of their files. */
export const pagePatterns = async ( root = ROOT ) =>
	( await readdir( join( root, 'theme/patterns' ) ) )
		.filter( ( file ) => /^page-[\w-]+\.php$/.test( file ) )
		.map( ( file ) => file.replace( '.php', '' ) )
		.sort();

/**
 * Where previews are; a pattern's name follows.
 *
 * @param {import('@playwright/test').Page} page Of somebody who may make pages.
 * @param {string}                          url  The site.
 * @return {Promise<string>} The address.
 */
export const previewAddress = async ( page, url ) => {
	await page.goto( `${ url }/wp-admin/admin.php?page=brolga-start` );
	return (
		( await page
			.locator( '#brolga-start' )
			.getAttribute( 'data-preview' ) ) ?? ''
	);
};

/**
 * An image in another size, as one thing of it: a WebP's million numbers would
 * take seconds on their way out of the browser.
 *
 * @template {'webp' | 'pixels'} Kind
 * @param {Kind}                            kind    The image in base64, or its red, green and blue.
 * @param {import('@playwright/test').Page} paper   A page that is drawn on.
 * @param {{ type: string, bytes: Buffer }} image An image.
 * @param {number}                          width   How wide.
 * @param {number}                          height  How high.
 * @return {Promise<{ webp: string, pixels: number[] }[Kind]>} What was asked for.
 */
export const resized = ( kind, paper, { type, bytes }, width, height ) =>
	paper.evaluate(
		async ( [ wanted, source, w, h, quality ] ) => {
			const image = document.createElement( 'img' );
			image.src = source;
			await image.decode();
			const canvas = document.createElement( 'canvas' );
			canvas.width = w;
			canvas.height = h;
			const context = canvas.getContext( '2d' );
			context.imageSmoothingQuality = 'high';
			context.drawImage( image, 0, 0, w, h );
			if ( wanted === 'webp' ) {
				return canvas
					.toDataURL( 'image/webp', quality )
					.replace( /^.*,/, '' );
			}
			const { data } = context.getImageData( 0, 0, w, h );
			return [ ...data ].filter( ( value, at ) => at % 4 < 3 );
		},
		[
			kind,
			`data:${ type };base64,${ bytes.toString( 'base64' ) }`,
			width,
			height,
			QUALITY,
		]
	);

/**
 * The image of a pattern.
 *
 * @param {import('@playwright/test').Page} page    Whose cookies may see it.
 * @param {import('@playwright/test').Page} paper   A page that is drawn on.
 * @param {string}                          address The address of previews.
 * @param {string}                          name    The pattern, without the theme.
 * @return {Promise<Buffer>} A WebP.
 */
export async function imageOf( page, paper, address, name ) {
	await page.setViewportSize( WINDOW );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( address + encodeURIComponent( `brolga/${ name }` ) );
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate( () => document.fonts.ready );
	const webp = await resized(
		'webp',
		paper,
		{ type: 'image/png', bytes: await page.screenshot() },
		WINDOW.width * SCALE,
		WINDOW.height * SCALE
	);
	return Buffer.from( webp, 'base64' );
}

async function logIn( page, url ) {
	await page.goto( `${ url }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( '**/wp-admin/**' );
}

async function previews() {
	await ensureBuild();
	const dir = join( ROOT, '.cache/previews/site' );
	const port = await freePort( 9580 );
	await dropSite( dir );
	await provisionSite( { dir, url: `http://127.0.0.1:${ port }` } );
	const server = await serveNative( { dir, port } );
	const browser = await chromium.launch( {
		executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
	} );
	const context = await browser.newContext();
	const page = await context.newPage();
	const paper = await context.newPage();
	const url = server.url.replace( /\/$/, '' );
	await logIn( page, url );
	const address = await previewAddress( page, url );
	await rm( PREVIEWS_FOLDER, { recursive: true, force: true } );
	await mkdir( PREVIEWS_FOLDER, { recursive: true } );
	for ( const name of await pagePatterns() ) {
		const image = await imageOf( page, paper, address, name );
		await writeFile( join( PREVIEWS_FOLDER, `${ name }.webp` ), image );
		say( `theme/assets/previews/${ name }.webp: ${ image.length } B` );
	}
	await browser.close();
	await server.stop();
	return 0;
}

if ( process.argv[ 1 ] === import.meta.filename ) {
	main( previews );
}
