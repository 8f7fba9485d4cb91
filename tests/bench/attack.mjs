/**
 * What somebody can do to an A/B test, and what its report says of it (AB-115,
 * AB-495): the table of SECURITY.md, which is made here and nowhere else.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run as command } from '../../bin/lib/children.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';

export const about =
	'attacks on A/B tests: how many turn a verdict, and are named by the report';

export const takes = 'a minute or two';

const SEED = 20_261_124;
const TESTS = 100;
const DOCUMENT = join( ROOT, 'SECURITY.md' );
const TABLE = /\| Attacker \|[^]*?(?=\n\n)/;

/** Whether the document gets the table instead of being compared with it. */
const WRITES = process.env.BROLGA_TABLE === 'write';

const count = ( number ) => number.toLocaleString( 'en' );

const row = ( cells ) => `| ${ cells.join( ' | ' ) } |`;

const cell = ( { turned, named, narrow } ) =>
	`${ turned } turned, ${ named } named, ${ narrow } narrow`;

/** The table: a line for each attack, a column for each size of test. */
function tableOf( lines ) {
	const sizes = [ ...new Set( lines.map( ( { visitors } ) => visitors ) ) ];
	const attacks = [ ...new Set( lines.map( ( { attack } ) => attack ) ) ];
	return [
		row( [
			'Attacker',
			...sizes.map(
				( size ) => `${ TESTS } tests of ${ count( size ) }`
			),
		] ),
		row( [ '---', ...sizes.map( () => '---' ) ] ),
		...attacks.map( ( name ) =>
			row( [
				name,
				...lines
					.filter( ( { attack } ) => attack === name )
					.map( cell ),
			] )
		),
	].join( '\n' );
}

/** Of the lines of an attack: how many that turned a verdict were not named. */
const unnamed = ( lines, attack ) =>
	lines
		.filter( ( line ) => line.attack.startsWith( attack ) )
		.reduce( ( sum, { turned, named } ) => sum + turned - named, 0 );

export async function run() {
	const { stdout } = await command( process.env.BROLGA_PHP || 'php', [
		join( ROOT, 'tests/bench/support/attack.php' ),
		String( TESTS ),
		String( SEED ),
	] );
	const lines = JSON.parse( stdout );
	const table = tableOf( lines );
	const text = await readFile( DOCUMENT, 'utf8' );
	if ( WRITES ) {
		await writeFile(
			DOCUMENT,
			text.replace( TABLE, () => table )
		);
	}
	return {
		figures: { seed: SEED, tests: TESTS, lines },
		checks: [
			{
				name: 'verdicts that one address turned unnamed',
				value: unnamed( lines, 'one address' ),
				limit: 0,
			},
			{
				name: 'lines of SECURITY.md’s table that are not as measured: BROLGA_TABLE=write puts them right',
				value:
					WRITES || text.includes( table )
						? 0
						: table
								.split( '\n' )
								.filter( ( line ) => ! text.includes( line ) )
								.length,
				limit: 0,
			},
		],
	};
}
