import apiFetch from '@wordpress/api-fetch';
import { createReduxStore, register } from '@wordpress/data';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { PlaceSearch } from '../place-search';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );

const editor = { offers: true };
const ferryRoad = {
	name: '12, Ferry Road, West End',
	lat: -27.478712,
	lng: 153.018746,
};

const search = async ( address: string ): Promise< void > => {
	fireEvent.change( screen.getByLabelText( 'Find an address' ), {
		target: { value: address },
	} );
	await act( async () => {
		fireEvent.click( screen.getByRole( 'button', { name: 'Search' } ) );
	} );
};

describe( 'the search for places (MAP-15)', () => {
	beforeAll( () => {
		register(
			createReduxStore( 'core/editor', {
				reducer: () => ( {} ),
				selectors: {
					getEditorSettings: () => ( {
						brolgaPlaceSearch: editor.offers,
					} ),
				},
			} )
		);
	} );
	beforeEach( () => {
		editor.offers = true;
		jest.mocked( apiFetch ).mockReset();
	} );

	it( 'is not there without a service', () => {
		editor.offers = false;
		const { container } = render( <PlaceSearch onChoose={ jest.fn() } /> );
		expect( container.textContent ).toBe( '' );
	} );

	it( 'asks once its button is pressed, and hands on what is chosen', async () => {
		const onChoose = jest.fn();
		jest.mocked( apiFetch ).mockResolvedValue( { items: [ ferryRoad ] } );
		render( <PlaceSearch onChoose={ onChoose } /> );
		await search( ' 12 Ferry Road ' );
		expect( jest.mocked( apiFetch ).mock.calls ).toEqual( [
			[
				{
					path: '/brolga/v1/places',
					method: 'POST',
					data: { search: '12 Ferry Road' },
				},
			],
		] );
		fireEvent.click(
			screen.getByRole( 'button', { name: ferryRoad.name } )
		);
		expect( onChoose ).toHaveBeenCalledWith( ferryRoad );
		expect(
			screen.queryByRole( 'button', { name: ferryRoad.name } )
		).toBeNull();
	} );

	it( 'says that nothing was found, and what went wrong', async () => {
		jest.mocked( apiFetch ).mockResolvedValueOnce( { items: [] } );
		render( <PlaceSearch onChoose={ jest.fn() } /> );
		await search( 'nowhere' );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'No place was found for this address.'
		);
		jest.mocked( apiFetch ).mockRejectedValueOnce( {
			message: 'maps.example did not answer in time.',
		} );
		await search( 'nowhere' );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'maps.example did not answer in time.'
		);
	} );
} );
