import { idsOf, merged, nameOf, nameOfId, titled } from '../found';

const FERNS = { id: 4, title: 'Ferns' };
const OTHER_FERNS = { id: 9, title: 'Ferns' };
const MOSS = { id: 12, title: 'Moss' };

describe( 'posts and terms by their names', () => {
	it( 'tells two of one name apart', () => {
		expect( nameOf( MOSS, [ FERNS, MOSS ] ) ).toBe( 'Moss' );
		expect( nameOf( FERNS, [ FERNS, OTHER_FERNS ] ) ).toBe( 'Ferns (4)' );
	} );

	it( 'names what is gone, or is not known yet, by its number', () => {
		const known = titled( [ 4, 5 ], [ FERNS ] );
		expect( known ).toEqual( [ FERNS, { id: 5, title: '' } ] );
		expect( nameOfId( 5, known ) ).toBe( '(5)' );
		expect( nameOfId( 6, known ) ).toBe( '(6)' );
	} );

	it( 'learns, and knows each once', () => {
		const now = { id: 4, title: 'Tree ferns' };
		expect( merged( [ FERNS, MOSS ], [ now ] ) ).toEqual( [ MOSS, now ] );
	} );

	it( 'finds numbers by names, and keeps what was chosen', () => {
		const known = [ FERNS, MOSS ];
		expect( idsOf( [ 'Moss', { value: 'Ferns' } ], [ 4 ], known ) ).toEqual(
			[ 12, 4 ]
		);
		expect( idsOf( [ '(77)' ], [ 77 ], known ) ).toEqual( [ 77 ] );
		expect( idsOf( [ 'Lichen' ], [], known ) ).toEqual( [] );
	} );
} );
