/**
 * bin/test: everything that shows that Brolga works, or a part of it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { start } from '../children.mjs';
import { Complaint, main } from '../complaint.mjs';
import { withLock } from '../lock.mjs';
import { prepareMachine } from '../machine.mjs';
import { ROOT } from '../paths.mjs';
import { say, step } from '../progress.mjs';
import { changedFiles, concerns } from './changes.mjs';
import { BY_NAME, PARTS, choose } from './choose.mjs';
import { Unavailable, need, workFolder } from './needs.mjs';
import { fingerprint, hasPassed, keepPassed } from './passed.mjs';
import {
	honest,
	slowest,
	toldOfFailures,
	toldOfSecondTries,
	total,
} from './results.mjs';
import { suites } from './suites.mjs';

const USAGE = `Usage: bin/test [--all] [${ [ ...PARTS, ...BY_NAME ].join( '|' ) }] … or bin/test vectors [DIR] or bin/test mutation [--changed] or bin/test looks [--keep]
Without a part it runs ${ PARTS.join( ', ' ) }. On a branch, slow suites of which nothing has changed are skipped; --all runs them, as before a release. BROLGA_TEST_ONLY=name[,name] limits it to some suites.`;

const UNCHANGED =
	'Nothing that it looks at has changed on this branch; bin/test --all runs it.';
const PASSED =
	'It passed on this machine with the very same files; bin/test --all runs it.';

const seconds = ( since ) =>
	`${ ( ( Date.now() - since ) / 1000 ).toFixed( 1 ) } s`;

/** Runs a suite's command and reads what came of it. */
async function execute( suite, log ) {
	const values = await Promise.all( suite.needs.map( need ) );
	const env = { ...process.env, ...( await suite.env?.( values ) ) };
	const { more = [], note } = ( await suite.limit?.() ) ?? {};
	const began = Date.now();
	if ( suite.report ) {
		// Nobody shall read the report of an earlier run.
		rmSync( suite.report, { force: true } );
	}
	const [ command, ...args ] = [ ...suite.command, ...more ];
	const status = await start( command, args, { cwd: ROOT, env, log } ).exited;
	const output = readFileSync( log, 'utf8' );
	let result;
	try {
		const text = suite.report
			? readFileSync( suite.report, 'utf8' )
			: output;
		result = suite.read( text, status, output );
	} catch ( error ) {
		const notes = [ `left no report: ${ error.message }` ];
		result = { passed: 0, failed: 1, skipped: 0, notes };
	}
	if ( note ) {
		result = { ...result, notes: [ ...result.notes, note ] };
	}
	return { ...honest( result, status ), time: seconds( began ), output };
}

/** Runs a suite; whatever hinders it becomes its result. */
async function attempt( suite ) {
	const log = join(
		workFolder,
		`${ suite.name.replaceAll( ' ', '-' ) }.log`
	);
	rmSync( log, { force: true } );
	const nothing = { passed: 0, failed: 0, skipped: 0, time: '', output: '' };
	let result;
	try {
		result = suite.skipped
			? { ...nothing, skipped: 1, notes: [ suite.skipped ] }
			: await execute( suite, log );
		if ( suite.seen && result.passed && ! result.failed ) {
			keepPassed( suite.name, suite.seen );
		}
	} catch ( error ) {
		const notes = [
			error instanceof Complaint || error instanceof Unavailable
				? error.message
				: error.stack,
		];
		result =
			error instanceof Unavailable
				? { ...nothing, skipped: 1, notes }
				: { ...nothing, failed: 1, notes };
	}
	step( `${ mark( result ) } ${ suite.name } ${ result.time }` );
	// Said at once, too: whoever ends a run early has seen what failed.
	toldOfFailures( result.failures ).forEach( ( line ) =>
		say( `    ${ line }` )
	);
	return { ...result, suite };
}

const mark = ( { failed, passed } ) => {
	if ( failed ) {
		return '✗';
	}
	return passed ? '✓' : '–';
};

/** The long ones first: while one that began last ends, the other cores have nothing to do. */
const inOrder = ( chosen ) =>
	chosen.toSorted(
		( { seconds: one = 0 }, { seconds: other = 0 } ) => other - one
	);

/** Runs suites side by side, those that want the machine alone at the end. */
async function runAll( chosen ) {
	const results = [];
	const queue = inOrder( chosen.filter( ( { alone } ) => ! alone ) );
	const worker = async () => {
		for ( let suite = queue.shift(); suite; suite = queue.shift() ) {
			results.push( await attempt( suite ) );
		}
	};
	await Promise.all(
		// One more than cores: some of them wait for servers that are slow on purpose.
		Array.from( { length: availableParallelism() + 1 }, worker )
	);
	for ( const suite of chosen.filter( ( { alone } ) => alone ) ) {
		results.push( await attempt( suite ) );
	}
	return chosen.map( ( suite ) =>
		results.find( ( result ) => result.suite === suite )
	);
}

