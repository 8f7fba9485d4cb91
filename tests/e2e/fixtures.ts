/**
 * What the end-to-end tests share: the site, its mail, its database, and a
 * page whose errors fail the test.
 */
import { execFile, execFileSync } from 'node:child_process';
import {
	appendFileSync,
	existsSync,
	readFileSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test as base, type Page } from '@playwright/test';
import axe from 'axe-core';

interface Mail {
	readonly to: readonly string[];
	readonly subject: string;
	readonly text: string;
	readonly headers: Readonly< Record< string, string > >;
}

interface Site {
	readonly url: string;
	readonly dir: string;
	/** Why there is no shop; empty: there is. */
	readonly noShop: string;
	readonly mail: string;
	/** Where orders go for PHP, see fork-php.php; empty: each is a PHP of its own. */
	readonly orders: string;
	readonly admin: string;
}

/**
 * This worker's own site: no other test is there meanwhile, so a test may
 * change what holds for the whole site and put it back.
 */
const site = (): Site => {
	const sites = JSON.parse(
		process.env.BROLGA_E2E_SITES ?? '[]'
	) as readonly Site[];
	const own = sites[ Number( process.env.TEST_PARALLEL_INDEX ?? 0 ) ];
	if ( own === undefined ) {
		throw new Error( 'There is no site: run it by Playwright.' );
	}
	return own;
};

/** The site's address, without a slash at its end. */
export const siteUrl = (): string => site().url;

/** The site's folder. */
export const siteFolder = (): string => site().dir;

/** Why the site has no WooCommerce; empty: it has, and it runs where it is asked for alone. */
export const noShop = (): string => site().noShop;

/** A cookie that asks for the shop, as its name and value. */
export const SHOP_COOKIE = { name: 'brolga_test_shop', value: '1' };

/** A logged-in administrator's storage state. */
export const admin = (): string => site().admin;

/** Looks for what another process writes this often, in milliseconds. */
const LOOK = 4;
const asleep = new Int32Array( new SharedArrayBuffer( 4 ) );

interface Script {
	readonly path: string;
	readonly args?: readonly string[];
	readonly input?: string;
	readonly env?: Readonly< Record< string, string > > | undefined;
}

let scripts = 0;

/**
 * Has the process that forks the site's PHP (fork-php.php) run a script.
 *
 * @param script
 * @param script.path  The script's.
 * @param script.args  Its arguments.
 * @param script.input Its standard input.
 * @param script.env   Further variables.
 * @return Tells whether it has ended, and then what it printed.
 */
const fork = ( { path, args = [], input = '', env = {} }: Script ) => {
	const order = `${ process.pid }-${ ++scripts }`;
	const file = ( ending: string ): string =>
		join( site().orders, `${ order }.${ ending }` );
	// As a command of this process would have it: what the sites may call, above all.
	const work = {
		script: path,
		arguments: args,
		env: { ...process.env, ...env },
	};
	writeFileSync( file( 'json' ), JSON.stringify( work ) );
	writeFileSync( file( 'in' ), input );
	appendFileSync( join( site().orders, 'orders' ), `${ order }\n` );
	return {
		hasEnded: (): boolean => existsSync( file( 'done' ) ),
		output: (): string => {
			const printed = readFileSync( file( 'out' ), 'utf8' );
			const status = readFileSync( file( 'done' ), 'utf8' );
			if ( status !== '0' ) {
				const said = printed + readFileSync( file( 'err' ), 'utf8' );
				throw new Error(
					`${ path } ended with ${ status }: ${ said }\n${ input }`
				);
			}
			return printed;
		},
	};
};

/**
 * Runs PHP inside the site.
 *
 * @param code          Its `return` value comes back.
 * @param settings
 * @param settings.shop Whether WooCommerce is there.
 */
export const evaluate = (
	code: string,
	{ shop = false }: { readonly shop?: boolean } = {}
): unknown => {
	const path = join( __dirname, '../support/evaluate.php' );
	const env = shop ? { BROLGA_TEST_SHOP: '1' } : undefined;
	let output: string;
	if ( site().orders === '' ) {
		output = execFileSync( 'php', [ path ], {
			cwd: siteFolder(),
			input: code,
			encoding: 'utf8',
			env: { ...process.env, ...env },
		} );
	} else {
		const run = fork( { path, input: code, env } );
		while ( ! run.hasEnded() ) {
			Atomics.wait( asleep, 0, 0, LOOK );
		}
		output = run.output();
	}
	return JSON.parse( output.trim().split( '\n' ).at( -1 ) ?? 'null' );
};

