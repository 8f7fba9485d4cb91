/** How the bench of images judges what a browser took (PERF-39). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../bench/support/pictures.mjs';

const BOUNDS = { larger: 1.3, smaller: 0.75 };

/** A image of which the browser took one of several files, by their widths. */
const picture = ( width, shown, widths = [ 300, 480, 768 ] ) => ( {
	file: `/ferns-${ width }.webp`,
	shown,
	promised: width,
	candidates: widths.map( ( one ) => ( {
		url: `/ferns-${ one }.webp`,
		width: one,
	} ) ),
} );

const kindOf = ( ...pictures ) =>
	Object.entries( judge( pictures, BOUNDS ) )
		.filter( ( [ kind, found ] ) => kind !== 'measured' && found.length )
		.map( ( [ kind ] ) => kind );

test( 'PERF-39: a file that is larger than needed is wasted where a smaller one would do', () => {
	assert.deepEqual( kindOf( picture( 768, 400 ) ), [ 'wasted' ] );
	assert.deepEqual( kindOf( picture( 480, 400 ) ), [] );
} );

test( 'PERF-39: one that has no better file is told of', () => {
	assert.deepEqual( kindOf( picture( 480, 320 ) ), [ 'alone' ] );
	assert.deepEqual( kindOf( picture( 1200, 320, [] ) ), [ 'alone' ] );
	// Less than a hundredth of the window may lie between.
	assert.deepEqual( kindOf( picture( 480, 295 ) ), [ 'alone' ] );
} );

test( 'PERF-39: a file that another image of the page needs costs nothing', () => {
	assert.deepEqual( kindOf( picture( 768, 300 ), picture( 768, 700 ) ), [] );
	assert.deepEqual( kindOf( picture( 768, 300 ), picture( 768, 500 ) ), [
		'alone',
	] );
	assert.deepEqual( kindOf( picture( 768, 300 ), picture( 768, 310 ) ), [
		'wasted',
	] );
} );

test( 'PERF-39: one that is enlarged though there is a larger file is blurred', () => {
	assert.deepEqual( kindOf( picture( 480, 700 ) ), [ 'blurred' ] );
	assert.deepEqual( kindOf( picture( 768, 1200 ) ), [] );
} );

test( 'PERF-39: drawings have one size for all', () => {
	const drawing = { ...picture( 768, 100 ), file: '/plate-leaves.svg' };
	assert.deepEqual( judge( [ drawing ], BOUNDS ).measured, [] );
} );
