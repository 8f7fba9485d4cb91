/**
 * bin/bench: the benchmarks of tests/bench, one after the other.
 *
 * A benchmark is a module tests/bench/NAME.mjs:
 *
 *     export const about = 'what it measures, against whom';
 *     export const takes = 'ten minutes';   // if so, it runs only when named
 *     export const usage = '[--seed S]';    // if so, run() is given what follows its name
 *     export async function run( args ) {
 *         return {
 *             figures: { … },     // whatever was measured, for dist/bench.json
 *             checks: [ { name: 'ratio of medians', value: 1.04, limit: 1.1 } ],
 *         };                      // or { skipped: 'why it cannot run here' }
 *     }
 *
 * A check holds while its value is not above `limit`, nor below `least`.
 */
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	writeFileSync,
} from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild, ensureDependencies } from './build.mjs';
import { Complaint, main } from './complaint.mjs';
import { keep, RECORD } from './measured.mjs';
import { ROOT } from './paths.mjs';
import { during, say } from './progress.mjs';
import { total } from './test/results.mjs';

/** @typedef {{ name: string, value: number, limit?: number, least?: number }} Check */

const folder = join( ROOT, 'tests/bench' );
const file = join( ROOT, 'dist/bench.json' );

/** The names of all benchmarks. */
export const benchmarks = () =>
	existsSync( folder )
		? readdirSync( folder )
				.filter( ( name ) => name.endsWith( '.mjs' ) )
				.map( ( name ) => name.replace( '.mjs', '' ) )
				.sort()
		: [];

const load = ( name ) =>
	import( pathToFileURL( join( folder, `${ name }.mjs` ) ).href );

/** Those that run when none is named: a few minutes in all. */
async function ordinary() {
	const names = [];
	for ( const name of benchmarks() ) {
		if ( ! ( await load( name ) ).takes ) {
			names.push( name );
		}
	}
	return names;
}

/**
 * @param {Check} check
 * @return {boolean} Whether its value is within its bounds; no number never is.
 */
export const holds = ( { value, limit = Infinity, least = -Infinity } ) =>
	value <= limit && value >= least;

const bound = ( { limit, least } ) =>
	[
		least !== undefined && `at least ${ least }`,
		limit !== undefined && `at most ${ limit }`,
	]
		.filter( Boolean )
		.join( ', ' );

/** Runs one benchmark and prints its checks. */
async function runOne( name, args ) {
	const { about, run } = await load( name );
	const {
		figures = {},
		checks = [],
		skipped,
	} = await during( `${ name }: ${ about }`, () => run( args ) );
	if ( skipped ) {
		say( `skipped: ${ name }: ${ skipped }` );
	}
	for ( const check of checks ) {
		say(
			`  ${ holds( check ) ? '✓' : '✗' } ${ check.name }: ${ Number(
				check.value.toPrecision( 4 )
			) } (${ bound( check ) })`
		);
	}
	return { name, about, figures, checks, skipped };
}

/** Keeps the results of benchmarks that were not run this time. */
function save( results ) {
	const before = existsSync( file )
		? JSON.parse( readFileSync( file, 'utf8' ) ).results
		: {};
	mkdirSync( join( ROOT, 'dist' ), { recursive: true } );
	const machine = { cpu: cpus()[ 0 ]?.model, cores: cpus().length };
	const now = Object.fromEntries(
		results.map( ( { name, ...result } ) => [
			name,
			{ ...result, machine, at: new Date().toISOString() },
		] )
	);
	writeFileSync(
		file,
		JSON.stringify( { results: { ...before, ...now } }, null, '\t' ) + '\n'
	);
}

/** Names, whether to record what they measure, and what follows them: options of the one that is named. */
export async function parse( given ) {
	const record = given.includes( '--record' );
	const words = given.filter( ( word ) => word !== '--record' );
	const at = words.findIndex( ( word ) => word.startsWith( '--' ) );
	const names = at < 0 ? words : words.slice( 0, at );
	const args = at < 0 ? [] : words.slice( at );
	const known = benchmarks();
	const unknown = names.find( ( name ) => ! known.includes( name ) );
	if ( unknown ) {
		throw new Complaint(
			`There is no benchmark “${ unknown }”: use ${ known.join( ', ' ) }.`
		);
	}
	if (
		args.length &&
		( names.length !== 1 || ! ( await load( names[ 0 ] ) ).usage )
	) {
		throw new Complaint(
			`${ args[ 0 ] } is not an option of a benchmark that you named.`
		);
	}
	if ( record && names.length === 0 ) {
		throw new Complaint( '--record needs the names of benchmarks.' );
	}
	return { names, args, record };
}

/** bin/bench [NAME…] [--record] [OPTIONS] */
async function bench( words ) {
	const { names, args, record } = await parse( words );
	await ensureDependencies();
	await ensureBuild();
	const results = [];
	for ( const name of names.length ? names : await ordinary() ) {
		results.push( await runOne( name, args ) );
	}
	save( results );
	if ( record ) {
		keep( results );
		say( `\nThe documents have these values (${ RECORD }).` );
	}
	const counts = results.map( ( { checks, skipped } ) => ( {
		passed: checks.filter( holds ).length,
		failed: checks.filter( ( check ) => ! holds( check ) ).length,
		skipped: skipped ? 1 : 0,
	} ) );
	say( `\nThe figures are in dist/bench.json.` );
	say( total( counts ) );
	return counts.some( ( { failed } ) => failed ) ? 1 : 0;
}

if ( process.argv[ 1 ] === import.meta.filename ) {
	await main( async () => {
		const names = process.argv.slice( 2 );
		if ( names.includes( '--help' ) || names.includes( '-h' ) ) {
			say(
				`bin/bench [NAME…] [--record]: runs ${ (
					await ordinary()
				).join(
					', '
				) }, or the named ones, and writes dist/bench.json. With --record, the README and docs/performance.md get the new values.`
			);
			for ( const name of benchmarks() ) {
				const { about, takes, usage = '' } = await load( name );
				say(
					`  ${ `${ name } ${ usage }`.trim() }: ${ about }${ takes ? ` (only when named: ${ takes })` : '' }`
				);
			}
			return 0;
		}
		return bench( names );
	} );
}
