/**
 * bin/test looks: pages, patterns, screens and emails as they are painted on a
 * phone and on a desktop, against the pictures that were kept.
 *
 * All of them with BROLGA_LOOKS=all, else a sample; --keep keeps what is taken.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { evaluate } from '../../../tests/support/smoke.mjs';
import { startMailSink } from '../../../tests/support/mail-sink.mjs';
import {
	PAGES,
	PATTERNS,
	SAMPLE,
} from '../../../tests/support/shown-pages.mjs';
import { ensureBuild } from '../build.mjs';
import { main } from '../complaint.mjs';
import { serveNative } from '../native.mjs';
import { ROOT } from '../paths.mjs';
import { freePort } from '../ports.mjs';
import { say } from '../progress.mjs';
import { dropSite, provisionSite } from '../site.mjs';
import { shopForTests } from '../woocommerce.mjs';
import { difference, small } from './compare.mjs';

const PICTURES = join( ROOT, 'tests/looks/pictures' );
const SHEET = join( ROOT, '.cache/looks' );
const VERSION = join( PICTURES, 'chromium.txt' );
const WIDTHS = [ 1280, 375 ];
const NOW = new Date( '2027-01-12T10:00:00+10:00' );
const isAll = process.env.BROLGA_LOOKS === 'all';
const isKeeping = process.argv.includes( '--keep' );

const SCREENS = [
	'brolga-leads',
	'brolga-settings',
	'brolga-forms',
	'brolga-subscribers',
	'brolga-experiments',
].map( ( name ) => `/wp-admin/admin.php?page=${ name }` );

/** What tells the time says something else each day. */
const FROZEN = `
	*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important; }
	time, .wp-block-post-date, [class*="countdown"], [class*="captcha"], td.column-date, #footer-upgrade { visibility: hidden !important; }
`;

const few = ( all, count ) => ( isAll ? all : all.slice( 0, count ) );

/** Random, but the same each time. */
const seedRandom = () => {
	let state = 1;
	Math.random = () => {
		state = ( state * 16807 ) % 2147483647;
		return state / 2147483647;
	};
};

async function settled( page ) {
	await page.addStyleTag( { content: FROZEN } );
	for ( let times = 0; times < 3; times++ ) {
		await page.evaluate( async () => {
			await document.fonts.ready;
			await Promise.all(
				[ ...document.images ].map( ( image ) => {
					image.loading = 'eager';
					return image.decode().catch( () => {} );
				} )
			);
		} );
	}
}

/** Shoots until two in a row are equal. */
async function shot( page ) {
	let last = Buffer.alloc( 0 );
	for ( let tries = 0; tries < 8; tries++ ) {
		const next = await page.screenshot( { fullPage: true } );
		if ( next.equals( last ) ) {
			return next;
		}
		last = next;
		await page.waitForTimeout( 150 );
	}
	return last;
}

const fileName = ( name, width ) =>
	`${ name.replace( /[^a-z0-9]+/gi, '-' ).replace( /^-|-$/g, '' ) || 'home' }-${ width }.webp`;

