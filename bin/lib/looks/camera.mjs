/**
 * Takes pictures: of pages as a visitor has them, of screens and of blocks in
 * the editor as an owner has them.
 */
import { freezePage, NOW } from './frozen.mjs';

/**
 * @typedef {Object} Camera
 * @property {import('@playwright/test').Page} visitor Nobody who is known.
 * @property {import('@playwright/test').Page} admin   Who may see all.
 * @property {Function}                        open    Opens an address of the site: page, path, status.
 * @property {Function}                        take    Takes a picture: look, width.
 */

/** Pages are cut off here, screens and editors there. */
const TALLEST = 9000;
const TALLEST_SCREEN = 2000;

const EDITOR_HEIGHT = 1500;

/** WordPress folds the sidebar of an editor up to here, in px. */
const PHONE = 782;

/** What moves, blinks, or has a number of its own each time. */
const STILL = `
	*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; scroll-behavior: auto !important; }
	[class*="captcha"], #footer-upgrade { visibility: hidden !important; }
	html { scrollbar-width: none !important; }
`;

const sleep = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

/** Times in a row that nothing is waited for; editors ask on after they have drawn. */
const QUIET = 4;
const QUIET_SCREEN = 12;

/** Counts what a page waits for. */
function watch( page, times ) {
	const waiting = new Set();
	page.on( 'request', ( request ) => {
		// What is made in the page itself is never told to have come.
		if ( request.url().startsWith( 'http' ) ) {
			waiting.add( request );
		}
	} );
	page.on( 'requestfinished', ( request ) => waiting.delete( request ) );
	page.on( 'requestfailed', ( request ) => waiting.delete( request ) );
	page.on( 'framenavigated', ( frame ) => {
		if ( frame === page.mainFrame() ) {
			waiting.clear();
		}
	} );
	/** Until nothing has been waited for in a while. */
	return async () => {
		const end = Date.now() + 30_000;
		for (
			let quiet = 0;
			quiet < times && Date.now() < end;
			quiet = waiting.size ? 0 : quiet + 1
		) {
			await sleep( 50 );
			await page.evaluate( idle ).catch( () => {} );
		}
	};
}

/** Runs in the page: its scripts have nothing left to do now. */
const idle = () =>
	new Promise( ( done ) => window.requestIdleCallback( done ) );

/** Runs in the page: where it is an editor, its sidebar has come. */
const hasSidebar = () =>
	! document.querySelector( '.editor-editor-interface' ) ||
	document.querySelector( '.interface-complementary-area' );

/** Runs in the page: everything has come, and what waits to be seen was seen. */
const seen = async () => {
	const frame = () => new Promise( window.requestAnimationFrame );
	for ( const image of document.images ) {
		image.loading = 'eager';
		// It is painted with the page, and not some time after it.
		image.decoding = 'sync';
	}
	const end = Math.min( document.documentElement.scrollHeight, 20_000 );
	for ( let top = 0; top < end; top += 700 ) {
		window.scrollTo( 0, top );
		await frame();
		await frame();
	}
	window.scrollTo( 0, 0 );
	await document.fonts.ready;
	// An image that takes another of its sources meanwhile refuses.
	const decoded = ( image, tries = 3 ) =>
		image
			.decode()
			.catch(
				() => tries && frame().then( () => decoded( image, tries - 1 ) )
			);
	await Promise.all(
		[ ...document.images ].map( ( image ) => decoded( image ) )
	);
	await frame();
};

/** What the canvas of an editor shows has come, too. */
const canvasSeen = ( page ) =>
	Promise.all(
		page
			.frames()
			.slice( 1 )
			.map( ( frame ) =>
				frame
					.evaluate( async () => {
						await document.fonts.ready;
						await Promise.allSettled(
							[ ...document.images ].map( ( image ) =>
								image.decode()
							)
						);
					} )
					.catch( () => {} )
			)
	);