function summarise( results ) {
	for ( const { suite, failed, output, notes } of results ) {
		if ( failed ) {
			say( `\n━━ ${ suite.name }` );
			say( output.trim().split( '\n' ).slice( -120 ).join( '\n' ) );
			notes.forEach( ( note ) => say( note ) );
		}
	}
	say( '' );
	for ( const result of results ) {
		const { suite, passed, failed, skipped, time, notes, failures } =
			result;
		const counts = [ passed, failed, skipped ]
			.map( ( count ) => String( count ).padStart( 6 ) )
			.join( '' );
		say(
			`${ mark( result ) } ${ suite.part.padEnd( 7 ) }${ suite.name.padEnd(
				26
			) }${ counts }  ${ time.padStart( 8 ) }`
		);
		toldOfFailures( failures ).forEach( ( line ) =>
			say( `    ${ line }` )
		);
		if ( skipped || ! failed ) {
			const label = skipped ? 'skipped' : 'note';
			notes.forEach( ( note ) => say( `    ${ label }: ${ note }` ) );
		}
	}
	const longest = slowest( results );
	if ( longest.length ) {
		say( '\nThe slowest tests:' );
	}
	for ( const { suite, name, seconds: took } of longest ) {
		say( `${ took.toFixed( 1 ).padStart( 7 ) } s  ${ suite }: ${ name }` );
	}
}

async function vectors( folder ) {
	await Promise.all( [ need( 'node' ), need( 'composer' ) ] );
	const { ownVectors, runVectors } = await import( '../vectors.mjs' );
	const result = await runVectors( folder ?? ownVectors );
	result.problems.forEach( ( problem ) => say( `✗ ${ problem }` ) );
	if ( result.open.length ) {
		say( `open, not built yet: ${ result.open.join( ', ' ) }` );
	}
	say( total( [ { ...result, skipped: 0 } ] ) );
	return result.failed ? 1 : 0;
}

/** Keeps new pictures, of all that there is or of the sample. */
async function keepLooks() {
	await need( 'frozen clock' );
	const values = { BROLGA_CHROMIUM: await need( 'chromium' ) };
	return spawnSync(
		process.execPath,
		[ 'bin/lib/looks/main.mjs', '--keep' ],
		{
			cwd: ROOT,
			env: { BROLGA_LOOKS: 'all', ...process.env, ...values },
			stdio: 'inherit',
		}
	).status;
}

/** A slow suite that has nothing new to look at is skipped, and says so. */
const skipUnchanged = ( changed, all ) => ( suite ) => {
	if ( ! suite.watches ) {
		return suite;
	}
	const skip = ( skipped ) => ( { ...suite, needs: [], uses: [], skipped } );
	if ( ! concerns( suite.watches, changed ) ) {
		return skip( UNCHANGED );
	}
	const seen = fingerprint( ROOT, suite.watches );
	return ! all && hasPassed( suite.name, seen )
		? skip( PASSED )
		: { ...suite, seen };
};

async function test( args ) {
	const began = Date.now();
	const parts = args.filter( ( arg ) => arg !== '--all' );
	const all = parts.length < args.length;
	const changed = all ? null : changedFiles( ROOT );
	const asked = choose( suites, parts );
	if ( ! asked ) {
		throw new Complaint( USAGE );
	}
	const chosen = asked.map( skipUnchanged( changed, all ) );
	mkdirSync( workFolder, { recursive: true } );
	// Two runs would pull each other's site away.
	const results = await withLock(
		join( workFolder, 'run.lock' ),
		async () => {
			await prepareMachine(
				chosen.flatMap( ( { needs, uses = [] } ) => [
					...needs,
					...uses,
				] ),
				step
			);
			return runAll( chosen );
		},
		( pid ) => step( `Waiting for process ${ pid }, which is testing` )
	);
	summarise( results );
	say( `\nAll of it took ${ seconds( began ) }.` );
	toldOfSecondTries( results ).forEach( ( line ) => say( line ) );
	say( total( results ) );
	return results.some( ( { failed } ) => failed ) ? 1 : 0;
}

await main( async () => {
	const args = process.argv.slice( 2 );
	if ( [ '--help', '-h' ].includes( args[ 0 ] ) ) {
		say( USAGE );
		return 0;
	}
	if ( args[ 0 ] === 'vectors' && args.length <= 2 ) {
		return vectors( args[ 1 ] );
	}
	if ( args[ 0 ] === 'mutation' ) {
		const { mutation } = await import( '../mutation/main.mjs' );
		return mutation( args.slice( 1 ) );
	}
	if ( args[ 0 ] === 'looks' && args[ 1 ] === '--keep' ) {
		return keepLooks();
	}
	if ( args.length === 1 && args[ 0 ] === 'looks' ) {
		// Asked for by name it is whole.
		process.env.BROLGA_LOOKS ??= 'all';
	}
	return test( args );
} );