/**
 * Lets a file's tests change the owner's settings: they are afterwards as they were before, the demo's business
 * among them, for whoever is tested next.
 */
export const keepSettings = (): void => {
	let kept = '';

	base.beforeAll( () => {
		kept = String(
			evaluate(
				`return base64_encode( serialize( get_option( 'brolga_settings', [] ) ) );`
			)
		);
	} );

	base.afterAll( () => {
		evaluate(
			`update_option( 'brolga_settings', unserialize( base64_decode( '${ kept }' ) ) ); return 1;`
		);
	} );
};

/** All mails so far. */
export const mails = async (): Promise< readonly Mail[] > => {
	// A connection that was kept may have ended while PHP held this process up.
	const answer = await fetch( site().mail, {
		headers: { connection: 'close' },
	} );
	return ( await answer.json() ) as Mail[];
};

/** Works the queue off, as a real cron would. A test's own server answers meanwhile. */
export const runOutbox = async (): Promise< void > => {
	const path = join( __dirname, '../../plugin/bin/outbox.php' );
	const args = [ siteFolder() ];
	if ( site().orders === '' ) {
		await promisify( execFile )( 'php', [ path, ...args ] );
		return;
	}
	const run = fork( { path, args } );
	while ( ! run.hasEnded() ) {
		await new Promise( ( done ) => setTimeout( done, LOOK ) );
	}
	run.output();
};

/**
 * The mails with a text in them, once a real cron has run the queue.
 *
 * @param text What they hold.
 */
export const mailsWith = async ( text: string ): Promise< readonly Mail[] > => {
	const busy = (): unknown =>
		evaluate(
			`global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}brolga_outbox WHERE status = 'claimed'" );`
		);
	for ( let tries = 0; ; tries++ ) {
		await runOutbox();
		// WP-Cron may have a mail in hand that this run of the queue passed by.
		const isDone = tries === 20 || busy() === 0;
		const found = ( await mails() ).filter( ( mail ) =>
			mail.text.includes( text )
		);
		if ( isDone || found.length > 0 ) {
			return found;
		}
	}
};

/** Text that no other test has. */
export const unique = ( prefix: string ): string =>
	`${ prefix }-${ Math.random().toString( 36 ).slice( 2, 10 ) }`;

/** Addresses outside this machine, which wp-admin asks for, are not there. */
const stayInside = async ( page: Page ): Promise< void > => {
	await page.route(
		( url ) => url.hostname !== '127.0.0.1',
		( route ) => route.abort()
	);
};

/**
 * Waits for motion to end that began when something came into view: half of a
 * fade has no contrast that anybody reads by. What goes on for ever, tells
 * the time, or follows the reader's scrolling is not waited for; nor is, for
 * longer than what moves takes, a browser that draws no frames, or motion that
 * something has halted.
 *
 * @param page The page.
 */
export const settle = ( page: Page ): Promise< void > =>
	page.evaluate( async () => {
		const LONGEST = 3000;
		const atMost = ( ms: number, what: Promise< unknown > ) =>
			Promise.race( [
				what,
				new Promise( ( done ) => setTimeout( done, ms ) ),
			] );
		const frame = () =>
			atMost(
				500,
				new Promise( ( done ) => requestAnimationFrame( done ) )
			);
		const moving = () =>
			document
				.getAnimations()
				.filter(
					( { playState, effect } ) =>
						playState === 'running' &&
						Number( effect?.getComputedTiming().endTime ) <= LONGEST
				);
		// What is seen anew is told of after a frame, and moves from the next on.
		for ( let frames = 0; frames < 4; frames++ ) {
			await frame();
		}
		for ( let rounds = 0; rounds < 10 && moving().length > 0; rounds++ ) {
			await atMost(
				LONGEST,
				Promise.allSettled(
					moving().map( ( { finished } ) => finished )
				)
			);
			await frame();
		}
	} );

/**
 * What axe finds wrong, rule by rule, with the first elements it means.
 *
 * @param page    The page.
 * @param root    Where to look, as a selector; the whole page if not said.
 * @param only    Which rules to ask, by their names or their tags.
 * @param besides Rules to ask that have none of these tags.
 */
