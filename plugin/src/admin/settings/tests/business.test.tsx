import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SettingsScreen } from '../screen';

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
	fields: [],
};

describe( 'the settings of the business', () => {
	it( 'takes a country by its name and hours as people type them (SEO-9, SEO-180)', async () => {
		const asked: Request[] = [];
		jest.mocked( apiFetch ).mockImplementation( ( async (
			request: Request
		) => {
			asked.push( request );
			return request.method === 'PUT' ? BUSINESS : [ BUSINESS ];
		} ) as typeof apiFetch );
		window.history.replaceState(
			null,
			'',
			'/?page=brolga-settings&section=business'
		);
		await act( async () => void render( <SettingsScreen /> ) );
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
		fireEvent.change( screen.getByLabelText( 'Opening hours' ), {
			target: { value: 'Mo-Fr 09:00-17:00\nSat 10am-2pm' },
		} );
		fireEvent.blur( screen.getByLabelText( 'Opening hours' ) );
		await act( async () =>
			screen.getByRole( 'button', { name: 'Save changes' } ).click()
		);
		expect( asked[ 1 ]?.data ).toEqual( {
			version: '0000000000000001',
			values: {
				opening_hours: [ 'Mo-Fr 09:00-17:00', 'Sa 10:00-14:00' ],
			},
		} );
	} );
} );
