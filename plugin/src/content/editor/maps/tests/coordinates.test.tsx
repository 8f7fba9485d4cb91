import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { Coordinates } from '../coordinates';

const LABELS = { lat: 'Latitude', lng: 'Longitude' };

let kept = { lat: 0, lng: 0 };

function Fields() {
	const [ place, setPlace ] = useState( kept );
	kept = place;
	return (
		<Coordinates
			{ ...place }
			labels={ LABELS }
			onChange={ ( change ) => setPlace( { ...place, ...change } ) }
		/>
	);
}

const field = ( name: string ) =>
	screen.getByRole< HTMLInputElement >( 'textbox', { name } );

/** Types letter by letter, as people do. */
const type = ( name: string, text: string ): void => {
	for ( let length = 1; length <= text.length; length++ ) {
		fireEvent.change( field( name ), {
			target: { value: text.slice( 0, length ) },
		} );
	}
};

describe( 'the fields for a place’s degrees (MAP-440)', () => {
	beforeEach( () => {
		kept = { lat: 0, lng: 0 };
		render( <Fields /> );
	} );

	it.each( [
		[ '52,0894', 52.0894 ],
		[ '52.0894', 52.0894 ],
		[ '-27,4698', -27.4698 ],
		[ '−27.05', -27.05 ],
	] )( 'reads %s as it is typed', ( text, degrees ) => {
		type( 'Latitude', text );
		expect( kept ).toEqual( { lat: degrees, lng: 0 } );
		expect( field( 'Latitude' ).value ).toBe( text );
	} );

	it.each( [
		'52.0894, 5.1214',
		'52.0894,5.1214',
		'52,0894; 5,1214',
		'52,0894 5,1214',
		'52,0894, 5,1214',
	] )( 'fills both of “%s” pasted into one', ( pasted ) => {
		fireEvent.change( field( 'Longitude' ), {
			target: { value: pasted },
		} );
		expect( kept ).toEqual( { lat: 52.0894, lng: 5.1214 } );
		expect( field( 'Latitude' ).value ).toBe( '52.0894' );
		expect( field( 'Longitude' ).value ).toBe( '5.1214' );
	} );

	it.each( [
		[ 'Latitude', '91', /^No place has this latitude/ ],
		[ 'Longitude', '181', /^No place has this longitude/ ],
		[ 'Latitude', 'Utrecht', /^This is not a coordinate/ ],
	] )(
		'says of %s %s what is wrong, and keeps the place',
		( name, text, flaw ) => {
			type( 'Latitude', '52' );
			fireEvent.change( field( name ), { target: { value: text } } );
			expect( kept ).toEqual( { lat: 52, lng: 0 } );
			expect( field( name ).value ).toBe( text );
			expect( screen.getAllByText( flaw ).length ).toBeGreaterThan( 0 );
			type( name, '5' );
			expect(
				document.querySelector( '[aria-invalid="true"]' )
			).toBeNull();
		}
	);

	it( 'says nothing of a minus, which comes first', () => {
		type( 'Latitude', '-' );
		expect( document.querySelector( '[aria-invalid="true"]' ) ).toBeNull();
	} );
} );
