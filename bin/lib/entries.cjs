/**
 * What of plugin/src is a file of its own in the build, found by its folder: a
 * module of the page, a script of the editor, a screen of wp-admin. Its name is
 * that of the folder, whosever it is.
 */
const { existsSync, readdirSync } = require( 'node:fs' );
const { join, resolve } = require( 'node:path' );

const SRC = resolve( __dirname, '../../plugin/src' );

/** The folder of what all share, by the folder in which a feature has its own. */
const SHARED = { view: 'runtime', editor: 'editor', admin: 'admin' };

const INDEX = { view: 'index.ts', editor: 'index.ts', admin: 'index.tsx' };

const foldersIn = ( folder ) =>
	existsSync( folder )
		? readdirSync( folder, { withFileTypes: true } )
				.filter( ( entry ) => entry.isDirectory() )
				.map( ( { name } ) => name )
				.sort()
		: [];

/**
 * The files that stand for a kind of folders, by their names.
 *
 * @param {'view' | 'editor' | 'admin'} kind
 * @param {string}                      src  Where the features are.
 * @return {Record<string, string>} Their paths.
 */
function entriesOf( kind, src = SRC ) {
	const homes = [
		join( src, SHARED[ kind ] ),
		...foldersIn( src ).map( ( feature ) => join( src, feature, kind ) ),
	];
	const found = homes
		.flatMap( ( home ) =>
			foldersIn( home ).map( ( name ) => [
				name,
				join( home, name, INDEX[ kind ] ),
			] )
		)
		.filter( ( [ , path ] ) => existsSync( path ) )
		.sort( ( [ one ], [ other ] ) => ( one < other ? -1 : 1 ) );
	const entries = Object.fromEntries( found );
	for ( const [ name, path ] of found ) {
		if ( entries[ name ] !== path ) {
			throw new Error( `${ path } has the name of ${ entries[ name ] }` );
		}
	}
	return entries;
}

module.exports = { entriesOf };
