import { isOpenAfter } from '../model';

describe( 'the header search', () => {
	it( 'is there and gone by turns (SEARCH-1)', () => {
		expect( isOpenAfter( false, 'press', false ) ).toBe( true );
		expect( isOpenAfter( true, 'press', true ) ).toBe( false );
		expect( isOpenAfter( true, 'escape', true ) ).toBe( false );
	} );

	it.each( [
		[ true, false, false ],
		[ true, true, true ],
		[ false, true, false ],
		[ false, false, false ],
	] )(
		'is there only for who is in it: open %p, focused %p (SEARCH-2)',
		( isOpen, focused, expected ) => {
			expect( isOpenAfter( isOpen, 'wait', focused ) ).toBe( expected );
		}
	);
} );
