/** CMD-28: how many changes of the code the tests notice. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { equivalents, outdated, scores } from '../../bin/lib/mutation/main.mjs';
import {
	instead,
	mutantsOf,
	noticing,
	testsByClass,
} from '../../bin/lib/mutation/php.mjs';
import { run } from '../../bin/lib/children.mjs';
import { quiet } from '../../bin/lib/progress.mjs';
import { sample } from '../../bin/lib/mutation/sample.mjs';
import {
	noticed,
	switched,
	testsBeside,
	testsAround,
} from '../../bin/lib/mutation/typescript.mjs';
import { projectRoot } from '../../bin/lib/static/report.mjs';

const CLASS = `<?php
final class Kettle {
	private const CUPS = 4;
	public function pour( int $cups = 1 ): bool {
		if ( $cups > 3 && ! $this->is_dry ) {
			return true;
		}
		$this->spill();
		return [] === $this->left() ? false : [ 1 ];
	}
	public function tea(): string {
		return $this->tea ?? 'green';
	}
}
`;

test( 'CMD-28: each thing that a test could notice is changed once', async ( t ) => {
	const folder = await mkdtemp( join( tmpdir(), 'brolga-mutants-' ) );
	t.after( () => rm( folder, { recursive: true } ) );
	const file = join( folder, 'Kettle.php' );
	await writeFile( file, CLASS );
	const { mutants, watched } = await mutantsOf( [ file ] );
	assert.deepEqual(
		mutants.map(
			( { line, from, to } ) => `${ line }: ${ from } → ${ to }`
		),
		[
			'5: if ( $cups > 3 && ! $this->is_dry ) { return true; } → nothing',
			'5: $cups > 3 && ! $this->is_dry → $cups > 3 || ! $this->is_dry',
			'5: $cups > 3 → $cups >= 3',
			'5: 3 → 4',
			'5: ! $this->is_dry → $this->is_dry',
			'6: true → false',
			'8: $this->spill(); → nothing',
			'9: [] === $this->left() ? false : [ 1 ] → [] === $this->left() ? [ 1 ] : false',
			'9: [] === $this->left() → [] !== $this->left()',
			"12: $this->tea ?? 'green' → 'green'",
		]
	);
	assert.equal(
		mutants[ 5 ].code,
		CLASS.replace( 'return true', 'return false' )
	);
	assert.deepEqual(
		[ ...new Set( mutants.map( ( mutant ) => mutant.in ) ) ],
		[ 'pour', 'tea' ]
	);
	assert.match( watched[ file ], /Reached::note\( '[^']+' \); if \( \$cups/ );
	const { BROLGA_INSTEAD: list } = instead(
		{ 'plugin/includes/Spam/Kettle.php': "__DIR__ . '/tea.txt'" },
		join( folder, 'instead' )
	);
	const paths = JSON.parse( await readFile( list, 'utf8' ) );
	assert.deepEqual( Object.keys( paths ), [ 'Brolga\\Spam\\Kettle' ] );
	assert.equal(
		await readFile( paths[ 'Brolga\\Spam\\Kettle' ], 'utf8' ),
		`'${ projectRoot }/plugin/includes/Spam' . '/tea.txt'`
	);
} );

test( 'CMD-28: a class’s own test is the first that runs', () => {
	const [ first ] = testsByClass()( 'plugin/includes/Outbox/Dispatcher.php' );
	assert.equal( first, 'tests/php/Integration/Outbox/DispatcherTest.php' );
} );

test( 'CMD-28: where no test names a class, those of who uses it run', () => {
	const testsOf = testsByClass();
	assert.ok(
		testsOf( 'plugin/includes/Newsletter/Lists/FeedLink.php' ).includes(
			'plugin/blocks/newsletter/tests/RenderTest.php'
		)
	);
	const some = testsOf( 'plugin/includes/Leads/Intake/SubmissionStore.php' );
	for ( const name of [ 'Forms/SubmissionService', 'Spam/Enquiries' ] ) {
		assert.ok( some.includes( `tests/php/Integration/${ name }Test.php` ) );
	}
} );

const ROUTES_TEST = `<?php
final class RoutesTest extends PHPUnit\\Framework\\TestCase {
	public function test_one(): void {
		self::assertIsObject( self::server() );
	}
	public function test_another(): void {
		self::assertIsObject( self::server() );
	}
	private static function server(): object {
		global $wp_rest_server;
		return $wp_rest_server ??= Brolga\\Bin\\Reached::note( 'K.php:7' ) ?? new stdClass();
	}
}
`;

test( 'CMD-28: each test that asks a route is known to call what adds it', async ( t ) => {
	const folder = await mkdtemp( join( tmpdir(), 'brolga-reached-' ) );
	t.after( () => rm( folder, { recursive: true } ) );
	const [ file, report ] = [ 'RoutesTest.php', 'reached.json' ].map(
		( name ) => join( folder, name )
	);
	await writeFile( file, ROUTES_TEST );
	await run(
		'php',
		[
			'vendor/bin/phpunit',
			'--no-configuration',
			'--bootstrap',
			'bin/lib/mutation/instead.php',
			'--extension',
			'Brolga\\Bin\\Reached',
			file,
		],
		{
			cwd: projectRoot,
			env: {
				...process.env,
				...instead( {}, folder ),
				BROLGA_REACHED: report,
			},
		}
	);
	const { tests } = JSON.parse( await readFile( report, 'utf8' ) );
	assert.deepEqual( tests, {
		'K.php:7': [ 'RoutesTest::test_one', 'RoutesTest::test_another' ],
	} );
} );

test( 'CMD-28: the tests that call a function run, the quickest first', () => {
	const tests = [ 'tests/php/ATest.php', 'tests/php/BTest.php' ];
	const reached = {
		all: tests,
		tests: {
			'K.php:7': [ 'T\\ATest::a', 'T\\BTest::b' ],
			'K.php:8': [ '', 'T\\BTest::b' ],
		},
		seconds: { 'T\\ATest::a': 5, 'T\\BTest::b': 0.2, 'T\\ATest::c': 1 },
	};
	const at = ( place, near = tests ) =>
		noticing( { file: 'K.php', place }, () => near, reached );
	assert.deepEqual( at( 'K.php:7' ), {
		files: tests.toReversed(),
		filter: '/^(?:T\\\\ATest::a|T\\\\BTest::b)(?: |$)/',
	} );
	assert.deepEqual( at( 'K.php:9' ).files, [] );
	// Called as WordPress loads: tests near its class, and who calls it far from there.
	assert.deepEqual( at( 'K.php:8', [ tests[ 0 ] ] ), {
		files: tests.toReversed(),
		filter: null,
	} );
	reached.seconds[ 'T\\BTest::b' ] = 300;
	assert.deepEqual( at( 'K.php:7' ).files, [ tests[ 0 ] ] );
	reached.seconds[ 'T\\ATest::a' ] = 200;
	assert.deepEqual( at( 'K.php:7' ).files, [ tests[ 0 ] ] );
	assert.equal( at( '' ).filter, null );
} );

test( 'CMD-28: of scripts, the quick tests beside them run, and then those around them', () => {
	const checks = [ 'plugin/src/forms/view/checks.ts' ];
	const beside = testsBeside( checks );
	assert.ok( beside.includes( 'plugin/src/forms/view/tests/files.test.ts' ) );
	const users = testsAround( checks );
	assert.ok( users.includes( 'tests/unit/vectors.test.ts' ) );
	assert.ok( ! users.some( ( one ) => beside.includes( one ) ) );
	assert.ok(
		testsAround( [
			'plugin/src/content/view/disclosure/index.ts',
		] ).includes( 'plugin/blocks/accordion/tests/view.test.ts' )
	);
} );

test( 'CMD-28: Jest runs the tests of a script with one change after the other', async () => {
	quiet( true );
	const { mutants, code } = await switched( [
		'plugin/src/runtime/session.ts',
	] );
	const [ whole, opposite ] = [ '{}', 'seen' ].map( ( to ) =>
		mutants.find( ( mutant ) => mutant.to === to )
	);
	const by = async ( name ) => [
		...( await noticed(
			[ whole, opposite ],
			[ `plugin/src/runtime/tests/${ name }.test.ts` ],
			code
		) ),
	];
	assert.deepEqual( await by( 'session' ), [ whole, opposite ] );
	assert.deepEqual( await by( 'events' ), [] );
	const left = join( projectRoot, `.cache/mutation/${ process.pid }.json` );
	assert.ok( ! existsSync( left ), left );
} );

test( 'CMD-28: what is listed as changing nothing is a mutant still', async () => {
	assert.deepEqual( await outdated( equivalents() ), [] );
	const gone = {
		file: 'plugin/includes/Forms/Checks/CheckKind.php',
		in: 'passes',
		from: 'no such code',
		to: 'none',
		why: 'A reason.',
	};
	assert.deepEqual( await outdated( [ gone ] ), [ gone ] );
} );

test( 'CMD-28: a sample is the same each time, and scores leave out what changes nothing', () => {
	const made = ( killed, index ) => ( {
		file: `plugin/includes/Spam/${ index }.php`,
		line: index,
		from: 'a',
		to: 'b',
		killed,
	} );
	const results = [ true, true, false, false ].map( made );
	assert.equal( sample( results, 2 ).length, 2 );
	assert.deepEqual( sample( results, 2 ), sample( results.toReversed(), 2 ) );
	assert.deepEqual( scores( results, [ results[ 3 ] ] ), [
		{
			folder: 'plugin/includes/Spam',
			total: 3,
			killed: 2,
			survivors: [ results[ 2 ] ],
		},
	] );
} );
