import { focusAfter, reduce } from '../model';
import type { State } from '../types';

const at = ( open: number, moving = false ): State => ( {
	open,
	count: 3,
	moving,
} );

describe( 'an accordion', () => {
	it( 'opens the item that is picked, and with that closes the other (ACC-1, ACC-3)', () => {
		expect( reduce( at( 0 ), { type: 'select', index: 2 } ) ).toEqual(
			at( 2, true )
		);
		expect( reduce( at( -1 ), { type: 'select', index: 0 } ) ).toEqual(
			at( 0, true )
		);
	} );

	it( 'does nothing on the open item, and during an animation (ACC-2)', () => {
		const open = at( 1 );
		expect( reduce( open, { type: 'select', index: 1 } ) ).toBe( open );
		const moving = at( 1, true );
		expect( reduce( moving, { type: 'select', index: 2 } ) ).toBe( moving );
		const rested = reduce( moving, { type: 'rest' } );
		expect( rested ).toEqual( at( 1 ) );
		expect( reduce( rested, { type: 'select', index: 2 } ) ).toEqual(
			at( 2, true )
		);
	} );

	it( 'reveals what has to be seen, whatever moves, without an animation (ACC-7)', () => {
		expect( reduce( at( 1, true ), { type: 'reveal', index: 2 } ) ).toEqual(
			at( 2 )
		);
		const open = at( 1, true );
		expect( reduce( open, { type: 'reveal', index: 1 } ) ).toBe( open );
	} );

	it.each( [ -1, 3, NaN ] )( 'knows no item %p', ( index ) => {
		const open = at( 1 );
		expect( reduce( open, { type: 'select', index } ) ).toBe( open );
		expect( reduce( open, { type: 'reveal', index } ) ).toBe( open );
	} );

	it.each( [
		[ 'ArrowDown', 0, 1 ],
		[ 'ArrowDown', 2, 0 ],
		[ 'ArrowUp', 0, 2 ],
		[ 'ArrowUp', 2, 1 ],
		[ 'Home', 2, 0 ],
		[ 'End', 0, 2 ],
		[ 'ArrowRight', 0, -1 ],
		[ 'a', 1, -1 ],
	] )( 'reads %s on header %p (ACC-10)', ( key, index, expected ) => {
		expect( focusAfter( key, index, 3 ) ).toBe( expected );
	} );
} );
