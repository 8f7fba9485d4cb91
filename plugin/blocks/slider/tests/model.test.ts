import { durationOf } from '../model';

describe( 'a change of slides', () => {
	it.each( [
		[ 500, false, false ],
		[ 700, true, false ],
		[ 0, false, true ],
		[ 0, true, true ],
	] )(
		'takes %d ms (full: %p, less motion: %p) (SLIDER-8, SLIDER-20)',
		( expected, full, reduced ) => {
			expect( durationOf( full, reduced ) ).toBe( expected );
		}
	);
} );
