import { rangeTo } from '../use-ticks';

const IDS = [ '9', '8', '7', '6', '5' ];

describe( 'a range of ticked rows', () => {
	it.each( [
		[ 'down', '8', [], '6', [ '8', '7', '6' ] ],
		[ 'up', '6', [], '8', [ '8', '7', '6' ] ],
		[ 'onto itself', '7', [], '7', [ '7' ] ],
		[ 'beside what was ticked', '8', [ '5', '8' ], '7', [ '5', '8', '7' ] ],
		[ 'from a row that is gone', '1', [ '5' ], '8', [ '5', '8' ] ],
	] )( 'goes %s', ( _, id, picked, end, ticked ) => {
		expect( rangeTo( IDS, { id, picked }, end ) ).toEqual( ticked );
	} );

	it( 'goes back when it gets shorter', () => {
		const beginning = { id: '9', picked: [ '9' ] };
		expect( rangeTo( IDS, beginning, '5' ) ).toEqual( IDS );
		expect( rangeTo( IDS, beginning, '8' ) ).toEqual( [ '9', '8' ] );
	} );
} );
