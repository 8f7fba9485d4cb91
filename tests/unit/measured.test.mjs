/** What the documents say was measured is what the benchmarks wrote down. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
	measuredIn,
	measuredPages,
	PAGES,
	recorded,
	shown,
	withTables,
} from '../../bin/lib/measured.mjs';
import { benchmarks, parse } from '../../bin/lib/bench.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';

const read = ( file ) => readFileSync( join( ROOT, file ), 'utf8' );

/** Numbers that somebody has to have measured. */
const MEASURED = /\b\d[\d.,]*\s?(?:KB|MB|ms)\b|\b[01]\.\d\d\b/;

/** Those that are none of ours, or are settings. */
const GIVEN = [ 'it would add 42 KB to every page', 'nginx from 1.29' ];

const outsideOfTables = ( text ) =>
	text
		.replace( /<!-- measured:[\s\S]*?<!-- \/measured -->/g, '' )
		.replace( /```[\s\S]*?```/g, '' )
		.split( '\n' )
		.filter(
			( line ) => ! GIVEN.some( ( given ) => line.includes( given ) )
		);

describe( 'CMD-691: what was measured', () => {
	it( 'stands in the documents as the record has it', () => {
		for ( const [ file, text ] of Object.entries(
			measuredPages( ROOT )
		) ) {
			assert.equal(
				read( file ),
				text,
				`${ file } is out of date; run: npm run docs`
			);
		}
	} );

	it( 'stands nowhere else, so that no sentence has a number of its own', () => {
		for ( const file of [
			...PAGES,
			'plugin/readme.txt',
			'theme/readme.txt',
		] ) {
			assert.deepEqual(
				outsideOfTables( read( file ) ).filter( ( line ) =>
					MEASURED.test( line )
				),
				[],
				file
			);
		}
		assert.match( 'takes 7.6 KB of our styles', MEASURED );
		assert.match( 'begins in 1.04 of the time', MEASURED );
	} );

	it( 'hides no line in which Brolga is worse', () => {
		const { ttfb, paint } = measuredIn( ROOT );
		const readme = read( 'README.md' );
		for ( const [ { value }, words ] of [
			[ ttfb.values[ 'ratio of the medians' ], 'begins a little later' ],
			[
				paint.values[ 'styles, ratio of the bytes after gzip' ],
				'has larger styles',
			],
		] ) {
			assert.ok( readme.includes( `${ value.toFixed( 2 ) } ×` ), words );
			assert.equal( readme.includes( words ), value > 1, words );
		}
	} );

	it( 'is asked of benchmarks that there are', () => {
		const there = benchmarks();
		assert.deepEqual(
			Object.keys( shown() ).filter(
				( name ) => ! there.includes( name )
			),
			[]
		);
	} );

	it( 'is written down for what a table shows, check or figure, and nothing else', () => {
		const results = [
			{
				name: 'ttfb',
				figures: {},
				checks: [
					{ name: 'ratio of the medians', value: 1.23456, limit: 2 },
					{ name: 'another', value: 1 },
				],
			},
			{ name: 'bytes', skipped: 'no browser', checks: [] },
		];
		const { ttfb, bytes } = recorded( {}, results, '2026-01-02' );
		assert.deepEqual( ttfb, {
			at: '2026-01-02',
			values: {
				'ratio of the medians': {
					value: 1.235,
					limit: 2,
					least: undefined,
				},
			},
		} );
		assert.equal( bytes, undefined );
		assert.throws(
			() =>
				recorded(
					{},
					[ { name: 'ttfb', figures: {}, checks: [] } ],
					'2026-01-02'
				),
			/ttfb has not measured “ratio of the medians”/
		);
	} );

	it( 'changes the tables', () => {
		const measured = structuredClone( measuredIn( ROOT ) );
		measured.ttfb.values[ 'ratio of the medians' ].value = 9.87;
		const page = withTables( read( 'docs/performance.md' ), measured );
		assert.match( page, /\| Time to the first byte \| 9\.87 \|/ );
		assert.equal( page.split( '<!-- measured' ).length > 10, true );
	} );

	it( 'is recorded by name alone', async () => {
		assert.deepEqual( await parse( [ 'ttfb', '--record' ] ), {
			names: [ 'ttfb' ],
			args: [],
			record: true,
		} );
		await assert.rejects( parse( [ '--record' ] ), /names of benchmarks/ );
	} );
} );
