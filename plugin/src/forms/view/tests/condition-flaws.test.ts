/**
 * What an owner is told about rules that cannot work.
 */
import { flawsOf } from '../condition-flaws';
import type { Rule } from '../conditions/conditions';

const field = ( id: string, ...asked: string[] ) => ( {
	id,
	conditions: {
		relation: 'all' as const,
		rules: asked.map( ( other ): Rule => [ other, 'is', 'x' ] ),
	},
} );

// COND-15
describe( 'flaws of conditions', () => {
	it( 'are none in a chain', () => {
		const fields = [
			field( 'a' ),
			field( 'b', 'a' ),
			field( 'c', 'b', 'a' ),
		];
		expect( fields.flatMap( ( { id } ) => flawsOf( id, fields ) ) ).toEqual(
			[]
		);
	} );

	it( 'name a field that is gone, once', () => {
		expect( flawsOf( 'a', [ field( 'a', 'gone', 'gone' ) ] ) ).toEqual( [
			{ kind: 'missing', field: 'gone' },
		] );
	} );

	it( 'name the fields of a cycle, also to those behind it', () => {
		const fields = [
			field( 'a', 'b' ),
			field( 'b', 'a' ),
			field( 'c', 'd', 'b' ),
			field( 'd' ),
			field( 'e', 'e' ),
		];
		const cycle = ( ...of: string[] ) => [ { kind: 'cycle', fields: of } ];
		expect( flawsOf( 'a', fields ) ).toEqual( cycle( 'a', 'b', 'a' ) );
		expect( flawsOf( 'c', fields ) ).toEqual( cycle( 'b', 'a', 'b' ) );
		expect( flawsOf( 'd', fields ) ).toEqual( [] );
		expect( flawsOf( 'e', fields ) ).toEqual( cycle( 'e', 'e' ) );
	} );
} );
