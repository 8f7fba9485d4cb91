/**
 * What the test tools say of themselves, as { passed, failed, skipped, notes, tests }.
 * A note tells why something was skipped, or what a reader has to know.
 */
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ name: string, seconds: number }} Test One of the tests, as its tool calls it, and the time it took.
 * @typedef {{ name: string, error: string }} Failure A test that failed, and what it said.
 * @typedef {{ passed: number, failed: number, skipped: number, notes: string[], tests?: Test[], failures?: Failure[], secondTries?: Failure[] }} Result Second tries failed at first, and passed when tried again.
 */

/** A check that has no parts: it holds or it doesn't. */
export const fromStatus = ( status ) => ( {
	passed: status === 0 ? 1 : 0,
	failed: status === 0 ? 0 : 1,
	skipped: 0,
	notes: [],
} );

/** `jest --json`. */
export function fromJest( text ) {
	const report = JSON.parse( text );
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
		skipped: report.numPendingTests + report.numTodoTests,
		notes: report.testResults
			.flatMap( ( { assertionResults } ) => assertionResults )
			.filter( ( { status } ) =>
				[ 'pending', 'todo' ].includes( status )
			)
			.map( ( { fullName } ) => fullName ),
		tests: report.testResults.flatMap(
			( { name: file, assertionResults } ) =>
				assertionResults.map( ( { fullName, duration } ) => ( {
					name: `${ basename( file ) } › ${ fullName }`,
					seconds: ( duration ?? 0 ) / 1000,
				} ) )
		),
		failures: report.testResults
			.filter( ( { message } ) => message )
			.map( ( { name: file, message } ) => ( {
				name: basename( file ),
				error: stripVTControlCharacters( message ),
			} ) ),
	};
}

/** A line of TAP, and the block below it that tells the time and whether it stands for others. */
const TAP_TEST = /^ *(?:not )?ok \d+ - (.+?)\n *---\n([\s\S]*?)^ *\.\.\.$/gm;

/** The summary of `node --test --test-reporter=tap`. */
export function fromTap( text ) {
	const count = ( name ) =>
		Number(
			new RegExp( `^# ${ name } (\\d+)$`, 'm' ).exec( text )?.[ 1 ] ?? 0
		);
	return {
		passed: count( 'pass' ),
		failed: count( 'fail' ) + count( 'cancelled' ),
		skipped: count( 'skipped' ) + count( 'todo' ),
		notes: [ ...text.matchAll( /^ *ok \d+ - (.+?) # SKIP ?(.*)$/gm ) ].map(
			( [ , name, reason ] ) =>
				`${ name }: ${ reason || 'no reason given' }`
		),
		tests: [ ...text.matchAll( TAP_TEST ) ]
			.filter(
				( [ , , detail ] ) => ! /^ *type: 'suite'$/m.test( detail )
			)
			.map( ( [ , name, detail ] ) => ( {
				name,
				seconds:
					Number(
						/duration_ms: ([\d.]+)/.exec( detail )?.[ 1 ] ?? 0
					) / 1000,
			} ) ),
		failures: [
			...text.matchAll(
				/^ *not ok \d+ - (.+?)\n *---\n([\s\S]*?)^ *\.\.\.$/gm
			),
		]
			.filter(
				( [ , , detail ] ) => ! /^ *type: 'suite'$/m.test( detail )
			)
			.map( ( [ , name, detail ] ) => ( {
				name,
				error: detail.replace( /^[\s\S]*?^ *error: \|?-?\n?/m, '' ),
			} ) ),
	};
}

const unescape = ( text ) =>
	text.replace(
		/&(amp|quot|lt|gt|apos|#0?39);/g,
		( whole, name ) =>
			( { amp: '&', quot: '"', lt: '<', gt: '>' } )[ name ] ?? "'"
	);

const attribute = ( attributes, name ) =>
	new RegExp( `\\b${ name }="([^"]*)"` ).exec( attributes )?.[ 1 ] ?? '';

const testcase = ( attributes ) =>
	unescape(
		`${ attribute( attributes, 'class' ).split( '\\' ).at( -1 ) }::${ attribute( attributes, 'name' ) }`
	);

/** PHPUnit's JUnit log; it leaves the reasons to what is printed. */
export function fromJunit( xml, output = '' ) {
	const [ , root = '' ] =
		/<testsuites[^>]*>\s*<testsuite ([^>]*)>/.exec( xml ) ?? [];
	const count = ( name ) =>
		Number(
			new RegExp( `\\b${ name }="(\\d+)"` ).exec( root )?.[ 1 ] ?? 0
		);
	const failed = count( 'failures' ) + count( 'errors' );
	const skipped = count( 'skipped' );
	const [ , reasons = '' ] =
		/There (?:was|were) \d+ skipped tests?:\n([\s\S]*?)(?:\n--\n|\n(?:OK|FAILURES|ERRORS|Tests:))/.exec(
			output
		) ?? [];
	return {
		passed: count( 'tests' ) - failed - skipped,
		failed,
		skipped,
		notes: [ ...reasons.matchAll( /^\d+\) (.+)\n(.+)$/gm ) ].map(
			( [ , name, reason ] ) => `${ name }: ${ reason }`
		),
		tests: [ ...xml.matchAll( /<testcase ([^>]*)>/g ) ].map(
			( [ , attributes ] ) => ( {
				name: testcase( attributes ),
				seconds: Number( attribute( attributes, 'time' ) ),
			} )
		),
		failures: [
			...xml.matchAll(
				/<testcase ([^>]*[^>/])>\s*<(?:failure|error)\b[^>]*>([\s\S]*?)<\/(?:failure|error)>/g
			),
		].map( ( [ , attributes, error ] ) => ( {
			name: testcase( attributes ),
			error: unescape( error ),
		} ) ),
	};
}

/** Playwright's JSON report. */
export function fromPlaywright( text ) {
	const { stats, suites, errors = [] } = JSON.parse( text );
	const notes = [];
	const tests = [];
	const secondTries = [];
	const failures = [];
	const visit = ( suite ) => {
		for ( const spec of suite.specs ?? [] ) {
			for ( const {
				status,
				annotations = [],
				results = [],
			} of spec.tests ) {
				tests.push( {
					name: `${ spec.file ?? suite.title } › ${ spec.title }`,
					seconds:
						results.reduce(
							( sum, { duration } ) => sum + duration,
							0
						) / 1000,
				} );
				const { description } =
					annotations.find( ( { type } ) => type === 'skip' ) ?? {};
				if ( status === 'skipped' ) {
					notes.push(
						`${ spec.title }: ${ description ?? 'no reason given' }`
					);
				}
				const told = { flaky: secondTries, unexpected: failures };
				told[ status ]?.push( {
					name: `${ spec.file ?? suite.title } › ${ spec.title }`,
					error: stripVTControlCharacters(
						results
							.flatMap( ( { errors: said = [] } ) => said )
							.map( ( { message } ) => message )
							.join( '\n' ) || 'no reason given'
					),
				} );
			}
		}
		( suite.suites ?? [] ).forEach( visit );
	};
	suites.forEach( visit );
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected + ( stats.unexpected ? 0 : errors.length ),
		skipped: stats.skipped,
		notes,
		tests,
		failures,
		secondTries,
	};
}

