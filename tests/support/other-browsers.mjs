/**
 * Firefox and WebKit as a distribution ships them, each driven by the protocol
 * it speaks itself: Firefox by WebDriver BiDi, WebKit by WebDriver. Playwright
 * drives its own builds of the two alone, which no distribution has.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { start } from '../../bin/lib/children.mjs';
import { HOST, answers, freePort } from '../../bin/lib/ports.mjs';

/** @typedef {import('./other-browsers.d.mts').Visitor} Visitor */

const SIZE = { width: 1280, height: 900 };

const isProgram = ( path ) => {
	try {
		accessSync( path, constants.X_OK );
		return true;
	} catch {
		return false;
	}
};

/** Where a program is; undefined: not here. */
const find = ( ...names ) =>
	( process.env.PATH ?? '' )
		.split( delimiter )
		.flatMap( ( folder ) => names.map( ( name ) => join( folder, name ) ) )
		.find( isProgram );

/** WebKitGTK's small browser, which lies beside its library, whatever the machine's kind. */
const miniBrowser = () =>
	[ '/usr/lib', '/usr/libexec', '/usr/lib64' ]
		.flatMap( ( folder ) => {
			try {
				return readdirSync( folder ).map( ( name ) =>
					join( folder, name )
				);
			} catch {
				return [];
			}
		} )
		.flatMap( ( folder ) => [
			join( folder, 'MiniBrowser' ),
			join( folder, 'webkit2gtk-4.1/MiniBrowser' ),
			join( folder, 'webkitgtk-6.0/MiniBrowser' ),
		] )
		.find( isProgram );

const lacks = ( programs ) =>
	Object.entries( programs )
		.filter( ( [ , path ] ) => path === undefined )
		.map( ( [ name ] ) => name )
		.join( ', ' );

export const firefox = {
	name: 'Firefox',
	missing: () => lacks( { firefox: find( 'firefox-esr', 'firefox' ) } ),

	/** @return {Promise<Visitor>} */
	async launch() {
		const browser = await puppeteer.launch( {
			browser: 'firefox',
			executablePath: find( 'firefox-esr', 'firefox' ) ?? '',
			headless: true,
			timeout: 120_000,
			protocolTimeout: 120_000,
			// Nothing but the site is called.
			extraPrefsFirefox: {
				'app.normandy.enabled': false,
				'network.captive-portal-service.enabled': false,
				'network.connectivity-service.enabled': false,
			},
		} );
		const page = await browser.newPage();
		const errors = [];
		page.on( 'pageerror', ( error ) => errors.push( String( error ) ) );
		page.on( 'console', ( message ) => {
			if ( message.type() === 'error' ) {
				errors.push( message.text() );
			}
		} );
		await page.setViewport( SIZE );
		return {
			errors: async () => errors,
			open: ( url ) => page.goto( url, { timeout: 120_000 } ),
			resize: ( width, height ) => page.setViewport( { width, height } ),
			click: ( selector ) => page.click( selector ),
			type: ( selector, text ) => page.type( selector, text ),
			press: ( key ) => page.keyboard.press( key ),
			ask: ( question, ...args ) => page.evaluate( question, ...args ),
			close: () => browser.close(),
		};
	},
};

/** Keys as WebDriver names them. */
const KEYS = {
	Tab: '\uE004',
	Enter: '\uE007',
	Escape: '\uE00C',
	ArrowRight: '\uE014',
	ArrowDown: '\uE015',
};

/** A screen that nobody sees: its number. */
async function startScreen() {
	const server = spawn(
		'Xvfb',
		[
			'-displayfd',
			'3',
			'-screen',
			'0',
			'1600x1200x24',
			'-nolisten',
			'tcp',
		],
		{ stdio: [ 'ignore', 'ignore', 'ignore', 'pipe' ] }
	);
	const display = await new Promise( ( resolve, reject ) => {
		server.stdio[ 3 ].once( 'data', ( number ) =>
			resolve( `:${ String( number ).trim() }` )
		);
		server.once( 'exit', () =>
			reject( new Error( 'Xvfb ended before it had a screen.' ) )
		);
	} );
	return { display, stop: () => server.kill() };
}

