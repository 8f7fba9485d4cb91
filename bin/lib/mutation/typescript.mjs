/**
 * Mutation of TypeScript: Stryker puts all changes of a file into it at once,
 * each with a switch, and Jest runs with one switched on after the other. Quick
 * tests beside the code come first; the others around it look at what is left.
 *
 * @see jest/runner.mjs
 */
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { CommandFailed, run } from '../children.mjs';
import { Complaint } from '../complaint.mjs';
import entries from '../entries.cjs';
import { ROOT } from '../paths.mjs';
import { say, step } from '../progress.mjs';
import { sourceFiles } from '../static/report.mjs';
import { need } from '../test/needs.mjs';
import { sample } from './sample.mjs';

const text = ( file ) => readFileSync( join( ROOT, file ), 'utf8' );

/** What Stryker asks for, and nobody reads. */
const SILENT = {
	isDebugEnabled: () => false,
	debug() {},
	info() {},
	warn: say,
};

/**
 * All mutants of some files, and the code that has them, with a switch for each.
 *
 * @param {string[]}                   files
 * @param {{ file: string, location: Object }[]} [only] Just these, and what is within them.
 */
export async function switched( files, only ) {
	const { mutants, files: results } = await new Instrumenter(
		SILENT
	).instrument(
		files.map( ( name ) => ( {
			name,
			content: text( name ),
			mutate:
				only
					?.filter( ( { file } ) => file === name )
					.map( ( { location } ) => location ) ?? true,
		} ) ),
		{ plugins: null, excludedMutations: [], ignorers: [] }
	);
	return {
		code: Object.fromEntries(
			results.map( ( { name, content } ) => [
				join( ROOT, name ),
				content,
			] )
		),
		mutants: mutants
			.filter( ( { status } ) => status === undefined )
			.map( ( { id, fileName, location, replacement } ) => ( {
				id,
				file: fileName,
				line: location.start.line + 1,
				from: text( fileName )
					.split( '\n' )
					[ location.start.line ].trim(),
				to: replacement,
				location,
			} ) ),
	};
}

/** What a mutant is known by, whatever else is changed around it. */
const keyOf = ( { file, location, to } ) =>
	JSON.stringify( [ file, location, to ] );

/**
 * All mutants of some files.
 *
 * @param {string[]} files
 */
export const mutantsOf = async ( files ) => ( await switched( files ) ).mutants;

/** All scripts, tests and what helps them included. */
const all = () =>
	sourceFiles( ROOT, 'plugin', 'tests' ).filter( ( file ) =>
		/\.tsx?$/.test( file )
	);

const isTest = ( file ) => /\.test\.tsx?$/.test( file );

const testsIn = ( folders ) =>
	all().filter(
		( file ) => isTest( file ) && folders.has( dirname( dirname( file ) ) )
	);

/**
 * The tests beside some code, without those that draw screens.
 *
 * @param {string[]} files
 * @return {string[]}
 */
export const testsBeside = ( files ) =>
	testsIn( new Set( files.map( dirname ) ) ).filter( ( test ) =>
		test.endsWith( '.ts' )
	);

/** The modules of the page, from the project's root. */
const MODULES = Object.fromEntries(
	Object.entries( entries.entriesOf( 'view' ) ).map( ( [ name, path ] ) => [
		name,
		relative( ROOT, path ),
	] )
);

