/**
 * What it costs to open pages in the editor, each several times, in turn.
 */
import { say } from '../../../bin/lib/progress.mjs';
import { median } from './load.mjs';

const ROUNDS = 7;
const WARM_UP = 1;

/** Whoever has worked less than a twentieth of so long has nothing left to do. */
const QUIET_MS = 1000;
const AT_MOST = 0.05;

/** Seconds of a page's main thread since it is looked at: at work, and at scripts of it. */
async function workOf( session ) {
	const { metrics } = await session.send( 'Performance.getMetrics' );
	const of = ( wanted ) =>
		metrics.find( ( { name } ) => name === wanted ).value;
	return { work: of( 'TaskDuration' ), scripts: of( 'ScriptDuration' ) };
}

/** Waits until all blocks are drawn, each as it should be. */
const drawn = ( page, count ) =>
	page.waitForFunction(
		( blocks ) => {
			const store = window.wp?.data?.select( 'core/block-editor' );
			const canvas = document.querySelector(
				'iframe[name="editor-canvas"]'
			)?.contentDocument;
			return (
				store?.getGlobalBlockCount() === blocks &&
				store
					.getClientIdsWithDescendants()
					.every(
						( id ) =>
							store.isBlockValid( id ) &&
							canvas?.getElementById( `block-${ id }` )
					)
			);
		},
		count,
		{ timeout: 120_000, polling: 100 }
	);

/** Opens a page: milliseconds until it is drawn, and of work until nothing is left to do. */
async function open( context, { address, count } ) {
	const page = await context.newPage();
	try {
		// The work of a process is counted from here on.
		await page.goto( new URL( '/robots.txt', address ).href );
		const session = await context.newCDPSession( page );
		await session.send( 'Performance.enable' );
		const before = await workOf( session );
		const began = performance.now();
		await page.goto( address );
		await drawn( page, count );
		const wallMs = performance.now() - began;
		let after = await workOf( session );
		for ( let last = Infinity; last > ( AT_MOST * QUIET_MS ) / 1000; ) {
			await page.waitForTimeout( QUIET_MS );
			const now = await workOf( session );
			last = now.work - after.work;
			after = now;
		}
		return {
			wallMs,
			workMs: 1000 * ( after.work - before.work ),
			scriptsMs: 1000 * ( after.scripts - before.scripts ),
		};
	} finally {
		await page.close();
	}
}

/**
 * Opens pages in turn; all others are closed, so that nothing else works.
 *
 * @param {import('@playwright/test').BrowserContext}                                       context
 * @param {Record<string, {page: import('@playwright/test').Page, address: string, count: number}>} pages By side.
 * @return {Promise<Record<string, {wallMs: number, workMs: number, scriptsMs: number}>>} Medians.
 */
export async function openings( context, pages ) {
	for ( const { page } of Object.values( pages ) ) {
		await page.close();
	}
	const sides = Object.keys( pages );
	const times = Object.fromEntries( sides.map( ( side ) => [ side, [] ] ) );
	for ( let round = -WARM_UP; round < ROUNDS; round++ ) {
		for ( const side of round % 2 ? sides : sides.toReversed() ) {
			const time = await open( context, pages[ side ] );
			if ( round >= 0 ) {
				times[ side ].push( time );
			}
		}
	}
	const medians = Object.fromEntries(
		sides.map( ( side ) => [
			side,
			Object.fromEntries(
				[ 'wallMs', 'workMs', 'scriptsMs' ].map( ( name ) => [
					name,
					median( times[ side ].map( ( time ) => time[ name ] ) ),
				] )
			),
		] )
	);
	for ( const side of sides ) {
		const { wallMs, workMs, scriptsMs } = medians[ side ];
		say(
			`  opening, ${ side }: drawn after ${ Math.round( wallMs ) } ms, ${ Math.round( workMs ) } ms of work, ${ Math.round( scriptsMs ) } ms of it in scripts`
		);
	}
	return medians;
}
