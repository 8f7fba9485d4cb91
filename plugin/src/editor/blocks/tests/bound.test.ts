import { bound } from '../bound';

interface Attributes {
	readonly title: string;
	readonly effect: 'fade' | 'slide';
	readonly arrows: boolean;
	readonly overlay: number;
}

describe( 'bound', () => {
	const setAttributes = jest.fn();
	const { value, input, toggle, number } = bound< Attributes >( {
		attributes: {
			title: 'Gardens',
			effect: 'fade',
			arrows: true,
			overlay: 40,
		},
		setAttributes,
	} );

	beforeEach( () => setAttributes.mockClear() );

	it( 'shows an attribute and changes it alone', () => {
		const title = value( 'title' );
		expect( title.value ).toBe( 'Gardens' );
		title.onChange( 'Ponds' );
		expect( setAttributes.mock.calls ).toEqual( [
			[ { title: 'Ponds' } ],
		] );
	} );

	it( 'binds a choice to one of its options', () => {
		const effect = input( 'effect' );
		expect( effect ).toMatchObject( {
			value: 'fade',
			__next40pxDefaultSize: true,
		} );
		effect.onChange( 'slide' );
		expect( setAttributes ).toHaveBeenCalledWith( { effect: 'slide' } );
	} );

	it( 'binds a switch', () => {
		const arrows = toggle( 'arrows' );
		expect( arrows.checked ).toBe( true );
		arrows.onChange( false );
		expect( setAttributes ).toHaveBeenCalledWith( { arrows: false } );
	} );

	it( 'takes an emptied number for what is missing, and zero for zero', () => {
		const overlay = number( 'overlay', 50 );
		expect( overlay.value ).toBe( 40 );
		overlay.onChange( 0 );
		overlay.onChange( undefined );
		expect( setAttributes.mock.calls ).toEqual( [
			[ { overlay: 0 } ],
			[ { overlay: 50 } ],
		] );
	} );
} );
