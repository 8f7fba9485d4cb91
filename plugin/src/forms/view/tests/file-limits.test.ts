/**
 * UPLOAD-13: which files a field takes.
 */
import { keyOf, takenOf, together } from '../file-limits';

const LIMITS = { max: 2, bytes: 2048, accept: [ '.pdf', '.png' ] };

const file = ( name: string, size = 1000, lastModified = 1 ): File =>
	new File( [ 'a'.repeat( size ) ], name, { lastModified } );

const names = ( files: readonly File[] ): string[] =>
	files.map( ( { name } ) => name );

describe( 'files that were chosen', () => {
	it( 'are told apart by name, size and time', () => {
		const keys = [
			file( 'a.pdf' ),
			file( 'b.pdf' ),
			file( 'a.pdf', 1001 ),
			file( 'a.pdf', 1000, 2 ),
		].map( keyOf );
		expect( new Set( keys ).size ).toBe( 4 );
		expect( keyOf( file( 'a.pdf' ) ) ).toBe( keys[ 0 ] );
	} );

	it( 'come after those of before, each of them once', () => {
		const before = [ file( 'a.pdf' ), file( 'b.pdf' ) ];
		const fresh = [ file( 'c.pdf' ), file( 'a.pdf' ) ];
		expect( names( together( before, fresh ) ) ).toEqual( [
			'a.pdf',
			'b.pdf',
			'c.pdf',
		] );
	} );
} );

describe( 'a field', () => {
	it.each( [
		[ 'one as big as may be', file( 'a.pdf', 2048 ), true ],
		[ 'one that is bigger', file( 'a.pdf', 2049 ), false ],
		[ 'an empty one', file( 'a.pdf', 0 ), false ],
		[ 'an ending in capitals', file( 'A.PNG' ), true ],
		[ 'another ending', file( 'a.pdf.exe' ), false ],
	] )( 'judges %s', ( _, one, taken ) => {
		expect( takenOf( [ one ], LIMITS, 0 ) ).toEqual( taken ? [ one ] : [] );
	} );

	it.each( [
		[ 0, [ 'a.pdf', 'b.pdf' ] ],
		[ 1, [ 'a.pdf' ] ],
		[ 2, [] ],
		[ 3, [] ],
	] )( 'that keeps %d already takes %j', ( kept, taken ) => {
		const files = [ file( 'a.pdf' ), file( 'b.pdf' ), file( 'c.pdf' ) ];
		expect( names( takenOf( files, LIMITS, kept ) ) ).toEqual( taken );
	} );
} );
