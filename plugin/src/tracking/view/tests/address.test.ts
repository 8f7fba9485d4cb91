import { join } from 'node:path';
import { judge, readTable } from '../../../../../tests/support/vectors';

describe( 'an address', () => {
	const table = readTable(
		join( __dirname, '../../../../../tests/vectors/tracked-addresses.json' )
	);

	it.each( table.cases )(
		'goes to services without its secrets: $name (TRACK-21)',
		( given ) => {
			expect( judge( table, given ) ).toMatchObject( { passed: true } );
		}
	);
} );
