/**
 * Lighthouse, in a browser of its own, as a phone on a slow network.
 */
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

/** A server on this machine has no certificate: that says nothing about pages. */
const NOT_HERE = [ 'is-on-https', 'redirects-http' ];

const freeDebugPort = () =>
	new Promise( ( resolve ) => {
		const server = createServer().listen( 0, '127.0.0.1', () => {
			const { port } = server.address();
			server.close( () => resolve( port ) );
		} );
	} );

/**
 * Starts a browser for the time of some work.
 *
 * @param {(port: number) => Promise<unknown>} work What to do; it gets the port that look() asks for.
 */
export async function withLighthouse( work ) {
	const port = await freeDebugPort();
	const browser = await chromium.launch( {
		executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
		args: [
			`--remote-debugging-port=${ port }`,
			'--disable-background-networking',
			'--no-first-run',
		],
	} );
	try {
		return await work( port );
	} finally {
		await browser.close();
	}
}

/**
 * Looks at a page once.
 *
 * @param {string}   url        Its address.
 * @param {number}   port       Of the browser.
 * @param {string[]} categories What to judge.
 */
export async function look( url, port, categories ) {
	const { lhr } = await lighthouse(
		url,
		{ port, output: 'json', logLevel: 'error' },
		{
			extends: 'lighthouse:default',
			settings: {
				formFactor: 'mobile',
				onlyCategories: categories,
				skipAudits: NOT_HERE,
			},
		}
	);
	if ( lhr.runtimeError ) {
		throw new Error( `${ url }: ${ lhr.runtimeError.message }` );
	}
	return lhr;
}
