import { reduce } from '../model';

describe( 'the sample', () => {
	it( 'opens and closes', () => {
		const opened = reduce( { open: false }, { type: 'toggle' } );
		expect( opened ).toEqual( { open: true } );
		expect( reduce( opened, { type: 'toggle' } ) ).toEqual( {
			open: false,
		} );
	} );
} );
