/**
 * How long a page's main thread is blocked by all that an owner can switch on
 * about visitors (every tracking service, the consent banner and its answer, two
 * popups), against the same page with none of it, on a slow processor (PERF-24).
 *
 *     BROLGA_BLOCKING_ROUNDS=3 bin/bench blocking
 */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runPhp } from '../../bin/lib/php.mjs';
import { startTrackers } from '../support/trackers.mjs';
import { median } from './support/load.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'main thread blocked by tracking, consent and popups, against the page without them';

const rounds = () => Number( process.env.BROLGA_BLOCKING_ROUNDS ?? 11 );

/** How much slower than here the visitor's processor is. */
const SLOWER = 4;

/** Work that is shorter blocks nobody. */
const FREE_MS = 50;

/** As long after the load until the banner is answered, and until all is over. */
const ANSWER_MS = 700;
const END_MS = 2500;

/** A page of words, images and a form, as most are. */
const PAGE = '/contact/';

/** What asks for everything. */
const EVERYTHING = '?bench_everything';

/**
 * How long tasks of a page's main thread blocked it. By the time that the
 * processor worked on them: what else this machine does meanwhile is not theirs.
 *
 * @param {Buffer} trace What the browser wrote down.
 */
function blockedIn( trace ) {
	const { traceEvents } = JSON.parse( trace.toString() );
	// The browser's own pages have main threads, too.
	const pages = new Set(
		traceEvents
			.filter(
				( { name, args } ) =>
					name === 'ParseHTML' &&
					args.beginData?.url?.startsWith( 'http' )
			)
			.map( ( { pid, tid } ) => `${ pid }/${ tid }` )
	);
	return traceEvents
		.filter(
			( { name, pid, tid, tdur } ) =>
				name === 'RunTask' && tdur && pages.has( `${ pid }/${ tid }` )
		)
		.reduce(
			( sum, { tdur } ) =>
				sum + Math.max( 0, ( SLOWER * tdur ) / 1000 - FREE_MS ),
			0
		);
}

/** One visit from its first byte on, and what is there when it is over. */
async function visit( browser, url ) {
	const context = await browser.newContext();
	const page = await context.newPage();
	await browser.startTracing( page, {
		categories: [ 'disabled-by-default-devtools.timeline' ],
	} );
	await page.goto( url, { waitUntil: 'load' } );
	await page.waitForTimeout( ANSWER_MS );
	// By the page's own hand: a click from outside costs both pages something else.
	await page.evaluate( () =>
		setTimeout( () =>
			document.querySelector( '[data-brolga-answer=accept]' )?.click()
		)
	);
	await page.waitForTimeout( END_MS );
	const blocked = blockedIn( await browser.stopTracing() );
	const found = await page.evaluate( () => ( {
		popups: document.querySelectorAll( 'dialog[data-brolga-popup]' ).length,
		consent: document.cookie.includes( 'brolga_consent=' ),
	} ) );
	await context.close();
	return { ...found, blocked };
}

/** Both in turn, the first of each to warm up. */
async function compare( url, trackers ) {
	const browser = await chromium.launch( {
		executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
	} );
	const blocked = { everything: [], nothing: [] };
	let last;
	try {
		for ( let round = 0; round <= rounds(); round++ ) {
			const nothing = await visit( browser, `${ url }${ PAGE }` );
			trackers.requests.length = 0;
			last = await visit( browser, `${ url }${ PAGE }${ EVERYTHING }` );
			if ( round > 0 ) {
				blocked.nothing.push( nothing.blocked );
				blocked.everything.push( last.blocked );
			}
		}
	} finally {
		await browser.close();
	}
	return { blocked, last };
}

export const run = () =>
	withSites( { blocking: { seed: true } }, async ( { blocking } ) => {
		const { dir, url } = blocking;
		const trackers = await startTrackers();
		try {
			await cp(
				join( import.meta.dirname, 'support/everything.php' ),
				join( dir, 'wp-content/mu-plugins/everything.php' )
			);
			await runPhp(
				dir,
				join( import.meta.dirname, 'support/add-popups.php' ),
				{ args: [ trackers.url ] }
			);
			const { blocked, last } = await compare( url, trackers );
			const services = new Set(
				trackers.requests.map( ( { path } ) => path.split( '/' )[ 1 ] )
			);
			const added =
				median( blocked.everything ) - median( blocked.nothing );
			return {
				figures: {
					rounds: rounds(),
					slower: SLOWER,
					blockedMs: {
						everything: median( blocked.everything ),
						nothing: median( blocked.nothing ),
						all: blocked,
					},
					asked: [ ...services ],
				},
				checks: [
					{
						name: 'blocked with everything, ms',
						value: median( blocked.everything ),
						least: 0,
					},
					{
						name: 'blocked with nothing, ms',
						value: median( blocked.nothing ),
						least: 0,
					},
					{
						name: 'added by everything, ms',
						value: added,
						limit: 10,
					},
					{
						name: 'kinds of calls that the services got',
						value: services.size,
						least: 7,
					},
					{ name: 'popups', value: last.popups, least: 2 },
					{
						name: 'answers to the banner',
						value: Number( last.consent ),
						least: 1,
					},
				],
			};
		} finally {
			await trackers.stop();
		}
	} );
