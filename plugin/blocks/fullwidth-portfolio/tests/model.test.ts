import { join } from 'node:path';
import { judge, readTable } from '../../../../tests/support/vectors';
import { durationOf } from '../model';

describe( 'a fullwidth portfolio', () => {
	const table = readTable(
		join( __dirname, '../../../../tests/vectors/fullwidth-portfolio.json' )
	);

	it.each( table.cases )(
		'divides $name as the table says (PORT-8, PORT-9)',
		( given ) => {
			expect( judge( table, given ) ).toMatchObject( { passed: true } );
		}
	);

	it( 'moves in 700 ms, or at once under reduced motion (PORT-10)', () => {
		expect( [ durationOf( false ), durationOf( true ) ] ).toEqual( [
			700, 0,
		] );
	} );
} );