/**
 * Keeps what a page reports from now on. WebDriver tells nothing of the
 * console, and nothing of ours runs before a page's own scripts.
 */
const keepErrors = () => {
	const keep = ( text ) =>
		window.sessionStorage.setItem(
			'errors',
			JSON.stringify( [
				...JSON.parse(
					window.sessionStorage.getItem( 'errors' ) ?? '[]'
				),
				text,
			] )
		);
	const place = window.location.pathname;
	window.addEventListener(
		'error',
		( { message, filename, lineno, colno } ) =>
			keep(
				`${ place }: ${ message } (${ filename }:${ lineno }:${ colno })`
			)
	);
	window.addEventListener( 'unhandledrejection', ( { reason } ) =>
		keep( `${ place }: ${ reason } ${ reason?.stack ?? '' }` )
	);
	window.console.error = ( ...all ) => keep( all.join( ' ' ) );
};

export const webkit = {
	name: 'WebKit',
	missing: () =>
		lacks( {
			WebKitWebDriver: find( 'WebKitWebDriver' ),
			MiniBrowser: miniBrowser(),
			Xvfb: find( 'Xvfb' ),
		} ),

	/** @return {Promise<Visitor>} */
	async launch() {
		const screen = await startScreen();
		const port = await freePort( 4470 );
		const driver = start(
			'WebKitWebDriver',
			[ `--host=${ HOST }`, `--port=${ port }` ],
			{ env: { ...process.env, DISPLAY: screen.display } }
		);
		const call = async ( method, path, body ) => {
			const response = await fetch(
				`http://${ HOST }:${ port }${ path }`,
				{
					method,
					body: body && JSON.stringify( body ),
				}
			);
			const { value } = await response.json();
			if ( ! response.ok ) {
				throw new Error(
					`${ path }: ${ value.message || value.error }`
				);
			}
			return value;
		};
		await answers( `http://${ HOST }:${ port }/status` );
		const { sessionId } = await call( 'POST', '/session', {
			capabilities: {
				alwaysMatch: {
					'webkitgtk:browserOptions': {
						binary: miniBrowser(),
						args: [ '--automation' ],
					},
				},
			},
		} );
		const session = ( method, path, body ) =>
			call( method, `/session/${ sessionId }/${ path }`, body );
		const element = async ( selector ) =>
			`element/${ Object.values(
				await session( 'POST', 'element', {
					using: 'css selector',
					value: selector,
				} )
			).at( 0 ) }`;
		const ask = ( question, ...args ) =>
			session( 'POST', 'execute/sync', {
				script: `return ( ${ question } )( ...arguments );`,
				args,
			} );
		const resize = ( width, height ) =>
			session( 'POST', 'window/rect', { width, height } );
		await resize( SIZE.width, SIZE.height );
		return {
			errors: () =>
				ask( () =>
					JSON.parse(
						window.sessionStorage.getItem( 'errors' ) ?? '[]'
					)
				),
			open: async ( url ) => {
				await session( 'POST', 'url', { url } );
				await ask( keepErrors );
			},
			resize,
			click: async ( selector ) =>
				session( 'POST', `${ await element( selector ) }/click`, {} ),
			type: async ( selector, text ) =>
				session( 'POST', `${ await element( selector ) }/value`, {
					text,
				} ),
			press: ( key ) =>
				session( 'POST', 'actions', {
					actions: [
						{
							type: 'key',
							id: 'keyboard',
							actions: [ 'keyDown', 'keyUp' ].map( ( type ) => ( {
								type,
								value: KEYS[ key ],
							} ) ),
						},
					],
				} ),
			ask,
			async close() {
				await session( 'DELETE', '' ).catch( () => {} );
				await driver.stop();
				screen.stop();
			},
		};
	},
};
