import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { formOf } from '../../../../../tests/support/settings-forms';
import { SettingsScreen } from '../../../admin/settings/screen';

jest.mock( '@wordpress/api-fetch' );

type Request = { path: string; method?: string; data?: unknown };

const BUSINESS = {
	id: 'business',
	title: 'Business',
	version: '0000000000000001',
	values: {
		business_name: 'Fig & Ferry',
		business_kind: 'Store',
		business_phone: '',
		business_email: '',
		street: '',
		postcode: '',
		city: '',
		region: '',
		country: 'AU',
		price_range: '',
		opening_hours: [ 'Mo-Fr 09:00-17:00' ],
		profiles: [],
	},
	secrets: {},
	locked: {},
	...formOf( 'business' ),
};

/** Opens the section; what is saved is stored, unless it is refused. */
async function open(
	refuse: ( values: Record< string, unknown > ) => unknown = () => undefined
): Promise< Request[] > {
	const asked: Request[] = [];
	jest.mocked( apiFetch ).mockImplementation( ( async (
		request: Request
	) => {
		asked.push( request );
		if ( request.method !== 'PUT' ) {
			return [ BUSINESS ];
		}
		const { values } = request.data as {
			values: Record< string, unknown >;
		};
		const refusal = refuse( values );
		if ( refusal !== undefined ) {
			throw refusal;
		}
		return { ...BUSINESS, values: { ...BUSINESS.values, ...values } };
	} ) as typeof apiFetch );
	window.history.replaceState(
		null,
		'',
		'/?page=brolga-settings&section=business'
	);
	await act( async () => void render( <SettingsScreen /> ) );
	return asked;
}

const save = (): Promise< void > =>
	act( async () =>
		screen.getByRole( 'button', { name: 'Save changes' } ).click()
	);

describe( 'the settings of the business', () => {
	it( 'takes a country by its name and hours as people type them (SEO-9, SEO-180)', async () => {
		const asked = await open();
		expect(
			screen.getByLabelText< HTMLSelectElement >( 'Country' )
				.selectedOptions[ 0 ]?.textContent
		).toBe( 'Australia' );
		expect(
			screen.getByRole< HTMLOptionElement >( 'option', {
				name: 'United Kingdom',
			} ).value
		).toBe( 'GB' );
		expect(
			screen.getByLabelText< HTMLSelectElement >( 'Business type' )
				.selectedOptions[ 0 ]?.textContent
		).toBe( 'Shop' );
		const typed = screen.getByLabelText( 'Fill in by typing' );
		fireEvent.change( typed, {
			target: { value: 'Sat 10am-2pm; Sun on request' },
		} );
		fireEvent.blur( typed );
		// SEO-400: what is not understood stands where it was typed, and nothing else waits for it.
		expect( typed ).toHaveProperty( 'value', 'Sun on request' );
		expect( typed.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		const example = 'Mon–Fri 9:00–17:30; Sat 10am–2pm';
		expect(
			screen.getByText(
				`“Sun on request” cannot be read, and is not saved. Enter days and times, such as ${ example }.`
			)
		).toBeTruthy();
		expect( document.body.textContent ).toContain(
			`Days and times, such as ${ example }.`
		);
		await save();
		expect( asked[ 1 ]?.data ).toEqual( {
			version: '0000000000000001',
			values: {
				opening_hours: [ 'Mo-Fr 09:00-17:00', 'Sa 10:00-14:00' ],
			},
		} );
	} );

	it( 'has the days one by one, with more hours and copied ones (SEO-400)', async () => {
		const asked = await open();
		const day = ( name: string ) =>
			within( screen.getByRole( 'group', { name } ) );
		const time = ( label: string ) =>
			screen
				.getAllByLabelText< HTMLInputElement >( label )
				.map( ( { value } ) => value );
		expect( time( 'Friday, closes at' ) ).toEqual( [ '17:00' ] );
		expect( day( 'Sunday' ).getByText( 'Closed' ) ).toBeTruthy();
		fireEvent.click( day( 'Sunday' ).getByRole( 'checkbox' ) );
		expect( time( 'Sunday, opens at' ) ).toEqual( [ '09:00' ] );
		fireEvent.click(
			day( 'Monday' ).getByRole( 'button', {
				name: 'Add hours to Monday',
			} )
		);
		const [ , more ] = screen.getAllByLabelText( 'Monday, opens at' );
		fireEvent.change( more as HTMLElement, { target: { value: '18:00' } } );
		expect(
			day( 'Monday' ).getByText( /Enter two different times/ )
		).toBeTruthy();
		const [ , end ] = screen.getAllByLabelText( 'Monday, closes at' );
		fireEvent.change( end as HTMLElement, { target: { value: '20:00' } } );
		expect( screen.queryByText( /Enter two different times/ ) ).toBeNull();
		await act( async () =>
			day( 'Monday' )
				.getByRole( 'button', { name: 'Copy the hours of Monday' } )
				.click()
		);
		await act( async () =>
			screen.getByRole( 'menuitem', { name: 'Copy to weekdays' } ).click()
		);
		await save();
		expect( asked[ 1 ]?.data ).toMatchObject( {
			values: {
				opening_hours: [
					'Mo-Fr 09:00-17:00',
					'Mo-Fr 18:00-20:00',
					'Su 09:00-17:00',
				],
			},
		} );
		fireEvent.click( day( 'Sunday' ).getByRole( 'checkbox' ) );
		expect( day( 'Sunday' ).getByText( 'Closed' ) ).toBeTruthy();
		await act( async () =>
			screen.getByRole( 'button', { name: 'Discard' } ).click()
		);
		expect( time( 'Sunday, opens at' ) ).toEqual( [ '09:00' ] );
	} );

	it( 'saves what is right though something else is not (SEO-401)', async () => {
		const asked = await open( ( values ) =>
			'profiles' in values
				? {
						message: 'Nothing was saved.',
						errors: [
							{ field: 'profiles', message: 'Not a URL.' },
						],
					}
				: undefined
		);
		fireEvent.change( screen.getByLabelText( 'Profiles' ), {
			target: { value: 'my page' },
		} );
		fireEvent.change( screen.getByLabelText( 'Street address' ), {
			target: { value: '1 Boundary Street' },
		} );
		await save();
		expect( asked.slice( 1 ).map( ( { data } ) => data ) ).toMatchObject( [
			{ values: { profiles: [ 'my page' ] } },
			{ values: { street: '1 Boundary Street' } },
		] );
		const profiles = screen.getByLabelText( 'Profiles' );
		expect( profiles ).toHaveProperty( 'value', 'my page' );
		expect( document.activeElement ).toBe( profiles );
		expect( document.body.textContent ).toContain( 'Not a URL.' );
		expect( document.body.textContent ).toContain(
			'Some values were not saved.'
		);
	} );
} );
