/** The case tables against the TypeScript they name. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { judge, readTable, rules } from '../support/vectors';

const folder = join( __dirname, '../vectors' );
const tables = readdirSync( folder )
	.map( ( file ) => readTable( join( folder, file ) ) )
	.filter(
		( { rule, runners } ) => rule in rules && runners.includes( 'ts' )
	);

describe.each( tables )( 'the rule $rule', ( table ) => {
	it.each( table.cases )( '$name', ( given ) => {
		const { passed, actual, expected } = judge( table, given );
		expect( { passed, actual } ).toEqual( {
			passed: true,
			actual: passed ? actual : expected,
		} );
	} );
} );

describe( 'a judgement', () => {
	const table = { about: '', runners: [ 'ts' ], cases: [], rule: 'hash' };
	const parse = ( input: string, expected: unknown ) => ( {
		name: input,
		kind: 'parse',
		input,
		expected,
	} );

	it( 'finds an answer that differs', () => {
		const { passed } = judge( table, parse( '#tabs|1', [] ) );
		expect( passed ).toBe( false );
	} );

	it( 'fails where the code throws', () => {
		const broken = {
			name: 'broken',
			kind: 'parse',
			input: 7,
			expected: [],
		};
		expect( judge( table, broken ).passed ).toBe( false );
	} );
} );
