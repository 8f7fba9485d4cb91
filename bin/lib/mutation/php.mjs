/**
 * Mutation of PHP: each mutant of a class is loaded in the place of the class
 * (see tests/php/bootstrap.php), and the tests that name it are run until one
 * fails. No file of the checkout is touched.
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
 * All mutants of some files.
 *
 * @param {string[]} files
 * @return {Promise<{ file: string, line: number, from: string, to: string, code: string }[]>}
 */
export async function mutantsOf( files ) {
	const { stdout } = await run(
		'php',
		[ 'bin/lib/mutation/mutants.php', ...files ],
		{ cwd: ROOT }
	);
	return Object.entries( JSON.parse( stdout ) ).flatMap(
		( [ file, found ] ) =>
			found.map( ( mutant ) => ( { file, ...mutant } ) )
	);
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
 * @param {{ log: string, env: Object, more?: string[] }} options
 * @return {Promise<boolean>} Whether all passed in time.
 */
export async function passes( tests, { log, env, more = [] } ) {
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
	const timer = setTimeout( () => child.stop(), SECONDS * 1000 );
	const status = await child.exited;
	clearTimeout( timer );
	return status === 0;
}

/**
 * Puts tests in order, the quickest first: most mutants are noticed by any of them.
 *
 * @param {string[]} tests Their files.
 * @param {string}   junit PHPUnit's report of them.
 */
export function byTime( tests, junit ) {
	const suites = [
		...junit.matchAll(
			/<testsuite [^>]*?file="([^"]+)"[^>]*?time="([^"]+)"/g
		),
	];
	const seconds = ( test ) =>
		Number(
			suites.find( ( [ , file ] ) =>
				file.endsWith( `/${ test }` )
			)?.[ 2 ] ?? 0
		);
	return tests.toSorted(
		( one, other ) => seconds( one ) - seconds( other )
	);
}

/**
 * Tests of the code as it is, the quickest first.
 *
 * @param {string[]} tests Their files.
 * @param {{ log: string, env: Object }} options
 * @return {Promise<string[] | null>} Nothing when one of them fails.
 */
export async function whenHealthy( tests, { log, env } ) {
	const report = `${ log }.xml`;
	const more = [ '--log-junit', report ];
	return ( await passes( tests, { log, env, more } ) )
		? byTime( tests, readFileSync( report, 'utf8' ) )
		: null;
}

/**
 * The variables that have the tests load a mutant.
 *
 * @param {{ file: string, code: string }} mutant
 * @param {string} path Where it is put.
 */
export function loaded( { file, code }, path ) {
	writeFileSync( path, code );
	return {
		BROLGA_MUTANT: path,
		BROLGA_MUTANT_CLASS: file
			.replace( /^plugin\/includes\/(.+)\.php$/, 'Brolga/$1' )
			.replaceAll( '/', '\\' ),
	};
}
