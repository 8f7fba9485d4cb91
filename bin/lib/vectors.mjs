/**
 * Runs case tables against the code of this project, in both languages.
 *
 * A table's file name is its rule, its `runners` say which sides have to give
 * the expected answers. A rule that is not built yet is open, not a failure.
 */
import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Complaint } from './complaint.mjs';

const root = fileURLToPath( new URL( '../..', import.meta.url ) );
const execute = promisify( execFile );

const RUNNERS = {
	ts: [
		process.execPath,
		'--import',
		'./bin/lib/typescript.mjs',
		'tests/support/run-vectors.ts',
	],
	php: [ 'php', 'tests/php/run-vectors.php' ],
};

/** What a runner prints: its rules, or its verdicts on some files. */
async function ask( runner, ...files ) {
	const [ command, ...args ] = RUNNERS[ runner ];
	const { stdout } = await execute( command, [ ...args, ...files ], {
		cwd: root,
		maxBuffer: 2 ** 28,
	} );
	return JSON.parse( stdout );
}

/** What is wrong with the form of a table, or undefined. */
function malformed( table ) {
	if ( typeof table?.about !== 'string' ) {
		return 'it says nothing about itself';
	}
	const runners = Array.isArray( table.runners ) ? table.runners : [];
	if ( ! runners.length || ! runners.every( ( name ) => name in RUNNERS ) ) {
		return 'its runners are not "ts", "php" or both';
	}
	const isCase = ( given ) =>
		typeof given?.name === 'string' &&
		'input' in given &&
		'expected' in given;
	if ( ! Array.isArray( table.cases ) || ! table.cases.every( isCase ) ) {
		return 'its cases are not a list of { name, input, expected }';
	}
	return table.cases.length ? undefined : 'it has no case';
}

/** Reads and sorts out one file. */
async function inspect( file, built ) {
	const rule = basename( file, '.json' );
	const found = { file, rule, runners: [], count: 0 };
	let table;
	try {
		table = JSON.parse( await readFile( file, 'utf8' ) );
	} catch ( error ) {
		return { ...found, problem: `it can't be read: ${ error.message }` };
	}
	const problem = malformed( table );
	if ( problem ) {
		return { ...found, problem };
	}
	const sides = Object.keys( built ).filter( ( side ) =>
		built[ side ].includes( rule )
	);
	const missing = table.runners.filter(
		( side ) => ! sides.includes( side )
	);
	return {
		...found,
		count: table.cases.length,
		runners: table.runners.filter( ( side ) => sides.includes( side ) ),
		open: sides.length === 0,
		problem:
			sides.length && missing.length
				? `the rule is built, but has no runner in ${ missing.join(
						' and '
					) }`
				: undefined,
	};
}

/**
 * Runs every table of a folder.
 *
 * @param {string} folder
 * @return {Promise<{ passed: number, failed: number, open: string[], problems: string[] }>} `open`: the rules not built yet.
 */
export async function runVectors( folder ) {
	const names = await readdir( folder ).catch( () => {
		throw new Complaint( `There is no folder ${ folder }.` );
	} );
	const files = names.filter( ( name ) => name.endsWith( '.json' ) ).sort();
	if ( ! files.length ) {
		throw new Complaint(
			`There is no case table (*.json) in ${ folder }.`
		);
	}
	const built = { ts: await ask( 'ts' ), php: await ask( 'php' ) };
	const tables = await Promise.all(
		files.map( ( name ) => inspect( resolve( folder, name ), built ) )
	);
	const problems = tables
		.filter( ( { problem } ) => problem )
		.map( ( { rule, problem } ) => `${ rule }: ${ problem }` );
	const result = {
		passed: 0,
		failed: problems.length,
		open: tables.filter( ( { open } ) => open ).map( ( { rule } ) => rule ),
		problems,
	};
	for ( const side of Object.keys( RUNNERS ) ) {
		const its = tables.filter( ( { runners } ) =>
			runners.includes( side )
		);
		const answers = its.length
			? await ask( side, ...its.map( ( { file } ) => file ) )
			: [];
		answers.forEach( ( verdicts, index ) => {
			for ( const { name, passed, expected, actual } of verdicts ) {
				result[ passed ? 'passed' : 'failed' ]++;
				if ( ! passed ) {
					problems.push(
						`${ its[ index ].rule } (${ side }): ${ name }\n` +
							`    expected ${ JSON.stringify( expected ) }\n` +
							`    ours     ${ JSON.stringify( actual ) }`
					);
				}
			}
		} );
	}
	return result;
}

/** The project's own tables. */
export const ownVectors = join( root, 'tests/vectors' );
