/** bin/test vectors DIR: any folder of case tables, against the real code. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { ownVectors, runVectors } from '../../bin/lib/vectors.mjs';

const right = {
	name: 'right',
	kind: 'parse',
	input: '#tabs|1',
	expected: [ { id: 'tabs', params: [ '1' ] } ],
};
const wrong = { ...right, name: 'wrong', expected: [] };
const toThanks = {
	name: 'to the page of thanks',
	input: { url: '/thanks/', query: [ 'name' ], data: { name: 'Jo' } },
	expected: '/thanks/?name=Jo',
};

describe( 'a folder of tables', () => {
	let folder;
	beforeEach( () => {
		folder = mkdtempSync( join( tmpdir(), 'brolga-vectors-' ) );
	} );
	afterEach( () => rmSync( folder, { recursive: true } ) );

	const run = ( tables ) => {
		for ( const [ rule, table ] of Object.entries( tables ) ) {
			writeFileSync(
				join( folder, `${ rule }.json` ),
				typeof table === 'string' ? table : JSON.stringify( table )
			);
		}
		return runVectors( folder );
	};
	const table = ( runners, ...cases ) => ( { about: '', runners, cases } );

	it( 'passes where our answers are the expected ones', async () => {
		const result = await run( {
			hash: table( [ 'ts' ], right ),
			redirect: table( [ 'php' ], toThanks ),
		} );
		assert.deepEqual( result, {
			passed: 2,
			failed: 0,
			open: [],
			problems: [],
		} );
	} );

	it( 'lists each case that differs (CMD-13)', async () => {
		const result = await run( {
			hash: table( [ 'ts' ], right, wrong ),
			redirect: table( [ 'php' ], { ...toThanks, expected: '/thanks/' } ),
		} );
		assert.equal( result.passed, 1 );
		assert.equal( result.failed, 2 );
		assert.match( result.problems[ 0 ], /hash \(ts\): wrong/ );
		assert.match(
			result.problems[ 1 ],
			/redirect \(php\).*page of thanks/
		);
		assert.match( result.problems[ 1 ], /ours +"\/thanks\/\?name=Jo"/ );
	} );

	it( 'lists a rule that is not built as open, without a failure (CMD-13)', async () => {
		const result = await run( { unheard: table( [ 'ts' ], right ) } );
		assert.deepEqual( result.open, [ 'unheard' ] );
		assert.equal( result.failed, 0 );
	} );

	it( 'fails where a built rule lacks one of its runners (CMD-14)', async () => {
		const result = await run( { hash: table( [ 'ts', 'php' ], right ) } );
		assert.equal( result.failed, 1 );
		assert.match( result.problems[ 0 ], /no runner in php/ );
	} );

	const malformed = {
		'is no JSON': '{',
		'names an unknown runner': table( [ 'go' ], right ),
		'names no runner': table( [], right ),
		'has no case': table( [ 'ts' ] ),
		'has a case without an expectation': table( [ 'ts' ], {
			name: 'a',
			input: 1,
		} ),
	};
	for ( const [ what, content ] of Object.entries( malformed ) ) {
		it( `fails where a table ${ what }`, async () => {
			const result = await run( { hash: content } );
			assert.equal( result.failed, 1 );
		} );
	}

	it( 'asks for a folder with tables', async () => {
		await assert.rejects( runVectors( folder ), /no case table/ );
		await assert.rejects( runVectors( join( folder, 'a' ) ), /no folder/ );
	} );
} );

it( 'holds for the tables of the project (CMD-14)', async () => {
	const { problems, passed } = await runVectors( ownVectors );
	assert.deepEqual( problems, [] );
	assert.ok( passed > 0 );
} );
