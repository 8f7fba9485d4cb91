/** bin/test believes no tool blindly. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
	fromJest,
	fromJunit,
	fromLastLine,
	fromPlaywright,
	fromStatus,
	fromTap,
	honest,
	slowest,
	toldOfFailures,
	toldOfSecondTries,
	total,
} from '../../bin/lib/test/results.mjs';

const counts = ( { passed, failed, skipped } ) => [ passed, failed, skipped ];

describe( 'reads the counts of', () => {
	it( 'a check', () => {
		assert.deepEqual( counts( fromStatus( 0 ) ), [ 1, 0, 0 ] );
		assert.deepEqual( counts( fromStatus( 2 ) ), [ 0, 1, 0 ] );
	} );

	it( 'Jest, where a suite that cannot start is a failure', () => {
		const result = fromJest(
			JSON.stringify( {
				numPassedTests: 5,
				numFailedTests: 1,
				numPendingTests: 1,
				numTodoTests: 1,
				numRuntimeErrorTestSuites: 1,
				testResults: [
					{
						name: '/a/view.test.ts',
						assertionResults: [
							{ status: 'pending', fullName: 'a later one' },
						],
					},
				],
			} )
		);
		assert.deepEqual( counts( result ), [ 5, 2, 2 ] );
		assert.deepEqual( result.notes, [ 'a later one' ] );
	} );

	it( 'Node’s runner, with the reason of what it skipped', () => {
		const result = fromTap(
			'TAP version 13\nok 1 - a\nok 2 - b # SKIP no browser\n1..2\n' +
				'# tests 4\n# pass 1\n# fail 1\n# cancelled 1\n# skipped 1\n# todo 0\n'
		);
		assert.deepEqual( counts( result ), [ 1, 2, 1 ] );
		assert.deepEqual( result.notes, [ 'b: no browser' ] );
	} );

	it( 'PHPUnit, with the reason of what it skipped', () => {
		const result = fromJunit(
			'<?xml version="1.0"?>\n<testsuites>\n  <testsuite name="a" tests="9" assertions="20" errors="1" failures="2" skipped="1" time="1">' +
				'<testsuite name="b" tests="1" errors="0" failures="0" skipped="0"/></testsuite></testsuites>',
			'There was 1 skipped test:\n\n1) A::test_b\nThere is no shop here.\n\n--\n\nThere were 2 failures:\n'
		);
		assert.deepEqual( counts( result ), [ 5, 3, 1 ] );
		assert.deepEqual( result.notes, [
			'A::test_b: There is no shop here.',
		] );
	} );

	it( 'Playwright, with reasons, and what the first try of two said (CMD-25)', () => {
		const spec = ( title, test ) => ( { title, tests: [ test ] } );
		const result = fromPlaywright(
			JSON.stringify( {
				stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 },
				suites: [
					{
						specs: [
							spec( 'shop', {
								status: 'skipped',
								annotations: [
									{ type: 'skip', description: 'no shop' },
								],
							} ),
						],
						suites: [
							{
								title: 'a.spec.ts',
								specs: [
									spec( 'shaky', {
										status: 'flaky',
										results: [
											{
												duration: 9,
												errors: [
													{
														message:
															'\u001b[31mError\u001b[39m: no\nExpected: yes',
													},
												],
											},
											{ duration: 9, errors: [] },
										],
									} ),
								],
							},
						],
					},
				],
			} )
		);
		assert.deepEqual( counts( result ), [ 4, 1, 1 ] );
		assert.deepEqual( result.notes, [ 'shop: no shop' ] );
		assert.deepEqual( result.secondTries, [
			{ name: 'a.spec.ts › shaky', error: 'Error: no\nExpected: yes' },
		] );
	} );

	it( 'Playwright that could not begin', () => {
		const result = fromPlaywright(
			JSON.stringify( {
				stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
				suites: [],
				errors: [ { message: 'no server' } ],
			} )
		);
		assert.equal( result.failed, 1 );
	} );

	it( 'a script’s last line', () => {
		const result = fromLastLine(
			'skipped: no network\n1 passed, 0 failed, 0 skipped\n2 passed, 0 failed, 1 skipped\n'
		);
		assert.deepEqual( counts( result ), [ 2, 0, 1 ] );
		assert.deepEqual( result.notes, [ 'no network' ] );
		assert.deepEqual( counts( fromLastLine( 'Aborted' ) ), [ 0, 1, 0 ] );
	} );
} );

describe( 'reads what failed, where it was counted by', () => {
	const names = ( { failures } ) => failures.map( ( { name } ) => name );

	it( 'Jest, a file at a time', () => {
		const { failures } = fromJest(
			JSON.stringify( {
				testResults: [
					{
						name: '/a/good.test.ts',
						message: '',
						assertionResults: [],
					},
					{
						name: '/a/view.test.ts',
						message:
							'\u001b[1m● view › opens\u001b[22m\n\nExpected: 1',
						assertionResults: [],
					},
				],
			} )
		);
		assert.deepEqual( failures, [
			{
				name: 'view.test.ts',
				error: '● view › opens\n\nExpected: 1',
			},
		] );
	} );

	it( 'Node’s runner, without the suites around it', () => {
		const { failures } = fromTap(
			'TAP version 13\n    not ok 1 - two\n      ---\n      duration_ms: 1\n' +
				"      failureType: 'testCodeFailure'\n      error: |-\n        1 is not 2\n      ...\n" +
				"not ok 1 - all\n  ---\n  duration_ms: 2\n  type: 'suite'\n  error: '1 subtest failed'\n  ...\n"
		);
		assert.deepEqual( failures, [
			{ name: 'two', error: '        1 is not 2\n' },
		] );
	} );

	it( 'PHPUnit', () => {
		const { failures } = fromJunit(
			'<testsuites><testsuite name="a" tests="3">' +
				'<testcase name="test_a" class="Brolga\\ATest" time="1"/>' +
				'<testcase name="test_b" class="Brolga\\ATest" time="1">\n<failure type="x">1 is &lt; 2</failure></testcase>' +
				'<testcase name="test_c" class="Brolga\\ATest" time="1"><error type="y">gone</error></testcase>' +
				'</testsuite></testsuites>'
		);
		assert.deepEqual( failures, [
			{ name: 'ATest::test_b', error: '1 is < 2' },
			{ name: 'ATest::test_c', error: 'gone' },
		] );
	} );

	it( 'Playwright', () => {
		const results = [ { duration: 1, errors: [ { message: 'no' } ] } ];
		const { failures } = fromPlaywright(
			JSON.stringify( {
				stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
				suites: [
					{
						title: 'a.spec.ts',
						specs: [
							{
								title: 'b',
								tests: [ { status: 'unexpected', results } ],
							},
							{
								title: 'c',
								tests: [ { status: 'expected', results: [] } ],
							},
						],
					},
				],
			} )
		);
		assert.deepEqual( failures, [
			{ name: 'a.spec.ts › b', error: 'no' },
		] );
	} );

	it( 'a script', () => {
		const result = fromLastLine(
			'✓ opens\n✗ closes\nError: open\n✓ moves\n✗ ends\n1 passed, 2 failed, 0 skipped\n'
		);
		assert.deepEqual( names( result ), [ 'closes', 'ends' ] );
		assert.equal( result.failures[ 0 ].error, 'Error: open\n' );
	} );

	it( 'all of them, in a few lines', () => {
		const error = `\n${ 'a\n'.repeat( 9 ) }`;
		assert.deepEqual(
			toldOfFailures( [ { name: 'x'.repeat( 999 ), error } ] ),
			[ `failed: ${ 'x'.repeat( 292 ) }`, ...Array( 6 ).fill( '    a' ) ]
		);
		assert.deepEqual( toldOfFailures(), [] );
	} );
} );

describe( 'reads the times of', () => {
	const times = ( { tests } ) =>
		tests.map( ( { name, seconds } ) => [ name, seconds ] );

	it( 'Jest', () => {
		const report = {
			testResults: [
				{
					name: '/a/view.test.ts',
					assertionResults: [
						{ status: 'passed', fullName: 'opens', duration: 1500 },
						{
							status: 'pending',
							fullName: 'later',
							duration: null,
						},
					],
				},
			],
		};
		assert.deepEqual( times( fromJest( JSON.stringify( report ) ) ), [
			[ 'view.test.ts › opens', 1.5 ],
			[ 'view.test.ts › later', 0 ],
		] );
	} );

	it( 'Node’s runner, its suites apart', () => {
		const told = ( indent, line, milliseconds, type ) =>
			[ line, '  ---', `  duration_ms: ${ milliseconds }`, type, '  ...' ]
				.filter( Boolean )
				.map( ( text ) => indent + text + '\n' )
				.join( '' );
		const text =
			'TAP version 13\n# Subtest: all\n    # Subtest: one\n' +
			told( '    ', 'ok 1 - one', 250.5, "  type: 'test'" ) +
			'    # Subtest: two\n' +
			told( '    ', 'not ok 2 - two', 750, '  failureType: x' ) +
			'    1..2\n' +
			told( '', 'not ok 1 - all', 1001, "  type: 'suite'" );
		assert.deepEqual( times( fromTap( text ) ), [
			[ 'one', 0.2505 ],
			[ 'two', 0.75 ],
		] );
	} );

	it( 'PHPUnit', () => {
		const xml =
			'<testsuites><testsuite name="a" tests="2">' +
			'<testcase name="test_a with data set &quot;x&quot;" file="/a.php" class="Brolga\\Tests\\ATest" classname="Brolga.Tests.ATest" assertions="1" time="2.5"/>' +
			'<testcase name="test_b" class="Brolga\\Tests\\ATest" time="0.1"><skipped/></testcase>' +
			'</testsuite></testsuites>';
		assert.deepEqual( times( fromJunit( xml ) ), [
			[ 'ATest::test_a with data set "x"', 2.5 ],
			[ 'ATest::test_b', 0.1 ],
		] );
	} );

	it( 'Playwright, all tries of a test together', () => {
		const report = {
			stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 },
			suites: [
				{
					title: 'a.spec.ts',
					specs: [
						{
							title: 'sends',
							file: 'a.spec.ts',
							tests: [
								{
									status: 'flaky',
									results: [
										{ duration: 4000 },
										{ duration: 1000 },
									],
								},
							],
						},
					],
				},
			],
		};
		assert.deepEqual( times( fromPlaywright( JSON.stringify( report ) ) ), [
			[ 'a.spec.ts › sends', 5 ],
		] );
	} );
} );

it( 'finds the slowest tests over all suites', () => {
	const result = ( name, ...tests ) => ( {
		suite: { name },
		tests: tests.map( ( seconds ) => ( {
			name: `t${ seconds }`,
			seconds,
		} ) ),
	} );
	assert.deepEqual(
		slowest(
			[ result( 'a', 1, 5 ), { suite: { name: 'b' } }, result( 'c', 3 ) ],
			2
		),
		[
			{ suite: 'a', name: 't5', seconds: 5 },
			{ suite: 'c', name: 't3', seconds: 3 },
		]
	);
} );

const allGood = { passed: 3, failed: 0, skipped: 0, notes: [] };

it( 'counts a bad end as a failure, whatever the tool counted', () => {
	assert.deepEqual( counts( honest( allGood, 0 ) ), [ 3, 0, 0 ] );
	assert.deepEqual( counts( honest( allGood, 1 ) ), [ 3, 1, 0 ] );
	assert.deepEqual( counts( honest( allGood, 'SIGKILL' ) ), [ 3, 1, 0 ] );
} );

it( 'counts a run of nothing as a failure', () => {
	assert.equal( honest( { ...allGood, passed: 0 }, 0 ).failed, 1 );
} );

it( 'shows what passed at a second try with the whole error of the first (CMD-25)', () => {
	assert.deepEqual( toldOfSecondTries( [ { suite: { name: 'a' } } ] ), [] );
	assert.deepEqual(
		toldOfSecondTries( [
			{ suite: { name: 'a' }, secondTries: [] },
			{
				suite: { name: 'b' },
				secondTries: [ { name: 'shaky', error: 'Error: no\nyes' } ],
			},
		] ),
		[
			'Failed at first, and passed when tried again:',
			'✗ b: shaky',
			'    Error: no',
			'    yes',
			'1 only passed at the second try: find out why.',
		]
	);
} );

it( 'adds up', () => {
	assert.equal(
		total( [ allGood, { ...allGood, failed: 2, skipped: 1 } ] ),
		'6 passed, 2 failed, 1 skipped'
	);
} );
