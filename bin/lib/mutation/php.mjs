/**
 * Mutation of PHP: the tests near the classes run once, with classes that note who
 * calls which function. Then each mutant of a class is loaded in its place (see
 * instead.php), and the tests that call the changed function run until one fails.
 * No file of the checkout is touched.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { run, start } from '../children.mjs';
import { Complaint } from '../complaint.mjs';
import { ROOT } from '../paths.mjs';
import { during, step } from '../progress.mjs';
import { sourceFiles } from '../static/report.mjs';
import { need, workFolder } from '../test/needs.mjs';
import { lot, sample } from './sample.mjs';

/** A test that still runs then waits for something that does not come. */
const SECONDS = 180;

/** With so many test files of a class, only what tests build on is asked for more. */
const NEAR = 20;

/** Of the tests that call a function, those are run that take so many seconds in all, and one in any case. */
const ENOUGH = 60;

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
	const isTest = ( file ) => /(?:^|\/)tests\/.+Test\.php$/.test( file );
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
		const near = new Set(
			files.filter(
				( other ) =>
					isTest( other ) &&
					className( other ) === `${ className( file ) }Test`
			)
		);
		const seen = new Set( [ file ] );
		let level = [ file ];
		while ( level.length ) {
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
				( user ) =>
					! isTest( user ) &&
					! seen.has( user ) &&
					( near.size < NEAR || /TestCase\.php$/.test( user ) )
			);
			level.forEach( ( user ) => seen.add( user ) );
		}
		return [ ...near ];
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
	await rm( log, { force: true } );
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
	// What ends PHP in the middle of a test ends it with 0, too, and without PHPUnit's last word.
	return status === 0 && /^OK\b/m.test( await readFile( log, 'utf8' ) );
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
		// What lies beside the class is looked for beside the class.
		const home = dirname( join( ROOT, file ) ).replaceAll( "'", "\\'" );
		writeFileSync( path, source.replaceAll( '__DIR__', `'${ home }'` ) );
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
 * files with the quickest first. Where it is called between tests, as WordPress
 * loads, or it is no function's, any test near its class may notice, too.
 *
 * @param {{ file: string, place: string }}    mutant
 * @param {(file: string) => string[]}         testsOf
 * @param {Reached & { all: string[] }}        reached With the files of all tests.
 * @return {{ files: string[], filter: string | null }}
 */
export function noticing( { file, place }, testsOf, reached ) {
	const callers = '' === place ? [ '' ] : ( reached.tests[ place ] ?? [] );
	const any = callers.includes( '' );
	const some = any ? Object.keys( reached.seconds ) : callers;
	const isOf = ( test ) => ( one ) =>
		one.includes( `\\${ className( test ) }::` );
	const secondsOf = ( test ) =>
		some
			.filter( isOf( test ) )
			.reduce( ( all, one ) => all + ( reached.seconds[ one ] ?? 0 ), 0 );
	const isNear = new Set( testsOf( file ) );
	const rank = ( test ) =>
		Number( isNear.has( test ) ) + Number( callers.some( isOf( test ) ) );
	let sum = 0;
	return {
		files: reached.all
			.filter( ( test ) => secondsOf( test ) > 0 && rank( test ) > 0 )
			.toSorted(
				( one, other ) =>
					rank( other ) - rank( one ) ||
					secondsOf( one ) - secondsOf( other )
			)
			.filter(
				( test, index ) =>
					( sum += secondsOf( test ) ) < ENOUGH || index === 0
			),
		filter: any
			? null
			: `/^(?:${ some
					.map( ( test ) => test.replaceAll( '\\', '\\\\' ) )
					.join( '|' ) })(?: |$)/`,
	};
}

/**
 * What became of PHP's mutants.
 *
 * @param {string[]} files
 * @param {number}   most  Of a folder.
 * @param {string}   seed
 */
export async function ofPhp( files, most, seed ) {
	if ( ! files.length ) {
		return [];
	}
	const [ , site, shop ] = await Promise.all(
		[ 'composer', 'site', 'shop' ].map( need )
	);
	const work = join( workFolder, 'mutation' );
	await rm( work, { recursive: true, force: true } );
	await mkdir( work, { recursive: true } );
	const env = {
		...process.env,
		BROLGA_TEST_WORDPRESS: site.dir,
		...shop,
	};
	const log = join( work, 'phpunit.log' );
	const found = await mutantsOf( files );
	const mutants = sample( found.mutants, most, seed );
	const tests = testsByClass();
	const all = [
		...new Set( mutants.flatMap( ( { file } ) => tests( file ) ) ),
	];
	const changed = new Set( mutants.map( ( { file } ) => file ) );
	const watched = Object.fromEntries(
		Object.entries( found.watched ).filter( ( [ file ] ) =>
			changed.has( file )
		)
	);
	const reached = await during(
		`Looking which of ${ all.length } files of tests call ${ changed.size } classes`,
		() => reachedBy( all, watched, { log, env, work } )
	);
	if ( reached === null ) {
		throw new Complaint(
			`Tests fail without any change: ${ log } says which. Fix them first.`
		);
	}
	const results = [];
	for ( const mutant of mutants ) {
		const { file, line, from, to } = mutant;
		const { files: few, filter } = noticing( mutant, tests, {
			...reached,
			all,
		} );
		const survived =
			! few.length ||
			( await passes( few, {
				log,
				env: {
					...env,
					...instead(
						{ [ file ]: mutant.code },
						join( work, lot( mutant ) )
					),
				},
				more: filter === null ? [] : [ '--filter', filter ],
			} ) );
		results.push( { ...mutant, killed: ! survived } );
		step(
			`${ survived ? 'survived' : 'killed' }  ${ file }:${ line }  ${ from } → ${ to }`
		);
	}
	return results;
}
