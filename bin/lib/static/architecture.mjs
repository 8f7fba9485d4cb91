/**
 * docs/architecture.md names what is there: each file, folder, script module,
 * class, function and command in backticks exists.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCommand, projectRoot, report, sourceFiles } from './report.mjs';

const PAGE = 'docs/architecture.md';

const CODE = /^(?!tests\/|.*\/tests\/).*\.(?:php|tsx?|mjs)$/;
const FILE = /^(?:node )?([\w./-]+\.(?:php|tsx?|mjs|js|json))$/;
const FOLDER = /^([A-Z]\w+|[\w-]+(?:\/[\w-]+)+)\/?$/;
const MODULE = /^@brolga\/([a-z-]+)$/;
const MEMBER = /^(?:\w+\\)*([A-Z]\w+)(?:::|\( )(\w+)/;
const CLASS = /^([A-Z]\w+)$/;
const IN_NAMESPACE = /^(?:Brolga\\)?((?:\w+\\)+[A-Z]\w+)$/;
const FUNCTION = /^([a-z]\w+)\(.*\)$/i;

/** What is made, or is of WordPress, or is told of because it is not there; and a feature's pattern of names. */
const ELSEWHERE =
	/^(?:build\/.*|bin\/\w+|fetched\.php|wp-config\.php|uninstall\.php|deprecated\.js|import\(\)|NameFeature|brolga\/v1)$/;

/**
 * What a project has, in the ways in which the page names it.
 *
 * @param {Record<string, string>} sources Each file's text by its path.
 */
function inventory( sources ) {
	const files = Object.keys( sources );
	const paths = new Set(
		files.flatMap( ( file ) => {
			const parts = file.split( '/' );
			return parts.map( ( part, index ) =>
				parts.slice( 0, index + 1 ).join( '/' )
			);
		} )
	);
	const texts = Object.entries( sources )
		.filter( ( [ file ] ) => CODE.test( file ) )
		.map( ( [ , text ] ) => text );
	const declared = new Set(
		texts.flatMap( ( text ) =>
			[
				...text.matchAll(
					/\b(?:class|interface|enum|trait|function|const|type|case)\s+(\w+)/g
				),
			].map( ( [ , name ] ) => name )
		)
	);
	const ends = ( path ) =>
		paths.has( path ) ||
		[ ...paths ].some( ( known ) => known.endsWith( `/${ path }` ) );
	return { ends, declares: ( name ) => declared.has( name ) };
}

/**
 * What the page names and nobody has.
 *
 * @param {string}                 page
 * @param {Record<string, string>} sources Each file's text by its path.
 * @return {string[]} As they stand between backticks.
 */
export function missingNames( page, sources ) {
	const { ends, declares } = inventory( sources );
	const prose = page.replaceAll( /^[ \t]*```[\s\S]*?^[ \t]*```$/gm, '' );
	const anyEnds = ( ...paths ) => paths.some( ends );
	/** What a name between backticks may be, and what has to be there then. */
	const kinds = [
		[ FILE, ( file ) => ends( file ) ],
		[
			IN_NAMESPACE,
			( name ) => ends( `${ name.replaceAll( '\\', '/' ) }.php` ),
		],
		[
			MODULE,
			( name ) =>
				anyEnds(
					`src/${ name }/index.ts`,
					`src/runtime/${ name }/index.ts`,
					`view/${ name }/index.ts`,
					`view/${ name }.ts`
				),
		],
		[ MEMBER, ( of, name ) => declares( of ) && declares( name ) ],
		[
			FOLDER,
			( path ) => anyEnds( path, `${ path }.php`, `${ path }.ts` ),
		],
		[ CLASS, declares ],
		[ FUNCTION, declares ],
	];
	const isThere = ( name ) => {
		const fitting = kinds.filter( ( [ pattern ] ) => pattern.test( name ) );
		return (
			fitting.length === 0 ||
			fitting.some( ( [ pattern, holds ] ) =>
				holds( ...pattern.exec( name ).slice( 1 ) )
			)
		);
	};
	const names = [ ...prose.matchAll( /`([^`\n]+)`/g ) ].map(
		( [ , name ] ) => name
	);
	return [ ...new Set( names ) ].filter(
		( name ) => ! ELSEWHERE.test( name ) && ! isThere( name )
	);
}

/**
 * @param {string} root The project's root.
 * @return {import('./report.mjs').Problem[]} What is wrong.
 */
export function checkArchitecture( root ) {
	const read = ( file ) => readFileSync( join( root, file ), 'utf8' );
	const sources = Object.fromEntries(
		sourceFiles( root ).map( ( file ) => [
			file,
			CODE.test( file ) ? read( file ) : '',
		] )
	);
	return missingNames( read( PAGE ), sources ).map( ( name ) => ( {
		file: PAGE,
		message: `${ name } is nowhere`,
	} ) );
}

if ( isCommand( import.meta.url ) ) {
	report( 'architecture', checkArchitecture( projectRoot ) );
}