/** Runs in the page: names of folders are the same on every machine. */
const sameFolders = () => {
	const texts = document.createTreeWalker(
		document.body,
		window.NodeFilter.SHOW_TEXT
	);
	while ( texts.nextNode() ) {
		const { data } = texts.currentNode;
		const same = data.replace(
			/\/\S*\/site\.uploads\/(brolga-uploads-)[0-9a-f]{32}/g,
			`/srv/uploads/$1${ '0123456789abcdef'.repeat( 2 ) }`
		);
		if ( same !== data ) {
			texts.currentNode.data = same;
		}
	}
};

async function photograph( client, { width, height } ) {
	const { data } = await client.send( 'Page.captureScreenshot', {
		format: 'png',
		optimizeForSpeed: true,
		captureBeyondViewport: true,
		clip: { x: 0, y: 0, width, height, scale: 1 },
	} );
	return Buffer.from( data, 'base64' );
}

/** Until two in a row are equal. */
async function still( shoot ) {
	let last = await shoot();
	for ( let tries = 0; tries < 12; tries++ ) {
		await sleep( 100 );
		const next = await shoot();
		if ( next.equals( last ) ) {
			return next;
		}
		last = next;
	}
	return last;
}

async function logIn( page, url ) {
	await page.goto( `${ url }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( '**/wp-admin/**' );
}

/**
 * Runs in the editor: a block as its example shows it, alone on the page and
 * selected, with everything in the sidebar open. Children come with the parent
 * that has one of them in its example.
 *
 * @param {{ name: string, parents: string[] }} wanted
 */
const showBlock = async ( { name, parents } ) => {
	const { blocks, data } = window.wp;
	const find = ( list ) =>
		list.reduce(
			( found, block ) =>
				found ??
				( block.name === name ? block : find( block.innerBlocks ) ),
			undefined
		);
	const made = ( one ) => {
		const example = blocks.getBlockType( one ).example;
		return example
			? blocks.getBlockFromExample( one, example )
			: blocks.createBlock( one );
	};
	const editor = data.dispatch( 'core/block-editor' );
	const root = parents.length ? made( parents[ 0 ] ) : made( name );
	if ( ! find( [ root ] ) ) {
		root.innerBlocks = [ ...root.innerBlocks, blocks.createBlock( name ) ];
	}
	await editor.resetBlocks( [ root ] );
	await new Promise( ( done ) => setTimeout( done, 100 ) );
	const shown = find( data.select( 'core/block-editor' ).getBlocks() );
	await editor.selectBlock( shown.clientId, null );
	await data
		.dispatch( 'core/edit-post' )
		.openGeneralSidebar( 'edit-post/block' );
};

/**
 * Runs in the editor: opens everything in the sidebar, which is scrolled to its
 * beginning. Says whether there was something to open.
 */
const openPanels = async () => {
	const toggles = () => [
		...document.querySelectorAll(
			'.interface-complementary-area .block-editor-block-inspector .components-panel__body-toggle'
		),
	];
	const pressed = new Map();
	// Until everything is drawn and open for a while.
	let quiet = 0;
	for ( let times = 0; quiet < 12 && times < 400; times++ ) {
		await new Promise( ( done ) => setTimeout( done, 50 ) );
		const closed = toggles().filter(
			( toggle ) => toggle.getAttribute( 'aria-expanded' ) === 'false'
		);
		// A press may come before anybody listens, or be forgotten with what was drawn anew.
		closed
			.filter(
				( toggle ) => times - ( pressed.get( toggle ) ?? -40 ) >= 40
			)
			.forEach( ( toggle ) => {
				pressed.set( toggle, times );
				toggle.click();
			} );
		quiet = toggles().length && ! closed.length ? quiet + 1 : 0;
	}
	if ( quiet < 12 ) {
		throw new Error( 'The sidebar of the block does not open.' );
	}
	for ( const part of document.querySelectorAll(
		'.interface-interface-skeleton__sidebar, .interface-interface-skeleton__sidebar *'
	) ) {
		part.scrollTop = 0;
	}
	return pressed.size > 0;
};

/** Somebody's page, whose scripts meet the same moment and the same chances each time. */
async function newPage( browser, isStill ) {
	const context = await browser.newContext( {
		reducedMotion: 'reduce',
		locale: 'en-AU',
		timezoneId: 'Australia/Brisbane',
	} );
	await context.addInitScript( freezePage, {
		now: Date.parse( `${ NOW.replace( ' ', 'T' ) }Z` ),
		isStill,
	} );
	context.setDefaultTimeout( 90_000 );
	const page = await context.newPage();
	return Object.assign( page, {
		quiet: watch( page, isStill ? QUIET : QUIET_SCREEN ),
		client: await context.newCDPSession( page ),
	} );
}

/** Opens an address, and fails where the server answers anything but what it should. */
async function open( page, address, status = 200 ) {
	const answer = await page.goto( address );
	if ( answer?.status() !== status ) {
		throw new Error(
			`${ address } answers ${ answer?.status() }, not ${ status }.`
		);
	}
	await page.quiet();
}

/** The whole of a page, a screen's first part. */
async function takePage( page, url, { path, html, status, kind }, width ) {
	await page.context().clearCookies( { name: /^brolga|^woocommerce/ } );
	await page.setViewportSize( { width, height: 900 } );
	if ( html ) {
		// From the site, since fonts and images of it are asked for.
		await page.goto( `${ url }/robots.txt` );
		await page.setContent( html );
		await page.quiet();
	} else {
		await open( page, `${ url }${ path }`, status );
	}
	if ( kind === 'screens' && width > PHONE ) {
		await page.waitForFunction( hasSidebar );
	}
	await page.addStyleTag( { content: STILL } );
	await page.evaluate( seen );
	await page.quiet();
	// What was fetched meanwhile has brought images of its own.
	await page.evaluate( seen );
	await canvasSeen( page );
	await page.evaluate( sameFolders );
	return still( async () => {
		const { cssContentSize } = await page.client.send(
			'Page.getLayoutMetrics'
		);
		const tallest = kind === 'screens' ? TALLEST_SCREEN : TALLEST;
		return photograph( page.client, {
			width,
			height: Math.min( Math.ceil( cssContentSize.height ), tallest ),
		} );
	} );
}

async function openEditor( page, url, width ) {
	await page.setViewportSize( { width, height: EDITOR_HEIGHT } );
	await open( page, `${ url }/wp-admin/post-new.php?post_type=page` );
	await page.evaluate( () => {
		const { set } = window.wp.data.dispatch( 'core/preferences' );
		set( 'brolga', 'hints', false );
		set( 'core/edit-post', 'welcomeGuide', false );
		set( 'core', 'enableChoosePatternModal', false );
	} );
	await page.addStyleTag( { content: STILL } );
	await page.quiet();
}

/** A block in the editor, with its sidebar. */
async function takeBlock( page, { block }, width ) {
	await page.evaluate( showBlock, {
		name: block.name,
		parents: block.parent ?? block.ancestor ?? [],
	} );
	await page.quiet();
	// Settings that came meanwhile are drawn anew, and closed.
	for ( let tries = 0; tries < 6; tries++ ) {
		if ( ! ( await page.evaluate( openPanels ) ) ) {
			break;
		}
		await page.quiet();
	}
	for ( const frame of page.frames() ) {
		await frame.addStyleTag( { content: STILL } ).catch( () => {} );
		await frame
			.evaluate( () => document.fonts.ready.then( () => true ) )
			.catch( () => {} );
	}
	return still( () =>
		photograph( page.client, { width, height: EDITOR_HEIGHT } )
	);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @return {Promise<Camera>}
 */
export async function loadCamera( browser, url ) {
	const visitor = await newPage( browser, true );
	// Editors wait by the clock: theirs goes.
	const admin = await newPage( browser, false );
	await logIn( admin, url );
	// What visitors do is counted, and shown on screens.
	await visitor.route( '**/*', ( route ) =>
		route.request().method() === 'GET' ? route.continue() : route.abort()
	);
	let editorAt = 0;
	return {
		visitor,
		admin,
		open: ( page, path ) => open( page, `${ url }${ path }` ),
		async take( look, width ) {
			if ( look.kind !== 'blocks' ) {
				editorAt = 0;
				return takePage(
					look.kind === 'screens' ? admin : visitor,
					url,
					look,
					width
				);
			}
			if ( editorAt !== width ) {
				await openEditor( admin, url, width );
				editorAt = width;
			}
			return takeBlock( admin, look, width );
		},
	};
}