export const flaws = async (
	page: Page,
	root = 'html',
	only = [ 'wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa' ],
	besides: readonly string[] = []
): Promise< readonly ( readonly [ string, readonly string[] ] )[] > => {
	// WooCommerce draws outlines of a cart that is still on its way.
	await expect(
		page.locator( '[class*="wc-block-components-skeleton"]:visible' )
	).toHaveCount( 0 );
	await page.evaluate( axe.source );
	await settle( page );
	// What is right is long, and would take seconds on its way out of the browser.
	return page.evaluate(
		async ( [ selector, runOnly, more ] ) => {
			const { violations } = await (
				window as unknown as { axe: typeof axe }
			 ).axe.run( selector, {
				runOnly,
				rules: Object.fromEntries(
					more.map( ( rule ) => [ rule, { enabled: true } ] )
				),
				resultTypes: [ 'violations' ],
			} );
			return violations.map(
				( { id, nodes } ) =>
					[
						id,
						nodes.map( ( { html } ) => html ).slice( 0, 3 ),
					] as const
			);
		},
		[ root, only, besides ] as const
	);
};

/** By how many pixels a page is wider than its window. */
export const overflow = ( page: Page ): Promise< number > =>
	page.evaluate(
		() =>
			document.documentElement.scrollWidth -
			document.documentElement.clientWidth
	);

/** How a page tells of it. */
const HIDDEN_AND_SHOWN = 'Hidden, and shown:';

/**
 * Runs in each page: tells the console of what has the attribute `hidden` and is
 * shown, since a rule for its display has the last word. On paper some of it is
 * meant to be shown; wp-admin is other people's.
 *
 * @param words How the message begins.
 */
const watchHidden = ( words: string ): void => {
	const OURS =
		'[class*="wp-block-brolga-"], [class^="brolga-"], [class*=" brolga-"], .woocommerce-error, .wc-block-components-notice-banner';
	const told = new WeakSet< Element >();
	const look = (): void => {
		if ( matchMedia( 'print' ).matches ) {
			return;
		}
		for ( const element of document.querySelectorAll< HTMLElement >(
			'body [hidden]:not([hidden="until-found"])'
		) ) {
			const isOurs = element.closest( OURS )?.closest( 'body *' ) ?? null;
			if (
				isOurs !== null &&
				! told.has( element ) &&
				getComputedStyle( element ).display !== 'none'
			) {
				told.add( element );
				globalThis.console.error(
					`${ words } ${ ( element.cloneNode() as Element ).outerHTML }`
				);
			}
		}
	};
	// What goes away by motion has gone by then.
	const later = (): unknown => setTimeout( look, 1_000 );
	addEventListener( 'load', later );
	new MutationObserver( later ).observe( document, {
		attributeFilter: [ 'hidden' ],
		subtree: true,
	} );
};

export const test = base.extend< { shop: boolean; problems: string[] } >( {
	/** Whether pages run with WooCommerce. */
	shop: [ false, { option: true } ],

	context: async ( { context, shop }, run ) => {
		if ( shop ) {
			await context.addCookies( [ { ...SHOP_COOKIE, url: siteUrl() } ] );
		}
		await run( context );
	},

	// eslint's react rules take Playwright's `use` for a hook; `run` is none.
	baseURL: async ( {}, run ) => run( siteUrl() ),

	/** Nothing that is hidden may be shown, in any test. */
	page: async ( { page }, run ) => {
		const shown: string[] = [];
		page.on( 'console', ( message ) => {
			if ( message.text().startsWith( HIDDEN_AND_SHOWN ) ) {
				shown.push( message.text() );
			}
		} );
		await page.addInitScript( watchHidden, HIDDEN_AND_SHOWN );
		await run( page );
		expect( shown, 'PAGE-100' ).toEqual( [] );
	},

	/** What the page's console complained about; a test that expects some empties it. */
	problems: async ( { page }, run ) => {
		const problems: string[] = [];
		page.on( 'pageerror', ( { message, stack = '' } ) => {
			// WordPress' uploader, whose window was closed before it had begun.
			if ( ! stack.includes( '/js/plupload/moxie' ) ) {
				problems.push( message );
			}
		} );
		page.on( 'console', ( message ) => {
			// Blocked by stayInside(), or missing in the shop's own package.
			const outside =
				message.text().includes( 'ERR_FAILED' ) ||
				// What Playwright runs in each frame, also where a sandbox allows no scripts.
				message
					.text()
					.startsWith(
						"Blocked script execution in 'about:srcdoc'"
					) ||
				message.location().url.includes( '/plugins/woocommerce/' );
			if ( message.type() === 'error' && ! outside ) {
				problems.push(
					`${ message.text() } ${ message.location().url }`
				);
			}
		} );
		await stayInside( page );
		await run( problems );
		expect( problems ).toEqual( [] );
	},
} );

export { expect };
