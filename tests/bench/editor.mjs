/**
 * What opening a page full of our blocks in the editor costs, and typing on it,
 * against the same page in the blocks of WordPress that come closest (PERF-19,
 * PERF-42).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runPhp } from '../../bin/lib/php.mjs';
import { median, quantile } from './support/load.mjs';
import { openings } from './support/openings.mjs';
import { pageOf } from './support/pages.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'opening a page of 200 of our blocks in the editor, and typing on it, against the same page in core blocks';

export const takes = 'six minutes';

const BLOCKS = 200;
const ROUNDS = 12;
const WARM_UP = 3;
const SIDES = [ 'brolga', 'core' ];

/** A line of what somebody might type, and how fast. */
const TYPED = 'Gravel, 20 mm, washed. ';
const DELAY_MS = 40;

const addPage = async ( { dir }, folder, side ) => {
	const file = join( folder, `${ side }.html` );
	await writeFile( file, pageOf( side, BLOCKS ) );
	await runPhp( dir, join( import.meta.dirname, 'support/add-page.php' ), {
		args: [ file, `bench-${ side }` ],
	} );
};

async function logIn( page, url ) {
	await page.goto( `${ url }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( '**/wp-admin/**' );
}

/** The number of a page, as its own markup says. */
async function idOf( page, url ) {
	await page.goto( url );
	return page.evaluate(
		() => /page-id-(\d+)/.exec( document.body.className )?.[ 1 ]
	);
}

/** Opens a page in the editor, with an empty paragraph at its end and nothing going on. */
async function openEditor( context, url, side ) {
	const page = await context.newPage();
	const id = await idOf( page, `${ url }/bench-${ side }/` );
	await page.goto( `${ url }/wp-admin/post.php?post=${ id }&action=edit` );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await canvas.locator( '[data-block]' ).first().waitFor();
	const count = await page.evaluate( async () => {
		const { data, blocks } = window.wp;
		const never = 1e9;
		for ( const scope of [ 'core/edit-post', 'core' ] ) {
			data.dispatch( 'core/preferences' ).set(
				scope,
				'welcomeGuide',
				false
			);
		}
		data.dispatch( 'core/preferences' ).set( 'brolga', 'hints', false );
		data.dispatch( 'core/editor' ).updateEditorSettings( {
			autosaveInterval: never,
			localAutosaveInterval: never,
		} );
		// Anew, so that no block is one whose markup core would rather mend.
		const anew = ( { name, attributes, innerBlocks } ) =>
			blocks.createBlock( name, attributes, innerBlocks.map( anew ) );
		const editor = data.dispatch( 'core/block-editor' );
		const last = blocks.createBlock( 'core/paragraph', {} );
		editor.resetBlocks( [
			...data.select( 'core/block-editor' ).getBlocks().map( anew ),
			last,
		] );
		editor.selectBlock( last.clientId );
		// What was made anew is what is opened again later.
		await data.dispatch( 'core/editor' ).savePost();
		return data.select( 'core/block-editor' ).getGlobalBlockCount();
	} );
	await page.waitForTimeout( 3000 );
	// No click: the page is long, and a guide may lie over it.
	await canvas
		.locator( '[data-block]' )
		.last()
		.evaluate( ( element ) => element.focus() );
	const session = await context.newCDPSession( page );
	await session.send( 'Performance.enable' );
	return { page, session, count, address: page.url() };
}

/** Seconds that the page's main thread has been at work. */
const workOf = async ( session ) => {
	const { metrics } = await session.send( 'Performance.getMetrics' );
	return metrics.find( ( { name } ) => name === 'TaskDuration' ).value;
};

/** Milliseconds of work that a typed character makes. */
async function type( { page, session } ) {
	await page.bringToFront();
	await page.waitForTimeout( 500 );
	const before = await workOf( session );
	await page.keyboard.type( TYPED, { delay: DELAY_MS } );
	await page.waitForTimeout( 100 );
	return ( 1000 * ( ( await workOf( session ) ) - before ) ) / TYPED.length;
}

export const run = () =>
	withSites( { editor: {} }, async ( { editor } ) => {
		const folder = await mkdtemp( join( tmpdir(), 'brolga-editor-' ) );
		const browser = await chromium.launch( {
			executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
			args: [ '--disable-background-networking', '--no-first-run' ],
		} );
		try {
			for ( const side of SIDES ) {
				await addPage( editor, folder, side );
			}
			const context = await browser.newContext( {
				viewport: { width: 1280, height: 900 },
			} );
			await context.route(
				( url ) => url.hostname !== '127.0.0.1',
				( route ) => route.abort()
			);
			await logIn( await context.newPage(), editor.url );
			const opened = {};
			for ( const side of SIDES ) {
				opened[ side ] = await openEditor( context, editor.url, side );
			}
			const times = { brolga: [], core: [] };
			for ( let round = -WARM_UP; round < ROUNDS; round++ ) {
				for ( const side of round % 2 ? SIDES : SIDES.toReversed() ) {
					const ms = await type( opened[ side ] );
					if ( round >= 0 ) {
						times[ side ].push( ms );
					}
				}
			}
			for ( const side of SIDES ) {
				const text = await opened[ side ].page.evaluate( () =>
					String(
						window.wp.data
							.select( 'core/block-editor' )
							.getBlocks()
							.at( -1 ).attributes.content
					)
				);
				if (
					text.length <
					TYPED.trim().length * ( ROUNDS + WARM_UP )
				) {
					throw new Error(
						`What was typed did not arrive: ${ text }`
					);
				}
			}
			const opening = await openings( context, opened );
			const figures = Object.fromEntries(
				SIDES.map( ( side ) => [
					side,
					{
						blocks: opened[ side ].count,
						medianMs: median( times[ side ] ),
						p95Ms: quantile( times[ side ], 0.95 ),
						opening: opening[ side ],
					},
				] )
			);
			return {
				figures: { ...figures, rounds: ROUNDS },
				checks: [
					{
						name: 'ratio of the medians of a character',
						value: figures.brolga.medianMs / figures.core.medianMs,
						limit: 1.1,
					},
					{
						name: 'opening: ratio of the medians of the work',
						value: opening.brolga.workMs / opening.core.workMs,
						limit: 1,
					},
				],
			};
		} finally {
			await browser.close();
			await rm( folder, { recursive: true } );
		}
	} );
