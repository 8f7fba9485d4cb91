/**
 * How long a visitor waits for the next page, from the press on its link to its
 * first paint, and whether the way back shows the page that was left, against
 * WordPress' own theme without us (PERF-28, PERF-33).
 */
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runPhp } from '../../bin/lib/php.mjs';
import { median } from './support/load.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'from the press on a link to the next page’s first paint, and back, against Twenty Twenty-Five without the plugin';

export const takes = 'two minutes';

const ROUNDS = 15;

/** As long as an answer is on its way from a server in the same country to a phone, in milliseconds. */
const WAY_MS = 100;

/** How long a hand rests on a link before it presses, and how long it presses, in milliseconds. */
const REST_MS = 300;
const PRESS_MS = 80;

/** After which all of a page has come, in milliseconds. */
const SETTLED_MS = 600;

/** Publishes the page that is left and the one that is gone to. */
async function addPages( { dir } ) {
	const support = join( import.meta.dirname, 'support' );
	for ( const name of [ 'bench', 'bench-next' ] ) {
		await runPhp( dir, join( support, 'add-page.php' ), {
			args: [ join( support, 'core-blocks.html' ), name ],
		} );
	}
}

/**
 * A server that hands on what another one answers, later.
 *
 * @param {URL} origin Whose answers.
 */
async function farAway( origin ) {
	const server = createServer( ( asked, answer ) => {
		const onward = request(
			{
				host: origin.hostname,
				port: origin.port,
				method: asked.method,
				path: asked.url,
				headers: asked.headers,
			},
			( found ) => {
				setTimeout( () => {
					answer.writeHead( found.statusCode, found.headers );
					found.pipe( answer );
				}, WAY_MS );
			}
		);
		// Who asked is told by the end of the connection.
		onward.on( 'error', () => answer.destroy() );
		asked.pipe( onward );
	} );
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	return {
		port: server.address().port,
		stop: () => {
			server.closeAllConnections();
			return new Promise( ( done ) => server.close( done ) );
		},
	};
}

/** Milliseconds from the press to the next page's first paint, and whether the page before was kept. */
async function there( page, url ) {
	await page.goto( `${ url }/bench/` );
	await page.evaluate( ( to ) => {
		const link = document.createElement( 'a' );
		link.href = to;
		link.textContent = 'To the next page';
		link.id = 'to-next';
		document.querySelector( 'main' ).prepend( link );
		document.addEventListener( 'pointerdown', ( { timeStamp } ) => {
			sessionStorage.pressed = performance.timeOrigin + timeStamp;
		} );
		window.addEventListener( 'pageshow', ( { persisted } ) => {
			window.persisted = persisted;
		} );
	}, `${ url }/bench-next/` );
	await page.waitForTimeout( SETTLED_MS );
	const box = await page.locator( '#to-next' ).boundingBox();
	await page.mouse.move( box.x + 5, box.y + box.height / 2 );
	await page.waitForTimeout( REST_MS );
	await page.mouse.down();
	await page.waitForTimeout( PRESS_MS );
	await page.mouse.up();
	await page.waitForURL( '**/bench-next/' );
	const waited = await page.evaluate(
		() =>
			new Promise( ( done ) => {
				new PerformanceObserver( ( list ) => {
					const [ { startTime } ] = list.getEntriesByName(
						'first-contentful-paint'
					);
					done(
						performance.timeOrigin +
							startTime -
							Number( sessionStorage.pressed )
					);
				} ).observe( { type: 'paint', buffered: true } );
			} )
	);
	await page.waitForTimeout( SETTLED_MS );
	await page.goBack( { waitUntil: 'commit' } );
	await page.waitForTimeout( 200 );
	return {
		waited,
		kept: await page.evaluate( () => window.persisted === true ),
	};
}

export const run = () =>
	withSites(
		{ brolga: {}, plain: { plugin: null, theme: null } },
		async ( sites ) => {
			const far = {};
			const rules = [];
			for ( const [ name, site ] of Object.entries( sites ) ) {
				await addPages( site );
				const origin = new URL( site.url );
				far[ name ] = await farAway( origin );
				rules.push(
					`MAP ${ origin.host } 127.0.0.1:${ far[ name ].port }`
				);
			}
			const browser = await chromium.launch( {
				executablePath:
					process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
				// What keeps pages is off in browsers that are driven.
				ignoreDefaultArgs: [ '--disable-back-forward-cache' ],
				args: [
					`--host-resolver-rules=${ rules.join( ',' ) }`,
					'--disable-features=BackForwardCacheMemoryControls',
				],
			} );
			const waited = { brolga: [], plain: [] };
			const kept = { brolga: 0, plain: 0 };
			try {
				for ( let round = 0; round <= ROUNDS; round++ ) {
					for ( const [ name, { url } ] of Object.entries( sites ) ) {
						// Who has never been there has nothing of it yet.
						const context = await browser.newContext();
						const found = await there(
							await context.newPage(),
							url
						);
						await context.close();
						if ( round > 0 ) {
							waited[ name ].push( found.waited );
							kept[ name ] += found.kept ? 1 : 0;
						}
					}
				}
			} finally {
				await browser.close();
				await Promise.all(
					Object.values( far ).map( ( server ) => server.stop() )
				);
			}
			return {
				figures: {
					rounds: ROUNDS,
					nextPageMs: {
						brolga: median( waited.brolga ),
						plain: median( waited.plain ),
					},
					kept,
				},
				checks: [
					{
						name: 'from the press to the next page, ratio of the medians',
						value: median( waited.brolga ) / median( waited.plain ),
						limit: 0.85,
					},
					{
						name: 'ways back on which the page was kept',
						value: kept.brolga,
						least: ROUNDS,
					},
				],
			};
		}
	);