/** What a file imports by a path, without its ending. */
const importedBy = ( file, path ) =>
	path.startsWith( '.' )
		? posix.join( dirname( file ), path ).replace( /\/index$/, '' )
		: ( MODULES[ path.replace( /^@brolga\//, '' ) ] ?? path ).replace(
				/\/index\.ts$/,
				''
			);

/** What imports one of some files. */
function usersOf( files ) {
	const wanted = new Set(
		files.map( ( file ) => file.replace( /(?:\/index)?\.tsx?$/, '' ) )
	);
	return all().filter( ( file ) =>
		[ ...text( file ).matchAll( /(?:from|import\()\s*'([^']+)'/g ) ].some(
			( [ , path ] ) => wanted.has( importedBy( file, path ) )
		)
	);
}

/**
 * The other tests near some code: those that import it, and all beside it and
 * beside what imports it.
 *
 * @param {string[]} files
 * @return {string[]}
 */
export function testsAround( files ) {
	const direct = usersOf( files );
	const users = [
		...direct,
		...usersOf(
			direct.filter( ( file ) => file.startsWith( 'tests/support/' ) )
		),
	];
	const beside = new Set( testsBeside( files ) );
	const folders = new Set( [ ...files, ...users ].map( dirname ) );
	return [
		...new Set( [ ...users.filter( isTest ), ...testsIn( folders ) ] ),
	].filter( ( test ) => ! beside.has( test ) );
}

/**
 * Has Jest run some tests for some mutants.
 *
 * @param {{ code: Object, ids: string[], tests: string[] }} work
 * @param {(id: string, killed: boolean) => void}            hear
 * @return {Promise<string | undefined>} The mutant that Jest came to no end with.
 */
async function jest( work, hear ) {
	const path = join( ROOT, `.cache/mutation/${ process.pid }.json` );
	await mkdir( dirname( path ), { recursive: true } );
	await writeFile( path, JSON.stringify( work ) );
	let open;
	let broken;
	const onLine = ( line ) => {
		const { begins, id, killed, failed, why } = line.startsWith( '{' )
			? JSON.parse( line )
			: {};
		open = begins ?? open;
		if ( failed ) {
			broken = `${ failed }\n${ why }`;
		}
		if ( id ) {
			open = undefined;
			hear( id, killed );
		}
	};
	try {
		await run(
			'node_modules/.bin/jest',
			[ '--config', 'bin/lib/mutation/jest/config.mjs', '--silent' ],
			{ cwd: ROOT, env: { ...process.env, BROLGA_MUTANTS: path }, onLine }
		);
	} catch ( error ) {
		if ( ! ( error instanceof CommandFailed && open ) ) {
			throw error;
		}
	} finally {
		await rm( path );
	}
	if ( broken ) {
		throw new Complaint(
			`Tests fail without any change. Fix them first: ${ broken }`
		);
	}
	return open;
}

/**
 * Which of some mutants some tests notice.
 *
 * @template {{ id: string, file: string, line: number, from: string, to: string }} T
 * @param {T[]}      mutants
 * @param {string[]} tests
 * @param {Object}   code    With a switch for each, by path.
 * @return {Promise<Set<T>>}
 */
export async function noticed( mutants, tests, code ) {
	const killed = new Set();
	const left = new Map( mutants.map( ( one ) => [ one.id, one ] ) );
	const hear = ( id, isKilled ) => {
		const one = left.get( id );
		left.delete( id );
		if ( isKilled ) {
			killed.add( one );
		}
		step(
			`${ isKilled ? 'killed' : 'survived' }  ${ one.file }:${ one.line }  ${ one.from } → ${ one.to }`
		);
	};
	while ( left.size && tests.length ) {
		const hung = await jest(
			{ code, tests, ids: [ ...left.keys() ] },
			hear
		);
		if ( hung ) {
			hear( hung, true );
		}
	}
	return killed;
}

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
	const drawn = sample( await mutantsOf( files ), most, seed );
	const keys = new Set( drawn.map( keyOf ) );
	// Each switch costs time, in a loop a lot of it: no more than are asked for.
	const { mutants, code } = await switched(
		[ ...new Set( drawn.map( ( { file } ) => file ) ) ],
		drawn
	);
	const chosen = mutants.filter( ( one ) => keys.has( keyOf( one ) ) );
	const killed = new Set();
	for ( const near of [ testsBeside, testsAround ] ) {
		const left = chosen.filter( ( one ) => ! killed.has( one ) );
		const tests = near( [
			...new Set( left.map( ( { file } ) => file ) ),
		] );
		step( `${ left.length } changes, ${ tests.length } files of tests` );
		( await noticed( left, tests, code ) ).forEach( ( one ) =>
			killed.add( one )
		);
	}
	return chosen.map( ( one ) => ( { ...one, killed: killed.has( one ) } ) );
}
