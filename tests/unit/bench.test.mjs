import assert from 'node:assert/strict';
import { it } from 'node:test';
import { holds } from '../../bin/lib/bench.mjs';

it( 'holds a benchmark to its bounds (CMD-16, PERF-11)', () => {
	assert.ok( holds( { name: 'a', value: 1.1, limit: 1.1 } ) );
	assert.ok( ! holds( { name: 'a', value: 1.11, limit: 1.1 } ) );
	assert.ok( holds( { name: 'a', value: 1.5, least: 1 } ) );
	assert.ok( ! holds( { name: 'a', value: 0.9, least: 1 } ) );
	assert.ok( ! holds( { name: 'a', value: NaN, limit: 1 } ) );
} );
