import { reduce } from '../model';

describe( 'a toggle', () => {
	it( 'changes between open and closed (ACC-6)', () => {
		const opening = reduce( { open: false, moving: false }, 'switch' );
		expect( opening ).toEqual( { open: true, moving: true } );
		const open = reduce( opening, 'rest' );
		expect( open ).toEqual( { open: true, moving: false } );
		expect( reduce( open, 'switch' ) ).toEqual( {
			open: false,
			moving: true,
		} );
	} );

	it( 'does nothing on a click during its animation (ACC-6)', () => {
		const moving = { open: true, moving: true };
		expect( reduce( moving, 'switch' ) ).toBe( moving );
	} );

	it( 'reveals what has to be seen at once (ACC-7)', () => {
		expect( reduce( { open: false, moving: true }, 'reveal' ) ).toEqual( {
			open: true,
			moving: false,
		} );
		const open = { open: true, moving: false };
		expect( reduce( open, 'reveal' ) ).toBe( open );
	} );
} );
