/** PERF-38: what the bench of bytes counts as a rule, and as matched. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rulesOf, unmatched } from '../bench/support/rules.mjs';

const found = ( css ) =>
	rulesOf( css ).map( ( { start, end } ) => css.slice( start, end ) );

test( 'rules are found, also in what they stand in', () => {
	assert.deepEqual(
		found(
			'@charset "utf-8";/* a{b} */ a{b:c} @media (x) and (y){ d{e:f} @supports (g){h{i:j}} }k{l:m;n{o:p}}'
		),
		[ 'a{b:c}', 'd{e:f}', 'h{i:j}', 'k{l:m;n{o:p}}' ]
	);
} );

test( 'what matches no element is no rule', () => {
	assert.deepEqual(
		found(
			'@font-face{a:b}@keyframes c{from{d:e}to{f:g}}@page{h:i}j{k:"}"}l{m:n}'
		),
		[ 'j{k:"}"}', 'l{m:n}' ]
	);
} );

test( 'a rule is matched where the browser has used it (PERF-38)', () => {
	const css = 'a{b:c}/* d{} */@media (e){f{g:hi}}';
	const at = css.indexOf( 'f{' );
	assert.deepEqual( unmatched( css, [] ), { all: 13, unmatched: 13 } );
	assert.deepEqual( unmatched( css, [ { start: at, end: at + 7 } ] ), {
		all: 13,
		unmatched: 6,
	} );
} );
