/**
 * What the benchmarks measured, and the tables of the README and of
 * docs/performance.md that say so.
 *
 * `bin/bench NAME --record` writes docs/measured.json: of each benchmark the
 * values that a table shows. The tables stand in bin/lib/measured/tables.mjs,
 * and in the pages between two comments that name them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TABLES } from './measured/tables.mjs';
import { ROOT } from './paths.mjs';

/** Where the values are kept. */
export const RECORD = 'docs/measured.json';

/** The pages that have tables. */
export const PAGES = [ 'README.md', 'docs/performance.md' ];

/**
 * @typedef {number|{ value: number, limit?: number, least?: number }} Value
 * @typedef {Record<string, { at: string, values: Record<string, Value> }>} Measured
 */

/** A value in a table: {benchmark|name of a check, or path of a figure|how it is written}. */
const VALUE = /\{([a-z]+)\|([^|{}]+)(?:\|([a-z]+))?\}/g;

const grouped = ( value ) => Math.round( value ).toLocaleString( 'en-US' );

const kilobytes = ( value ) => `${ ( value / 1000 ).toFixed( 1 ) } KB`;
const percent = ( value ) => `${ Math.round( value * 100 ) } %`;

/** How a value is written. */
const FORMATS = {
	ratio: ( { value } ) => value.toFixed( 2 ),
	tenth: ( { value } ) => value.toFixed( 1 ),
	whole: ( { value } ) => grouped( value ),
	kb: ( { value } ) => kilobytes( value ),
	seconds: ( { value } ) => `${ Math.round( value ) } s`,
	percent: ( { value } ) => percent( value ),
	limit: ( { limit } ) => grouped( limit ),
	kblimit: ( { limit } ) => kilobytes( limit ),
	percentlimit: ( { limit } ) => percent( limit ),
	most: ( { limit } ) => String( limit ),
	least: ( { least } ) => String( least ),
};

/**
 * @param {Measured} measured
 * @return {Measured[string]['values'][string]} A value that a table asks for.
 */
function valueOf( measured, bench, name ) {
	const found = measured[ bench ]?.values[ name ];
	if ( found === undefined ) {
		throw new Error(
			`${ RECORD } has no “${ name }” of ${ bench }: run bin/bench ${ bench } --record.`
		);
	}
	return typeof found === 'number' ? { value: found } : found;
}

/**
 * @param {string}   table    One of TABLES.
 * @param {Measured} measured
 * @return {string} The table with its values.
 */
const filled = ( table, measured ) =>
	table
		.trim()
		.replace( VALUE, ( whole, bench, name, format = 'ratio' ) =>
			FORMATS[ format ]( valueOf( measured, bench, name ) )
		);

/**
 * @param {string}   page     The text of a page.
 * @param {Measured} measured
 * @return {string} The page with fresh tables.
 */
export const withTables = ( page, measured ) =>
	page.replace(
		/(<!-- measured: ([a-z-]+) -->\n)[\s\S]*?(<!-- \/measured -->)/g,
		( whole, begin, name, end ) => {
			if ( TABLES[ name ] === undefined ) {
				throw new Error( `There is no table “${ name }”.` );
			}
			return `${ begin }${ filled( TABLES[ name ], measured ) }\n${ end }`;
		}
	);

/** The values that the tables show, by benchmark. */
export function shown() {
	const names = {};
	for ( const table of Object.values( TABLES ) ) {
		for ( const [ , bench, name ] of table.matchAll( VALUE ) ) {
			( names[ bench ] ??= new Set() ).add( name );
		}
	}
	return names;
}

const rounded = ( value ) => Number( value.toPrecision( 4 ) );

/** A value of a benchmark's result: that of a check, or a figure by its path. */
function resultOf( { figures, checks }, name ) {
	if ( name.startsWith( 'figures.' ) ) {
		const value = name
			.split( '.' )
			.slice( 1 )
			.reduce( ( inner, key ) => inner?.[ key ], figures );
		return typeof value === 'number' ? rounded( value ) : undefined;
	}
	const check = checks.find( ( one ) => one.name === name );
	if ( check === undefined ) {
		return undefined;
	}
	const { limit, least } = check;
	return { value: rounded( check.value ), limit, least };
}

/**
 * @param {Measured} before  What was measured earlier.
 * @param {Object[]} results Of benchmarks, as bin/bench has them.
 * @param {string}   at      The day.
 * @return {Measured} The same with the values of these results.
 */
export function recorded( before, results, at ) {
	const names = shown();
	const after = { ...before };
	for ( const result of results ) {
		if ( result.skipped || ! names[ result.name ] ) {
			continue;
		}
		const values = {};
		for ( const name of [ ...names[ result.name ] ].sort() ) {
			const value = resultOf( result, name );
			if ( value === undefined ) {
				throw new Error(
					`${ result.name } has not measured “${ name }”.`
				);
			}
			values[ name ] = value;
		}
		after[ result.name ] = { at, values };
	}
	return Object.fromEntries(
		Object.entries( after ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
	);
}

/**
 * @param {string} root The project's root.
 * @return {Measured} What the record has.
 */
export const measuredIn = ( root ) =>
	existsSync( join( root, RECORD ) )
		? JSON.parse( readFileSync( join( root, RECORD ), 'utf8' ) )
		: {};

/**
 * @param {string} root The project's root.
 * @return {Record<string, string>} The pages with fresh tables, by their path.
 */
export const measuredPages = ( root ) =>
	Object.fromEntries(
		PAGES.map( ( file ) => [
			file,
			withTables(
				readFileSync( join( root, file ), 'utf8' ),
				measuredIn( root )
			),
		] )
	);

/**
 * Keeps what benchmarks measured, and brings the tables to it.
 *
 * @param {Object[]} results As bin/bench has them.
 */
export function keep( results ) {
	const measured = recorded(
		measuredIn( ROOT ),
		results,
		new Date().toISOString().slice( 0, 10 )
	);
	writeFileSync(
		join( ROOT, RECORD ),
		JSON.stringify( measured, null, '\t' ) + '\n'
	);
	for ( const [ file, text ] of Object.entries( measuredPages( ROOT ) ) ) {
		writeFileSync( join( ROOT, file ), text );
	}
}