/** A last line as our own: `3 passed, 0 failed, 1 skipped`; reasons in lines `skipped: …`. */
export function fromLastLine( text ) {
	const all = [
		...text.matchAll( /^(\d+) passed, (\d+) failed, (\d+) skipped$/gm ),
	];
	const [ passed, failed, skipped ] = all
		.at( -1 )
		?.slice( 1 )
		.map( Number ) ?? [ 0, 1, 0 ];
	return {
		passed,
		failed,
		skipped,
		notes: [ ...text.matchAll( /^skipped: (.+)$/gm ) ].map(
			( [ , reason ] ) => reason
		),
		failures: [
			...text.matchAll( /^\s*✗ (.+)\n?((?:(?!\s*[✓✗]).+\n)*)/gm ),
		].map( ( [ , name, error ] ) => ( { name, error } ) ),
	};
}

/**
 * A tool's own count, made honest: who ends badly has failed, and who ran
 * nothing has shown nothing.
 *
 * @param {Result} result
 * @param {number} status The exit status.
 * @return {Result} The result to count.
 */
export function honest( result, status ) {
	if ( status !== 0 && result.failed === 0 ) {
		return {
			...result,
			failed: 1,
			notes: [ ...result.notes, `ended with status ${ status }` ],
		};
	}
	if ( result.passed + result.failed + result.skipped === 0 ) {
		return { ...result, failed: 1, notes: [ 'nothing was run' ] };
	}
	return result;
}

/**
 * The tests that took longest, over all suites.
 *
 * @param {Array<{ suite: { name: string }, tests?: Test[] }>} results
 * @param {number}                                            [count]
 * @return {Array<Test & { suite: string }>} The slowest first.
 */
export const slowest = ( results, count = 20 ) =>
	results
		.flatMap( ( { suite, tests = [] } ) =>
			tests.map( ( test ) => ( { ...test, suite: suite.name } ) )
		)
		.sort( ( one, other ) => other.seconds - one.seconds )
		.slice( 0, count );

/** Lines of a failure that are enough to go on with, and letters of each. */
const TOLD = { lines: 6, letters: 300 };

/**
 * What failed, in a few lines: whoever keeps only the end of what was printed
 * still knows the test.
 *
 * @param {Failure[]} failures
 * @return {string[]} Lines.
 */
export const toldOfFailures = ( failures = [] ) =>
	failures.flatMap( ( { name, error } ) =>
		[
			`failed: ${ name }`,
			...error
				.split( '\n' )
				.filter( ( line ) => line.trim() )
				.slice( 0, TOLD.lines )
				.map( ( line ) => `    ${ line.trim() }` ),
		].map( ( line ) => line.slice( 0, TOLD.letters ) )
	);

/**
 * What failed and passed when tried again: a failure that is shown, whole, since
 * its cause is there to be found.
 *
 * @param {Array<{ suite: { name: string }, secondTries?: Failure[] }>} results
 * @return {string[]} Lines; none where everything passed at once.
 */
export function toldOfSecondTries( results ) {
	const all = results.flatMap( ( { suite, secondTries = [] } ) =>
		secondTries.map( ( test ) => ( { ...test, suite: suite.name } ) )
	);
	if ( ! all.length ) {
		return [];
	}
	return [
		'Failed at first, and passed when tried again:',
		...all.flatMap( ( { suite, name, error } ) => [
			`✗ ${ suite }: ${ name }`,
			...error.split( '\n' ).map( ( line ) => `    ${ line }` ),
		] ),
		`${ all.length } only passed at the second try: find out why.`,
	];
}

/** The line everything ends with. */
export const total = ( results ) => {
	const sum = ( key ) =>
		results.reduce( ( all, result ) => all + result[ key ], 0 );
	return `${ sum( 'passed' ) } passed, ${ sum( 'failed' ) } failed, ${ sum(
		'skipped'
	) } skipped`;
};
