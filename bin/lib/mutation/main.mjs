/**
 * `bin/test mutation`: how many changes of the code the tests notice. It takes
 * hours for everything, so it is no part of the other runs.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../children.mjs';
import { Complaint } from '../complaint.mjs';
import { ROOT } from '../paths.mjs';
import { during, say, step } from '../progress.mjs';
import { sourceFiles } from '../static/report.mjs';
import { need, workFolder } from '../test/needs.mjs';
import {
	FOLDERS,
	instead,
	mutantsOf,
	noticing,
	passes,
	reachedBy,
	testsByClass,
} from './php.mjs';

export const USAGE = `Usage: bin/test mutation [--changed] [--sample N] [PATH …]
  --changed    only what differs from the commit before the last one
  --sample N   at most N mutants of a folder of PHP, always the same ones
  PATH         only files below it, such as plugin/includes/Spam`;

/** Of TypeScript: what is pure, and what visitors download. */
const TYPESCRIPT =
	/^plugin\/(?:(?:blocks|src)\/.*\/?model\.ts|src\/(?:runtime|rest|modules)\/.*\.ts)$/;

const PHP = new RegExp( `^(?:${ FOLDERS.join( '|' ) })/.*\\.php$` );

/** Mutants that change nothing, with the reason. */
const EQUIVALENTS = join( ROOT, 'tests/mutation-equivalents.json' );

const isTest = ( file ) => /(?:^|\/)tests\//.test( file );

/** The files that are asked for. */
async function filesOf( { changed, paths } ) {
	const all = sourceFiles( ROOT, 'plugin' ).filter(
		( file ) =>
			! isTest( file ) && ( TYPESCRIPT.test( file ) || PHP.test( file ) )
	);
	const chosen = paths.length
		? all.filter( ( file ) =>
				paths.some(
					( path ) => file === path || file.startsWith( `${ path }/` )
				)
			)
		: all;
	if ( ! changed ) {
		return chosen;
	}
	const { stdout } = await run(
		'git',
		[ 'diff', '--name-only', '--diff-filter=d', 'HEAD~1' ],
		{ cwd: ROOT }
	);
	const differs = new Set( stdout.split( '\n' ) );
	return chosen.filter( ( file ) => differs.has( file ) );
}

const folderOf = ( file ) =>
	FOLDERS.find( ( folder ) => file.startsWith( `${ folder }/` ) ) ??
	dirname( file );

/** The same by folder. */
function byFolder( some ) {
	const folders = new Map();
	for ( const one of some ) {
		const folder = folderOf( one.file );
		folders.set( folder, [ ...( folders.get( folder ) ?? [] ), one ] );
	}
	return folders;
}

/** By what a sample is ordered: the same on each machine, and without a pattern. */
const lot = ( { file, line, from, to } ) =>
	createHash( 'sha256' )
		.update( [ file, line, from, to ].join( '\n' ) )
		.digest( 'hex' );

/**
 * Some mutants of each folder.
 *
 * @param {{ file: string }[]} mutants
 * @param {number}             most    Of a folder.
 */
export function sample( mutants, most ) {
	return [ ...byFolder( mutants ).values() ].flatMap( ( some ) =>
		some
			.toSorted( ( one, other ) =>
				lot( one ) < lot( other ) ? -1 : 1
			)
			.slice( 0, most )
	);
}

/** What became of PHP's mutants. */
async function ofPhp( files, most ) {
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
	const mutants = sample( found.mutants, most );
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
			`Without a change, tests fail already: ${ log } says which. Mend them first.`
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

/** What became of TypeScript's mutants, by Stryker. */
async function ofTypeScript( files ) {
	if ( ! files.length ) {
		return [];
	}
	await need( 'node' );
	const report = join( ROOT, '.cache/stryker.json' );
	await run(
		'node_modules/.bin/stryker',
		[ 'run', '--mutate', files.join( ',' ) ],
		{ cwd: ROOT, onLine: step }
	);
	return Object.entries(
		JSON.parse( await readFile( report, 'utf8' ) ).files
	).flatMap( ( [ file, { mutants, source } ] ) => {
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
}

/**
 * The score of each folder, without mutants that change nothing.
 *
 * @param {{ file: string, from: string, to: string, killed: boolean }[]} results
 * @param {{ file: string, from: string, to: string }[]}                  equivalents
 */
export function scores( results, equivalents ) {
	const isEquivalent = ( { file, from, to } ) =>
		equivalents.some(
			( known ) =>
				known.file === file && known.from === from && known.to === to
		);
	const counted = results.filter(
		( result ) => result.killed || ! isEquivalent( result )
	);
	return [ ...byFolder( counted ) ].map( ( [ folder, some ] ) => ( {
		folder,
		total: some.length,
		killed: some.filter( ( { killed } ) => killed ).length,
		survivors: some.filter( ( { killed } ) => ! killed ),
	} ) );
}

/** @param {string[]} args Of the command line, after `mutation`. */
export async function mutation( args ) {
	let options;
	try {
		options = parseArgs( {
			args,
			options: {
				changed: { type: 'boolean', default: false },
				sample: { type: 'string', default: 'Infinity' },
			},
			allowPositionals: true,
		} );
	} catch {
		throw new Complaint( USAGE );
	}
	const most = Number( options.values.sample );
	if ( ! ( most > 0 ) ) {
		throw new Complaint( USAGE );
	}
	const files = await filesOf( {
		changed: options.values.changed,
		paths: options.positionals.map( ( path ) => path.replace( /\/$/, '' ) ),
	} );
	const results = [
		...( await ofPhp(
			files.filter( ( file ) => file.endsWith( '.php' ) ),
			most
		) ),
		...( await ofTypeScript(
			files.filter( ( file ) => file.endsWith( '.ts' ) )
		) ),
	];
	for ( const { folder, total, killed, survivors } of scores(
		results,
		JSON.parse( readFileSync( EQUIVALENTS, 'utf8' ) )
	) ) {
		say(
			`${ ( ( 100 * killed ) / total ).toFixed( 0 ).padStart( 3 ) } %  ${ killed } of ${ total }  ${ folder }`
		);
		for ( const { file, line, from, to } of survivors ) {
			say( `       ${ file }:${ line }  ${ from }  →  ${ to }` );
		}
	}
	return 0;
}
