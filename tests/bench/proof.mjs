/**
 * How long a visitor's browser works on the proof of work, on a machine slowed
 * down to a sixth, and how long a page stands still for it (SPAM-2).
 */
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../../bin/lib/paths.mjs';
import { quantile } from './support/load.mjs';

export const about =
	'milliseconds for a proof of work in Chromium at 6 × CPU throttling';

const ROUNDS = 41;
const THROTTLING = 6;

const PAGE = `<!doctype html><title>Proof</title><form></form>
<script type="importmap">{ "imports": {
	"@brolga/runtime": "/runtime/index.js", "@brolga/spam": "/modules/spam.js"
} }</script>`;

/** Serves the page and the two modules it needs. */
function serve() {
	const server = createServer( ( { url }, response ) => {
		if ( url?.endsWith( '.js' ) ) {
			response.setHeader( 'Content-Type', 'text/javascript' );
			response.end( readFileSync( join( ROOT, 'plugin/build', url ) ) );
		} else {
			response.setHeader( 'Content-Type', 'text/html' );
			response.end( PAGE );
		}
	} );
	return new Promise( ( done ) =>
		server.listen( 0, '127.0.0.1', () => done( server ) )
	);
}

/** Proofs one after the other: how long each took, and the longest standstill. */
async function work( rounds ) {
	const { ask } = await import( '@brolga/spam' );
	const form = document.querySelector( 'form' );
	const times = [];
	let longest = 0;
	let last = performance.now();
	const pulse = () => {
		const now = performance.now();
		longest = Math.max( longest, now - last );
		last = now;
		timer = setTimeout( pulse );
	};
	let timer = setTimeout( pulse );
	for ( let round = 0; round < rounds; round++ ) {
		const start = performance.now();
		await ask( form, `post-12.1829779200.${ round }` );
		times.push( performance.now() - start );
	}
	clearTimeout( timer );
	return { times, longest };
}

export async function run() {
	const server = await serve();
	const browser = await chromium.launch( {
		executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
	} );
	try {
		const page = await browser.newPage();
		await page.goto( `http://127.0.0.1:${ server.address().port }/` );
		const cdp = await page.context().newCDPSession( page );
		await cdp.send( 'Emulation.setCPUThrottlingRate', {
			rate: THROTTLING,
		} );
		const { times, longest } = await page.evaluate( work, ROUNDS );
		const figures = {
			median: quantile( times, 0.5 ),
			p95: quantile( times, 0.95 ),
			longestStandstill: longest,
		};
		return {
			figures,
			checks: [
				{
					name: 'median of a proof, ms',
					value: figures.median,
					limit: 300,
				},
			],
		};
	} finally {
		await browser.close();
		server.close();
	}
}
