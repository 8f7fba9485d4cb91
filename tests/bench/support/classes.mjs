/**
 * Which of our classes a page makes PHP load: each has its code compiled or
 * fetched, whatever it does then. The lists beside this file may only become
 * shorter (PERF-40).
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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

/** The classes of ours that a page loads when it is asked for again. */
async function classesOf( url ) {
	// The first one fills caches.
	await ( await fetch( url ) ).text();
	const response = await fetch( url, {
		headers: { 'X-Loaded-Classes': 'yes', 'Accept-Encoding': 'identity' },
	} );
	const body = await response.text();
	return JSON.parse( body.slice( body.lastIndexOf( '\n' ) ) ).sort();
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
		found[ path ] = await classesOf( url + path );
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
