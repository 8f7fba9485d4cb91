/**
 * Which of our classes a page makes PHP load: each has its code compiled or
 * fetched, whatever it does then. The lists beside this file may only become
 * shorter (PERF-40), and without a shop there are not many (PERF-780).
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveNative } from '../../../bin/lib/native.mjs';
import { ROOT } from '../../../bin/lib/paths.mjs';
import { runPhp } from '../../../bin/lib/php.mjs';
import { freePort } from '../../../bin/lib/ports.mjs';
import { dropSite, provisionSite } from '../../../bin/lib/site.mjs';

const LISTS = join( import.meta.dirname, 'loaded-classes.json' );

/** Writes the lists anew, for somebody who has looked at what is new in them. */
const WRITES = process.env.BROLGA_CLASSES === 'write';

/** What is in each of some lists. */
const inEach = ( [ first = [], ...others ] ) =>
	first.filter( ( name ) =>
		others.every( ( list ) => list.includes( name ) )
	);

/** Has a site tell of its classes; it is to be called before its first page. */
export async function tellClasses( dir ) {
	const folder = join( dir, 'wp-content/mu-plugins' );
	await mkdir( folder, { recursive: true } );
	await cp(
		join( import.meta.dirname, 'loaded-classes.php' ),
		join( folder, 'loaded-classes.php' )
	);
}

/**
 * The classes of ours that an answer takes.
 *
 * @param {string}      url  Whose.
 * @param {Object} sent What is sent, if not a question for a page.
 */
async function classesOf( url, sent = {} ) {
	const response = await fetch( url, {
		redirect: 'manual',
		...sent,
		headers: {
			...sent.headers,
			'X-Loaded-Classes': 'yes',
			'Accept-Encoding': 'identity',
		},
	} );
	const body = await response.text();
	return JSON.parse( body.slice( body.lastIndexOf( '\n' ) ) ).sort();
}

/** The same of a page that is asked for again: the first one fills caches. */
async function classesOfPage( url ) {
	await ( await fetch( url ) ).text();
	return classesOf( url );
}

/**
 * What a page's classes say against its list.
 *
 * @param {string}   path   The page.
 * @param {string[]} listed The classes that it may load.
 * @param {string[]} names  Those that it loads.
 */
export function checksOf( path, listed, names ) {
	const check = ( what, odd ) => ( {
		name: `${ path }: ${ what }${ odd.length > 0 ? ` (${ odd.join( ', ' ) })` : '' }`,
		value: odd.length,
		limit: 0,
	} );
	return [
		check(
			'classes that PHP loads and did not before',
			names.filter( ( name ) => ! listed.includes( name ) )
		),
		check(
			'classes that PHP no longer loads: BROLGA_CLASSES=write takes them from the list',
			listed.filter( ( name ) => ! names.includes( name ) )
		),
	];
}

/** The lists of some pages, what all of them have in one of its own. */
export function listsOf( found ) {
	const everyPage = inEach( Object.values( found ) );
	const pages = Object.fromEntries(
		Object.entries( found ).map( ( [ path, names ] ) => [
			path,
			names.filter( ( name ) => ! everyPage.includes( name ) ),
		] )
	);
	return { everyPage, pages };
}

/**
 * Two checks for each page of the lists: no class more than is listed, and none
 * less, so that what is won is kept.
 *
 * @param {string} url The site's address, without a slash at its end.
 */
export async function classChecks( url ) {
	const lists = JSON.parse( await readFile( LISTS, 'utf8' ) );
	const found = {};
	for ( const path of Object.keys( lists.pages ) ) {
		found[ path ] = await classesOfPage( url + path );
	}
	if ( WRITES ) {
		await writeFile(
			LISTS,
			`${ JSON.stringify( listsOf( found ), null, '\t' ) }\n`
		);
		return [];
	}
	return Object.entries( found ).flatMap( ( [ path, names ] ) =>
		checksOf( path, [ ...lists.everyPage, ...lists.pages[ path ] ], names )
	);
}

/** How many of the plugin's classes a request may load on a site without a shop. */
const BUDGETS = {
	'a page of core blocks': 180,
	'a page of tabs': 220,
	'a form that is begun': 180,
	'a posted form': 260,
};

/** The pages of that site, by their names. */
const PAGES = { core: 'core-blocks', tabs: 'tabs', form: 'form' };

/**
 * What the classes of requests say on a site without a shop: how many there are,
 * and that there is none of what knows WooCommerce.
 *
 * @param {Record<string, string[]>} found The classes by request.
 */
export const budgetChecks = ( found ) =>
	Object.entries( BUDGETS ).flatMap( ( [ what, limit ] ) => {
		const plugin = found[ what ].filter(
			( name ) => ! name.startsWith( 'Brolga\\Theme\\' )
		);
		const shop = plugin.filter( ( name ) =>
			name.startsWith( 'Brolga\\Shop\\' )
		);
		return [
			{
				name: `${ what }, without a shop: classes that PHP loads`,
				value: plugin.length,
				least: 40,
				limit,
			},
			{
				name: `${ what }, without a shop: classes of Shop${ shop.length > 0 ? ` (${ shop.join( ', ' ) })` : '' }`,
				value: shop.length,
				limit: 0,
			},
		];
	} );

/** What a browser sends with a form that was filled in. */
const posted = ( form ) =>
	new URLSearchParams( {
		brolga_form: form,
		brolga_key: crypto.randomUUID(),
		token: '',
		et_pb_contact_name_0: 'Jo',
		et_pb_contact_email_0: 'jo@example.com',
		et_pb_contact_message_0: 'Do you make walls of dry stone, too?',
		et_pb_contact_et_number_0: '',
		et_pb_contactform_submit_0: '1',
	} );

/** The checks of a site without a shop, which is made for them. */
export async function classBudgets() {
	const dir = join( ROOT, '.cache/bench/classes' );
	const port = await freePort( 9530 );
	await dropSite( dir );
	await provisionSite( { dir, url: `http://127.0.0.1:${ port }` } );
	await tellClasses( dir );
	for ( const [ name, file ] of Object.entries( PAGES ) ) {
		await runPhp( dir, join( import.meta.dirname, 'add-page.php' ), {
			args: [ join( import.meta.dirname, `${ file }.html` ), name ],
		} );
	}
	const server = await serveNative( { dir, port } );
	const url = server.url.replace( /\/$/, '' );
	try {
		const page = await ( await fetch( `${ url }/form/` ) ).text();
		const [ , form ] = /name="brolga_form" value="([^"]+)"/.exec( page );
		// A first one fills caches.
		await fetch( `${ url }/form/`, {
			method: 'POST',
			redirect: 'manual',
			body: posted( form ),
		} );
		return budgetChecks( {
			'a page of core blocks': await classesOfPage( `${ url }/core/` ),
			'a page of tabs': await classesOfPage( `${ url }/tabs/` ),
			'a form that is begun': await classesOf(
				`${ url }/wp-json/brolga/v1/forms/begun`,
				{
					method: 'POST',
					headers: { 'Content-Type': 'application/json' },
					body: JSON.stringify( { form } ),
				}
			),
			'a posted form': await classesOf( `${ url }/form/`, {
				method: 'POST',
				body: posted( form ),
			} ),
		} );
	} finally {
		await server.stop();
	}
}
