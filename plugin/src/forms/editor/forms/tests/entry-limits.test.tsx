/**
 * The panel for a form's limits.
 */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { EntryLimitsPanel } from '../entry-limits';

let kept: Readonly< Record< string, unknown > > = {};

const Edited = () => {
	const [ limits, setLimits ] = useState( kept );
	return (
		<EntryLimitsPanel
			limits={ limits }
			onChange={ ( next ) => {
				kept = next;
				setLimits( next );
			} }
		/>
	);
};

const set = ( label: string, value: string ) =>
	fireEvent.change( screen.getByLabelText( label ), { target: { value } } );

describe( 'the limits of a form', () => {
	beforeEach( async () => {
		kept = {};
		render( <Edited /> );
		fireEvent.click( screen.getByText( 'Limits' ) );
		await screen.findByLabelText( 'Places' );
	} );

	afterEach( cleanup );

	it( 'are a number of places, which is shown if the owner likes (FORM-870)', () => {
		set( 'Places', '12' );
		fireEvent.click(
			screen.getByLabelText( 'Show how many places are left' )
		);
		set( 'Message when all places are taken', 'Sold out.' );
		expect( kept ).toEqual( {
			places: 12,
			showPlaces: true,
			full: 'Sold out.',
		} );
	} );

	it.each( [ '0', '-3', '12.5', '100001' ] )(
		'say that %s is no number of places, and keep it to be corrected (FORM-870)',
		( typed ) => {
			const error = (): string =>
				document.querySelector( '.components-notice.is-error' )
					?.textContent ?? '';
			set( 'Places', '12' );
			expect( error() ).toBe( '' );
			set( 'Places', typed );
			expect( screen.getByLabelText( 'Places' ) ).toHaveProperty(
				'value',
				typed
			);
			expect( error() ).toContain( 'a whole number from 1 to 100,000' );
			expect( kept.places ).toBeUndefined();
			set( 'Places', '' );
			expect( error() ).toBe( '' );
		}
	);

	it( 'are dates, of which the panel says where they are reversed (FORM-872)', () => {
		set( 'Opens', '2031-05-02T09:00' );
		expect( screen.queryByText( /never opens/ ) ).toBeNull();
		set( 'Closes', '2031-05-01T09:00' );
		expect( screen.getAllByText( /never opens/ ).length ).toBeGreaterThan(
			0
		);
		set( 'Message after it closes', 'The draw is over.' );
		expect( kept ).toEqual( {
			from: '2031-05-02T09:00',
			until: '2031-05-01T09:00',
			closed: 'The draw is over.',
		} );
	} );

	it( 'say that the form is closed already (FORM-872)', () => {
		const notice = (): string =>
			document.querySelector( '.components-notice' )?.textContent ?? '';
		set( 'Closes', '2020-01-01T10:00' );
		expect( notice() ).toContain( 'closing date has passed' );
		set( 'Closes', '2131-01-01T10:00' );
		expect( notice() ).toBe( '' );
	} );

	it( 'are one entry of each address (FORM-873)', () => {
		fireEvent.click(
			screen.getByLabelText( 'One entry per email address' )
		);
		expect( kept ).toEqual( { once: true } );
		expect(
			screen.getByLabelText( 'Message for a second entry' )
		).toBeTruthy();
	} );
} );
