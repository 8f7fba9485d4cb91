/**
 * What an owner downloads of ours in wp-admin, screen by screen, gzip.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../../bin/lib/paths.mjs';

/** Where our built files are. */
const OURS = /\/brolga\/build\/(.+\.(?:js|css))$/;

/** Scripts of settings, which come when a block is selected. */
const SETTINGS = /\/brolga\/build\/.*\/settings\/.+\.js$/;

const pathOf = ( request ) => new URL( request.url() ).pathname;

/** Whoever has fetched nothing for so long has what was needed. */
const QUIET_MS = 3000;

/**
 * Signs in, and returns the page.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url     The site's, without a slash at its end.
 */
export async function signIn( browser, url ) {
	const page = await browser.newPage();
	await page.route(
		( { hostname } ) => hostname !== '127.0.0.1',
		( route ) => route.abort()
	);
	await page.goto( `${ url }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( '**/wp-admin/**' );
	return page;
}

/**
 * Files of ours that come while something is done, with their sizes.
 *
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>}          work
 * @return {Promise<Record<string, number>>}
 */
export async function filesDuring( page, work ) {
	const names = new Set();
	let last = Date.now();
	const note = ( request ) => {
		const [ , name ] = OURS.exec( pathOf( request ) ) ?? [];
		if ( name ) {
			names.add( name );
			last = Date.now();
		}
	};
	page.on( 'request', note );
	await work();
	while ( Date.now() - last < QUIET_MS ) {
		await page.waitForTimeout( QUIET_MS / 10 );
	}
	page.off( 'request', note );
	return Object.fromEntries(
		[ ...names ].map( ( name ) => [
			name,
			gzipSync( readFileSync( join( ROOT, 'plugin/build', name ) ), {
				level: 9,
			} ).length,
		] )
	);
}

/** How long a block's settings may take to be asked for, until the block is put in again. */
const AGAIN_MS = 15_000;

/** Puts in a new block and selects it, with its settings beside it. */
const select = ( page, name ) =>
	page.evaluate( async ( block ) => {
		const { blocks, data } = window.wp;
		const one = blocks.createBlock( block );
		await data.dispatch( 'core/block-editor' ).insertBlocks( one );
		await data.dispatch( 'core/block-editor' ).selectBlock( one.clientId );
		await data
			.dispatch( 'core/interface' )
			.enableComplementaryArea( 'core', 'edit-post/block' );
	}, name );

/**
 * Selects a block until its settings are asked for: an editor that is still
 * being set up on a slow machine throws away what was put in before.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string}                          name
 */
async function selectUntilAsked( page, name ) {
	let asked = false;
	const note = ( request ) => {
		asked ||= SETTINGS.test( pathOf( request ) );
	};
	page.on( 'request', note );
	await page.waitForFunction( () =>
		window.wp?.data?.select( 'core/editor' )?.__unstableIsEditorReady()
	);
	for ( let tries = 0; ! asked && tries < 8; tries++ ) {
		await select( page, name );
		for ( let waited = 0; ! asked && waited < AGAIN_MS; waited += 250 ) {
			await page.waitForTimeout( 250 );
		}
	}
	page.off( 'request', note );
	if ( ! asked ) {
		throw new Error( `The settings of ${ name } were not asked for.` );
	}
}

/**
 * What a new page takes, what the settings of its first block do, and what the
 * inbox does (PERF-34, PERF-35).
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url     The site's, without a slash at its end.
 * @param {string}                             block   Whose settings are the largest.
 */
export async function screensOf( browser, url, block ) {
	const page = await signIn( browser, url );
	const open = ( path ) => () => page.goto( `${ url }/wp-admin/${ path }` );
	const newPage = await filesDuring(
		page,
		open( 'post-new.php?post_type=page' )
	);
	const settings = await filesDuring( page, () =>
		selectUntilAsked( page, block )
	);
	page.on( 'dialog', ( dialog ) => void dialog.accept() );
	const inbox = await filesDuring(
		page,
		open( 'admin.php?page=brolga-leads' )
	);
	await page.context().close();
	return { newPage, settings, inbox };
}