async function logIn( page, url ) {
	await page.goto( `${ url }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( '**/wp-admin/**' );
}

/** The shop's mails about its first order. */
const MAILS = `
	$order = wc_get_orders( [ 'limit' => 1, 'orderby' => 'ID', 'order' => 'ASC' ] )[0];
	foreach ( [ 'WC_Email_Customer_Processing_Order', 'WC_Email_Customer_Completed_Order' ] as $name ) {
		WC()->mailer()->emails[ $name ]->trigger( $order->get_id(), $order );
	}
	return true;
`;

async function entries( { dir, sink, shop } ) {
	const patterns = Object.entries( await evaluate( dir, PATTERNS ) );
	const pages = isAll ? await evaluate( dir, PAGES ) : SAMPLE.slice( 0, 12 );
	if ( shop ) {
		await evaluate( dir, MAILS );
	}
	return [
		...pages.map( ( path ) => ( { name: `page ${ path }`, path } ) ),
		...few( patterns, 6 ).map( ( [ name, path ] ) => ( { name, path } ) ),
		...few( SCREENS, 3 ).map( ( path ) => ( {
			name: `screen ${ path.split( '=' )[ 1 ] }`,
			path,
			isAdmin: true,
		} ) ),
		...sink.messages
			.filter( ( { html } ) => html )
			.slice( 0, 2 )
			.map( ( { html }, at ) => ( { name: `mail ${ at + 1 }`, html } ) ),
	];
}

/** Both pictures of what differs, for whoever changed it. */
async function writeSheet( found ) {
	await mkdir( SHEET, { recursive: true } );
	const image = ( bytes ) =>
		bytes
			? `<img src="data:image/webp;base64,${ bytes.toString( 'base64' ) }">`
			: '<i>none</i>';
	const rows = found.map(
		( { file, why, kept, taken } ) =>
			`<h2>${ file }: ${ why }</h2><p>${ image( kept ) } ${ image( taken ) }</p>`
	);
	await writeFile(
		join( SHEET, 'sheet.html' ),
		`<!doctype html><meta charset="utf-8"><title>Before and after</title><style>p{display:flex;gap:16px;align-items:start}img{border:1px solid}</style>${ rows.join( '\n' ) }`
	);
}

async function take( browser, url, all ) {
	const found = [];
	let passed = 0;
	const context = async () => {
		const made = await browser.newContext( {
			reducedMotion: 'reduce',
			locale: 'en-AU',
			timezoneId: 'Australia/Brisbane',
		} );
		await made.addInitScript( seedRandom );
		return made;
	};
	const visitor = await ( await context() ).newPage();
	const admin = await ( await context() ).newPage();
	await logIn( admin, url );
	await visitor.clock.setFixedTime( NOW );
	await admin.clock.setFixedTime( NOW );
	for ( const { name, path, html, isAdmin } of all ) {
		const page = isAdmin ? admin : visitor;
		for ( const width of WIDTHS ) {
			await page.setViewportSize( { width, height: 900 } );
			if ( html ) {
				await page.setContent( html );
			} else {
				await page.goto( `${ url }${ path }` );
				await page.waitForLoadState( 'networkidle' );
			}
			await settled( page );
			const file = fileName( name, width );
			const taken = await small( await shot( page ) );
			const kept = await readFile( join( PICTURES, file ) ).catch(
				() => undefined
			);
			const why = kept
				? await difference( kept, taken )
				: 'no picture is kept: bin/test looks --keep';
			if ( why ) {
				found.push( { file, why, kept, taken } );
				say( `${ isKeeping ? 'kept' : '✗' } ${ file }: ${ why }` );
			} else {
				passed++;
			}
		}
	}
	return { found, passed };
}

async function looks() {
	const browser = await chromium.launch( {
		executablePath: process.env.BROLGA_CHROMIUM || '/usr/bin/chromium',
	} );
	const version = browser.version();
	const keptBy = await readFile( VERSION, 'utf8' ).catch( () => version );
	if ( keptBy.trim() !== version && ! isKeeping ) {
		await browser.close();
		say(
			`skipped: The pictures were kept by Chromium ${ keptBy.trim() }; this is ${ version }.`
		);
		say( '0 passed, 0 failed, 1 skipped' );
		return 0;
	}
	await ensureBuild();
	const dir = join( ROOT, '.cache/looks/site' );
	const port = await freePort( 9570 );
	const sink = await startMailSink();
	await dropSite( dir );
	const shop = ( await shopForTests() ).reason === undefined;
	await provisionSite( {
		dir,
		url: `http://127.0.0.1:${ port }`,
		smtpPort: sink.port,
		woocommerce: shop,
		seed: true,
	} );
	const server = await serveNative( { dir, port } );
	try {
		const all = await entries( { dir, sink, shop } );
		const url = server.url.replace( /\/$/, '' );
		const { found, passed } = await take( browser, url, all );
		await writeSheet( found );
		say( `Before and after: ${ join( SHEET, 'sheet.html' ) }` );
		if ( isKeeping ) {
			await mkdir( PICTURES, { recursive: true } );
			for ( const { file, taken } of found ) {
				await writeFile( join( PICTURES, file ), taken );
			}
			await writeFile( VERSION, `${ version }\n` );
		}
		const failed = isKeeping ? 0 : found.length;
		say(
			`${ passed + found.length - failed } passed, ${ failed } failed, 0 skipped`
		);
		return failed ? 1 : 0;
	} finally {
		await browser.close();
		await server.stop();
		await sink.stop();
	}
}

await main( looks );
