/**
 * Mutation of PHP: the tests near the classes run once, with classes that note who
 * calls which function. Then each mutant of a class is loaded in its place (see
 * instead.php), and the tests that call the changed function run until one fails.
 * No file of the checkout is touched.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, start } from '../children.mjs';
import { ROOT } from '../paths.mjs';
import { sourceFiles } from '../static/report.mjs';

/** Who is looked at: what stores leads and what counts tests. */
export const FOLDERS = [
	'Leads/Sending',
	'Outbox',
	'Newsletter',
	'AbTests',
	'Spam',
	'Forms/Checks',
].map( ( name ) => `plugin/includes/${ name }` );

/** A test that still runs then waits for something that does not come. */
const SECONDS = 180;

/** Test files that are run for one class. */
const NEAR = 8;

/** Files that may name a class whose users tell of it. */
const WIDELY = 12;

const text = ( file ) => readFileSync( join( ROOT, file ), 'utf8' );

const className = ( file ) => /([\w-]+)\.php$/.exec( file )[ 1 ];

/**
 * The tests that are near a class: those that name it, its own first, then those
 * that name who uses it, and so on. Classes that much uses say nothing of whom.
 *
 * @return {(file: string) => string[]}
 */
export function testsByClass() {
	const files = sourceFiles( ROOT, 'tests/php', 'plugin' ).filter( ( file ) =>
		file.endsWith( '.php' )
	);
	const isTest = ( file ) => file.endsWith( 'Test.php' );
	const namedBy = new Map();
	for ( const file of files ) {
		for ( const word of text( file ).match( /\b[A-Z]\w+/g ) ?? [] ) {
			const counts = namedBy.get( word ) ?? new Map();
			counts.set( file, ( counts.get( file ) ?? 0 ) + 1 );
			namedBy.set( word, counts );
		}
	}
	/** Who names a file's class, most often first; a block's tests are beside its markup. */
	const naming = ( file ) => {
		const name = className( file );
		const beside = file.replace( 'render.php', 'tests/RenderTest.php' );
		const often = ( [ other, count ] ) =>
			className( other ) === `${ name }Test` ? Infinity : count;
		return [
			...( beside === file ? [] : [ beside ] ),
			...[ ...( namedBy.get( name ) ?? [] ) ]
				.sort( ( one, other ) =>
					often( one ) < often( other ) ? 1 : -1
				)
				.map( ( [ other ] ) => other )
				.filter( ( other ) => className( other ) !== name ),
		];
	};
	const isTold = ( file, users ) =>
		users.length <= WIDELY || file.startsWith( 'tests/' );
	return ( file ) => {
		const feature = `/${ file.split( '/' )[ 2 ] }/`;
		const near = new Set();
		const seen = new Set( [ file ] );
		let level = [ file ];
		while ( level.length && near.size < NEAR ) {
			const users = level.flatMap( ( one ) => {
				const some = naming( one );
				return one === file || isTold( one, some ) ? some : [];
			} );
			const tests = users.filter( isTest );
			[
				...( level[ 0 ] === file ? tests : [] ),
				...tests.filter( ( test ) => test.includes( feature ) ),
				...tests,
			].forEach( ( test ) => near.add( test ) );
			level = users.filter(
				( user ) => ! isTest( user ) && ! seen.has( user )
			);
			level.forEach( ( user ) => seen.add( user ) );
		}
		return [ ...near ].slice( 0, NEAR );
	};
}

/**
 * @typedef {{ file: string, line: number, in: string, from: string, to: string, place: string, code: string }} Mutant
 */

/**
 * All mutants of some files, and the files as they note which functions are called.
 *
 * @param {string[]} files
 * @return {Promise<{ mutants: Mutant[], watched: Record<string, string> }>}
 */
export async function mutantsOf( files ) {
	const { stdout } = await run(
		'php',
		[ 'bin/lib/mutation/mutants.php', ...files ],
		{ cwd: ROOT }
	);
	const found = Object.entries( JSON.parse( stdout ) );
	return {
		mutants: found.flatMap( ( [ file, { mutants } ] ) =>
			mutants.map( ( mutant ) => ( { file, ...mutant } ) )
		),
		watched: Object.fromEntries(
			found.map( ( [ file, { watched } ] ) => [ file, watched ] )
		),
	};
}

