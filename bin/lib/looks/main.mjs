/**
 * bin/test looks: pages, patterns, blocks in the editor, screens and emails as
 * they are painted on a phone and on a desktop, against the pictures that are
 * kept in git.
 *
 * BROLGA_LOOKS=all takes all of them, a word those that have it in the name of
 * their picture; else it is a sample. --keep keeps what is taken.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBuild } from '../build.mjs';
import { main } from '../complaint.mjs';
import { serveNative } from '../native.mjs';
import { ROOT } from '../paths.mjs';
import { freePort } from '../ports.mjs';
import { say, step } from '../progress.mjs';
import { shopForTests } from '../woocommerce.mjs';
import { loadCamera } from './camera.mjs';
import { difference, small, unlike } from './compare.mjs';
import { demoSite } from './demo-site.mjs';
import { ownFonts, stopClock, whyNot } from './frozen.mjs';
import { WIDTHS, fileOf, kinds, sampleOf } from './listed.mjs';
import { writeSheet } from './sheet.mjs';

const PICTURES = join( ROOT, 'tests/looks' );
const VERSION = join( PICTURES, 'chromium.txt' );
const WORK = join( ROOT, '.cache/looks' );
const SHEET = join( WORK, 'sheet.html' );
const WANTED = process.env.BROLGA_LOOKS ?? 'sample';
const isKeeping = process.argv.includes( '--keep' );

/** Pictures taken at once. */
const CAMERAS = 2;

const majorOf = ( version ) => version.trim().split( '.' )[ 0 ];

/** Why pictures of this machine are none to compare; empty: they are. */
async function whySkipped( version ) {
	const reason = await whyNot();
	if ( reason ) {
		return reason;
	}
	const { reason: noShop } = await shopForTests();
	if ( noShop ) {
		return `The screenshots need the shop. ${ noShop }`;
	}
	const keptBy = await readFile( VERSION, 'utf8' ).catch( () => version );
	return isKeeping || majorOf( keptBy ) === majorOf( version )
		? ''
		: `The screenshots were made by Chromium ${ majorOf( keptBy ) }; this is ${ majorOf( version ) }.`;
}

/** Takes a picture, and again where it differs: what differs each time is no accident of a busy machine. */
async function takeAgain( camera, look, width, kept, tries = 3 ) {
	const taken = await small( await camera.take( look, width ) );
	const why = kept
		? await difference( kept, taken )
		: 'no screenshot is kept';
	return why && kept && tries > 1
		? takeAgain( camera, look, width, kept, tries - 1 )
		: { why, taken };
}

/** Takes a look's pictures and says what differs. */
async function compare( camera, look ) {
	const results = [];
	for ( const width of WIDTHS ) {
		const file = fileOf( look, width );
		const kept = await readFile( join( PICTURES, file ) ).catch(
			() => undefined
		);
		try {
			results.push( {
				file,
				kept,
				...( await takeAgain( camera, look, width, kept ) ),
			} );
		} catch ( error ) {
			results.push( { file, why: error.message, kept } );
		}
	}
	return results;
}

/** Takes a kind's pictures, several at once. */
async function takeAll( cameras, chosen ) {
	const queue = [ ...chosen ];
	const results = [];
	await Promise.all(
		cameras.map( async ( camera ) => {
			for ( let look = queue.shift(); look; look = queue.shift() ) {
				for ( const result of await compare( camera, look ) ) {
					results.push( result );
					if ( results.length % 50 === 0 ) {
						step( `${ results.length } pictures` );
					}
					if ( isKeeping ) {
						// At once: who ends it has what was taken.
						await keep( result );
					} else if ( result.why ) {
						say( `✗ ${ result.file }: ${ result.why }` );
					}
				}
			}
		} )
	);
	return results;
}

/** Every picture that is kept. */
const allKept = async () =>
	( await readdir( PICTURES, { recursive: true } ) ).filter( ( file ) =>
		file.endsWith( '.webp' )
	);

/** Keeps what was taken, or forgets what is gone. */
async function keep( { file, why, taken } ) {
	const path = join( PICTURES, file );
	if ( taken && why ) {
		await mkdir( dirname( path ), { recursive: true } );
		await writeFile( path, taken );
	} else if ( ! taken && why.startsWith( 'nothing' ) ) {
		await rm( path );
	}
}

async function serve( port ) {
	process.env.BROLGA_LOOKS_PORT = String( port );
	const site = await demoSite( join( WORK, 'site' ) );
	return { ...site, server: await serveNative( { dir: site.dir, port } ) };
}

/** Those of a kind that were asked for. */
function choose( all ) {
	if ( WANTED === 'all' ) {
		return all;
	}
	if ( WANTED === 'sample' ) {
		// The panels beside a block come late on a busy machine: those are for who asks.
		return all[ 0 ]?.kind === 'blocks' ? [] : sampleOf( all );
	}
	return all.filter( ( look ) => fileOf( look, '' ).includes( WANTED ) );
}

async function takeOf( site, browser ) {
	const cameras = [];
	for ( let count = 0; count < CAMERAS; count++ ) {
		cameras.push( await loadCamera( browser, site.url ) );
	}
	const results = [];
	const listed = [];
	for ( const list of kinds( { dir: site.dir, camera: cameras[ 0 ] } ) ) {
		const all = await list();
		const chosen = choose( all );
		step( `${ chosen.length } of ${ all.length } ${ all[ 0 ]?.kind }` );
		results.push( ...( await takeAll( cameras, chosen ) ) );
		listed.push(
			...all.flatMap( ( look ) =>
				WIDTHS.map( ( width ) => fileOf( look, width ) )
			)
		);
	}
	if ( ! [ 'all', 'sample' ].includes( WANTED ) ) {
		return results;
	}
	const taken = results.map( ( { file } ) => file );
	return [ ...results, ...unlike( listed, taken, await allKept() ) ];
}

async function looks() {
	await mkdir( PICTURES, { recursive: true } );
	const fonts = await ownFonts( WORK );
	await ensureBuild();
	const port = await freePort( 9570 );
	const browser = await chromium.launch( {
		executablePath: process.env.BROLGA_CHROMIUM || '/usr/bin/chromium',
		// As it is before the clock stops, which is PHP's.
		env: { ...process.env, FONTCONFIG_FILE: fonts },
		args: [ `--host-resolver-rules=MAP localhost 127.0.0.1:${ port }` ],
	} );
	let site;
	try {
		const version = browser.version();
		const reason = await whySkipped( version );
		if ( reason ) {
			say( `skipped: ${ reason }` );
			say( '0 passed, 0 failed, 1 skipped' );
			return 0;
		}
		stopClock();
		site = await serve( port );
		const results = await takeOf( site, browser );
		const found = results.filter( ( { why } ) => why );
		await writeSheet( SHEET, found );
		say( `Before and after: ${ SHEET }` );
		if ( isKeeping ) {
			await Promise.all( found.map( keep ) );
			await writeFile( VERSION, `${ version }\n` );
		}
		const failed = found.filter(
			( { taken } ) => ! isKeeping || ! taken
		).length;
		say(
			`${ results.length - failed } passed, ${ failed } failed, 0 skipped`
		);
		return failed ? 1 : 0;
	} finally {
		await browser.close();
		await site?.server.stop();
	}
}

await main( looks );
