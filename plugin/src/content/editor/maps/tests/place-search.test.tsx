import apiFetch from '@wordpress/api-fetch';
import { createReduxStore, register } from '@wordpress/data';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { PlaceSearch } from '../place-search';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );

const editor = { host: '' };
const ferryRoad = {
	name: '12, Ferry Road, West End',
	lat: -27.478712,
	lng: 153.018746,
};

const search = async ( address: string ): Promise< void > => {
	fireEvent.change( screen.getByRole( 'textbox' ), {
		target: { value: address },
	} );
	await act( async () => {
		fireEvent.click( screen.getByRole( 'button', { name: 'Find' } ) );
	} );
};

describe( 'the search for places (MAP-15)', () => {
	beforeAll( () => {
		register(
			createReduxStore( 'core/editor', {
				reducer: () => ( {} ),
				selectors: {
					getEditorSettings: () => ( {
						brolgaPlaceSearch: editor.host,
					} ),
				},
			} )
		);
	} );
	beforeEach( () => {
		editor.host = 'maps.example';
		jest.mocked( apiFetch ).mockReset();
	} );

	it( 'has an address in it to begin with, and says by what a place was found (MAP-660)', async () => {
		jest.mocked( apiFetch ).mockResolvedValue( { items: [ ferryRoad ] } );
		const onChoose = jest.fn();
		const { rerender } = render( <PlaceSearch onChoose={ onChoose } /> );
		rerender(
			<PlaceSearch address="12 Ferry Road" onChoose={ onChoose } />
		);
		await act( async () => {
			fireEvent.click( screen.getByRole( 'button', { name: 'Find' } ) );
		} );
		fireEvent.click(
			screen.getByRole( 'button', { name: ferryRoad.name } )
		);
		expect( onChoose ).toHaveBeenCalledWith( ferryRoad, '12 Ferry Road' );
	} );

	it( 'says where an address goes', () => {
		render( <PlaceSearch onChoose={ jest.fn() } /> );
		expect(
			screen.getByText( /sends the address to maps\.example\./ )
		).toBeTruthy();
	} );

	it.each( [ 'maps.example', '' ] )(
		'takes degrees and links and asks nobody, with the service “%s” (MAP-17)',
		async ( host ) => {
			editor.host = host;
			const onChoose = jest.fn();
			render( <PlaceSearch onChoose={ onChoose } /> );
			await search( 'https://www.openstreetmap.org/#map=17/-27.4/153.1' );
			expect( onChoose ).toHaveBeenCalledWith(
				{
					name: '',
					lat: -27.4,
					lng: 153.1,
				},
				expect.any( String )
			);
			await search( 'https://maps.app.goo.gl/AbC' );
			expect( screen.getByRole( 'status' ).textContent ).toContain(
				'does not contain coordinates'
			);
			await search( '153.1, -27.4' );
			expect( screen.getByRole( 'status' ).textContent ).toContain(
				'Latitude comes first'
			);
			expect( onChoose ).toHaveBeenCalledTimes( 1 );
			expect( apiFetch ).not.toHaveBeenCalled();
		}
	);

	it( 'says what to do about an address that is too long, and asks nobody', async () => {
		render( <PlaceSearch onChoose={ jest.fn() } /> );
		for ( const address of [
			'Ferry Road '.repeat( 20 ),
			// A page that was pasted, which looks like degrees to begin with.
			`27${ ' '.repeat( 100_000 ) }S`,
		] ) {
			await search( address );
			expect( screen.getByRole( 'status' ).textContent ).toContain(
				'Shorten it'
			);
		}
		expect( apiFetch ).not.toHaveBeenCalled();
	} );

	it( 'asks nobody for an address where the owner turned the search off', async () => {
		editor.host = '';
		render( <PlaceSearch onChoose={ jest.fn() } /> );
		await search( '12 Ferry Road' );
		expect( screen.getByRole( 'status' ).textContent ).toContain(
			'Enter coordinates'
		);
		expect( apiFetch ).not.toHaveBeenCalled();
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
		expect( onChoose ).toHaveBeenCalledWith( ferryRoad, '12 Ferry Road' );
		expect(
			screen.queryByRole( 'button', { name: ferryRoad.name } )
		).toBeNull();
	} );

	it( 'says that nothing was found, and what went wrong', async () => {
		jest.mocked( apiFetch ).mockResolvedValueOnce( { items: [] } );
		render( <PlaceSearch onChoose={ jest.fn() } /> );
		await search( 'nowhere' );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'No place was found for this address. Check the spelling, or enter coordinates.'
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
