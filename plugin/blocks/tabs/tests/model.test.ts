import { actionOf, panelId, reduce } from '../model';

const at = ( active: number ) => ( { active, count: 3 } );

describe( 'tabs', () => {
	it( 'opens the tab that is picked, alone (TABS-1)', () => {
		expect( reduce( at( 0 ), { type: 'select', index: 2 } ) ).toEqual(
			at( 2 )
		);
	} );

	it.each( [ -1, 3, NaN, 1.5 ] )(
		'ignores %p, which is no tab (TABS-6)',
		( index ) => {
			expect( reduce( at( 1 ), { type: 'select', index } ) ).toEqual(
				at( 1 )
			);
		}
	);

	it( 'steps around (TABS-8)', () => {
		expect( reduce( at( 2 ), { type: 'step', by: 1 } ) ).toEqual( at( 0 ) );
		expect( reduce( at( 0 ), { type: 'step', by: -1 } ) ).toEqual(
			at( 2 )
		);
	} );

	it.each( [
		[ 'ArrowRight', false, false, { type: 'step', by: 1 } ],
		[ 'ArrowLeft', false, false, { type: 'step', by: -1 } ],
		[ 'ArrowRight', false, true, { type: 'step', by: -1 } ],
		[ 'ArrowLeft', false, true, { type: 'step', by: 1 } ],
		[ 'ArrowDown', true, true, { type: 'step', by: 1 } ],
		[ 'ArrowUp', true, false, { type: 'step', by: -1 } ],
		[ 'ArrowRight', true, false, undefined ],
		[ 'ArrowDown', false, false, undefined ],
		[ 'Home', false, false, { type: 'select', index: 0 } ],
		[ 'End', true, false, { type: 'select', index: 2 } ],
		[ 'a', false, false, undefined ],
	] )(
		'reads %s (vertical %p, right to left %p) (TABS-8, TABS-9)',
		( key, vertical, rtl, expected ) => {
			expect( actionOf( key, { vertical, rtl }, 3 ) ).toEqual( expected );
		}
	);

	it( 'finds the panel of an anchor (TABS-4)', () => {
		expect( panelId( 'design' ) ).toBe( 'tab-design' );
		expect( panelId( 'tab-design' ) ).toBe( 'tab-design' );
	} );
} );