/** PHP that keeps what it compiled for the next mutant: most of a run is WordPress. */
function php() {
	const folder = join( ROOT, '.cache/opcache' );
	mkdirSync( folder, { recursive: true } );
	return [
		'memory_limit=1G',
		'opcache.enable_cli=1',
		`opcache.file_cache=${ folder }`,
		'opcache.file_cache_only=1',
		'opcache.file_cache_consistency_checks=0',
	].flatMap( ( setting ) => [ '-d', setting ] );
}

/**
 * Runs tests until one fails.
 *
 * @param {string[]} tests Their files.
 * @param {{ log: string, env: Object, more?: string[], seconds?: number }} options
 * @return {Promise<boolean>} Whether all passed in time.
 */
export async function passes(
	tests,
	{ log, env, more = [], seconds = SECONDS }
) {
	const child = start(
		'php',
		[
			...php(),
			'vendor/bin/phpunit',
			'--colors=never',
			'--no-progress',
			'--stop-on-failure',
			'--stop-on-error',
			...more,
			...tests,
		],
		{ cwd: ROOT, env, log }
	);
	const timer = setTimeout( () => child.stop(), seconds * 1000 );
	const status = await child.exited;
	clearTimeout( timer );
	return status === 0;
}

/**
 * The variables that have tests load other code in the place of classes.
 *
 * @param {Record<string, string>} code   By file.
 * @param {string}                 folder Where it is put: a new one for other
 *                                        code, since PHP keeps what it compiled.
 */
export function instead( code, folder ) {
	mkdirSync( folder, { recursive: true } );
	const paths = Object.entries( code ).map( ( [ file, source ], index ) => {
		const path = join( folder, `${ index }.php` );
		writeFileSync( path, source );
		return [
			file
				.replace( /^plugin\/includes\/(.+)\.php$/, 'Brolga/$1' )
				.replaceAll( '/', '\\' ),
			path,
		];
	} );
	const list = join( folder, 'instead.json' );
	writeFileSync( list, JSON.stringify( Object.fromEntries( paths ) ) );
	return { BROLGA_INSTEAD: list };
}

/**
 * Which test calls which function, and how long it takes.
 *
 * @typedef {{ tests: Record<string, string[]>, seconds: Record<string, number> }} Reached
 */

/**
 * Runs tests of the code as it is, and looks which of them calls which function.
 *
 * @param {string[]}               tests   Their files.
 * @param {Record<string, string>} watched The classes that are looked at.
 * @param {{ log: string, env: Object, work: string }} options
 * @return {Promise<Reached | null>} Nothing when one of them fails.
 */
export async function reachedBy( tests, watched, { log, env, work } ) {
	const report = join( work, 'reached.json' );
	const healthy = await passes( tests, {
		log,
		env: {
			...env,
			...instead( watched, join( work, 'watched' ) ),
			BROLGA_REACHED: report,
		},
		more: [ '--extension', 'Brolga\\Bin\\Reached' ],
		seconds: SECONDS * tests.length,
	} );
	return healthy ? JSON.parse( readFileSync( report, 'utf8' ) ) : null;
}

/**
 * What PHPUnit has to run for a mutant: the tests that call its function, their
 * files with the quickest first. Where WordPress calls it as it loads, or it is
 * no function's, any test near its class may notice.
 *
 * @param {{ file: string, place: string }}    mutant
 * @param {(file: string) => string[]}         testsOf
 * @param {Reached & { all: string[] }}        reached With the files of all tests.
 * @return {{ files: string[], filter: string | null }}
 */
export function noticing( { file, place }, testsOf, reached ) {
	const callers = '' === place ? [ '' ] : ( reached.tests[ place ] ?? [] );
	if ( callers.includes( '' ) ) {
		return { files: testsOf( file ), filter: null };
	}
	const secondsOf = ( test ) =>
		callers
			.filter( ( caller ) =>
				caller.includes( `\\${ className( test ) }::` )
			)
			.reduce(
				( sum, caller ) => sum + ( reached.seconds[ caller ] ?? 0 ),
				0
			);
	const calling = ( tests ) =>
		tests
			.filter( ( test ) => secondsOf( test ) > 0 )
			.toSorted(
				( one, other ) => secondsOf( one ) - secondsOf( other )
			);
	const near = calling( testsOf( file ) );
	return {
		files: near.length ? near : calling( reached.all ),
		filter: `/^(?:${ callers
			.map( ( test ) => test.replaceAll( '\\', '\\\\' ) )
			.join( '|' ) })(?: |$)/`,
	};
}
