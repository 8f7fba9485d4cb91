/**
 * Mutation of TypeScript, by Stryker: for each folder the tests beside the code
 * and beside what imports it, and of these the ones that call what is changed.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { run } from '../children.mjs';
import { ROOT } from '../paths.mjs';
import { say, step } from '../progress.mjs';
import { sourceFiles } from '../static/report.mjs';
import { need } from '../test/needs.mjs';
import { byFolder, drawn } from './sample.mjs';

const text = ( file ) => readFileSync( join( ROOT, file ), 'utf8' );

/** What Stryker asks for, and nobody reads. */
const SILENT = {
	isDebugEnabled: () => false,
	debug() {},
	info() {},
	warn: say,
};

/**
 * All mutants of some files.
 *
 * @param {string[]} files
 */
export async function mutantsOf( files ) {
	const stryker = createRequire(
		createRequire( import.meta.url ).resolve(
			'@stryker-mutator/core/package.json'
		)
	);
	const { Instrumenter } = await import(
		stryker.resolve( '@stryker-mutator/instrumenter' )
	);
	const { mutants } = await new Instrumenter( SILENT ).instrument(
		files.map( ( name ) => ( {
			name,
			content: text( name ),
			mutate: true,
		} ) ),
		{ plugins: null, excludedMutations: [], ignorers: [] }
	);
	return mutants
		.filter( ( { status } ) => status === undefined )
		.map( ( { fileName, location, replacement } ) => ( {
			file: fileName,
			// Stryker counts from 0 here, and from 1 in what it reports.
			line: location.start.line + 1,
			from: text( fileName ).split( '\n' )[ location.start.line ].trim(),
			to: replacement,
			location,
		} ) );
}

const before = ( one, other ) =>
	one.line < other.line ||
	( one.line === other.line && one.column <= other.column );

const isWithin = ( one, other ) =>
	one.file === other.file &&
	before( other.location.start, one.location.start ) &&
	before( one.location.end, other.location.end );

/**
 * A sample of some mutants. Stryker is told ranges of the code, so whatever is
 * within one that is drawn is drawn, too.
 *
 * @param {Awaited<ReturnType<typeof mutantsOf>>} mutants
 * @param {number}                               most
 * @param {string}                               seed
 * @return {string[]} The ranges, as Stryker's `--mutate` has them.
 */
export function ranges( mutants, most, seed = '' ) {
	const chosen = new Set();
	const asked = [];
	for ( const one of drawn( mutants, seed ) ) {
		const within = mutants.filter(
			( other ) => ! chosen.has( other ) && isWithin( other, one )
		);
		if ( within.length && chosen.size + within.length <= most ) {
			within.forEach( ( other ) => chosen.add( other ) );
			asked.push( one );
		}
	}
	const at = ( { line, column } ) => `${ line + 1 }:${ column }`;
	return asked.map(
		( { file, location: { start, end } } ) =>
			`${ file }:${ at( start ) }-${ at( end ) }`
	);
}

/**
 * The tests near some code: in the folder `tests` beside it and beside what
 * imports it.
 *
 * @param {string[]} files
 * @return {string[]}
 */
export function testsNear( files ) {
	const all = sourceFiles( ROOT, 'plugin' ).filter( ( file ) =>
		/\.tsx?$/.test( file )
	);
	const isTest = ( file ) => /\.test\.tsx?$/.test( file );
	const wanted = new Set(
		files.map( ( file ) => file.replace( /(?:\/index)?\.ts$/, '' ) )
	);
	const folders = new Set( files.map( dirname ) );
	for ( const file of all ) {
		const imported = [
			...text( file ).matchAll( /from\s+'(\.[^']+)'/g ),
		].map( ( [ , path ] ) =>
			posix.join( dirname( file ), path ).replace( /\/index$/, '' )
		);
		if ( imported.some( ( path ) => wanted.has( path ) ) ) {
			folders.add( dirname( file ).replace( /\/tests$/, '' ) );
		}
	}
	return all.filter(
		( file ) => isTest( file ) && folders.has( dirname( dirname( file ) ) )
	);
}

/** What Stryker is told: its configuration, with what is changed and tested. */
async function configuration( mutate, tests ) {
	const settings = JSON.parse( text( 'stryker.config.json' ) );
	settings.mutate = mutate;
	settings.jest.config.testMatch = tests.map( ( test ) => `**/${ test }` );
	const path = join( ROOT, '.cache/stryker.config.json' );
	await mkdir( dirname( path ), { recursive: true } );
	await writeFile( path, JSON.stringify( settings ) );
	return path;
}

/** What became of the mutants that Stryker has made, by its report. */
const reported = ( { files } ) =>
	Object.entries( files ).flatMap( ( [ file, { mutants, source } ] ) => {
		const lines = source.split( '\n' );
		return mutants
			.filter( ( { status } ) => ! /Ignored|Error/.test( status ) )
			.map( ( { location, replacement, status } ) => ( {
				file,
				line: location.start.line,
				from: lines[ location.start.line - 1 ].trim(),
				to: replacement,
				killed: /Killed|Timeout/.test( status ),
			} ) );
	} );

/**
 * What became of TypeScript's mutants.
 *
 * @param {string[]} files
 * @param {number}   most  Of a folder.
 * @param {string}   seed
 */
export async function ofTypeScript( files, most, seed ) {
	if ( ! files.length ) {
		return [];
	}
	await need( 'node' );
	const results = [];
	for ( const some of byFolder( await mutantsOf( files ) ).values() ) {
		const chosen = ranges( some, most, seed );
		const changed = [
			...new Set( chosen.map( ( range ) => range.split( ':' )[ 0 ] ) ),
		];
		await run(
			'node_modules/.bin/stryker',
			[ 'run', await configuration( chosen, testsNear( changed ) ) ],
			{ cwd: ROOT, onLine: step }
		);
		results.push(
			...reported(
				JSON.parse(
					await readFile(
						join( ROOT, '.cache/stryker.json' ),
						'utf8'
					)
				)
			)
		);
	}
	return results;
}
