/**
 * `bin/test mutation`: how many changes of the code the tests notice. It takes
 * hours for everything, so it is no part of the other runs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../children.mjs';
import { Complaint } from '../complaint.mjs';
import { ROOT } from '../paths.mjs';
import { say } from '../progress.mjs';
import { sourceFiles } from '../static/report.mjs';
import { mutantsOf as mutantsOfPhp, ofPhp } from './php.mjs';
import { byFolder, isLookedAt } from './sample.mjs';
import {
	mutantsOf as mutantsOfTypeScript,
	ofTypeScript,
} from './typescript.mjs';

export const USAGE = `Usage: bin/test mutation [--changed] [--sample N [--seed S]] [PATH …]
  --changed    only what differs from the commit before the last one
  --sample N   at most N mutants of a folder, always the same ones
  --seed S     other ones
  PATH         only files below it, such as plugin/includes/Spam`;

/** The files that are asked for. */
async function filesOf( { changed, paths } ) {
	const all = sourceFiles( ROOT, 'plugin' ).filter( isLookedAt );
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

/**
 * A mutant that changes nothing that anybody could see.
 *
 * @typedef {{ file: string, in?: string, from: string, to: string, why: string }} Equivalent
 */

/** @return {Equivalent[]} Those that are known; `in` is a method of PHP. */
export const equivalents = () =>
	JSON.parse(
		readFileSync( join( ROOT, 'tests/mutation-equivalents.json' ), 'utf8' )
	);

const isSame = ( known, mutant ) =>
	[ 'file', 'in', 'from', 'to' ].every(
		( name ) => known[ name ] === mutant[ name ]
	);

/**
 * Which of the known ones stand for no mutant any more, or give no reason.
 *
 * @param {Equivalent[]} known
 * @return {Promise<Equivalent[]>}
 */
export async function outdated( known ) {
	const files = sourceFiles( ROOT, 'plugin' ).filter( ( file ) =>
		known.some( ( one ) => one.file === file )
	);
	const [ php, typescript ] = [ '.php', '.ts' ].map( ( ending ) =>
		files.filter( ( file ) => file.endsWith( ending ) )
	);
	const mutants = [
		...( php.length ? ( await mutantsOfPhp( php ) ).mutants : [] ),
		...( await mutantsOfTypeScript( typescript ) ),
	];
	return known.filter(
		( one ) =>
			! one.why || ! mutants.some( ( mutant ) => isSame( one, mutant ) )
	);
}

/**
 * The score of each folder, without mutants that change nothing.
 *
 * @template {{ file: string, in?: string, from: string, to: string, killed: boolean }} Result
 * @param {Result[]}     results
 * @param {Equivalent[]} known
 */
export function scores( results, known ) {
	const counted = results.filter(
		( result ) =>
			result.killed || ! known.some( ( one ) => isSame( one, result ) )
	);
	return [ ...byFolder( counted ) ].map( ( [ folder, some ] ) => ( {
		folder,
		total: some.length,
		killed: some.filter( ( { killed } ) => killed ).length,
		survivors: some.filter( ( { killed } ) => ! killed ),
	} ) );
}

/** What the command line says. */
function optionsOf( args ) {
	try {
		const { values, positionals } = parseArgs( {
			args,
			options: {
				changed: { type: 'boolean', default: false },
				sample: { type: 'string', default: 'Infinity' },
				seed: { type: 'string', default: '' },
			},
			allowPositionals: true,
		} );
		const most = Number( values.sample );
		if ( most > 0 ) {
			const paths = positionals.map( ( path ) =>
				path.replace( /\/$/, '' )
			);
			return { ...values, most, paths };
		}
	} catch {
		// An option that there is not.
	}
	throw new Complaint( USAGE );
}

/** @param {string[]} args Of the command line, after `mutation`. */
export async function mutation( args ) {
	const { changed, most, seed, paths } = optionsOf( args );
	const known = equivalents();
	for ( const { file, from, to } of await outdated( known ) ) {
		throw new Complaint(
			`tests/mutation-equivalents.json lists changes that do not exist, or gives no reason: ${ file }  ${ from } → ${ to }`
		);
	}
	const files = await filesOf( { changed, paths } );
	const ending = ( name ) =>
		files.filter( ( file ) => file.endsWith( name ) );
	const results = [
		...( await ofPhp( ending( '.php' ), most, seed ) ),
		...( await ofTypeScript( ending( '.ts' ), most, seed ) ),
	];
	for ( const { folder, total, killed, survivors } of scores(
		results,
		known
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
