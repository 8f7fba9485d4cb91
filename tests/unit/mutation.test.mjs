/** CMD-28: how many changes of the code the tests notice. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { sample, scores } from '../../bin/lib/mutation/main.mjs';
import {
	byTime,
	loaded,
	mutantsOf,
	testsByClass,
} from '../../bin/lib/mutation/php.mjs';

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
	const mutants = await mutantsOf( [ file ] );
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
	const { BROLGA_MUTANT_CLASS: name } = loaded(
		{ file: 'plugin/includes/Spam/Kettle.php', code: '' },
		join( folder, 'Mutant.php' )
	);
	assert.equal( name, 'Brolga\\Spam\\Kettle' );
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
	assert.ok(
		testsOf( 'plugin/includes/Leads/Sending/EnquiryStore.php' ).includes(
			'tests/php/Integration/Forms/SubmissionServiceTest.php'
		)
	);
} );

test( 'CMD-28: of a class’s tests, the quickest come first', () => {
	assert.deepEqual(
		byTime(
			[ 'tests/php/ATest.php', 'tests/php/BTest.php' ],
			`<testsuites>
  <testsuite name="CLI" tests="3" time="5.2">
    <testsuite name="A" file="/project/tests/php/ATest.php" tests="2" time="5.0">
      <testcase name="a" file="/project/tests/php/ATest.php" time="5.0"/>
    </testsuite>
    <testsuite name="B" file="/project/tests/php/BTest.php" tests="1" time="0.2"/>
  </testsuite>
</testsuites>`
		),
		[ 'tests/php/BTest.php', 'tests/php/ATest.php' ]
	);
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
